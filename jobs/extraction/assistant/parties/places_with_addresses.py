"""A place of work and its address written in one breath: "Elm Tree Surgery, The Green, Leeds LS9 9AA", "Suite 12,
Castle Clinic"."""

from __future__ import annotations

import re

from jobs.extraction.assistant.values.names import looks_like_organization
from jobs.extraction.assistant.values.places import is_line_of_places, looks_like_address
from jobs.extraction.assistant.values.titles import is_title
from jobs.extraction.text import Span, Text

_BETWEEN = re.compile(
    r",\s+|\s+[-\u2013\u2014|\u00b7\u2022]\s+|\n|"
    r"(?i:(?<=\bpractice)|(?<=\bsurgery)|(?<=\bclinic)|(?<=\bhospital)|(?<=\bcentre)|(?<=\bcenter)|(?<=\bassociates))"
    r"\s+(?=\d{1,5}[A-Za-z]?\s+(?:[A-Z][\w'\u2019.]+\s+){1,3}"
    r"(?i:st|street|rd|road|ave|avenue|lane|ln|drive|dr|way|blvd|boulevard|court|highway|hwy)\b)"
)
"""What stands between both; a practice may be told right before the number of its house."""
_AROUND = " \t\n,;:|()-\u2013\u2014\u00b7\u2022"
_LONGEST = 140


def place_and_address(text: Text, span: Span) -> tuple[Span, Span] | None:
    """Return the place that words begin with and the address behind it, None when they are not both."""
    words = text.content[span.start : span.end]
    if len(words) > _LONGEST:
        return None
    for between in _BETWEEN.finditer(words):
        place = text.trimmed(span.start, span.start + between.start(), strip=_AROUND)
        rest = text.trimmed(span.start + between.end(), span.end, strip=_AROUND)
        if place is None or rest is None or not _is_a_place(text[place]):
            continue
        if looks_like_address(text[rest]) or is_line_of_places(text[rest]):
            return place, rest
    return None


def place_within_address(text: Text, span: Span) -> Span | None:
    """Return the part of an address that names the place of work: "Suite 12, Castle Clinic, Quay Road"."""
    start = span.start
    for between in (*_BETWEEN.finditer(text.content, span.start, span.end), None):
        part = text.trimmed(start, between.start() if between else span.end, strip=_AROUND)
        if part is not None and _is_a_place(text[part]):
            return part
        start = between.end() if between else span.end
    return None


def _is_a_place(words: str) -> bool:
    return (
        looks_like_organization(words)
        and ":" not in words
        and not looks_like_address(words)
        and not is_title(words)
        and _NUMBERED_ROOMS.fullmatch(words) is None
    )


_NUMBERED_ROOMS = re.compile(
    r"(?:unit|suite|ste|level|floor|room|office|shop) ?#?\d{1,5}[a-z]?", re.IGNORECASE
)
"""A part of a building, with which addresses begin: "Unit 204"."""
