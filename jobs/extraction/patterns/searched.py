"""A text that many patterns are sought in: each only where words stand that it can begin with, and not at all where the
text holds none of the words that it needs."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cached_property

from jobs.extraction.patterns.beginnings import BEGINNING, WordsBegun, words_begun_by
from jobs.extraction.patterns.needed_words import WordsHeld, folded_for_needs

_WORD_OR_MARK = re.compile(r"(?<!\w)\w|[^\w\s]")
"""Where a word begins, and each sign that is in no word."""


class Searched:
    """A text, and where its words begin."""

    def __init__(self, content: str) -> None:
        self.content = content

    def phrases(
        self, pattern: re.Pattern[str], start: int = 0, end: int | None = None
    ) -> Iterator[re.Match[str]]:
        """Yield the matches of a pattern of the program from `start` up to `end` (None: to the end)."""
        stop = len(self.content) if end is None else end
        if not self.may_hold(pattern):
            return iter(())
        begun = words_begun_by(pattern)
        if begun is None:
            return pattern.finditer(self.content, start, stop)
        return self._matches_at(pattern, self._places_of_words(begun), start, stop)

    def may_hold(self, pattern: re.Pattern[str]) -> bool:
        """Tell whether the text may hold a match of a pattern of the program."""
        return self._words_held.allow(pattern)

    def _matches_at(
        self, pattern: re.Pattern[str], places: Sequence[int], start: int, stop: int
    ) -> Iterator[re.Match[str]]:
        for place in places:
            if place >= start and (match := pattern.match(self.content, place, stop)):
                yield match
                start = match.end()

    def _places_of_words(self, begun: WordsBegun) -> list[int]:
        """Where the words and marks stand that begin so."""
        words = self._words_as_written if begun.as_written else self._words_in_lower_case
        places: list[int] = []
        for beginning in begun.beginnings & words.keys():
            places += words[beginning]
        places.sort()
        return places

    @cached_property
    def _words_as_written(self) -> dict[str, list[int]]:
        return _words_by_beginning(self.content)

    @cached_property
    def _words_in_lower_case(self) -> dict[str, list[int]]:
        return _words_by_beginning(self._folded_for_needs)

    @cached_property
    def _words_held(self) -> WordsHeld:
        return WordsHeld(self._folded_for_needs)

    @cached_property
    def _folded_for_needs(self) -> str:
        return folded_for_needs(self.content)


def _words_by_beginning(content: str) -> dict[str, list[int]]:
    """Where words begin and marks stand, by the first character and by the first two."""
    places: dict[str, list[int]] = defaultdict(list)
    for begun in _WORD_OR_MARK.finditer(content):
        place = begun.start()
        for length in range(1, BEGINNING + 1):
            places[content[place : place + length]].append(place)
    return places
