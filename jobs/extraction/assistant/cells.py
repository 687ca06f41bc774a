"""The cells of a document with their places on the page: what stands beside a head and under it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from jobs.extraction.text import CELL, Line, Span, Text

_SAME_EDGE = 0.02
_UNDER_A_HEAD = 2.6
_IN_A_PARAGRAPH = 1.15
"""Gaps between lines, in heights of a line."""


@dataclass(frozen=True, slots=True)
class Cell:
    """Words of a line with nothing wide between them; edges are fractions of the page."""

    span: Span
    words: str
    line: int
    page: int
    number: int
    left: float
    right: float
    top: float
    bottom: float


def cells_of(text: Text) -> list[Cell]:
    """Return the cells of a text in reading order."""
    return [cell for line in text.lines for cell in _cells_on(text, line)]


def _cells_on(text: Text, line: Line) -> Iterator[Cell]:
    position = line.start
    for number, words in enumerate(line.text.split(CELL)):
        span = Span(position, position + len(words))
        boxes = [placed.word.box for placed in text.words_in(span.start, span.end)]
        if boxes:
            yield Cell(
                span,
                words,
                line.number,
                line.page,
                number,
                min(box[0] for box in boxes),
                max(box[2] for box in boxes),
                min(box[1] for box in boxes),
                max(box[3] for box in boxes),
            )
        position = span.end + 1


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
