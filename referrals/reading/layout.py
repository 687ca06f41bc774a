"""Reading order: which words stand on one line, which lines make a block, and what comes after what."""

from __future__ import annotations

import itertools
import statistics
from collections.abc import Sequence
from dataclasses import dataclass, replace

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

CUT_LETTER, USUAL_LETTER, FEW_LETTERS = 0.25, 0.6, 4
"""How wide letters are in line heights where a box has lost some of them, and usually; two or three may be narrow."""
OVER, APART = 0.5, 0.5
"""The share of a word's width that another takes which stands above or below it, not beside it, and by how much of
their height they are apart then."""


def arrange(fragments: Sequence[Sequence[RawWord]]) -> list[PlacedWord]:
    """Put words in reading order and number their lines and blocks.

    `fragments` are runs of words that their reader saw on one line. What stands side by side is one line, so that a
    label and its value, or the cells of a table's row, stay together however wide the gap. Only columns of running
    text are read one after the other.
    """
    if any(word.handwritten for fragment in fragments for word in fragment):
        fragments = _uncut(fragments)
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
    """Cut a run of words at its wide gaps, each of its lines by itself where it is more than one."""
    words = sorted(fragment, key=lambda word: word.edges[0])
    are_two = any(itertools.starmap(_over, itertools.pairwise(words)))
    return [span for line in (_levels(words) if are_two else [words]) for span in _cut(line)]


def _cut(words: Sequence[RawWord]) -> list[Span]:
    """Cut the words of a line, from left to right, at its wide gaps."""
    if not words:
        return []
    height = statistics.median(_height(word) for word in words)
    runs: list[list[RawWord]] = [[words[0]]]
    for word in words[1:]:
        if word.edges[0] - runs[-1][-1].edges[2] > SPLIT_GAP * height:
            runs.append([])
        runs[-1].append(word)
    return [Span.of(run) for run in runs]


def _uncut(fragments: Sequence[Sequence[RawWord]]) -> list[list[RawWord]]:
    """Give words of print on a page that a hand wrote on the width of their letters: a stroke through a word may have
    cost its box the first of them, and what is left would stand apart from the words before it."""
    heights = [_height(word) for fragment in fragments for word in fragment if not word.handwritten]
    usual = statistics.median(heights) if heights else 0.0
    return [[_with_width(word, usual) for word in fragment] for fragment in fragments]


def _with_width(word: RawWord, height: float) -> RawWord:
    left, top, right, bottom = word.edges
    letters = len(word.text)
    if word.handwritten or letters < FEW_LETTERS or right - left > CUT_LETTER * height * letters:
        return word
    return replace(word, edges=(min(left, right - USUAL_LETTER * height * letters), top, right, bottom))


def _over(one: RawWord, other: RawWord) -> bool:
    """Whether one of two words stands over the other, as where a hand wrote across two lines that a reader then takes
    for one."""
    shared = min(one.edges[2], other.edges[2]) - max(one.edges[0], other.edges[0])
    apart = abs(_middle(one) - _middle(other))
    least = min(one.edges[2] - one.edges[0], other.edges[2] - other.edges[0])
    return shared > OVER * least and apart > APART * min(_height(one), _height(other))


def _levels(words: Sequence[RawWord]) -> list[list[RawWord]]:
    """Part words of two lines: those of print by how far down they stand, each that a hand wrote by itself."""
    levels: list[list[RawWord]] = []
    for word in sorted((word for word in words if not word.handwritten), key=_middle):
        if not levels or _middle(word) - _middle(levels[-1][0]) > APART * _height(word):
            levels.append([])
        levels[-1].append(word)
    by_hand = [[word] for word in words if word.handwritten]
    return [*(sorted(level, key=lambda word: word.edges[0]) for level in levels), *by_hand]


def _middle(word: RawWord) -> float:
    return (word.edges[1] + word.edges[3]) / 2


def _height(word: RawWord) -> float:
    return word.edges[3] - word.edges[1]


def _usual_gap(rows: Sequence[Sequence[Span]]) -> float:
    gaps = [
        min(span.y0 for span in lower) - max(span.y1 for span in upper)
        for upper, lower in itertools.pairwise(rows)
    ]
    return max(statistics.median(gaps), 0.0) if gaps else 0.0
