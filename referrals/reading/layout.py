"""Reading order: which words stand on one line, which lines make a block, and what comes after what."""

from __future__ import annotations

import itertools
import statistics
from collections.abc import Sequence
from dataclasses import dataclass

from referrals.reading.columns import split_columns
from referrals.reading.rows import Span

Edges = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class RawWord:
    """A word as a reader gave it: `edges` are x0, y0, x1, y1 in the reader's own units, origin top left.

    `in_dictionary` tells that the reader knows the word, where it has a dictionary, `handwritten` that it is no print.
    """

    text: str
    edges: Edges
    confidence: float = 1.0
    in_dictionary: bool = False
    handwritten: bool = False


@dataclass(frozen=True, slots=True)
class PlacedWord:
    """A word with the number of its line and block in reading order."""

    word: RawWord
    line: int
    block: int


SPLIT_GAP = 1.5
"""A gap wider than this many line heights may be the space between columns, of a table or of a page."""
BLOCK_GAP = 0.8
"""White space between lines, in line heights, that parts two blocks where it is more than is usual on the page."""


def arrange(fragments: Sequence[Sequence[RawWord]]) -> list[PlacedWord]:
    """Put words in reading order and number their lines and blocks.

    `fragments` are runs of words that their reader saw on one line. What stands side by side is one line, so that a
    label and its value, or the cells of a table's row, stay together however wide the gap. Only columns of running
    text are read one after the other.
    """
    spans = [span for fragment in fragments for span in _spans(fragment)]
    placed: list[PlacedWord] = []
    line = block = 0
    for column in split_columns(spans):
        usual = _usual_gap(column)
        bottom: float | None = None
        for row in column:
            top, height = min(span.y0 for span in row), statistics.median(span.height for span in row)
            if placed and (bottom is None or top - bottom > max(BLOCK_GAP * height, 1.5 * usual)):
                block += 1
            words = sorted((word for span in row for word in span.words), key=lambda word: word.edges[0])
            placed += [PlacedWord(word=word, line=line, block=block) for word in words]
            line += 1
            bottom = max(span.y1 for span in row)
    return placed


def _spans(fragment: Sequence[RawWord]) -> list[Span]:
    """Cut a run of words at its wide gaps."""
    if not fragment:
        return []
    words = sorted(fragment, key=lambda word: word.edges[0])
    height = statistics.median(word.edges[3] - word.edges[1] for word in words)
    runs: list[list[RawWord]] = [[words[0]]]
    for word in words[1:]:
        if word.edges[0] - runs[-1][-1].edges[2] > SPLIT_GAP * height:
            runs.append([])
        runs[-1].append(word)
    return [Span.of(run) for run in runs]


def _usual_gap(rows: Sequence[Sequence[Span]]) -> float:
    gaps = [
        min(span.y0 for span in lower) - max(span.y1 for span in upper)
        for upper, lower in itertools.pairwise(rows)
    ]
    return max(statistics.median(gaps), 0.0) if gaps else 0.0
