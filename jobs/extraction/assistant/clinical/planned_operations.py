"""Operations that are still to be done, which no history holds: behind "Planned procedure:" or "scheduled for", or with
a day that is yet to come: "Procedure: Right total hip arthroplasty   Date of surgery: 12/15/2026".
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from jobs.extraction.assistant.clinical.past_events import OPERATION
from jobs.extraction.assistant.clinical.said_before import heading_over, line_before, sentence_before
from jobs.extraction.assistant.clinical.words_of_telling import SENTENCE_ENDS
from jobs.extraction.assistant.document import Document
from jobs.extraction.found import Found
from jobs.extraction.text import Span

_PLANNED = (
    r"(?:planned|proposed|scheduled|requested|intended|upcoming|anticipated|booked|future|awaited|recommended|"
    r"geplante?[rn]?|prévue?|programmée?|proposée?|programad[oa]|propuest[oa]|programmat[oa]|previst[oa]|gepland)"
)
_WHAT = (
    r"(?:procedures?|surger(?:y|ies)|operations?|interventions?|treatments?|op|eingriffe?|operation(?:en)?|chirurgies?|"
    r"opérations?|cirug[íi]as?|intervenci[óo]n(?:es)?|intervent[oi]|cirurgias?|ingreep|operatie)"
)
_LABEL = (
    rf"(?:{_PLANNED}(?: (?:surgical|elective|for))? {_WHAT}|{_WHAT} {_PLANNED}|"
    rf"{_PLANNED}|type of (?:surgery|procedure|operation)|(?:surgery|procedure|operation) (?:to be done|type))"
)
_BEHIND_A_LABEL = re.compile(rf"(?:^|[;,\t]\s*|\s{{2,}})\W*{_LABEL}\s*[:\u2013-]\s*[^:]*$", re.IGNORECASE)
_HEADING = re.compile(rf"\W*{_LABEL}\W*", re.IGNORECASE)
_ONLY_THE_OPERATION = re.compile(
    r"\W*(?:the )?(?:surgical |operative )?(?:procedure|surgery|operation)\W*", re.IGNORECASE
)
_TO_COME = re.compile(
    r"\b(?:scheduled|booked|listed|planned|planning|awaiting|awaits|waiting(?: list)?|due|going|wait-?listed|"
    r"waitlisted|en attente|pendiente|in attesa)\b(?: (?:for|to have|to undergo|an?|his|her|their|on|the|de|"
    r"di|elective|urgent|left|right|bilateral))*\s?(?:[\w-]+ ){0,2}$",
    re.IGNORECASE,
)
_BEGINS_TO_COME = re.compile(r"(?:scheduled|booked|listed|planned|awaiting|for|due)\b", re.IGNORECASE)
_ITS_DAY = re.compile(
    r"\b(?:(?:date|day) of (?:the )?(?:surgery|procedure|operation|admission)|"
    r"(?:surgery|procedure|operation|op|surgical|admission|tci) (?:date|day)|dos|scheduled(?: (?:for|on))?|"
    r"(?:planned|booked) (?:for|on))\b\W{0,3}",
    re.IGNORECASE,
)
_YEAR_BEHIND = re.compile(r"[\s(,:]{0,3}(?:in |on )?(?:[\w./-]{1,12}[ /.-])?(?P<year>(?:19|20)\d\d)(?!\d)")
_NEAR = 120
_LONGEST_DATE = 30


def planned_operations(document: Document, history: Sequence[Found]) -> list[Found]:
    """Return what of a history is an operation that is still to be done, and where it is named again."""
    planned = [entry for entry in history if _is_planned(document, entry.spans[-1])]
    names = {_name(entry) for entry in planned} - {""}
    again = [
        entry
        for entry in history
        if entry not in planned and _name(entry) in names and not _is_dated_so(document, entry.spans[-1])
    ]
    return [*planned, *again]


def _name(entry: Found) -> str:
    named = OPERATION.search(str(entry.value))
    return named.group().casefold() if named is not None else ""


def _is_planned(document: Document, place: Span) -> bool:
    words = document.text[place]
    if OPERATION.search(words) is None:
        return False
    if _BEGINS_TO_COME.match(words) or _TO_COME.search(sentence_before(document, place.start)):
        return True
    if _BEHIND_A_LABEL.search(line_before(document, place.start)) or _is_headed(document, place, _HEADING):
        return True
    day = _day_behind(document, place)
    if day is not None:
        return day
    return _is_headed(document, place, _ONLY_THE_OPERATION) and any(document.once(_days_of_operations))


def _is_headed(document: Document, place: Span, how: re.Pattern[str]) -> bool:
    heading = heading_over(document, place.start)
    if heading is None:
        return False
    return how.fullmatch(document.text.content, heading.start, heading.end) is not None


def _day_behind(document: Document, place: Span) -> bool | None:
    """Whether the first day on the line of an operation, or right behind it by its label, is yet to come; None where
    there is none."""
    content = document.text.content
    line = max(document.text.line_at(place.start).end, place.end)
    ends = SENTENCE_ENDS.search(content, place.end, line)
    own = Span(place.start, ends.start() if ends is not None else line)
    if _is_dated_so(document, place):
        return False
    day = next(document.dates_in(own), None)
    if day is None and (label := _ITS_DAY.search(content, place.end, place.end + _NEAR)) is not None:
        day = next(document.dates_in(Span(label.end(), label.end() + _LONGEST_DATE)), None)
    return None if day is None else day.value > document.today


def _is_dated_so(document: Document, place: Span) -> bool:
    """Whether a year that has been stands right behind an operation."""
    line = document.text.line_at(place.start)
    behind = document.text.content[place.end : min(line.end, place.end + _LONGEST_DATE)]
    year = _YEAR_BEHIND.match(behind)
    return year is not None and int(year["year"]) < document.today.year


def _days_of_operations(document: Document) -> tuple[bool, ...]:
    """Whether each day that a label gives to an operation is yet to come."""
    content = document.text.content
    days = (
        next(document.dates_in(Span(label.end(), min(label.end() + _LONGEST_DATE, len(content)))), None)
        for label in _ITS_DAY.finditer(content)
    )
    return tuple(day.value > document.today for day in days if day is not None)
