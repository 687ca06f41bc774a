"""How urgent a writer says that he holds it to be, and which wait he holds to be too long: "I would call this
semi-urgent", "In my view this is routine", "A routine appointment would be too late"."""

from __future__ import annotations

import re

from jobs.extraction.assistant.request.urgency.phrases import Phrases

_FLAGS = re.IGNORECASE
_LEVEL = (
    r"(?P<words>(?:very |semi[- ]?|non[- ]?)?urgent|routine|soon(?! as)|priority)"
    r"(?= ?(?:[.,;:)\u2013-]|$|(?:referral|case|category|class|list|one|request|matter|problem|rather|but|and|though|"
    r"not|"
    r"please)\b))"
)
_THIS = r"(?:this|it|him|her|them|the (?:referral|matter|case|problem)|(?:mr|mrs|ms|miss)\.? [\w'\u2019-]+)"
_USUAL = r"(?:routine|usual|normal|ordinary|standard|current)"
_TOO_LONG = (
    r"(?:would|will|is|may|might|could|seems) (?:be )?(?:far |much |rather )?"
    r"(?:too (?:late|long|slow|far)|not do|not be soon enough|unsafe|unwise|dangerous|risky)\b"
)
_WAIT = r"(?:wait(?:ing (?:time|list))?|appointments?|referral|slot|queue|list|turn)(?: of [\w -]{2,20}?)?"
_IS_TOO_LONG = re.compile(rf"\s*(?:{_WAIT} )?{_TOO_LONG}", re.IGNORECASE)
HELD: Phrases = (
    (
        "",
        0.84,
        re.compile(
            r"\b(?:i|we)(?:['\u2019]d| would| should)?(?: probably| rather| therefore| myself)? "
            rf"(?:call|rank|make|place|put|say|count|describe|file) (?:{_THIS} )?"
            r"(?:(?:that|this|it|s?he|is|was|would|be|as|in|on|into|under|an?|the|your) ){0,5}?"
            rf"{_LEVEL}",
            _FLAGS,
        ),
    ),
    (
        "",
        0.84,
        re.compile(
            r"\b(?:in my (?:view|opinion|judge?ment|estimation)|to my mind|my (?:own )?(?:grading|rating|category|"
            r"classification|triage|view|feeling|sense|guess|estimate|opinion)(?: of (?:the )?urgency)?"
            r"(?: is| would be|:))"
            rf",? (?:(?:that|{_THIS}|is|was|would|be|as|an?|the) ){{0,5}}?{_LEVEL}",
            _FLAGS,
        ),
    ),
    (
        "urgent",
        0.86,
        re.compile(
            rf"\b(?:the |an? |your )?{_USUAL} {_WAIT} (?P<words>{_TOO_LONG})",
            _FLAGS,
        ),
    ),
    (
        "urgent",
        0.82,
        re.compile(
            r"\b(?:i|we)(?: (?:really|certainly))? (?P<words>(?:do not|don['\u2019]t|would not|wouldn['\u2019]t) "
            r"(?:want|like|wish) (?:him|her|them|this|it) (?:to )?(?:join|sit|languish|linger|end up|go|be put|"
            r"be left|be)"
            r" (?:[\w-]+ ){0,4}(?:waiting|routine|usual|normal|ordinary|long|end|back|"
            r"bottom) (?:[\w-]+ ){0,3}(?:list|queue))\b",
            _FLAGS,
        ),
    ),
    (
        "urgent",
        0.82,
        re.compile(
            r"\b(?:i|we)(?:['\u2019](?:d|m|re)| am| are| would)?(?: be)? (?P<words>(?:unhappy|uneasy|reluctant|"
            r"uncomfortable|loath|not happy|not comfortable) (?:(?:for|about|with|to (?:let|leave|have|keep)) )?"
            r"(?:him|her|them|this|it) (?:to )?(?:be (?:left )?)?wait(?:ing)?)\b(?! (?:at|in the (?:waiting|"
            r"corridor)))",
            _FLAGS,
        ),
    ),
)
"""Each with its level; "" where the words name it."""


def is_too_long(behind: str) -> bool:
    """Tell whether the words behind one that can wait say that this would be too long."""
    return _IS_TOO_LONG.match(behind) is not None
