"""Cells so full that they nearly touch the next one: told apart at the edge where the column begins in other rows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from jobs.extraction.layout.cell_gaps import character_width
from referrals.data.pages import Word, around

Rows = Sequence[list[list[Word]]]

_NEIGHBOURS = 8
"""How many lines above and below a line may tell where the columns of its table begin."""
SAME_EDGE = 0.003
_AT_THE_EDGE = 0.002
_AS_BETWEEN_LETTERS = 0.9
_WIDE = 1.25
"""The gap in front of a cell, in characters: one where two rows show the column, the other where one does."""
_SEVERAL = 2
MOST_CELLS = 40
"""A line of more is no row that people print, and what compares cells with cells takes the square of their number."""
_APART = 0.4
"""How far a line of one cell stands below the one above when it heads another table, in heights of a line."""


def parted_at_edges(lines: Rows) -> list[list[list[Word]]]:
    """Return the lines with each of their cells parted where the columns of their table begin."""
    return [_parted(lines, number) for number in range(len(lines))]


def _parted(lines: Rows, number: int) -> list[list[Word]]:
    """A line with its cells parted where rows show a column, once by the white space that is wide for one between
    words, and where it has many cells then, by any that letters of one width leave."""
    line = lines[number]
    if not _SEVERAL <= len(line) <= MOST_CELLS:
        return line
    edges = edges_of_the_table(lines, number)
    cells = _parted_by(line, edges, gap=_WIDE, shown=1)
    return _parted_by(cells, edges, gap=_AS_BETWEEN_LETTERS, shown=2) if len(cells) > _SEVERAL else cells


def _parted_by(line: list[list[Word]], edges: Sequence[float], *, gap: float, shown: int) -> list[list[Word]]:
    cells: list[list[Word]] = []
    for cell in line:
        width = character_width(cell)
        cells.append(cell[:1])
        for before, word in pairwise(cell):
            at_edge = sum(abs(word.box[0] - edge) <= _AT_THE_EDGE for edge in edges)
            if at_edge >= shown and word.box[0] - before.box[2] > gap * width:
                cells.append([word])
            else:
                cells[-1].append(word)
    return cells


def edges_of_the_table(lines: Rows, number: int) -> list[float]:
    """Return where the columns begin in those rows near one that have all of its columns and more, an edge as often as
    rows show it."""
    own = [cell[0].box[0] for cell in lines[number]]
    found: list[float] = []
    for row in rows_near(lines, number):
        lefts = [cell[0].box[0] for cell in row]
        if len(lefts) > len(own) and all(_holds(lefts, left) for left in own):
            found += [left for left in lefts if not _holds(own, left)]
    return found


def rows_near(lines: Rows, number: int) -> list[list[list[Word]]]:
    """Return the lines around one that may be rows of its table."""
    near = [*_rows_towards(lines, number, -1), *_rows_towards(lines, number, 1)]
    return [row for row in near if len(row) <= MOST_CELLS]


def _holds(lefts: Sequence[float], left: float) -> bool:
    return any(abs(each - left) <= SAME_EDGE for each in lefts)


def _rows_towards(lines: Rows, number: int, step: int) -> Iterator[list[list[Word]]]:
    """The lines above or below one, up to a line of one cell that stands apart."""
    for place in range(number + step, number + step * (_NEIGHBOURS + 1), step):
        if not 0 <= place < len(lines):
            return
        if len(lines[place]) == 1 and place and _stands_apart(lines, place):
            return
        yield lines[place]


def _stands_apart(lines: Rows, number: int) -> bool:
    above, own = (around(word.box for cell in lines[at] for word in cell) for at in (number - 1, number))
    return own[1] - above[3] > _APART * (own[3] - own[1])
