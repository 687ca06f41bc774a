"""Numbers that stand among what tells of the patient, behind the label of something else."""

from __future__ import annotations

import re

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.labels.owners import is_of_another
from jobs.extraction.assistant.labels.wordings import named_by_cell
from jobs.extraction.text import Cell


def is_of_another_matter(document: Document, offset: int) -> bool:
    """Tell whether a number stands behind the label of something else in its cell ("Employer: Rata Joinery, 03 555
    0190"), below it in a box of its own, or behind words that are a label nobody knows."""
    cell = document.text.cell_at(offset)
    if cell is None:
        return False
    if _stands_below_another(document, cell):
        return True
    of_line = [label for label in document.labels if label.line == cell.line]
    left = document.text.cell_before(cell)
    beside = left.words if left else ""
    if beside and not any(map(str.isdigit, beside)) and is_of_another(beside.rstrip(" :)")):
        return True
    if any(label.key in _OTHER_MATTERS and cell.span.start <= label.span.start < offset for label in of_line):
        return True
    if _UNKNOWN_LABEL.match(document.text.content, cell.span.start, offset):
        return not any(cell.span.start <= label.span.start < offset for label in of_line)
    return False


def _stands_below_another(document: Document, cell: Cell) -> bool:
    """Whether a box holds a number alone and the one above it is the label of something else: "Status", below it
    "1000000"."""
    if not cell.line or any(map(str.isalpha, cell.words)):
        return False
    above = (
        other
        for other in document.text.cells[cell.line - 1]
        if other.page == cell.page and abs(other.left - cell.left) < _SAME_EDGE
    )
    named = next((named_by_cell(other.words) for other in above), None)
    return named is not None and named[0] in _OTHER_MATTERS


_SAME_EDGE = 0.012
_OTHER_MATTERS = frozenset({"ignore", "organization", "provider", "recipient", "payer"})
_UNKNOWN_LABEL = re.compile(
    r"(?!(?i:tel|ph|mob|cell|home|contact|subject|re\b|ref\b|p(?:atien)?t\b|client|name|about|concern|betr))"
    r"[A-Z][\w/'\u2019 -]{2,34}: "
)
