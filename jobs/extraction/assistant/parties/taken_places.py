"""The places of a text that labels and values take, asked of every cell of a page and so kept in order."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from itertools import accumulate

from jobs.extraction.text import Span


class TakenPlaces:
    """Places that may lie within each other; asking costs the logarithm of how many there are."""

    def __init__(self, spans: Iterable[Span]) -> None:
        ordered = sorted((span.start, span.end) for span in spans)
        self._starts = [start for start, _ in ordered]
        self._furthest = list(accumulate((end for _, end in ordered), max))

    def meets(self, span: Span) -> bool:
        """Whether a taken place shares a character with a span."""
        before = bisect_left(self._starts, span.end)
        return before > 0 and self._furthest[before - 1] > span.start
