"""The clinic that a paper asks by what stands alone above it: "Breast clinic", and below that only who the patient is;
"NURSE REFERRAL - WOUND CLINIC". Nobody sends who is only called by a kind of care."""

from __future__ import annotations

import re

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.parties.departments import is_department
from jobs.extraction.assistant.values.titles import is_title
from jobs.extraction.text import Line, Span

_SENDS_ITSELF = re.compile(
    r"\b(?:emergency|casualty|a&e|accident|ED|ER|opd|urgent|ward|primary|family|school|ambulance|admissions?)\b",
    re.IGNORECASE,
)
"""Departments that send people on and that nobody is referred to on a paper of one line's head."""
_PARTS = re.compile(r"\s[-\u2013\u2014|:]\s|:\s|\t")
_ARROW = re.compile(r"\s?(?:[-=]+>|[\u2192\u21d2\u279c\u27a1])\s?")


def is_the_clinic_asked(document: Document, span: Span) -> bool:
    """Tell whether words of the first line are only a kind of clinic: one to which the title beside them refers, or
    below which neither a place nor a number or a name of who sends stands."""
    line = document.text.line_at(span.start)
    words = document.text[span]
    if line.number or _SENDS_ITSELF.search(words) or not is_department(words):
        return False
    beside = [part for part in _PARTS.split(line.text) if part.strip() and part.strip() not in words]
    if any(map(is_title, beside)):
        return True
    return not _goes_on_below(document, line)


def _goes_on_below(document: Document, line: Line) -> bool:
    """Whether the head that a line begins goes on in the one below it."""
    below = document.text.lines[line.number + 1 : line.number + 2]
    return any(document.outline.block_at(other.start) == "letterhead" for other in below)


def before_an_arrow(words: str) -> str:
    """Return what of a line stands before an arrow to whom the paper goes: "Elm Surgery -> ENT"."""
    return _ARROW.split(words, maxsplit=1)[0]


def holds_an_arrow(words: str) -> bool:
    """Tell whether words say from whom to whom a paper goes."""
    return _ARROW.search(words) is not None
