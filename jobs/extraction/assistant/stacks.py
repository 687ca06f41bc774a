"""Cells of a page that stand under each other with one left edge: addresses and letterheads beside each other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from jobs.extraction.text import CELL, Line, Span, Text

_SAME_EDGE = 0.012
_LARGEST_GAP = 0.9
"""Between the lines of a stack, in heights of a line; paragraphs stand further apart."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A part of a line between wide gaps, with its box."""

    span: Span
    line: int
    words: str
    left: float
    top: float
    bottom: float


Stack = tuple[Cell, ...]


def cells_of(text: Text, line: Line) -> Iterator[Cell]:
    """Yield the cells of a line from left to right."""
    start = line.start
    for part in line.text.split(CELL):
        span = text.trimmed(start, start + len(part), strip=" \n")
        if span is not None:
            boxes = [placed.word.box for placed in text.words_in(span.start, span.end)]
            top, bottom = min(box[1] for box in boxes), max(box[3] for box in boxes)
            yield Cell(span, line.number, text[span], boxes[0][0], top, bottom)
        start += len(part) + 1


def stacks_of(text: Text, lines: Sequence[Line]) -> list[Stack]:
    """Return the stacks of some lines of one page, each from top to bottom, in the order of their tops.

    They are found by where the words stand, whichever way the lines were read.
    """
    cells = [cell for line in lines for cell in cells_of(text, line)]
    stacks: list[list[Cell]] = []
    for cell in sorted(cells, key=lambda cell: (cell.top, cell.left)):
        onto = next((stack for stack in reversed(stacks) if _carries_on(stack[-1], cell)), None)
        if onto is None:
            stacks.append([cell])
        else:
            onto.append(cell)
    return [tuple(stack) for stack in stacks]


def _carries_on(above: Cell, cell: Cell) -> bool:
    return (
        abs(above.left - cell.left) < _SAME_EDGE
        and above.line != cell.line
        and cell.top - above.bottom < _LARGEST_GAP * (cell.bottom - cell.top)
    )
