"""Looks a quote up on its page again: exactly, with case and punctuation folded, or nearly. Shares no code
with the assistant.
"""

from __future__ import annotations

import time
import unicodedata
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

from rapidfuzz import fuzz

from jobs.extraction.layout.wrapped_rows import in_rows
from referrals.data.pages import Box, Page, around
from referrals.data.referral import Alignment, Evidence

_LEAST_SIMILARITY = 88.0
_LONGEST_FUZZY = 1500
_SECONDS_FOR_ALL = 1.0
_MOST_PLACES = 500
"""A single letter ("F") stands this often on a page, mostly within words."""
_CONFUSED = str.maketrans({"0": "o", "1": "l", "5": "s", "8": "b", "i": "l", "|": "l"})


@dataclass(frozen=True, slots=True)
class Aligned:
    """Where a quote was found: the words, by their index on the page, and the least confidence of them."""

    alignment: Alignment
    first: int
    last: int
    confidence: float


@dataclass(frozen=True, slots=True)
class _Index:
    """A text made of a page's words, and the word that each character belongs to (by start offsets)."""

    content: str
    starts: tuple[int, ...]

    def word_at(self, offset: int) -> int:
        return max(0, bisect_right(self.starts, offset) - 1)


class PageIndex:
    """One page, made ready for looking up quotes: its words as rows are read, a cell that goes on below to its end."""

    def __init__(self, page: Page) -> None:
        self.page = in_rows(page)
        self.plain = _indexed([word.text for word in self.page.words], separator=" ")
        self.folded = _indexed([fold(word.text) for word in self.page.words], separator="")

    def lines(self) -> Iterator[tuple[int, int]]:
        """Yield the first and the last word of each line."""
        first = 0
        for _, words in groupby(self.page.words, key=lambda word: (word.block, word.line)):
            last = first + sum(1 for _ in words) - 1
            yield first, last
            first = last + 1

    def first_of_line(self, place: int) -> int:
        """Return the first word of the line that a word stands on."""
        words = self.page.words
        while place and (words[place - 1].block, words[place - 1].line) == (
            words[place].block,
            words[place].line,
        ):
            place -= 1
        return place

    def words(self, first: int, last: int) -> str:
        """Return the words from `first` up to and with `last`."""
        return " ".join(word.text for word in self.page.words[first : last + 1])

    def evidence(self, start: int, end: int) -> Evidence:
        """Return the place of the characters from `start` up to `end` of the plain text, a box for each line of it."""
        return self.place(self.plain.word_at(start), self.plain.word_at(end - 1))

    def place(self, first: int, last: int) -> Evidence:
        """Return the place of the words from `first` up to and with `last`, a box for each line of them."""
        lines = groupby(self.page.words[first : last + 1], key=lambda word: word.line)
        return Evidence(
            document_id=self.page.document_id,
            page=self.page.number,
            boxes=tuple(around([word.box for word in words]) for _, words in lines),
            quote=self.words(first, last),
        )


class Aligner:
    """Looks up quotes on the pages of one referral, for all of them together not longer than a second of
    near matching.
    """

    def __init__(self, pages: tuple[Page, ...]) -> None:
        self.indexes = {(page.document_id, page.number): PageIndex(page) for page in pages}
        self.deadline = time.monotonic() + _SECONDS_FOR_ALL
        self._found: dict[tuple[str, int, str, tuple[Box, ...]], Aligned | None] = {}

    def find(self, *, document_id: str, page: int, quote: str, boxes: tuple[Box, ...]) -> Aligned | None:
        """Return where a quote stands on a page, nearest to the boxes when it stands there more than once; what was
        looked up is kept.
        """
        key = (document_id, page, quote, boxes)
        if key not in self._found:
            self._found[key] = self._find(*key)
        return self._found[key]

    def _find(self, document_id: str, page: int, quote: str, boxes: tuple[Box, ...]) -> Aligned | None:
        index = self.indexes.get((document_id, page))
        plain = " ".join(quote.split())
        if index is None or not plain:
            return None
        if found := _nearest(index, index.plain, plain, boxes):
            return self._aligned(index, "exact", *found)
        folded = fold(quote)
        if not folded:  # signs alone ("%") stand there as they are, or nowhere
            return None
        if found := _nearest(index, index.folded, folded, boxes):
            return self._aligned(index, "normalized", *found)
        return self._nearly(index, folded)

    def _nearly(self, index: PageIndex, folded: str) -> Aligned | None:
        if not 5 <= len(folded) <= _LONGEST_FUZZY or time.monotonic() > self.deadline:
            return None
        target = index.folded.content.translate(_CONFUSED)
        match = fuzz.partial_ratio_alignment(
            folded.translate(_CONFUSED), target, score_cutoff=_LEAST_SIMILARITY
        )
        if match is None or match.dest_end <= match.dest_start:
            return None
        first = index.folded.word_at(match.dest_start)
        return self._aligned(index, "fuzzy", first, index.folded.word_at(match.dest_end - 1))

    def _aligned(self, index: PageIndex, alignment: Alignment, first: int, last: int) -> Aligned:
        words = index.page.words[first : last + 1]
        return Aligned(alignment, first, last, min((word.confidence for word in words), default=0.0))


def fold(text: str) -> str:
    """Return the letters and digits of a text, in lower case and without accents."""
    decomposed = unicodedata.normalize("NFKD", text).casefold()
    return "".join(c for c in decomposed if c.isalnum())


def _indexed(words: list[str], *, separator: str) -> _Index:
    starts: list[int] = []
    position = 0
    for word in words:
        starts.append(position)
        position += len(word) + len(separator)
    return _Index(separator.join(words), tuple(starts))


def _nearest(page: PageIndex, index: _Index, wanted: str, boxes: tuple[Box, ...]) -> tuple[int, int] | None:
    """First and last word of the occurrence that lies nearest to the boxes."""
    found: list[tuple[float, int, int]] = []
    at = index.content.find(wanted)
    while at != -1 and len(found) < _MOST_PLACES:
        first, last = index.word_at(at), index.word_at(at + len(wanted) - 1)
        found.append((_distance(page.page.words[first].box, boxes), first, last))
        at = index.content.find(wanted, at + 1)
    if not found:
        return None
    _, first, last = min(found)
    return first, last


def _distance(box: Box, boxes: tuple[Box, ...]) -> float:
    if not boxes:
        return 0.0
    y = (box[1] + box[3]) / 2  # a place may be a small part of a long word
    return min(max(b[0] - box[2], 0.0, box[0] - b[2]) + max(b[1] - y, 0.0, y - b[3]) for b in boxes)


def covers(boxes: tuple[Box, ...], box: Box) -> bool:
    """Return whether a word's box touches one of the boxes at the height of its middle."""
    middle = (box[1] + box[3]) / 2
    slack = (box[3] - box[1]) / 2
    return any(b[0] < box[2] and box[0] < b[2] and b[1] - slack <= middle <= b[3] + slack for b in boxes)
