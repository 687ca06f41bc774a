"""Conditions that are over by what stands right around them, whatever found them: behind a year ("2020 Pulmonary
embolism"), before what mended them ("2012 Left inguinal hernia repair"), said to be resolved behind a comma
("Postnatal depression 2011, resolved"), or called previous ("pregressa TVP", "previous AMD treated 2021").
"""

from __future__ import annotations

import re

from jobs.extraction.assistant.clinical.abroad.told import passes_abroad
from jobs.extraction.assistant.clinical.past_events import is_dated, is_still_to_undergo, is_to_come, passes
from jobs.extraction.assistant.clinical.said_before import item_before, sentence_before
from jobs.extraction.assistant.clinical.told_history import told_history
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.put_into_the_past import is_beside_the_past, is_put_into_the_past
from jobs.extraction.text import Span

_NEAR = 45
_YEAR = r"(?:19|20)\d\d"
_MONTHS = (
    r"(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|"
    r"nov(?:ember)?|dec(?:ember)?)"
)
_BEHIND_A_YEAR = re.compile(
    rf"(?<![\d/.-]){_YEAR}\)?\s?[:\u2013\u2014-]?\s+(?:(?:left|right|bilateral|acute) )?$", re.IGNORECASE
)
_MENDED = re.compile(
    r"\s+(?:repairs?|surgery|operations?|operaties?|op|release|fixation|correction|fixed|excised|removed|"
    r"repaired|operated)\b"
    r"(?P<told>[^.;,\n]{0,40})",
    re.IGNORECASE,
)
_TREATED_THEN = (
    rf"(?:treated|operated|cured|repaired|fixed|excised|removed|ablated|resected|healed|cleared)"
    rf"(?: (?!since\b)\w+){{0,4}} (?:in |\(?)?(?:{_MONTHS}\.? )?{_YEAR}"
)
_ENDED_THEN = (
    rf"[^.;\n]{{0,60}}?\((?:ceased|stopped|completed|finished|ended|until|till|weaned)[^()\n]*{_YEAR}\)"
)
_OVER = (
    r"(?:(?:now|since|fully|completely|has|have|all|then|spontaneously|subsequently|which|that|it|this) ){0,3}"
    r"(?:resolved|recovered|cured|healed|in (?:full |complete |sustained )?remission|no (?:recurrence|relapse|residue|"
    r"sequelae)|guérie?|résolue?|ausgeheilt|guarit[oa]|risolt[oa]|resuelt[oa]|curad[oa]|genezen)(?=\s*(?:[.,;:()\n]|$|in\b|since\b|after\b|with\b|by\b|on\b))"
)
_THEN = rf"(?:\s*[(,]?\s?(?:(?:in|since|from|aged?|at|circa|c\.)\s)?(?:[A-Za-z]{{3,9}} |\d\d?/)?{_YEAR}\)?)?"
_SAID_BEHIND = re.compile(
    rf"{_THEN}(?:\s*[,(\u2013\u2014:]\s?|\s-\s|\s)(?:{_OVER}|{_TREATED_THEN})|"
    rf"\s?\(?{_YEAR}\)?,? {_ENDED_THEN}",
    re.IGNORECASE,
)
_RANGE_BEHIND = re.compile(rf"\s?\(?{_YEAR}\s?(?:[-\u2013]|to|until)\s?{_YEAR}\)?(?!\d)", re.IGNORECASE)
_CALLED_PREVIOUS = re.compile(
    r"(?:^|[\s(:])(?:previous(?:ly)?|prior|former|past(?! (?:medical|surgical|history))|remote|pregress[oaie]|"
    r"intervenid[oa] de|operad[oa] de|opérée? d(?:e|['\u2019]une?)|operat[oa] di|pr[ée]vi[oa]s?|"
    r"ancienne?|zustand nach|z\. ?n\.|st\. ?n\.|status (?:na|post|nach)|s/p|stato dopo|"
    r"esiti di|séquelles d(?:e|['\u2019]))\s?(?:(?!(?:with|for|to|of|on|smokers?|treatment)\b)[\w-]+ ){0,2}$|"
    r"(?<!year )(?<!years )(?<!yr )(?<!yrs )(?<!month )(?<!months )(?<!week )(?<!weeks )(?<!day )(?<!days )(?<!y/o )"
    r"(?<!\w)old $",
    re.IGNORECASE,
)
_NAMED_PREVIOUS = re.compile(
    r"(?:previous(?:ly)?|prior|former|pregress[oaie]|intervenid[oa] de|operad[oa] de|operat[oa] di|opérée? d\S+|"
    r"zustand nach|z\. ?n\.|s/p|old)\s",
    re.IGNORECASE,
)
_FROM_TO = re.compile(rf"\b{_YEAR}\s?[-\u2013]\s?{_YEAR}\)?$")
_NOT_THE_FIRST = re.compile(
    r"[^.;,\n]{0,25}\s(?:again|recurred|recurrence|relapsed?|now|still|ongoing|persist\w*)\b", re.IGNORECASE
)
_STRUCK = re.compile(
    r"\b(?:stroke|cva|tia|heart attack|nstemi|stemi|mi|myocardial infarction|pulmonary embol(?:ism|us)|infarct\w*)\b",
    re.IGNORECASE,
)
_IN_A_MONTH = re.compile(
    rf" in (?:early |mid |late )?{_MONTHS}\b| (?:\w+ )?(?:months?|years?) (?:ago|back)\b", re.IGNORECASE
)
"""Behind what strikes once and is over, as far as it goes: "a left MCA stroke in August"."""

_INFECTION = re.compile(r"\b(?:infections?|utis?|cystitis|urtis?|lrtis?)\b", re.IGNORECASE)
_TREATED_SINCE = re.compile(
    r",? (?:(?:was|were|which|all|both|successfully) ){0,3}treated\b[^.;,\n]{0,40}"
    r"\b(?:since(?! \w*\d)|last (?:week|month|year|winter|spring|summer|autumn)|ago|previously)\b",
    re.IGNORECASE,
)


def is_over_here(document: Document, place: Span) -> bool:
    """Tell whether the words right around the name of a condition say that it is over."""
    flowing = document.text.flowing
    name, behind = document.text[place], flowing[place.end : place.end + 90]
    before = sentence_before(document, place.start)
    if _NOT_THE_FIRST.match(behind):
        return False
    if _SAID_BEHIND.match(behind) or _NAMED_PREVIOUS.match(name):
        return True
    if _CALLED_PREVIOUS.search(item_before(document, place.start)):
        return True
    passing = passes(name) or passes_abroad(name)
    ended = _RANGE_BEHIND.match(behind) or _FROM_TO.search(name)
    if ended and (passing or _STRUCK.search(name) or _is_of_the_past(document, place)):
        return True
    if passing and (
        is_beside_the_past(before[-_NEAR:])
        or _is_of_the_past(document, place)
        or _is_dated_before_this_year(document, behind)
    ):
        return True
    dated = _BEHIND_A_YEAR.search(before) is not None
    if dated and (passing or _MENDED.search(name)):
        return True
    if _TREATED_SINCE.match(behind) and (passing or _INFECTION.search(name)):
        return True
    if _STRUCK.search(name) and _IN_A_MONTH.match(behind):
        return True
    mended = _MENDED.match(behind)
    if mended is None or is_to_come(before) or is_still_to_undergo(before):
        return False
    return dated or is_dated(mended["told"]) or _is_of_the_past(document, place)


def is_told_with_the_past(document: Document, place: Span) -> bool:
    """Tell whether an illness that comes and goes is the next in a list of what was had, which history tells of: "He
    had a TIA in 2020 and renal colic once"."""
    if not passes(document.text[place]) or not any(place.meets(each) for each in document.once(_told)):
        return False
    near = sentence_before(document, place.start)[-_NEAR:]
    return is_beside_the_past(near) and not is_put_into_the_past(near)


def _told(document: Document) -> tuple[Span, ...]:
    return tuple(span for found in told_history(document) for span in found.spans)


def _is_dated_before_this_year(document: Document, behind: str) -> bool:
    """Whether the words behind a name say when it was, and that was not this year."""
    told = re.split(r"[.;,\n]", behind, maxsplit=1)[0]
    return is_dated(told, but=document.today.year)


def _is_of_the_past(document: Document, place: Span) -> bool:
    section = document.outline.section_at(place.start)
    return section is not None and section.key in ("past", "past_problems", "procedures")
