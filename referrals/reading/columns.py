"""Rows of what stands side by side, and the columns of running text that must not be read across."""

from __future__ import annotations

import itertools
import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from referrals.reading.layout import RawWord

MIN_COLUMN_ROWS = 4
MIN_COLUMN_WORDS = 3.5
MIN_COLUMN_FILL = 0.6
"""Running text: rows a side, words a row, and how much of the column's width a row covers. A form's labels do not."""


@dataclass(frozen=True, slots=True)
class Span:
    """Words that stand on one line without a wide gap, and the box around them."""

    words: tuple[RawWord, ...]
    x0: float
    y0: float
    x1: float
    y1: float

    @classmethod
    def of(cls, words: Sequence[RawWord]) -> Span:
        """Return the span of some words."""
        return cls(
            words=tuple(words),
            x0=min(word.edges[0] for word in words),
            y0=min(word.edges[1] for word in words),
            x1=max(word.edges[2] for word in words),
            y1=max(word.edges[3] for word in words),
        )

    @property
    def height(self) -> float:
        """Return the height of the span's box."""
        return self.y1 - self.y0


Row = list[Span]


@dataclass(frozen=True, slots=True)
class Gutter:
    """White space from `left` to `right` that the rows `first` to `last` (inclusive) leave free."""

    first: int
    last: int
    left: float
    right: float


def split_columns(spans: Sequence[Span]) -> list[list[Row]]:
    """This function will gather spans to rows and return them as columns in reading order, each a list of rows."""
    rows = gather_rows(spans)
    gutter = _widest_prose_gutter(rows)
    if gutter is None:
        return [rows] if rows else []
    middle = (gutter.left + gutter.right) / 2
    beside = [span for row in rows[gutter.first : gutter.last + 1] for span in row]
    return [
        *split_columns([span for row in rows[: gutter.first] for span in row]),
        *split_columns([span for span in beside if span.x1 <= middle]),
        *split_columns([span for span in beside if span.x1 > middle]),
        *split_columns([span for row in rows[gutter.last + 1 :] for span in row]),
    ]


def gather_rows(spans: Sequence[Span]) -> list[Row]:
    """This function will gather the spans that stand side by side, rows from top to bottom, each from left to right."""
    rows: list[Row] = []
    for span in sorted(spans, key=lambda span: (span.y0 + span.y1, span.x0)):
        # Only the last few rows can reach down to this span: the spans come from top to bottom.
        row = next((row for row in reversed(rows[-12:]) if _belongs(span, row)), None)
        if row is None:
            rows.append([span])
        else:
            row.append(span)
    for row in rows:
        row.sort(key=lambda span: span.x0)
    return sorted(rows, key=lambda row: statistics.median((span.y0 + span.y1) / 2 for span in row))


def _belongs(span: Span, row: Row) -> bool:
    """Tell whether a span continues a row: level with the row's nearest span, and not above or below any of them."""
    for other in row:
        shared = min(span.x1, other.x1) - max(span.x0, other.x0)
        if shared > 0.3 * min(span.x1 - span.x0, other.x1 - other.x0):
            return False
    nearest = min(row, key=lambda other: max(other.x0 - span.x1, span.x0 - other.x1))
    level = min(span.y1, nearest.y1) - max(span.y0, nearest.y0)
    return level >= 0.5 * min(span.height, nearest.height)


def _widest_prose_gutter(rows: Sequence[Row]) -> Gutter | None:
    found = [gutter for start in range(len(rows)) for gutter in _gutters_from(rows, start)]
    found.sort(key=lambda gutter: gutter.first - gutter.last)
    return next((gutter for gutter in found if _is_between_prose(rows, gutter)), None)


def _gutters_from(rows: Sequence[Row], start: int) -> list[Gutter]:
    """Follow each gap of a row downwards for as long as the rows below leave some of it free."""
    gutters = []
    for before, after in itertools.pairwise(rows[start]):
        left, right = before.x1, after.x0
        last = start
        for index in range(start + 1, len(rows)):
            narrowed = _free(rows[index], left, right)
            if narrowed is None:
                break
            left, right = narrowed
            last = index
        if last - start + 1 >= MIN_COLUMN_ROWS:
            gutters.append(Gutter(first=start, last=last, left=left, right=right))
    return gutters


def _free(row: Row, left: float, right: float) -> tuple[float, float] | None:
    """Return the part of a gap that a row leaves free, None when it is hardly wider than a space."""
    for span in row:
        if span.x0 < (left + right) / 2 < span.x1:
            return None
        if span.x1 <= (left + right) / 2:
            left = max(left, span.x1)
        else:
            right = min(right, span.x0)
    height = statistics.median(span.height for span in row)
    return (left, right) if right - left > 0.7 * height else None


def _is_between_prose(rows: Sequence[Row], gutter: Gutter) -> bool:
    middle = (gutter.left + gutter.right) / 2
    beside = rows[gutter.first : gutter.last + 1]
    left = [[span for span in row if span.x1 <= middle] for row in beside]
    right = [[span for span in row if span.x1 > middle] for row in beside]
    return all(_is_prose([side for side in sides if side]) for sides in (left, right))


def _is_prose(rows: Sequence[Row]) -> bool:
    if len(rows) < MIN_COLUMN_ROWS:
        return False
    width = max(span.x1 for row in rows for span in row) - min(span.x0 for row in rows for span in row)
    covered = statistics.median(sum(span.x1 - span.x0 for span in row) for row in rows)
    words = statistics.median(sum(len(span.words) for span in row) for row in rows)
    return words >= MIN_COLUMN_WORDS and covered >= MIN_COLUMN_FILL * width
