"""Where the paper of an emergency department sends somebody on: the follow-up under its own heading that begins with a
specialty, how soon, and for what was found ("Hand surgery: Lakeside Hand Center, in 2 to 3 days for repair"). A line
that sends only back to the patient's own doctor asks nobody.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.page.follow_ups import HEADS_A_FOLLOW_UP, LEADS_TO_A_SERVICE
from jobs.extraction.assistant.page.outline import Section
from jobs.extraction.assistant.request.specialty.destinations import short_name
from jobs.extraction.assistant.request.specialty.names import ALL_NAMES
from jobs.extraction.assistant.request.urgency.levels import time_level, time_pattern
from jobs.extraction.found import Found
from jobs.extraction.text import Line, Span


@dataclass(frozen=True, slots=True)
class SentOn:
    """What such a follow-up says, as far as it says it."""

    specialty: Found
    urgency: Found | None
    reason: Found | None


def sent_on(document: Document) -> SentOn | None:
    """Return where an emergency department sends its patient on; None for any other paper."""
    return document.once(_sent_on)


def _sent_on(document: Document) -> SentOn | None:
    if not any(_EMERGENCY.search(line.text) for line in document.text.lines[:_LINES_OF_A_HEAD]):
        return None
    for section in document.outline.of("plan"):
        if not HEADS_A_FOLLOW_UP.fullmatch(document.text[section.heading]):
            continue
        for line in _lines_under(document, section):
            named = _specialty_at(document, line)
            if named is not None:
                span = _sentence_at(document, named.start, section.body.end)
                return SentOn(named, _how_soon(document, span), _what_was_found(document))
    return None


def _lines_under(document: Document, section: Section) -> Iterator[Line]:
    return (line for line in document.text.lines if section.body.start <= line.start < section.body.end)


def _specialty_at(document: Document, line: Line) -> Found | None:
    """The specialty that a line begins with, behind its number and words for going there, up to a colon."""
    lead = LEADS_TO_A_SERVICE.match(line.text)
    start = line.start + (lead.end() if lead else 0)
    end = document.text.content.find(":", start, line.end)
    if end == -1:
        return None
    span = Span(start, end)
    named = next(
        (slug for slug, match in ALL_NAMES.matches(document.text.folded, start=start, end=end)), None
    )
    slug = named or short_name(document.text[span])
    return Found(slug, (span,), 0.82) if slug and slug not in _OWN else None


def _sentence_at(document: Document, start: int, end: int) -> Span:
    stop = document.text.flowing.find(". ", start, end)
    return Span(start, stop if stop != -1 else end)


def _how_soon(document: Document, span: Span) -> Found | None:
    time = _WITHIN.search(document.text.flowing, span.start, span.end)
    if time is None:
        return None
    words = Span(time.start("words"), time.end("words"))
    level = time_level(document.text[words])
    return Found(level, (words,), 0.8) if level else None


def _what_was_found(document: Document) -> Found | None:
    """The first line under the heading for the diagnosis."""
    for section in document.outline.of("assessment", "problems"):
        if _DIAGNOSIS.fullmatch(document.text[section.heading].strip(" :")):
            first = next(_lines_under(document, section), None)
            span = document.text.trimmed(first.start, first.end, strip=" \t\n.-*\u2022") if first else None
            if span is not None:
                return Found(document.text[span], (span,), 0.8)
    return None


_EMERGENCY = re.compile(
    r"\b(?:emergency (?:department|dept|room|centre|center|medicine)|a ?& ?e|accident and emergency)\b|(?-i:\bED\b)",
    re.IGNORECASE,
)
_DIAGNOSIS = re.compile(
    r"(?:(?:final|discharge|primary|principal|main|ed|clinical) )*(?:diagnos[ie]s|impression|dx)(?:\(es\))?",
    re.IGNORECASE,
)
_WITHIN = re.compile(rf"\b(?P<words>(?=(?:with)?in )(?:{time_pattern()}))", re.IGNORECASE)
_OWN = frozenset({"general_practice", "emergency_medicine"})
_LINES_OF_A_HEAD = 4
