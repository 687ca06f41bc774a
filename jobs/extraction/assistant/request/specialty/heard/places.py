"""Where a short note names specialties, clinics and those who work there, with the words of the sentence around."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice, pairwise

from jobs.extraction.assistant.request.specialty.names import ALL_NAMES
from jobs.extraction.assistant.request.specialty.shorthand import (
    CALLED_FOR_SHORT,
    MAY_BE_CALLED,
)
from jobs.extraction.assistant.request.specialty.shorthand_where_asked import ONLY_IN_CAPITALS
from jobs.extraction.text import Span

_SENTENCE_END = re.compile(r"(?<!\bDr)(?<!\bMr)(?<!\bMrs)(?<!\bMs)(?<!\bSt)[.?!;]+(?=\s|$)|\n\s*\n")
_LABEL = re.compile(r"\W*([a-z][a-z /&.-]{0,28}?)\s*:")
_SHORT_LINE = 9
OFTEN_TOLD = ("emergency_medicine", "general_practice")
"""Whom most notes tell of, and few ask."""
_REACH, _MOST = 240, 40
"""A sentence is looked at for so many characters around a name, and a note for so many names."""


@dataclass(frozen=True, slots=True)
class NamedPlace:
    """A name at `span`; `before` and `behind` are the words of its sentence around it. `sure` tells whether the name
    is nothing else where nobody is asked for; `first` and `last` whether its sentence is the note's; `begins` and
    `ends` whether the name does that to a line; `label` is what begins that line before a colon, in lower case; `head`
    and `foot` tell whether it is the note's first or last line and too short for running words.
    """

    slug: str
    span: Span
    words: str
    sure: bool
    before: str
    behind: str
    first: bool
    last: bool
    begins: bool
    ends: bool
    label: str
    head: bool
    foot: bool


def places_in(flowing: str, folded: str, *, most: int = _MOST) -> list[NamedPlace]:
    """Return the specialties that a note names, the first forty in reading order, or `most`; `folded` is it in lower
    case."""
    stops: list[int] = [0, *(stop.end() for stop in _SENTENCE_END.finditer(flowing)), len(flowing)]
    places = (
        NamedPlace(
            slug=slug,
            span=span,
            words=folded[span.start : span.end],
            sure=sure,
            before=flowing[max(start, span.start - _REACH) : span.start],
            behind=flowing[span.end : min(end, span.end + _REACH)],
            first=start == 0,
            last=not flowing[end:].strip(),
            begins=span.start == 0 or "\n" in flowing[max(0, span.start - 2) : span.start],
            ends=span.end >= len(flowing) - 1 or "\n" in flowing[span.end : span.end + 2],
            label=_label(folded, span),
            head=_is_short(flowing, Span(0, span.end)),
            foot=_is_short(flowing, Span(span.start, len(flowing.rstrip()))),
        )
        for start, end in pairwise(stops)
        for slug, span, sure in _named(flowing, folded, Span(start, end))
    )
    return list(islice(places, most))


def _label(folded: str, span: Span) -> str:
    """What stands before a colon at the beginning of the line that a name stands in."""
    before = folded[folded.rfind("\n", 0, span.start) + 1 : span.start]
    label = _LABEL.match(before)
    return label.group(1) if label else ""


def _is_short(flowing: str, span: Span) -> bool:
    """Whether a span lies in a line that is too short for running words."""
    start, end = flowing.rfind("\n", 0, span.start) + 1, flowing.find("\n", span.end)
    line = flowing[start : end if end >= 0 else len(flowing)]
    return "\n" not in flowing[span.start : span.end] and len(line.split()) <= _SHORT_LINE


def _names_a_contact(flowing: str, start: int) -> bool:
    """Whether a calling stands before the name of whom to ring: "Focal point: Midwife Lorna Balagtas"."""
    line = flowing.rfind("\n", 0, start) + 1
    return _A_MIDWIFE.match(flowing, start) is not None and _CONTACT.search(flowing, line, start) is not None


_A_MIDWIFE = re.compile(r"(?i:midwife) [A-Z]")
_CONTACT = re.compile(
    r"\b(?:contact(?: person)?|focal (?:point|person)|in[- ]charge)\s*[:\t]\s*$", re.IGNORECASE
)


def _names_a_number(flowing: str, match: re.Match[str]) -> bool:
    """Whether "ID" is the head of somebody's number: "Referral ID (if provided)", "Member ID:"."""
    if match.group() != "id":
        return False
    return (
        _WHOSE_NUMBER.search(flowing, max(0, match.start() - _LONGEST_WHOSE), match.start()) is not None
        or _NUMBER_BEHIND.match(flowing, match.end()) is not None
    )


_WHOSE_NUMBER = re.compile(
    r"\b(?:referral|patient|provider|member|group|practice|record|case|order|visit|request|medical|health|tax|user|"
    r"payer|plan|policy|subscriber|account|document|facility|location|photo|national|hospital|unique|client|chart|"
    r"insurance|medicaid|medicare|employee|reference|message)(?:['\u2019]s)? $",
    re.IGNORECASE,
)
_LONGEST_WHOSE = 16
_NUMBER_BEHIND = re.compile(r" ?(?:number\b|no\b|nos\b|#|card\b|type\b|: ?\d)", re.IGNORECASE)


def _named(flowing: str, folded: str, sentence: Span) -> Iterator[tuple[str, Span, bool]]:
    """The names of a sentence, of those that overlap the one that begins first, then the longest."""
    named = [
        (slug, Span(match.start(), match.end()), sure and slug not in OFTEN_TOLD)
        for vocabulary, sure in ((ALL_NAMES, True), (CALLED_FOR_SHORT, True), (MAY_BE_CALLED, False))
        for slug, match in vocabulary.matches(folded, start=sentence.start, end=sentence.end)
        if not _names_a_contact(flowing, match.start()) and not _names_a_number(flowing, match)
        if match.group() not in ONLY_IN_CAPITALS or flowing[match.start() : match.end()].rstrip("s").isupper()
    ]
    behind = sentence.start
    for slug, span, sure in sorted(named, key=lambda one: (one[1].start, -one[1].end, not one[2])):
        if span.start >= behind:
            yield slug, span, sure
            behind = span.end
