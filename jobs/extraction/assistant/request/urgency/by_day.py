"""The day or event before which a sentence wants somebody to be seen, or an answer: "before he flies on the 3rd"."""

from __future__ import annotations

import re

from jobs.extraction.assistant.request.urgency.levels import Asked
from jobs.extraction.assistant.request.urgency.otherwise import (
    ANOTHER_CLAUSE,
    says_otherwise,
    tells_of_us_or_the_past,
)
from jobs.extraction.assistant.values.months import ENGLISH_MONTH

SEE_NOW = re.compile(
    r"(?<![\w-])(?:see(?:n|ing)?|reviewed|review|assess(?:ed)?|for (?:\w+ )?assessment|admit(?:ted)?|"
    r"admission|appointment|appt|slot|visit|(?:fit|squeez|slot|get)\w*|accept(?:ed|ing)?|tak(?:e|ing)(?: "
    r"\w+){0,2} (?:over|on)|vu[es]*|recevoir|voir|gesehen|vorzustellen|vist[oa]|zien|vorstellung|cita|"
    r"valorad[oa])(?![\w-])",
    re.IGNORECASE,
)
"""What is wanted on the very day: nearer to its word than what is wanted soon, for much else happens "today"."""
_WEEKDAY = r"(?i:(?:mon|tue(?:s)?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\b)"
_DATE = (
    r"(?:the )?\d{1,2}(?:st|nd|rd|th|[/.]\d{1,2}(?:[/.]\d{2,4})?)?\b(?! ?(?:days?|weeks?|wks?|months?|hours?|"
    r"years?|am|pm)\b)|(?:the )?(?:end|middle|beginning|start) of (?:(?:the|this|next) )?[^\W\d_]+|"
    rf"(?:(?:early|mid|late|this|next)[ -])?{ENGLISH_MONTH}|(?:this |next |the )?(?:coming )?{_WEEKDAY}|"
    r"(?:this|next) (?:week|month)\b|(?:christmas|xmas|easter|ramadan|eid|diwali|passover|thanksgiving|new "
    r"year|half[- ]term|the holidays)\b"
)
_TO_COME = (
    r"(?:(?:the|his|her|their|my|our|a|an|any|this|next|planned|elective|scheduled|booked|starting) )*"
    r"(?:[\w'\u2019-]+ ){0,3}?[\w'\u2019-]+"
)
_LEADS = r"(?:before|ahead of|prior to|in (?:good )?time for|in advance of|this side of)"
_LEADS_A_DAY = rf"(?:by|{_LEADS}|(?:no|not) later than|at the latest (?:by|on)|latest(?: by)?|not beyond)"
_DEADLINE = re.compile(
    rf"\b(?:(?i:{_LEADS_A_DAY}) (?i:{_DATE})|(?i:{_LEADS}) {_TO_COME},? "
    rf"(?:which is )?(?:(?:on|in|of|at|from|planned for|"
    rf"booked for|scheduled for|due(?: on)?) )?(?:the )?(?:\d{{1,2}}(?:st|nd|rd|th)?[ /.-](?:of "
    rf")?(?:{ENGLISH_MONTH}|\d{{1,2}}\b)|{ENGLISH_MONTH} \d|{_WEEKDAY}|next (?:week|month)\b)|"
    r"(?i:before|ahead of|prior to|in time for|this side of) (?:he|she|they|his|her|their|the|school|term)\b"
    r"(?! (?:(?:is|are|be) )?(?:seen|reviewed|appointment|visit|clinic|consultation)\b)"
    r"(?:\W+[\w'\u2019]+){1,2})"
)
"""A day, a feast or something that is to come, before which somebody wants to be seen."""
_BEFORE_IT = re.compile(
    r"\b(?:before (?:then|that|it|this|(?:he|she|they) (?:goes|go|leaves?|travels?))|by then|beforehand|"
    r"ahead of (?:that|this|it)|prior to (?:that|this|it)|in time for (?:that|this|it)|(?:seen|see (?:him|"
    r"her|them)|reviewed|assessed|cleared) first)\b(?! (?:s?he|they|was|were|had|i|we)\b)",
    re.IGNORECASE,
)
"""What points back to a day that is named before."""
_NAMED_DAY = re.compile(
    rf"\b(?:(?:on|for|until|till|in|from|starts?|begins?|expires?|flies|due|booked) (?:{_DATE})|"
    rf"\d{{1,2}}(?:st|nd|rd|th)? (?:of )?{ENGLISH_MONTH}|\d{{1,2}}/\d{{1,2}}|next (?:week|month)\b)"
)
_SEE_BY_THEN = re.compile(
    rf"{SEE_NOW.pattern}|(?<![\w-])(?:answer|(?:need|want) (?:it|this)|"
    r"your (?:letter|report|reply|word|answer|say-?so)|opinion|advice|input|assessment|clear(?:ed|ance)|verdict|"
    r"recommendations?|(?:an? |the )(?:report|letter|note|reply|word|answer)(?: back)?|"
    rf"decision|"
    r"go-?ahead|evaluat(?:ed|ion)|investigated|consult\w*|anything|something|hear from you|place|date|"
    r"look(?:ed)? at|(?:be|get|is|this|it) (?:all )?(?:done|sorted|settled|resolved|arranged|dealt with|seen "
    r"to))(?![\w-])",
    re.I,
)
_ENDS_A_SIGHT = re.compile(rf",|{ANOTHER_CLAUSE.pattern}|\b(?:with|for|about|regarding|had|was)\b", re.I)
_WISH_ALONE = re.compile(
    r"(?:.*[,;:])?\W*(?:and )?(?:ideally|preferably|if possible|please|pls|kindly|needed|needs? to be seen|"
    r"wanted|required),?\s*",
    re.IGNORECASE,
)
_LATEST = re.compile(
    rf"\b(?P<when>(?:today|tomorrow|(?:(?:this|next|the) )?(?:{_WEEKDAY}|w(?:ee)?k|month)|(?:the "
    rf")?\d{{1,2}}(?:st|nd|rd|th)?(?:(?: of)? {ENGLISH_MONTH})?|{ENGLISH_MONTH} \d{{1,2}}|(?:within|in) [\w-]+ "
    rf"(?:days?|weeks?))) (?:at|by) (?:the |its )?(?:very )?"
    r"latest\b|\b(?:(?:at the latest|no later than|not later than),? (?:by |on )?"
    rf"(?:today|tomorrow|(?:this |next )?{_WEEKDAY}|(?:this|next|the end of the) week))",
    re.IGNORECASE,
)
"""A day that must not be passed: "Friday at the latest". Nobody says so of what can wait."""
_AT_THE_LATEST = {"today": "stat", "tomorrow": "asap"}
"""What may be answered tomorrow is no emergency, though nothing but the next day is left for it."""
_FURTHEST = 45
_LOOKED_AT = 400


def asked_by_a_day(words: str) -> Asked | None:
    """Return the day or event before which somebody is to be seen, named before or with it; None without one."""
    return _at_the_latest(words) or _by_a_day(words) or _before_a_day_named_before(words)


def _at_the_latest(words: str) -> Asked | None:
    match = _LATEST.search(words)
    if match is None:
        return None
    before = words[max(0, match.start() - _LOOKED_AT) : match.start()]
    if says_otherwise(before, match.group(), words[match.end() :]) or tells_of_us_or_the_past(before):
        return None
    level = _AT_THE_LATEST.get((match["when"] or "").casefold(), "urgent")
    return Asked(level, match.start(), match.end(), 0.8)


def _by_a_day(words: str) -> Asked | None:
    for match in _DEADLINE.finditer(words):
        before = words[max(0, match.start() - _LOOKED_AT) : match.start()]
        sight = next(reversed(list(_SEE_BY_THEN.finditer(before))), None)
        led = _WISH_ALONE.fullmatch(before) is not None
        between = before[sight.end() :] if sight else ""
        near = sight is not None and len(between) <= _FURTHEST and _ENDS_A_SIGHT.search(between) is None
        if not (led or near) or tells_of_us_or_the_past(before):
            continue
        if not says_otherwise(before, match.group(), words[match.end() : match.end() + _LOOKED_AT]):
            return Asked("urgent", match.start(), match.end(), 0.78)
    return None


def _before_a_day_named_before(words: str) -> Asked | None:
    """What is wanted "before then" where the same sentence has said when that is."""
    for match in _BEFORE_IT.finditer(words):
        before = words[max(0, match.start() - _LOOKED_AT) : match.start()]
        if _NAMED_DAY.search(before) is None:
            continue
        clause = re.split(r"[;:]|, |\band\b|\bso\b|\bbut\b", before)[-1]
        if _SEE_BY_THEN.search(clause + match.group()) is None or tells_of_us_or_the_past(clause):
            continue
        if not says_otherwise(clause, match.group(), words[match.end() : match.end() + _LOOKED_AT]):
            return Asked("urgent", match.start(), match.end(), 0.78)
    return None
