"""The day of the request: labelled, or alone in the head of the letter."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.furniture import FAX_STRIP
from jobs.extraction.found import Found, best
from jobs.extraction.text import CELL, Span

_TITLE_OF_REFERRAL = re.compile(r"(?:\w+ ){0,2}(?:referral|request)(?: \w+)?\s*[-\u2013:]?$", re.IGNORECASE)
_REFERRAL_DATE = re.compile(r"refer|letter|request|order|document|authored|sent|written", re.IGNORECASE)
_DATED_SECTIONS = frozenset(
    (
        "results",
        "vitals",
        "immunizations",
        "medications",
        "procedures",
        "encounters",
        "problems",
        "past",
        "course",
        "allergies",
    )
)
_TOLD_SECTIONS = frozenset(
    ("reason", "complaint", "history", "assessment", "plan", "examination", "social", "family")
)


def date_of_request(document: Document) -> Found | None:
    """Return the day on which the referral was written."""
    candidates: list[Found] = []
    for label, value in document.labelled("date"):
        written = next(iter(document.dates_in(value)), None)
        if written is None or written.value > document.today or written.start > value.start + 12:
            continue
        section = document.outline.section_at(label.span.start)
        if section is not None and (
            section.key in _DATED_SECTIONS or (section.key in _TOLD_SECTIONS and not label.starts_line)
        ):
            continue
        weight = 0.95 if _REFERRAL_DATE.search(label.wording) else 0.9 if label.starts_line else 0.8
        candidates.append(document.date_found(written, weight))
    if candidates:
        return best(candidates)
    return best(list(_bare_dates(document)))


def _bare_dates(document: Document) -> Iterator[Found]:
    """A date that is all there is on a line of the letter's head, or that the fax machine printed above it."""
    for line in document.text.lines[:25]:
        for written in document.dates_in(Span(line.start, line.end)):
            if any(label.line == line.number for label in document.labels) or written.value > document.today:
                continue
            before = line.text[: written.start - line.start].rpartition(CELL)[2]
            behind = line.text[written.end - line.start :].partition(CELL)[0]
            if FAX_STRIP.match(line.text) and len(before + behind) > 14:
                continue
            rest = (before + behind).strip(" ,.\t")
            titled = _TITLE_OF_REFERRAL.match(rest) is not None
            if titled:
                yield document.date_found(written, 0.86)
            elif len(rest) <= 14 and document.outline.block_at(line.start) in (
                "letterhead",
                "recipient",
                "referrer",
                "signature",
            ):
                yield document.date_found(written, 0.88)
