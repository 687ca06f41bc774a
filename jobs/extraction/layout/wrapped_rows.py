"""The rows of tables: cells parted at the edges of their columns, and what a cell was too narrow for put behind it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby, pairwise

from jobs.extraction.layout.cell_gaps import are_cells, character_width, least_gap
from jobs.extraction.layout.framed_rows import cells_between_strokes, has_framed_rows, is_frame, is_framed
from jobs.extraction.layout.full_cells import (
    MOST_CELLS,
    SAME_EDGE,
    Rows,
    edges_of_the_table,
    parted_at_edges,
    rows_near,
)
from referrals.data.pages import Page, Word, around

_WITHIN_A_CELL = 0.5
"""The widest gap between two lines of one cell, in heights of a line."""
_WIDER = 0.15
"""How much wider the gap above a row is than those between the lines of its cells, in heights of a line."""


def rows_of(lines: Sequence[list[Word]]) -> list[list[list[Word]]]:
    """Return the lines of a page as rows of cells. A line that only carries on the cells of the row above, each of them
    too full for its next word, is part of that row."""
    framed = has_framed_rows(lines)
    said = [words for words in lines if not is_frame(words)] if framed else lines
    parted = parted_at_edges(
        [cells_between_strokes(words) if framed and is_framed(words) else _cells(words) for words in said]
    )
    right = max((word.box[2] for words in lines for word in words), default=1.0)
    rows: list[list[list[Word]]] = []
    begun = 0
    for number, cells in enumerate(parted):
        places = _carried_on(parted, begun, number, right) if rows else []
        if places:
            for place, cell in zip(places, cells, strict=True):
                rows[-1][place] += cell
        else:
            rows.append([list(cell) for cell in cells])
            begun = number
    return rows


def in_rows(page: Page) -> Page:
    """Return a page with its words in the order in which its rows are read, each cell to its end."""
    lines = [list(group) for _, group in groupby(page.words, key=lambda word: (word.block, word.line))]
    return replace(page, words=tuple(word for row in rows_of(lines) for cell in row for word in cell))


def _cells(words: list[Word]) -> list[list[Word]]:
    """The cells of a line: its words, parted where the white space between them is wide."""
    gap = least_gap(words)
    cells: list[list[Word]] = [[word] for word in words[:1]]
    for before, word in pairwise(words):
        if are_cells(before, word, gap):
            cells.append([word])
        else:
            cells[-1].append(word)
    return cells


def _carried_on(lines: Rows, begun: int, number: int, right: float) -> list[int]:
    """Which cells of the row that begins at `begun` go on in the cells of a line; none when one of them does not."""
    first, above, line = lines[begun], lines[number - 1], lines[number]
    if len(first) > MOST_CELLS:
        return []
    columns = _columns_of(lines, begun)
    if len(columns) < 2 or not _stands_close(lines, begun, number):
        return []
    further = [edge for edge, shown in Counter(edges_of_the_table(lines, begun)).items() if shown > 1]
    edges = sorted({*further, *columns})
    places: list[int] = []
    for cell in line:
        column = next((edge for edge in columns if abs(edge - cell[0].box[0]) <= SAME_EDGE), None)
        if column is None:
            return []
        limit = min((edge for edge in edges if edge > column + SAME_EDGE), default=None)
        place, upper = (_last_between(row, column, limit) for row in (first, above))
        if place is None or upper is None or place in places:
            return []
        if not _goes_on(above[upper], cell, limit, right):
            return []
        if limit in further and not cell[0].text[0].islower():
            return []
        places.append(place)
    return [] if _names_another(first, line, places) else places


def _names_another(
    first: Sequence[Sequence[Word]], line: Sequence[Sequence[Word]], places: Sequence[int]
) -> bool:
    """Whether a line is a row of its own: a label and its values, below a label that asks for no more words."""
    if len(places) < 2 or 0 not in places or any(cell[0].text[0].islower() for cell in line):
        return False
    return first[0][-1].text[-1] not in _GOES_ON


_GOES_ON = ",/&+-(\u2013"


def _columns_of(lines: Rows, number: int) -> list[float]:
    """Where the columns of a row begin: its first cell, and those under or over which cells of other rows begin."""
    own = [cell[0].box[0] for cell in lines[number]]
    near = [row for row in rows_near(lines, number) if len(row) > 1]
    return [
        left
        for at, left in enumerate(own)
        if not at or any(abs(cell[0].box[0] - left) <= SAME_EDGE for row in near for cell in row[1:])
    ]


def _last_between(cells: Sequence[Sequence[Word]], left: float, limit: float | None) -> int | None:
    """The place of the last cell of a column, which is one that begins at its edge."""
    within = [
        at
        for at, cell in enumerate(cells)
        if cell[0].box[0] >= left - SAME_EDGE and (limit is None or cell[0].box[0] < limit - SAME_EDGE)
    ]
    return within[-1] if within and abs(cells[within[0]][0].box[0] - left) <= SAME_EDGE else None


def _goes_on(upper: Sequence[Word], cell: Sequence[Word], limit: float | None, right: float) -> bool:
    """Whether a cell is the next line of the one above it: both end before the next column, at `limit`, the upper had
    no room for one more word, and the lower says nothing of its own."""
    width = character_width(upper)
    end = limit - width if limit is not None else right
    if limit is not None and max(upper[-1].box[2], cell[-1].box[2]) > limit:
        return False
    if upper[-1].box[2] + width / 2 + (cell[0].box[2] - cell[0].box[0]) <= end:
        return False
    above, below = (" ".join(word.text for word in words) for words in (upper, cell))
    return not _OF_ITS_OWN.match(below) and not (_ENDS.search(above) and below[:1].isupper())


_OF_ITS_OWN = re.compile(
    r"[^\W\d_][\w/-]{0,15}(?: [\w/-]{1,15})? ?:|[^\w(\[\"'\u2018\u201c<>\u2610-\u2612]|[A-Z]{2,5}[ -]?\d[\d -]{5,}$"
)
"""What begins with a label of its own or with a mark, and a number: "Tel: 555-0102", "- Asthma", "BTH 90017 55"."""
_ENDS = re.compile(r"[.;)]$|, ?[A-Z][A-Za-z]?[A-Z][A-Z-]{0,3},?$")
"""A remark or a sentence to its end, and a person with a degree, below whom their place of work stands."""


def _stands_close(lines: Rows, begun: int, number: int) -> bool:
    """Whether a line stands closer to the one above than the row does to what is above it."""
    above, line = _box(lines[number - 1]), _box(lines[number])
    height = above[3] - above[1]
    gap = line[1] - above[3]
    if not begun or gap > _WITHIN_A_CELL * height or line[1] <= above[1]:
        return False
    return _box(lines[begun])[1] - _box(lines[begun - 1])[3] > gap + _WIDER * height


def _box(cells: Sequence[Sequence[Word]]) -> tuple[float, float, float, float]:
    return around(word.box for cell in cells for word in cell)
