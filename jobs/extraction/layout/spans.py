"""Many places of one text, kept in order because they are asked about for every word or cell of it."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable
from itertools import accumulate

from jobs.extraction.text import Span


class Spans:
    """Places that may lie within each other; asking costs the logarithm of how many there are."""

    def __init__(self, spans: Iterable[Span]) -> None:
        ordered = sorted((span.start, span.end) for span in spans)
        self._starts = [start for start, _ in ordered]
        self._furthest = list(accumulate((end for _, end in ordered), max))

    def hold(self, offset: int) -> bool:
        """Whether a character lies in one of the places."""
        behind = bisect_right(self._starts, offset)
        return behind > 0 and self._furthest[behind - 1] > offset

    def meet(self, span: Span) -> bool:
        """Whether one of the places shares a character with a span."""
        behind = bisect_left(self._starts, span.end)
        return behind > 0 and self._furthest[behind - 1] > span.start
