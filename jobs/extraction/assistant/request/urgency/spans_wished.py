"""Spans of time and waits within which a letter wishes somebody to be seen, though it says so of what the patient was
told or of what the writer would rather: "I have told him he should be seen in the next few weeks".
"""

from __future__ import annotations

import re

from jobs.extraction.assistant.request.urgency.phrases import Phrases

_SOME = (
    r"(?:a few|few|a couple of|couple of|(?:[2-9]|10|14|two|three|four|five|six|seven|ten|fourteen)"
    r"(?:\s?(?:-|\u2013|to|or)\s?(?:\d|\w+))?)"
)
_SPAN = (
    rf"(?:(?:with)?in(?:side)?(?: of)?|under) (?:the )?(?:(?:next|coming) )?(?:{_SOME} (?:days?|w(?:ee)?ks?)|"
    r"(?:a |the )?fortnight|(?:a |the |one )?(?:w(?:ee)?k|month)(?: or (?:two|so))?)\b"
)
"""No more than some weeks, and led in: "inside of two weeks", "in the next week or two"."""
_SEEN = (
    r"(?:seen|looked at|reviewed|assessed|scoped|scanned|investigated|operated on|listed|treated|evaluated|"
    r"(?:done|sorted|dealt with)(?: out)?)"
)
_THEM = r"(?:him|her|them|(?:mr|mrs|ms|miss)\.? [\w'\u2019-]+|(?:his|her|their|the) [\w-]+)"
_THEY = r"(?:s?he|they|it|this)"
_NOT_BY_US = r"(?! (?:by|with|here|at|in) (?:me|us|my|our|here|his|her|their|the (?:practice|surgery))\b)"
_FLAGS = re.IGNORECASE

SPANS_WISHED: Phrases = (
    (
        "urgent",
        0.82,
        re.compile(
            rf"\b(?:i|we)(?:['\u2019]ve| have| had)?(?: \w+ly)? (?:told|advised|warned|promised|explained to|"
            rf"said to|agreed with|stressed to) {_THEM} (?:that )?{_THEY} (?:really )?(?:should|ought to|"
            rf"needs? to|must|ha(?:s|ve) to) "
            rf"be {_SEEN} (?:by (?:you|your \w+|a \w+|an? \w+ \w+) )?(?P<words>{_SPAN}){_NOT_BY_US}",
            _FLAGS,
        ),
    ),
    (
        "urgent",
        0.82,
        re.compile(
            rf"\b(?:if {_THEY} (?:was|were|could be)|(?:needs?|would like (?:him|her|them|this|it)) to be) {_SEEN} "
            rf"(?P<words>{_SPAN}){_NOT_BY_US}(?! (?:ago|of|after|before|from|following)\b)",
            _FLAGS,
        ),
    ),
    (
        "",
        0.82,
        re.compile(
            rf"(?P<words>{_SPAN}|(?:before|by) (?:christmas|easter|the new year|the (?:weekend|holidays)|"
            r"(?:the )?end of (?:the|this|next) (?:w(?:ee)?k|month))) (?:would|will) be (?:very |most |much |"
            r"so )?(?:good|ideal|great|best|perfect|"
            r"wonderful|"
            r"appreciated|kind|lovely|welcome|helpful)\b",
            _FLAGS,
        ),
    ),
    (
        "",
        0.8,
        re.compile(
            r"(?:^|[.;:] )(?:an? )?(?:assessment|review|appointment|opinion|consultation|evaluation|visit|"
            r"(?:[\w-]+ ){1,2}clinic)"
            rf"(?: (?:by|in|with|at|from))?(?: [\w'\u2019&-]+){{0,5}}? (?P<words>{_SPAN}){_NOT_BY_US}"
            r"(?! (?:ago|of|after|from|following|was|were|showed|has|had)\b)",
            _FLAGS | re.MULTILINE,
        ),
    ),
    (
        "",
        0.8,
        re.compile(
            r"(?:^|[\u2610-\u2612\]] ?|[-\u2022] |\d[.)] )(?:new |outpatient |specialist )?referral ?: "
            rf"[^.;:\n]{{3,90}}?,? (?P<words>{_SPAN}){_NOT_BY_US}(?! (?:ago|after|from|following|was|were)\b)",
            _FLAGS | re.MULTILINE,
        ),
    ),
    (
        "",
        0.8,
        re.compile(
            r"\brefer(?:ral)?(?: (?:him|her|them|pt|patient))? (?:to|for) [^.;:\n]{3,60}[,;]? "
            r"(?:for (?:an? )?(?:visit|appointment|appt|consult\w*|evaluation|review|assessment)|"
            r"(?:staff|office|front desk|nurse|scheduler|we) (?:to|will) (?:call|phone|arrange|book|schedule)"
            r"[^.;:\n]{0,30}) "
            rf"(?P<words>{_SPAN}){_NOT_BY_US}(?! (?:ago|after|from|following|was|were)\b)",
            _FLAGS,
        ),
    ),
    (
        "",
        0.8,
        re.compile(
            r"\b(?:visit|appointment|appt|consult\w*|evaluation|review|assessment) (?:is |was )?"
            rf"(?:requested|wanted|needed|desired|asked for),? "
            rf"(?P<words>{_SPAN}){_NOT_BY_US}(?! (?:ago|after|from|following|was|were)\b)",
            _FLAGS,
        ),
    ),
    (
        "urgent",
        0.82,
        re.compile(
            rf"(?:^|[.;:,] )(?:ideally|preferably|hopefully)(?: please)?,? (?P<words>{_SPAN})"
            r"(?= ?(?:[.,;]|please|if|$))",
            _FLAGS | re.MULTILINE,
        ),
    ),
    (
        "urgent",
        0.82,
        re.compile(
            r"\bif you (?:could|can|were able to) (?:manage|do|arrange|see to|fit|get|see) "
            rf"(?:it|this|that|him|her|them)(?: in)? (?P<words>{_SPAN})(?! (?:ago|of|after|from|following)\b)",
            _FLAGS,
        ),
    ),
    (
        "urgent",
        0.8,
        re.compile(
            rf"\b(?:i|we)(?:['\u2019]d| would)(?: much)? (?:rather|prefer)(?: that)? {_THEY} "
            r"(?P<words>(?:did(?: not|n['\u2019]t)|not) wait|(?:was|were)(?: not|n['\u2019]t) left|not be left)\b",
            _FLAGS,
        ),
    ),
)
"""Each with its level and how sure it is."""
