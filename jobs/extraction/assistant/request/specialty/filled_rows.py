"""Which specialty is asked where a form prints a table of professions and only the row of one is filled in."""

from __future__ import annotations

import re

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.request.specialty.first_named import first_named
from jobs.extraction.assistant.request.specialty.names import ALL_NAMES
from jobs.extraction.found import Found
from jobs.extraction.text import Cell

_HEAD = re.compile(
    r"(?:allied health )?(?:professions?|disciplines?|services?|special(?:i?ty|i?ties)|therap(?:y|ies)|departments?)"
    r"(?: (?:requested|required|referred to))?\W*",
    re.IGNORECASE,
)
_MOST_ROWS, _LONGEST_NAME, _FEWEST_NAMED = 20, 4, 3


def filled_row(document: Document) -> Found | None:
    """Return the specialty whose row alone holds more than its name, below a head over a column of such names."""
    cells = document.text.cells
    for line in document.text.lines:
        row = cells[line.number]
        if len(row) > 1 and _HEAD.fullmatch(row[0].words):
            found = _only_filled(document, line.number + 1)
            if found is not None:
                return found
    return None


def _only_filled(document: Document, first: int) -> Found | None:
    rows = _rows_from(document, first)
    named = [(row, first_named(ALL_NAMES, document, row[0].span, 0.93)) for row in rows]
    if len({found.value for _, found in named if found is not None}) < _FEWEST_NAMED:
        return None
    filled = [found for row, found in named if len(row) > 1]
    return filled[0] if len(filled) == 1 else None


def _rows_from(document: Document, first: int) -> list[list[Cell]]:
    """The rows under a head, down to the first that begins with more words than a name has."""
    rows: list[list[Cell]] = []
    for line in document.text.lines[first : first + _MOST_ROWS]:
        row = list(document.text.cells[line.number])
        if not row or len(row[0].words.split()) > _LONGEST_NAME:
            break
        rows.append(row)
    return rows
