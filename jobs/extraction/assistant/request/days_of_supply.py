"""Days on which a medicine was last handed out or begun, in a list of medicines: none is that of the letter.

A print of what a pharmacy gave is often newer than the request above it: "Melarin 5 mg  daily  Last filled 20/06/2026".
"""

from __future__ import annotations

import re

from jobs.extraction.assistant.clinical.doses import DOSE
from jobs.extraction.assistant.clinical.drug_names import DRUG
from jobs.extraction.assistant.document import Document
from jobs.extraction.text import Line, Span

_HANDED_OUT = re.compile(
    r"\b(?:(?:last|date|first|next|most recent)[ -]+(?:re-?)?(?:fill(?:ed|s)?|dispens(?:ed|ing)|suppl(?:y|ied)|"
    r"prescribed|picked up|sold|taken|given|dose)|(?:last|next|most recent) issued?|re-?filled|"
    r"fill(?:ed)? (?:date|on)|filled|dispens(?:ed|ing)(?: date)?|"
    r"re-?fills?(?: (?:date|due|on))?|(?:supply|supplied|pick-?up|sold|rx|prescription) date|"
    r"picked up|(?:rx|medication|drug) (?:start|end|stop)(?: date)?)\b[\s:(on]*$",
    re.IGNORECASE,
)
"""What ends right before a day of supply, or heads a column of such days."""
_ROWS_BELOW_A_HEAD = 25
_AS_NEAR = 0.03
"""How far from the beginning of its head a day may begin, as a fraction of the page's width."""


def is_of_a_supply(document: Document, span: Span) -> bool:
    """Tell whether a day is that of a medicine on its line, or stands behind or below words for handing one out."""
    line = document.text.line_at(span.start)
    before = document.text.content[line.start : span.start]
    return (
        _HANDED_OUT.search(before) is not None
        or _is_of_a_medicine(document, line, span)
        or _stands_below_a_head(document, line, span)
    )


def _is_of_a_medicine(document: Document, line: Line, span: Span) -> bool:
    """Whether a medicine and how much of it stand before the day on its line."""
    drug = next(DRUG.each(document.text.folded, start=line.start, end=span.start), None)
    return drug is not None and DOSE.search(document.text.content, drug.end(), span.start) is not None


def _stands_below_a_head(document: Document, line: Line, span: Span) -> bool:
    """Whether the column of a day is one of days of supply."""
    cell = next((cell for cell in document.text.cells[line.number] if cell.span.meets(span)), None)
    if cell is None or cell.span.start == line.start:
        return False
    above = document.text.cells[max(0, line.number - _ROWS_BELOW_A_HEAD) : line.number]
    return any(
        head.page == cell.page
        and abs(head.left - cell.left) <= _AS_NEAR
        and _HANDED_OUT.search(head.words) is not None
        for row in above
        for head in row[1:]
    )
