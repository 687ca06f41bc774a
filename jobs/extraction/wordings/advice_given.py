"""Advice what to look out for, in words that name signs and dangers of which nobody has any yet: "Return to the ED for
fever or chest pain", "Red flags discussed: saddle numbness", "Cauda equina advice given". Complaints, reasons and
dangers are all judged by these words.
"""

from __future__ import annotations

import re

_HOUSE = (
    r"(?:the )?(?:nearest |local |closest )?(?:ER|ED|A ?& ?E|emergency(?: (?:room|department|dept|services?))?|"
    r"casualty|hospital|urgent care)"
)
_AT_ONCE = r"(?:immediately|at once|straight ?away|urgently|promptly|sooner|earlier|right away)"
_IS_GIVEN = (
    r"(?:(?:(?:was|were|is|are|has been|have been|also|again|all|fully|verbally),? )*"
    r"(?:given|provided|discussed(?! with)|explained|reviewed|reiterated|reinforced|issued|covered|offered|repeated|"
    r"gone (?:over|through)|highlighted|advised|outlined|understood|in place))"
)
_PRECAUTIONS = (
    r"(?:return (?:precautions?|advice|instructions?)|(?:ED|ER) precautions?|when to return|"
    r"safety[- ]?net(?:s|t?ing|ted)?(?: (?:advice|information|instructions?))?)"
)
_RED_FLAGS = r"(?:red[- ]?flags?|warning signs?|danger signs?)(?: (?:symptoms?|signs?|features?|advice))?"
_WHAT_FOR = (
    r"\s*(?:[:\u2013\u2014-]|,? ?\b(?:for|re|regarding|about|include|includes|including|such as|with|against|if|"
    r"in case of|of|e\.?g\.?|i\.?e\.?)(?!\w))\s*:?"
)
_TOLD_TO = (
    r"(?:^|[.;:!\u2022*]\s*|\n[ \t]*(?:[-\u2022*]\s*)?(?-i:(?=[A-Z]))|"
    r"\b(?:please|should|will|must|(?:advised|instructed|counsell?ed|knows|aware|understands) to)\s+)"
)
_FOR_NO_APPOINTMENT = (
    r"for(?! (?:further|urgent|an?|his|her|their|your|this|these|the|evaluation|assessment|treatment|management|review|"
    r"work-?up|investigations?|imaging|admission|transfer|follow)\b)"
)
_UNTIL_HERE = r"(?:[^.;:!?\n]|\.(?=\d)|\n(?=[ \t]*[-\u2022*]|[ \t]*(?-i:[a-z(])))*\Z"
"""From what leads in advice to the words that are asked about: one statement, or a list below it."""
_GO = r"(?:return|come back|go(?: back)?|present|re-?present|attend|re-?attend)"
_A_LIST = r"(?:[^.;:!?\n]{0,30}:)"
_SEEK_HELP = r"seek (?:(?:immediate|urgent|prompt|medical|emergency) )*(?:care|attention|help)"
_LEADS_IN = (
    rf"(?:\b{_PRECAUTIONS}(?: {_IS_GIVEN})?{_WHAT_FOR}|"
    rf"\b{_RED_FLAGS} {_IS_GIVEN}{_WHAT_FOR}|"
    rf"\b(?:discussed|explained|reviewed|went (?:over|through)|gave|given) (?:the )?{_RED_FLAGS}{_WHAT_FOR}|"
    rf"\b{_GO} (?:to )?{_HOUSE}[^.;:\n]{{0,40}}\b(?:if|for)\b{_A_LIST}|"
    rf"{_TOLD_TO}(?:{_GO}(?: {_AT_ONCE})? (?:to )?{_HOUSE}(?: {_AT_ONCE})? "
    rf"(?:{_FOR_NO_APPOINTMENT}|if|should|with any|in case of)|"
    r"(?:call|ring|dial|phone) (?:911|999|111|112|000|an ambulance|emergency services) "
    rf"(?:for|if|should|with any|in case of))\b{_A_LIST}?|"
    rf"\b(?:return|come back|re-?present|re-?attend|{_SEEK_HELP})(?: {_AT_ONCE}| to (?:clinic|us)| here)* "
    rf"(?:if|should|(?:for|with) (?:any|new|worsening|increas\w+|the following)|in case of)\b{_A_LIST}?|"
    rf"\b(?:return|come back|{_SEEK_HELP}) {_AT_ONCE} (?:for|with)\b{_A_LIST}?)"
)
_OF_ADVICE = (
    "precaution", "return", "safety", "flag", "sign", "back", "present", "attend", "seek", "call", "ring", "dial",
    "phone", "go ",
)  # fmt: skip
"""Words that one of these leads holds, which most sentences do not."""
_WHAT_TO_WATCH = re.compile(_LEADS_IN + _UNTIL_HERE, re.IGNORECASE)
_BEGINS_WITH_IT = re.compile(
    rf"\W*(?:(?:s?he|they|patient|pt) (?:has|have|was|were) (?:been )?)?{_LEADS_IN}", re.IGNORECASE
)
_TOLD_TO_GO = re.compile(
    rf"{_TOLD_TO}{_GO}(?: {_AT_ONCE})? (?:to )?(?:the )?(?:nearest |local |closest )?\Z",
    re.IGNORECASE,
)
_TO_GO_FOR = re.compile(
    rf"(?:\W?(?:room|department|dept|unit))?(?: {_AT_ONCE})? (?:{_FOR_NO_APPOINTMENT}|if|should|with any|in case of)\b",
    re.IGNORECASE,
)
_BEGINS_WITHIN = 250
"""How many characters before words the advice that they belong to may begin."""
_KIND_OF_ADVICE = (
    r"(?:syndrome )?(?:(?:red[- ]?flags?|safety[- ]?net(?:ting|ted)?|verbal|written|standard|usual|return|and) )*"
    r"(?:advice|warnings?|precautions?|safety[- ]?net(?:ting)?|leaflets?|red[- ]?flags?|information|card)"
    r"(?:(?:,| and| &|/| \+)? ?(?:advice|leaflets?|safety[- ]?net(?:ting)?(?: advice)?|information|card|sheet))*"
)
_GIVEN_BEHIND = re.compile(
    rf"\s+(?:{_KIND_OF_ADVICE} {_IS_GIVEN}|(?:syndrome )?(?:warning |danger )?(?:symptoms?|signs?|symptoms and signs) "
    r"(?:(?:was|were|have been|also) )*(?:explained|reiterated|gone (?:over|through)|discussed(?! with)))\b",
    re.IGNORECASE,
)
_ADVICE_BEHIND = re.compile(rf"\s+{_KIND_OF_ADVICE}(?=\s*(?:[.,;)\n]|$|and\b|today\b))", re.IGNORECASE)
_GIVES = re.compile(
    r"\b(?:given|gave|provided|issued|reinforced|reiterated|received|has had|with)\s+(?:[\w-]+\s+){0,2}$",
    re.IGNORECASE,
)
_GIVES_ADVICE_ON = re.compile(
    r"\b(?:given|gave|provided|received|issued|offered) (?:[\w-]+ ){0,3}(?:advice|information|leaflets?|warnings?) "
    r"(?:re|about|regarding|around)\b(?! (?:his|her|their|this|the|ongoing)\b)[:.]? ?"
    r"(?:(?!\b(?:and|but|has|had|with|presents?)\b)[^.;:\n]){0,60}$",
    re.IGNORECASE,
)
_ADVISES = ("advice", "information", "leaflet", "warning")
_DANGER = re.compile(
    r"\b(?:cauda equina|CES|meningitis|sepsis|stroke|TIA|ectopic|compartment syndrome|anaphylaxis|DVT|PE|MSCC|"
    r"cord compression|pre-?eclampsia|retinal detachment)\b",
    re.IGNORECASE,
)
"""What letters give advice on that is not there yet; a back pain that advice was given on is."""


def is_told_what_to_watch(content: str, start: int) -> bool:
    """Tell whether words that begin at `start` are of what somebody is to look out for or to come back with."""
    begins = max(0, start - _BEGINS_WITHIN)
    return _holds(content[begins:start], _OF_ADVICE) and (
        _WHAT_TO_WATCH.search(content, begins, start) is not None
    )


def _holds(words: str, any_of: tuple[str, ...]) -> bool:
    lowered = words.lower()
    return any(word in lowered for word in any_of)


def begins_with_what_to_watch(words: str) -> bool:
    """Tell whether a sentence is advice from its beginning on: "Safety net: if chest pain at rest call 999"."""
    return _BEGINS_WITH_IT.match(words) is not None


def is_told_to_go_there(before: str, behind: str) -> bool:
    """Tell whether the name of a house between words of one sentence is where somebody is to go should a sign come: "Go
    to the ER for chest pain"."""
    return _TO_GO_FOR.match(behind) is not None and _TOLD_TO_GO.search(before) is not None


def names_advice(before: str, behind: str) -> bool:
    """Tell whether the name of a danger, between what stands before and behind it in one statement, only says what
    advice was given on: "Cauda equina advice given"."""
    return (
        _GIVEN_BEHIND.match(behind) is not None
        or (_ADVICE_BEHIND.match(behind) is not None and _GIVES.search(before) is not None)
        or (_holds(before, _ADVISES) and _GIVES_ADVICE_ON.search(before) is not None)
    )


def is_a_danger_advised_on(before: str, words: str, behind: str) -> bool:
    """Tell whether words of a statement name a danger that advice was given on, and no complaint that is there."""
    return _DANGER.search(words) is not None and names_advice(before, behind)
