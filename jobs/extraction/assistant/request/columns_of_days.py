"""Days in the first column of a table, on each of which something was measured or done: none is that of the letter."""

from __future__ import annotations

from collections.abc import Sequence

from jobs.extraction.assistant.document import Document
from jobs.extraction.text import Cell, Span

_FEWEST_COLUMNS = 3


def stands_in_a_column_of_days(document: Document, span: Span) -> bool:
    """Tell whether a day begins a row of a table, and another one the row above or below: "9/29/2025  R  pass" over
    "10/20/2025  R  pass"; or in a row of several days."""
    number = document.text.line_at(span.start).number
    rows = document.text.cells[max(0, number - 1) : number + 2]
    own = document.text.cells[number]
    if _heads_results(document, own, document.text.cells[number + 1 : number + 2]):
        return True
    if not own or own[0].span.start != span.start:
        return False
    return sum(_begins_with_a_day(document, row) for row in rows) > 1


def _heads_results(document: Document, row: Sequence[Cell], below: Sequence[Sequence[Cell]]) -> bool:
    """Whether a row is of days alone, each over a figure of the row below, which begins with what was measured."""
    if len(row) < _FEWEST_COLUMNS or not below or len(below[0]) != len(row) + 1:
        return False
    figures = all(cell.words.lstrip("<>~-")[:1].isdigit() for cell in below[0][1:])
    return figures and all(_is_a_day(document, cell) for cell in row)


def _is_a_day(document: Document, cell: Cell) -> bool:
    """Whether a cell is a day and nothing else, as in the head of a table of results."""
    day = next(iter(document.dates_in(cell.span)), None)
    return day is not None and (day.start, day.end) == (cell.span.start, cell.span.end)


def _begins_with_a_day(document: Document, row: Sequence[Cell]) -> bool:
    if len(row) < _FEWEST_COLUMNS:
        return False
    day = next(iter(document.dates_in(row[0].span)), None)
    return day is not None and day.start == row[0].span.start
