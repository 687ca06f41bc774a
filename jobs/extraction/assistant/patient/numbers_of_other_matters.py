"""Numbers that stand among what tells of the patient, behind the label of something else."""

from __future__ import annotations

import re

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.labels.owners import is_of_another


def is_of_another_matter(document: Document, offset: int) -> bool:
    """Tell whether a number stands behind the label of something else in its cell ("Employer: Rata Joinery, 03 555
    0190"), or behind words that are a label nobody knows."""
    cell = document.text.cell_at(offset)
    if cell is None:
        return False
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


_OTHER_MATTERS = frozenset({"ignore", "organization", "provider", "recipient", "payer"})
_UNKNOWN_LABEL = re.compile(
    r"(?!(?i:tel|ph|mob|cell|home|contact|subject|re\b|ref\b|p(?:atien)?t\b|client|name|about|concern|betr))"
    r"[A-Z][\w/'\u2019 -]{2,34}: "
)
