"""Pages of words as one text with offsets, so that what is found in the text can be pointed at on the page."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby

from referrals.data.pages import Box, Page, Word
from referrals.data.referral import Alignment, Evidence

CELL = "\t"
"""Stands between two words of a line that are so far apart that they are two cells."""

_CELL_GAP_IN_CHARACTERS = 2.4


@dataclass(frozen=True, slots=True)
class Span:
    """Characters `start` up to `end` of the text."""

    start: int
    end: int


@dataclass(frozen=True, slots=True)
class PlacedWord:
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


class Text:
    """The words of all pages in reading order: a space between words, a tab between cells, a newline after each line."""

    def __init__(self, pages: Sequence[Page]) -> None:
        self.pages = tuple(pages)
        self.words: list[PlacedWord] = []
        self.lines: list[Line] = []
        pieces: list[str] = []
        position = 0
        for index, page in enumerate(self.pages):
            for _, group in groupby(page.words, key=lambda word: (word.block, word.line)):
                position = self._add_line(list(group), index, page, position, pieces)
        self.content = "".join(pieces)
        self._line_starts = [line.start for line in self.lines]
        self._word_starts = [word.start for word in self.words]

    def _add_line(self, words: list[Word], index: int, page: Page, position: int, pieces: list[str]) -> int:
        words = [word for word in words if word.text.strip()]
        if not words:
            return position
        first, start, number = len(self.words), position, len(self.lines)
        gap = _CELL_GAP_IN_CHARACTERS * _character_width(words)
        before: Word | None = None
        for word in words:
            if before is not None:
                pieces.append(CELL if word.box[0] - before.box[2] > gap else " ")
                position += 1
            self.words.append(PlacedWord(word, index, position, position + len(word.text), number))
            pieces.append(word.text)
            position += len(word.text)
            before = word
        line_text = "".join(pieces[-(2 * len(words) - 1) :])
        self.lines.append(Line(number, index, start, position, line_text, first, len(self.words)))
        pieces.append("\n")
        return position + 1

    def line_at(self, offset: int) -> Line:
        """Return the line that the character at `offset` stands on."""
        return self.lines[max(0, bisect_right(self._line_starts, offset) - 1)]

    def page_at(self, offset: int) -> int:
        """Return the index of the page that the character at `offset` stands on."""
        return self.line_at(offset).page if self.lines else 0

    def words_in(self, start: int, end: int) -> Iterator[PlacedWord]:
        """Yield the words that the characters `start` to `end` touch."""
        for placed in self.words[max(0, bisect_right(self._word_starts, start) - 1) :]:
            if placed.start >= end:
                return
            if placed.end > start:
                yield placed

    def evidence(self, *spans: Span, alignment: Alignment = "exact") -> tuple[Evidence, ...]:
        """Return where the spans stand: one Evidence for each span and page, one box for each line of it."""
        found: list[Evidence] = []
        for span in spans:
            touched = list(self.words_in(span.start, span.end))
            for index, on_page in groupby(touched, key=lambda placed: placed.page):
                placed = list(on_page)
                page = self.pages[index]
                start, end = max(span.start, placed[0].start), min(span.end, placed[-1].end)
                boxes = [
                    _union([_part_of(word, span) for word in line])
                    for _, line in groupby(placed, key=lambda word: word.line)
                ]
                quote = " ".join(self.content[start:end].split())
                found.append(
                    Evidence(
                        document_id=page.document_id,
                        page=page.number,
                        boxes=tuple(boxes),
                        quote=quote,
                        alignment=alignment,
                    )
                )
        return tuple(found)

    def confidence(self, *spans: Span) -> float:
        """Return the least confidence of the words under the spans, 1.0 when there are none."""
        return min(
            (placed.word.confidence for span in spans for placed in self.words_in(span.start, span.end)),
            default=1.0,
        )

    def trimmed(self, start: int, end: int, *, strip: str = " \t\n,;:") -> Span | None:
        """Return the span without the given characters at its ends; None when nothing is left."""
        while start < end and self.content[start] in strip:
            start += 1
        while end > start and self.content[end - 1] in strip:
            end -= 1
        return Span(start, end) if end > start else None

    def __getitem__(self, span: Span) -> str:
        """Return the words of a span with single spaces between them."""
        return " ".join(self.content[span.start : span.end].split())

    @cached_property
    def folded(self) -> str:
        """The content in lower case, character for character (offsets stay)."""
        return "".join(c.lower() if len(c.lower()) == 1 else c for c in self.content)


def _character_width(words: Sequence[Word]) -> float:
    widths = sorted((word.box[2] - word.box[0]) / max(1, len(word.text)) for word in words)
    return widths[len(widths) // 2]


def _part_of(placed: PlacedWord, span: Span) -> Box:
    """The part of a word's box that the span covers, as if all its characters were equally wide."""
    x0, y0, x1, y1 = placed.word.box
    length = max(1, placed.end - placed.start)
    left = max(0, span.start - placed.start) / length
    right = min(length, span.end - placed.start) / length
    return (x0 + (x1 - x0) * left, y0, x0 + (x1 - x0) * right, y1)


def _union(boxes: Sequence[Box]) -> Box:
    return (
        round(min(box[0] for box in boxes), 5),
        round(min(box[1] for box in boxes), 5),
        round(max(box[2] for box in boxes), 5),
        round(max(box[3] for box in boxes), 5),
    )
