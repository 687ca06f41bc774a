"""Words that stand close together on a line, the rows of what stands side by side, and the white space between."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from referrals.reading.layout import RawWord


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

    @property
    def middle(self) -> float:
        """Return how far down the middle of the span is."""
        return (self.y0 + self.y1) / 2

    @property
    def is_by_hand(self) -> bool:
        """Tell whether a hand wrote the words: they stand as high as they please, over two lines of print or none."""
        return all(word.handwritten for word in self.words)


Row = list[Span]


@dataclass(frozen=True, slots=True)
class Gutter:
    """White space from `left` to `right` that the rows `first` to `last` (inclusive) leave free."""

    first: int
    last: int
    left: float
    right: float

    @property
    def middle(self) -> float:
        """Return where it is cut."""
        return (self.left + self.right) / 2


def gather_rows(spans: Sequence[Span]) -> list[Row]:
    """Gather the spans that stand side by side, rows from top to bottom, each from left to right."""
    printed = [span for span in spans if not span.is_by_hand]
    rows: list[Row] = []
    for span in sorted(printed, key=lambda span: (span.middle, span.x0)):
        # Only the last few rows can reach down to this span: the spans come from top to bottom.
        row = next((row for row in reversed(rows[-12:]) if _belongs(span, row)), None)
        if row is None:
            rows.append([span])
        else:
            row.append(span)
    # Print first: what a hand wrote tall beside two lines would make one of them.
    for span in sorted((span for span in spans if span.is_by_hand), key=lambda span: (span.x0, span.y0)):
        row = min((row for row in rows if _belongs(span, row)), key=lambda row: _off(span, row), default=None)
        if row is None:
            rows.append([span])
        else:
            row.append(span)
    for row in rows:
        row.sort(key=lambda span: span.x0)
    return sorted(rows, key=lambda row: statistics.median(span.middle for span in row))


def _off(span: Span, row: Row) -> float:
    """How far the middle of a span is above or below that of a row."""
    return abs(span.middle - statistics.median(other.middle for other in row))


def _belongs(span: Span, row: Row) -> bool:
    """Tell whether a span continues a row: level with the row's nearest span, and not above or below any of them."""
    for other in row:
        shared = min(span.x1, other.x1) - max(span.x0, other.x0)
        if shared > 0.3 * min(span.x1 - span.x0, other.x1 - other.x0):
            return False
    nearest = min(row, key=lambda other: max(other.x0 - span.x1, span.x0 - other.x1))
    level = min(span.y1, nearest.y1) - max(span.y0, nearest.y0)
    return level >= 0.5 * min(span.height, nearest.height)
