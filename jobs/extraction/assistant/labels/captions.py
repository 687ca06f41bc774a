"""Captions below a rule that say which part of a name stands above each of them:

PATIENT (print)    Quill    Ada Jo
                   last     first
"""

from __future__ import annotations

from jobs.extraction.assistant.labels.wordings import named_or_misread
from jobs.extraction.text import Cell, Line, Span, Text

_SAME_EDGE = 0.03
_PARTS_OF_A_NAME = frozenset({"first_name", "last_name", "middle_name"})
_FEWEST_PARTS = 2


def value_above(text: Text, offset: int) -> Span | None:
    """Return the value above the label of a caption row that begins at an offset; None of any other label."""
    line = text.line_at(offset)
    values = text.once(_values_of_captions).get(line.number)
    if values is None:
        return None
    beside = zip(text.cells[line.number], values, strict=True)
    return next((value.span for cell, value in beside if cell.span.start <= offset < cell.span.end), None)


def _values_of_captions(text: Text) -> dict[int, tuple[Cell, ...]]:
    """The values above the captions, cell by cell, by the number of the captions' line."""
    found = {line.number: _parts_of_a_name_above(text, line) for line in text.lines}
    return {number: values for number, values in found.items() if values is not None}


def _parts_of_a_name_above(text: Text, line: Line) -> tuple[Cell, ...] | None:
    """What stands right above each cell of a line that says nothing but which part of a name that is, as below the rule
    of "PATIENT (print)"; None of any other line."""
    cells = text.cells[line.number]
    if len(cells) < _FEWEST_PARTS or line.number == 0 or text.lines[line.number - 1].page != line.page:
        return None
    named = [named_or_misread(text, line, cell.words.strip(" :*")) for cell in cells]
    if not all(name is not None and name[0] in _PARTS_OF_A_NAME for name in named):
        return None
    above = text.cells[line.number - 1]
    first = len(above) - len(cells)
    begin_alike = all(abs(a.left - c.left) <= _SAME_EDGE for a, c in zip(above[first:], cells, strict=False))
    if first != 1 or not begin_alike:
        return None
    before = named_or_misread(text, text.lines[line.number - 1], above[0].words.strip(" :*"))
    return above[first:] if before is not None and before[1] == "patient" else None
