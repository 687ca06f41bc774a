"""How often a medicine is taken, where that begins on one line of a cell and ends on the next."""

from __future__ import annotations

from jobs.extraction.assistant.clinical.frequencies import FREQUENCY
from jobs.extraction.assistant.document import Document
from jobs.extraction.found import Found
from jobs.extraction.text import Span


def frequency_over_lines(document: Document, first: Span, below: Span, told: Found | None) -> Found | None:
    """Return how often by both lines of a cell together; what the first tells by itself stays where the second only
    goes on to something else."""
    whole = document.text[first]
    match = FREQUENCY.search(f"{whole} {document.text[below]}")
    if match is None or match.end() <= len(whole):
        return told
    if match.start() > len(whole):
        start = below.start + match.start() - len(whole) - 1
        found = Span(start, start + len(match.group()))
        return told or Found(match.group(), (found,), _SURE)
    spans = (
        Span(first.start + match.start(), first.end),
        Span(below.start, below.start + match.end() - len(whole) - 1),
    )
    return Found(match.group(), spans, _SURE)


_SURE = 0.88
