"""Columns that must not be read across: running text, and blocks that stand beside each other by chance."""

from __future__ import annotations

import itertools
import math
import statistics
from collections.abc import Iterator, Sequence

from referrals.reading.rows import Gutter, Row, Span, gather_rows
from referrals.reading.side_by_side import (
    are_rows_of_answers,
    gutter_between_blocks,
    without_short_tail,
)
from referrals.reading.sidebars import stands_beside_a_letter

MIN_COLUMN_ROWS = 4
MIN_COLUMN_WORDS = 3.5
MIN_COLUMN_FILL = 0.6
"""Running text: rows a side, words a row, and how much of the column's width a row covers. A form's labels do not."""
LEAST_GAP = 0.7
"""How wide white space between columns is at least, in line heights: hardly more than between two words."""
LEAST_OVERLAP = 0.25
"""By how much of a line's height rows of columns that are out of step overlap; lines below each other hardly do."""


def split_columns(spans: Sequence[Span]) -> list[list[Row]]:
    """Gather spans to rows and return them as columns in reading order, each a list of rows."""
    rows = gather_rows(spans)
    gutter = _longest_gutter(rows)
    if gutter is None:
        return [rows] if rows else []
    middle = gutter.middle
    beside = [span for row in rows[gutter.first : gutter.last + 1] for span in row]
    return [
        *split_columns([span for row in rows[: gutter.first] for span in row]),
        *split_columns([span for span in beside if span.x1 <= middle]),
        *split_columns([span for span in beside if span.x1 > middle]),
        *split_columns([span for row in rows[gutter.last + 1 :] for span in row]),
    ]


def _longest_gutter(rows: Sequence[Row]) -> Gutter | None:
    """Return the longest gutter between columns of running text or between blocks that stand beside each other."""
    least = [LEAST_GAP * statistics.median(span.height for span in row) for row in rows]
    found = [gutter for start in range(len(rows)) for gutter in _gutters_from(rows, least, start)]
    found.sort(key=lambda gutter: gutter.first - gutter.last)
    prose = next((gutter for gutter in found if _is_between_prose(rows, gutter)), None)
    blocks = (gutter_between_blocks(rows, gutter) for gutter in _without_parts(found))
    ends = prose and without_short_tail(rows, prose)
    return max(filter(None, [ends, *blocks]), key=lambda gutter: gutter.last - gutter.first, default=None)


def _without_parts(gutters: Sequence[Gutter]) -> list[Gutter]:
    """Leave out the gutters, the longest first, that are the lower part of another."""
    whole: list[Gutter] = []
    for gutter in gutters:
        if not any(
            other.first <= gutter.first
            and gutter.last <= other.last
            and other.left < gutter.right
            and gutter.left < other.right
            for other in whole
        ):
            whole.append(gutter)
    return whole


def _gutters_from(rows: Sequence[Row], least: Sequence[float], start: int) -> list[Gutter]:
    """Follow each gap of a row downwards for as long as the rows below leave some of it free."""
    gutters = []
    for left, right in _gaps(rows[start], rows[start + 1] if start + 1 < len(rows) else []):
        last = start - 1
        for index in range(start, len(rows)):
            narrowed = _free(rows[index], left, right, least[index])
            if narrowed is None:
                break
            left, right = narrowed
            last = index
        if last - start + 1 >= MIN_COLUMN_ROWS:
            gutters.append(Gutter(first=start, last=last, left=left, right=right))
    return gutters


def _gaps(row: Row, following: Row) -> Iterator[tuple[float, float]]:
    """Yield the gaps of a row; where the row below it begins half a line lower, beside it, of both."""
    bottom, top = max(span.y1 for span in row), min((span.y0 for span in following), default=math.inf)
    if bottom - top > LEAST_OVERLAP * min(span.height for span in row):
        row = sorted([*row, *following], key=lambda span: span.x0)
    for before, after in itertools.pairwise(row):
        if before.x1 < after.x0:
            yield before.x1, after.x0


def _free(row: Row, left: float, right: float, least: float) -> tuple[float, float] | None:
    """Return the part of a gap that a row leaves free, None when that is less wide than `least`."""
    for span in row:
        middle = (left + right) / 2
        if span.x0 < middle < span.x1:
            return None
        if span.x1 <= middle:
            left = max(left, span.x1)
        else:
            right = min(right, span.x0)
    return (left, right) if right - left > least else None


def _is_between_prose(rows: Sequence[Row], gutter: Gutter) -> bool:
    middle = gutter.middle
    beside = rows[gutter.first : gutter.last + 1]
    if are_rows_of_answers(beside, middle):
        return False
    if stands_beside_a_letter(beside, middle):
        return True
    if not _is_prose([[span for span in row if span.x1 <= middle] for row in beside]):
        return False
    return _is_prose([[span for span in row if span.x1 > middle] for row in beside])


def _is_prose(rows: Sequence[Row]) -> bool:
    rows = [row for row in rows if row]
    if len(rows) < MIN_COLUMN_ROWS:
        return False
    if statistics.median(sum(len(span.words) for span in row) for row in rows) < MIN_COLUMN_WORDS:
        return False
    width = max(span.x1 for row in rows for span in row) - min(span.x0 for row in rows for span in row)
    covered = statistics.median(sum(span.x1 - span.x0 for span in row) for row in rows)
    if covered < MIN_COLUMN_FILL * width:
        return False
    return statistics.median(len(row) for row in rows) < 2 or _holds_columns_of_prose(rows)


def _holds_columns_of_prose(rows: Sequence[Row]) -> bool:
    """Tell whether rows of several spans each are further columns of running text; the cells of a table are not."""
    least = [LEAST_GAP * statistics.median(span.height for span in row) for row in rows]
    return any(
        _is_between_prose(rows, gutter)
        for start in range(len(rows))
        for gutter in _gutters_from(rows, least, start)
    )
