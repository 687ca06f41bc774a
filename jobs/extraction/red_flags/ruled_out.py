"""What the rest of a letter rules out though a danger is named: a clot that has been treated for months, an ectopic
pregnancy of a boy.
"""

from __future__ import annotations

import re

from jobs.extraction.red_flags.calm_pictures import is_calm
from jobs.extraction.text import Span, Text

_CLOT = re.compile(
    r"\b(?:PEs?|pulmonary embol\w+|DVTs?|VTE|(?:deep[- ]?)?(?:vein|venous) thrombo\w+|clots?|thrombosis)\b",
    re.IGNORECASE,
)
_BLOOD_THINNER = (
    r"(?:rivaroxaban|apixaban|edoxaban|dabigatran|warfarin|dalteparin|enoxaparin|tinzaparin|xarelto|eliquis|clexane|"
    r"fragmin|DOACs?|NOACs?|LMWH|heparin|anti-?coag\w+|blood thinners?)"
)
_MONTHS = (
    r"(?:(?:\d{1,2}|an?|two|three|four|five|six|nine|twelve) ?-?(?:months?|mths?|/12|years?)|"
    r"(?:6|8|10|12|six|twelve) ?-?(?:weeks?|wks?|/52))"
)
_TREATED = re.compile(
    rf"\b(?:(?:completed|finished|has had|had|received) (?:(?:a|an|the|his|her|their|full|initial) )*"
    rf"(?:course of |{_MONTHS}(?:['\u2019]s?)? (?:course )?(?:of |on )?)(?:\w+ ){{0,3}}?{_BLOOD_THINNER}|"
    rf"(?:after|following) {_MONTHS}(?:['\u2019]s?)? (?:of |on ){_BLOOD_THINNER},? (?:s?he|they|the patient)|"
    rf"(?:completed|finished) (?:(?:a|the|his|her|their|full) )*{_BLOOD_THINNER}|"
    rf"(?<!be )(?<!being )(?:treated|anti-?coagulated)\b[^.;\n]{{0,40}}\bfor {_MONTHS})\b",
    re.IGNORECASE,
)
_TREATED_WITHIN = 250
_NEW = (
    r"(?:\?|\b(?:query|suspect\w*|possib\w+|probab\w+|likely|new|acute|further|another|second|recurren\w+|repeat|"
    r"exclude|rule out|r/o|fresh|extending|progress\w+)\b)"
)
_NEW_WORD = re.compile(_NEW, re.IGNORECASE)
_NEW_BEFORE = re.compile(rf"{_NEW}\W*(?:\w+\W+){{0,2}}$", re.IGNORECASE)
_NEW_BEHIND = re.compile(
    r"\s*\?|[^.;\n]{0,40}\b(?:suspected|today|now|again|yesterday|this (?:morning|week)|recur\w+|extend\w+|despite)\b",
    re.IGNORECASE,
)
_SIGN_OF_A_CLOT = re.compile(
    r"\b(?:swollen|swelling|breathless\w*|short(?:ness)? of breath|sobo?e?|pleuritic|ha?emoptysis|chest pain|"
    r"tachycardi\w+|d-?dimer (?:raised|positive|high|elevated))\b",
    re.IGNORECASE,
)
_DENIED = re.compile(
    r"\b(?:no|not|nor|denie[sd]|without|nil|never|resolved|initially|presented with|at the time)\b[^.;\n]{0,40}$",
    re.IGNORECASE,
)
_OF_A_MAN = re.compile(
    r"\b(?:this|an?|the|old|nice|pleasant|young|elderly) (?:boy|man|gentleman|male)\b|"
    r"\b\d{1,3}[- ](?:years?|yrs?|y/?o)[- ](?:old )?(?:boy|man|male|gentleman)\b|"
    r"\bMaster (?-i:[A-Z])|\b(?:sex|gender) ?[:=]? ?(?:M|male)\b",
    re.IGNORECASE,
)
_OF_A_SMALL_CHILD = re.compile(
    r"\bthis (?:baby|infant|toddler|(?:little|small) girl)\b|"
    r"\b[1-9][- ](?:years?|yrs?|y/?o)[- ](?:old )?(?:girl|child|boy)\b|\baged [1-9] (?:years|yrs)\b",
    re.IGNORECASE,
)
_OF_A_WOMAN = re.compile(
    r"\b(?:she|her|hers|wom[ae]n|lady|ladies|female|wife|mother|mum|mom|mrs|ms|miss)\b", re.IGNORECASE
)
_OF_A_PREGNANCY = re.compile(
    r"\b(?:pregnan\w*|gestation\w*|lmp|periods?|gravida|g\dp\d|b?-?hcg|upt|pv|tub(?:e|es|al)|salping\w*|adnexa\w*|"
    r"uter\w+|ovar\w+|wom[ae]n|mother|mum|mom|wife|partner)\b",
    re.IGNORECASE,
)


def is_ruled_out(code: str, text: Text, span: Span) -> bool:
    """Tell whether the danger that words name is ruled out by what else the text tells."""
    if is_calm(code, text):
        return True
    if code == "pulmonary_embolism":
        return _is_a_treated_clot(text.flowing, span)
    return code == "ectopic_pregnancy" and text.once(_is_of_nobody_pregnant)


def _is_a_treated_clot(content: str, span: Span) -> bool:
    """Whether words name a clot that blood thinners were given for over months: "DVT right leg (August). She has
    completed three months of rivaroxaban"."""
    if not _CLOT.search(content, span.start, span.end):
        return False
    before = content[max(0, span.start - _TREATED_WITHIN) : span.start]
    behind = content[span.end : span.end + _TREATED_WITHIN]
    if (
        _NEW_BEFORE.search(before)
        or _NEW_WORD.search(content, span.start, span.end)
        or _NEW_BEHIND.match(behind)
    ):
        return False
    if not (_TREATED.search(behind) or _TREATED.search(before)):
        return False
    return not any(_tells_of_signs(words) for words in (before, behind))


def _tells_of_signs(words: str) -> bool:
    """Whether words tell of what a new clot would do, and do not deny it."""
    return any(not _DENIED.search(words[: sign.start()]) for sign in _SIGN_OF_A_CLOT.finditer(words))


def _is_of_nobody_pregnant(text: Text) -> bool:
    """Whether a text tells of a man or a small child, and of no woman or pregnancy."""
    told = text.flowing
    if _OF_A_PREGNANCY.search(told):
        return False
    if _OF_A_SMALL_CHILD.search(told):
        return True
    return _OF_A_MAN.search(told) is not None and _OF_A_WOMAN.search(told) is None
