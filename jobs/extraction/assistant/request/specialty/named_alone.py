"""A specialty that a note's head names on a line of its own, above what it tells: "Vascular", then "Dear colleague".

The head of a hospital's own paper names its department so, too, below or above the house, and a laboratory its parts.
"""

from __future__ import annotations

import re

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.request.specialty.destinations import short_name
from jobs.extraction.assistant.request.specialty.first_named import the_one_asked
from jobs.extraction.assistant.request.specialty.names import ALL_NAMES
from jobs.extraction.assistant.values.names import looks_like_organization
from jobs.extraction.found import Found
from jobs.extraction.text import Line

_LINES_OF_A_HEAD = 6
_MOST_WORDS = 3
_NOBODY_ELSE = frozenset({"general_practice", "emergency_medicine", "pediatrics"})
_LABORATORY = re.compile(
    r"\b(?:bio)?chemistry\b|\bmicrobiology\b|\bcoagulation\b|\breference (?:range|interval)", re.IGNORECASE
)


def named_alone(document: Document) -> Found | None:
    """Return the one specialty that stands alone on a line of the head; None beside the name of a house."""
    if _LABORATORY.search(document.text.content):
        return None
    return the_one_asked(
        found
        for line in document.text.lines[:_LINES_OF_A_HEAD]
        if (found := _named_by(document, line)) is not None
    )


def _named_by(document: Document, line: Line) -> Found | None:
    span = document.text.trimmed(line.start, line.end, strip=" \t\n.:*-\u2013\u2014#_")
    if span is None or len(document.text[span].split()) > _MOST_WORDS or _stands_by_a_house(document, line):
        return None
    whole = (
        slug
        for slug, match in ALL_NAMES.matches(document.text.folded, start=span.start, end=span.end)
        if (match.start(), match.end()) == (span.start, span.end)
    )
    slug = next(whole, None) or short_name(document.text[span])
    return Found(slug, (span,), 0.8) if slug and slug not in _NOBODY_ELSE else None


def _stands_by_a_house(document: Document, line: Line) -> bool:
    """Whether the line above or below is the name of a house or where it is found."""
    lines = document.text.lines
    beside = [lines[at] for at in (line.number - 1, line.number + 1) if 0 <= at < len(lines)]
    return any(looks_like_organization(each.text) or _WHERE.search(each.text) for each in beside)


_WHERE = re.compile(
    r"\b(?:tel|phone|fax|street|road|avenue|www)\b|@|\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}", re.IGNORECASE
)
