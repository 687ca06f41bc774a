"""What stands where in a text: spans of characters, words, lines and cells."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from referrals.data.pages import Word

CELL = "\t"
"""Stands between two words of a line that are so far apart that they are two cells."""


@dataclass(frozen=True, slots=True)
class Span:
    """Characters `start` up to `end` of the text."""

    start: int
    end: int

    def meets(self, other: Span) -> bool:
        """Whether both share a character."""
        return self.start < other.end and other.start < self.end


class PlacedWord(NamedTuple):
    """A word of a page, and where in the text it stands."""

    word: Word
    page: int
    start: int
    end: int
    line: int


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a page; `number` counts the lines of the whole text, `page` the pages, both from 0."""

    number: int
    page: int
    start: int
    end: int
    text: str
    first_word: int
    last_word: int

    def cells(self) -> Iterator[tuple[int, str]]:
        """Yield where in the text each cell of the line begins, and its words, empty ones too."""
        start = self.start
        for words in self.text.split(CELL):
            yield start, words
            start += len(words) + len(CELL)


@dataclass(frozen=True, slots=True)
class Cell:
    """Words of a line with nothing wide between them, the `number`th of their line; edges are fractions of the page."""

    span: Span
    words: str
    line: int
    page: int
    number: int
    left: float
    right: float
    top: float
    bottom: float
