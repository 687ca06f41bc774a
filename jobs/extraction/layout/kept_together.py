"""What the end of a full line parts and belongs together, put on one line: the figures of a number, the day of a month,
a medicine and its dose, the names behind a title."""

from __future__ import annotations

from collections.abc import Sequence

from jobs.extraction.layout.expressions import ends_of_expressions
from jobs.extraction.layout.lines_that_flow_on import has_no_room
from referrals.data.pages import Word

Row = list[list[Word]]

_MOST_WORDS = 5
"""So many words at most, on either side of a line's end, are one expression."""
_LINES_NEAR = 2
"""So many lines above and below tell how far a paragraph reaches."""
_CLOSE = 0.9
"""The widest gap between two lines of running text, in heights of a line."""


def kept_together(rows: Sequence[Row]) -> list[Row]:
    """Return the rows of a page with the rest of a parted expression on the line where it begins. A word keeps its
    place on the page."""
    kept: list[Row] = []
    for number, row in enumerate(rows):
        moved = _words_of_the_line_above(rows, number) if number else 0
        if moved:
            kept[-1] = [[*kept[-1][0], *row[0][:moved]]]
            row = [row[0][moved:]]
        if row[0]:
            kept.append(row)
    return kept


def _words_of_the_line_above(rows: Sequence[Row], number: int) -> int:
    """How many words at the start of a row complete what the row above it begins: all, where but marks are left."""
    above, below = rows[number - 1], rows[number]
    if len(above) != 1 or len(below) != 1 or not _is_full(above[0], below[0], _right_near(rows, number)):
        return 0
    tail, head = _joined(above[0][-_MOST_WORDS:]), _joined(below[0][:_MOST_WORDS])
    goes_on = max(ends_of_expressions(tail, head, _joined(above[0])), default=0)
    moved = len(head[:goes_on].split())
    if moved and not any(map(str.isalnum, _joined(below[0][moved:]))):
        return len(below[0])
    return moved


def _right_near(rows: Sequence[Row], number: int) -> float:
    """How far the lines of a paragraph reach: those around a row that are parted into no cells."""
    near = rows[max(0, number - 1 - _LINES_NEAR) : number + 1 + _LINES_NEAR]
    return max(row[0][-1].box[2] for row in near if len(row) == 1)


def _joined(words: Sequence[Word]) -> str:
    return " ".join(word.text for word in words)


def _is_full(above: list[Word], below: list[Word], right: float) -> bool:
    """Whether the first word of a line had no room on the line right above it."""
    last, first = above[-1], below[0]
    height = last.box[3] - last.box[1]
    return (
        first.box[1] > last.box[1]
        and first.box[1] - last.box[3] < _CLOSE * height
        and has_no_room(last, first, right)
    )
