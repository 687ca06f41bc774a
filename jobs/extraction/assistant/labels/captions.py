"""Rows of labels that stand below their values, as under the rules of a form that was filled in by hand:

Park          Jo              04/27/2005    M
Pt last name  Pt first name   DOB           M/F
"""

from __future__ import annotations

from jobs.extraction.assistant.labels.values import could_follow
from jobs.extraction.assistant.labels.wordings import named_or_misread
from jobs.extraction.text import Cell, Line, Span, Text

_TELLING = frozenset({"birth_date", "phone", "fax", "email", "sex", "nhs_number", "date"})
"""Labels whose values have a look of their own."""
_SAME_EDGE = 0.03
_FEWEST = 3
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
    found = {number: text.cells[number - 1] for number in _caption_rows(text)}
    parts = {line.number: _parts_of_a_name_above(text, line) for line in text.lines}
    return found | {number: values for number, values in parts.items() if values is not None}


def _parts_of_a_name_above(text: Text, line: Line) -> tuple[Cell, ...] | None:
    """What stands right above each cell of a line that says nothing but which part of a name that is, as below the rule
    of "PATIENT (print)"; None of any other line."""
    cells = text.cells[line.number]
    if len(cells) < _FEWEST_PARTS or line.number == 0 or text.lines[line.number - 1].page != line.page:
        return None
    if not all(key in _PARTS_OF_A_NAME for key in _keys(text, line, cells)):
        return None
    above = text.cells[line.number - 1]
    first = len(above) - len(cells)
    begin_alike = all(abs(a.left - c.left) <= _SAME_EDGE for a, c in zip(above[first:], cells, strict=False))
    if first != 1 or not begin_alike:
        return None
    named = named_or_misread(text, text.lines[line.number - 1], above[0].words.strip(" :*"))
    return above[first:] if named is not None and named[1] == "patient" else None


def _caption_rows(text: Text) -> frozenset[int]:
    """The numbers of the lines that are captions: one by the look of its values, and those that alternate with it."""
    rows: set[int] = set()
    for line in text.lines:
        if _could_be_captions(text, line) and (
            line.number - 2 in rows or not _is_row_of_labels(text, line.number - 2)
        ):
            rows.add(line.number)
    sure = {number for number in rows if _tells_of_above(text, number)}
    grown = sure
    while grown:
        grown = {near for number in grown for near in (number - 2, number + 2) if near in rows - sure}
        sure |= grown
    return frozenset(sure)


def _could_be_captions(text: Text, line: Line) -> bool:
    """Whether a line is a row of labels with as many cells right above them that are none."""
    cells = text.cells[line.number]
    if len(cells) < _FEWEST or line.number == 0 or text.lines[line.number - 1].page != line.page:
        return False
    above = text.cells[line.number - 1]
    if len(above) != len(cells) or any(
        abs(a.left - c.left) > _SAME_EDGE for a, c in zip(above, cells, strict=True)
    ):
        return False
    labels_above = sum(key is not None for key in _keys(text, text.lines[line.number - 1], above))
    return _is_row_of_labels(text, line.number) and labels_above * 3 < len(above)


def _is_row_of_labels(text: Text, number: int) -> bool:
    cells = text.cells[number] if number >= 0 else ()
    known = sum(key is not None for key in _keys(text, text.lines[number], cells)) if cells else 0
    return len(cells) >= _FEWEST and known * 4 >= len(cells) * 3


def _keys(text: Text, line: Line, cells: tuple[Cell, ...]) -> list[str | None]:
    named = [named_or_misread(text, line, cell.words.strip(" :*")) for cell in cells]
    return [name[0] if name is not None else None for name in named]


def _tells_of_above(text: Text, number: int) -> bool:
    """Whether all values above look like what is asked for, and not all below do."""
    cells, above = text.cells[number], text.cells[number - 1]
    keys = _keys(text, text.lines[number], cells)
    telling = [(key, value) for key, value in zip(keys, above, strict=True) if key in _TELLING]
    if not telling or not all(could_follow(key or "", value.words) for key, value in telling):
        return False
    below = text.cells[number + 1] if number + 1 < len(text.lines) else ()
    if len(below) != len(cells):
        return True
    return not all(
        could_follow(key or "", value.words)
        for key, value in zip(keys, below, strict=True)
        if key in _TELLING
    )
