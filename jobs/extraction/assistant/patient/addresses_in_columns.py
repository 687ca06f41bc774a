"""The rest of an address that stands under its first line in a column of cells, as prints and forms have it: "Patient
Address:  Ashlea", and under it "12 Chevin Rise", "Otley", "LS99 6ZY"."""

from __future__ import annotations

import re

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.patient.addresses_below_names import USE_BEHIND
from jobs.extraction.assistant.values.dates import DATE
from jobs.extraction.assistant.values.places import ends_address
from jobs.extraction.text import Cell, Span

POSTAL_CODE = re.compile(r"(?:[A-Z]{2},? )?(?=[A-Z0-9 ]*\d)[A-Z0-9]{2,5}(?:[ -][A-Z0-9]{3,4})?(?=$|[;,.])")
_SAME_EDGE = 0.02
_LONGEST_REST = 44
_MOST_LINES = 6


def rest_in_the_column(document: Document, span: Span) -> list[Span]:
    """Return the further lines of an address up to its postal code, which its cell was too narrow for; none where no
    line of the column ends it."""
    own = document.text.cell_at(span.start)
    behind = document.text.content[span.end : own.span.end] if own is not None else ""
    if USE_BEHIND.sub("", behind).strip(" ,.;"):
        return []  # A sentence goes on behind it.
    if (cell := _cell_below(document, span)) is not None:
        return [cell]
    if own is None or len(document.text.cells[own.line]) == 1:
        return []
    rest: list[Span] = []
    for line in document.text.lines[own.line + 1 : own.line + 1 + _MOST_LINES]:
        cells = document.text.cells[line.number]
        under = [cell for cell in cells if abs(cell.left - own.left) < _SAME_EDGE]
        if cells and cells[0].left > own.left + _SAME_EDGE:
            continue  # It holds nothing but more of another column.
        if line.page != own.page or not under or not _could_go_on(document, under[0]):
            return []
        rest.append(under[0].span)
        if ends_address(f"Town, {under[0].words}"):
            return rest
    return []


def _could_go_on(document: Document, cell: Cell) -> bool:
    """Whether a cell holds a line of an address: short, large and no label."""
    labelled = any(cell.span.start <= label.span.start < cell.span.end for label in document.labels)
    large = cell.words[0].isupper() or cell.words[0].isdigit()
    return not labelled and large and len(cell.words) <= _LONGEST_REST and ":" not in cell.words


def _cell_below(document: Document, span: Span) -> Span | None:
    """The rest of an address in a cell of the next line, under the value or under its label, that is a postal code or
    ends in one."""
    text = document.text
    line = text.line_at(span.start)
    if line.number + 1 >= len(text.lines) or text.lines[line.number + 1].page != line.page:
        return None
    own = text.cell_at(span.start)
    edges = [text.evidence(span)[0].boxes[0][0], *([own.left] if own else [])]
    starts = {label.span.start for label in document.labels if label.line == line.number + 1}
    for cell in text.cells[line.number + 1]:
        under = any(abs(cell.left - edge) < _SAME_EDGE for edge in edges)
        if not under or cell.span.start in starts or len(cell.words) > _LONGEST_REST:
            continue
        begins = POSTAL_CODE.match(cell.words)
        if begins is not None and DATE.match(cell.words) is None:
            return Span(cell.span.start, cell.span.start + begins.end())
        if ends_address(cell.words) and cell.words[0].isupper() and ":" not in cell.words:
            return cell.span
    return None
