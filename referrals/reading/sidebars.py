"""A letter beside a list of short lines: what stands in the list has nothing to do with the sentences level with it.

The letter is told by its sentences: they run on from row to row past lines of the list, and end within rows. The cells
of a table, and the values beside labels, do neither so often.
"""

from __future__ import annotations

import itertools
import statistics
from collections.abc import Sequence

from referrals.reading.rows import Row

FEWEST_RUNNING_ON = 3
"""Long rows that go on with the sentence of a long row above, each beside a line of the list: short values that begin
small are those of labels."""
FEWEST_ENDS = 2
"""Rows within which a sentence ends and the next begins."""
FEWEST_WORDS = 5
"""The words of a row of the letter, of which there are as many; the most lines of the list have fewer."""
FEWEST_BESIDE = 4
"""Lines of the list beside the letter."""
_ENDS = (".", "?", "!", ":", ";")


def stands_beside_a_letter(rows: Sequence[Row], middle: float) -> bool:
    """Tell whether what stands on one side of `middle` is a letter that runs on past what stands on the other."""
    sides = [_sides(row, middle) for row in rows]
    return _runs_past(sides) or _runs_past([(right, left) for left, right in sides])


def _sides(row: Row, middle: float) -> tuple[list[str], list[str]]:
    """The words of a row on the left of a place and on its right."""
    left = [word.text for span in row if span.x1 <= middle for word in span.words]
    right = [word.text for span in row if span.x1 > middle for word in span.words]
    return left, right


def _runs_past(sides: Sequence[tuple[list[str], list[str]]]) -> bool:
    """Whether the second of each pair are a letter's rows and the first a list's."""
    letter = [words for _, words in sides if words]
    beside = [listed for listed, words in sides if listed and words]
    long = sum(len(words) >= FEWEST_WORDS for words in letter)
    if (
        long < FEWEST_WORDS
        or len(beside) < FEWEST_BESIDE
        or statistics.median(map(len, beside)) >= FEWEST_WORDS
    ):
        return False
    running_on = sum(
        bool(listed)
        and min(len(above), len(words)) >= FEWEST_WORDS
        and words[0][:1].islower()
        and not above[-1].endswith(_ENDS)
        for (_, above), (listed, words) in itertools.pairwise(pair for pair in sides if pair[1])
    )
    ends = sum(
        any(word.endswith(".") and following[:1].isupper() for word, following in itertools.pairwise(words))
        for words in letter
    )
    return running_on >= FEWEST_RUNNING_ON and ends >= FEWEST_ENDS
