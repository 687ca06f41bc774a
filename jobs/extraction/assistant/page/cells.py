"""The cells of a document with their places on the page: what stands beside a head and under it."""

from __future__ import annotations

from collections.abc import Sequence

from jobs.extraction.text import Cell, Text

_SAME_EDGE = 0.02
_UNDER_A_HEAD = 2.6
_IN_A_PARAGRAPH = 1.15
"""Gaps between lines, in heights of a line."""


def cells_of(text: Text) -> list[Cell]:
    """Return the cells of a text in reading order."""
    return [cell for cells in text.cells for cell in cells]


def beside(cells: Sequence[Cell], place: int) -> int | None:
    """Return the place of the next cell on the line of a cell."""
    following = place + 1
    return following if following < len(cells) and cells[following].line == cells[place].line else None


def below(cells: Sequence[Cell], place: int, *, left: float | None = None, head: bool = False) -> int | None:
    """Return the place of the cell that begins under a cell, or under an edge `left`, in its column; further down
    under a `head` than within a paragraph.
    """
    above = cells[place]
    edge = above.left if left is None else left
    height = max(above.bottom - above.top, 1e-6)
    furthest = (_UNDER_A_HEAD if head else _IN_A_PARAGRAPH) * height
    for number in range(place + 1, min(len(cells), place + 24)):
        cell = cells[number]
        if cell.page != above.page:
            return None
        if cell.line == above.line or cell.top < above.bottom - 0.5 * height:
            continue
        if cell.top - above.bottom > furthest:
            return None
        if abs(cell.left - edge) <= _SAME_EDGE:
            return number
        if cell.left < edge < cell.right:
            return None
    return None
