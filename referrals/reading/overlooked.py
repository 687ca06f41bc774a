"""Print that the first reader overlooks on a page, the headings of a table or half a line beside a streak, shown to it
once more line by line: only what both readers see is surely print, and surely read."""

from __future__ import annotations

import dataclasses
import difflib
import itertools
import statistics
from collections.abc import Iterator, Sequence

from referrals.reading.first_reader import FirstReader
from referrals.reading.layout import Edges, RawWord
from referrals.reading.pictures import Picture
from referrals.reading.reconciling import meetings

Lines = Sequence[Sequence[RawWord]]

SURE = 0.9
"""What the second reader is less sure of may be dirt."""
AT_SEA = 0.3
"""What the first reader is less sure of is a guess at letters that it did not find."""
MOST_PLACES = 16
ALIKE = 0.85
"""How alike both must read a place: on handwriting they do not."""
LEAST_LETTERS = 2


def with_overlooked(
    first: Lines, second: Lines, picture: Picture, reader: FirstReader
) -> list[list[RawWord]]:
    """Return the first reader's lines, and those of the second that it reads alike when it is shown where they are, as
    sure as the first is of them."""
    seen = [[word for word in line if word.confidence >= AT_SEA] for line in first]
    places = list(itertools.islice(_overlooked(seen, second), MOST_PLACES))
    read = reader.read_again(picture, [_around(words) for words in places])
    agreed = [
        [dataclasses.replace(word, confidence=_mean_confidence(again)) for word in words]
        for again, words in zip(read, places, strict=True)
        if _are_alike(again, words)
    ]
    return [*_without(first, [word for words in agreed for word in words]), *agreed]


def _without(first: Lines, agreed: Sequence[RawWord]) -> Iterator[list[RawWord]]:
    """Yield the first reader's lines without what it guessed where it has now read something."""
    ours = [word for line in first for word in line]
    guessed = {here for group, there in meetings(ours, agreed) for here in group if there}
    kept = (number not in guessed for number in itertools.count())
    for line in first:
        yield [word for word in line if next(kept)]


def _overlooked(first: Lines, second: Lines) -> Iterator[list[RawWord]]:
    """Yield the runs of the second reader's words, line by line, where the first saw nothing."""
    ours = [word for line in first for word in line]
    theirs = [word for line in second for word in line]
    unmet = {there for here, group in meetings(ours, theirs) if not here for there in group}
    numbers = itertools.count()
    for line in second:
        for missed, run in itertools.groupby(line, key=lambda _: next(numbers) in unmet):
            words = list(run)
            if missed and _is_sure_print(words):
                yield words


def _is_sure_print(words: Sequence[RawWord]) -> bool:
    return len(_letters(words)) >= LEAST_LETTERS and _mean_confidence(words) >= SURE


def _mean_confidence(words: Sequence[RawWord]) -> float:
    return statistics.fmean(word.confidence for word in words)


def _around(words: Sequence[RawWord]) -> Edges:
    left, top, right, bottom = zip(*(word.edges for word in words), strict=True)
    return min(left), min(top), max(right), max(bottom)


def _are_alike(again: Sequence[RawWord], words: Sequence[RawWord]) -> bool:
    return difflib.SequenceMatcher(None, _letters(again), _letters(words), autojunk=False).ratio() >= ALIKE


def _letters(words: Sequence[RawWord]) -> str:
    return "".join(filter(str.isalnum, "".join(word.text for word in words))).casefold()
