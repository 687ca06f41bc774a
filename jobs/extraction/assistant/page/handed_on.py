"""Short notes on one person by which a ward, a surgery or an ambulance hands a patient on to an intake desk: they begin
with whom they are about and end with who wrote them, and where."""

from __future__ import annotations

import re
from collections.abc import Sequence

from jobs.extraction.text import Line, Span, Text

_ABOUT_ONE = re.compile(
    r"\W*(?:patient|pt|client|name|full name|nhs|hospital|mrn)\b[^:\n]{0,20}:\s*\S", re.IGNORECASE
)
_BY = re.compile(
    r"\W*(?:staff(?: member)?|seen by|clinician|practitioner|written by|noted by|entered by)\s*:\s*\S",
    re.IGNORECASE,
)
_AT = re.compile(
    r"\W*(?:location|site|base|place of work|practice|surgery|ward|clinic|unit|department|from)\s*:\s*\S",
    re.IGNORECASE,
)
_MOST_LINES, _HEAD, _FOOT = 30, 4, 3


def signed_as_handed_on(lines: Sequence[Line]) -> Span | None:
    """Return the last lines of a page that hands a patient on: who wrote it, and where. None of any other page."""
    if len(lines) > _MOST_LINES or not any(_ABOUT_ONE.match(line.text) for line in lines[:_HEAD]):
        return None
    foot = lines[-_FOOT:]
    by = next((line for line in foot if _BY.match(line.text)), None)
    if by is None or len(lines) < _HEAD + _FOOT:
        return None
    at = next((line for line in foot if _AT.match(line.text)), by)
    return Span(by.start, max(by.end, at.end))


def is_handed_on(text: Text) -> bool:
    """Tell whether a text holds a note that hands a patient on; it is made to be asked `once`."""
    return any(signed_as_handed_on(lines) is not None for lines in text.lines_by_page.values())
