"""Cells of a page that stand under each other with one left edge: addresses and letterheads beside each other."""

from __future__ import annotations

from collections.abc import Sequence

from jobs.extraction.text import Cell, Line, Text

_SAME_EDGE = 0.012
_LARGEST_GAP = 0.9
"""Between the lines of a stack, in heights of a line; paragraphs stand further apart."""


Stack = tuple[Cell, ...]


def stacks_of(text: Text, lines: Sequence[Line]) -> list[Stack]:
    """Return the stacks of some lines of one page, each from top to bottom, in the order of their tops.

    They are found by where the words stand, whichever way the lines were read.
    """
    cells = [cell for line in lines for cell in text.cells[line.number]]
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
