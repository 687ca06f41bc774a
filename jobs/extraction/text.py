"""Pages of words as one text with offsets, so that what is found in the text can be pointed at on the page."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from itertools import groupby, pairwise
from typing import Any, TypeVar

from jobs.extraction.capitals import is_in_capitals, line_recased
from jobs.extraction.layout.kept_together import kept_together
from jobs.extraction.layout.lines_of_pages import lines_of
from jobs.extraction.layout.lines_that_flow_on import flows_on
from jobs.extraction.layout.pieces_of_words import box_of_piece, moved_down
from jobs.extraction.layout.placed import CELL, Cell, Line, PlacedWord, Span
from jobs.extraction.layout.transcribed_commas import has_lost_its_lines
from jobs.extraction.layout.wrapped_rows import rows_of
from jobs.extraction.patterns.searched import Searched
from referrals.data.pages import Box, Page, Word
from referrals.data.referral import Alignment, Evidence

Made = TypeVar("Made")

__all__ = ["CELL", "Cell", "Line", "PlacedWord", "Span", "Text"]

_MOST_CELLS = 200
"""A line of more is no table that people print, and what compares cells with cells takes the square of their number."""


class Text:
    """The words of all pages in reading order: a space between words, a tab between cells, a newline after
    each line. A word of more than 200 characters stands in pieces of that length.
    """

    def __init__(self, pages: Sequence[Page]) -> None:
        self.pages = tuple(pages)
        self.words: list[PlacedWord] = []
        self.lines: list[Line] = []
        pieces: list[str] = []
        position = 0
        regained = has_lost_its_lines(self.pages)
        for index, page in enumerate(self.pages):
            in_capitals = is_in_capitals(page)
            for row in kept_together(rows_of([*lines_of(page, regained=regained)])):
                position = self._add_line(row, index, position, pieces, in_capitals=in_capitals)
        self.captions: frozenset[int] = frozenset()
        self._printed: dict[int, Word] = {}
        self._hold("".join(pieces))

    def _hold(self, content: str) -> None:
        self.content = content
        self._line_starts = [line.start for line in self.lines]
        self._word_starts = [word.start for word in self.words]
        self._made: dict[tuple[object, ...], Any] = {}

    def in_order(self, lines: Sequence[tuple[int, float]], captions: frozenset[int]) -> Text:
        """Return this text with its lines in another order, given by their numbers, and as far down as is given with
        each; what is found there is still shown where it is printed. `captions`: those that were moved above what they
        name, which the text that is returned knows by their new numbers."""
        other = Text(())
        other.pages = self.pages
        for number, down in lines:
            line, start = self.lines[number], other.lines[-1].end + 1 if other.lines else 0
            first, by = len(other.words), start - line.start
            for placed in self.words[line.first_word : line.last_word]:
                moved = placed._replace(start=placed.start + by, end=placed.end + by, line=len(other.lines))
                if down:
                    other._printed[moved.start] = placed.word
                    moved = moved._replace(word=moved_down(placed.word, down))
                other.words.append(moved)
            place = (len(other.lines), line.page, start, line.end + by)
            other.lines.append(Line(*place, line.text, first, len(other.words)))
        other.captions = frozenset(at for at, (number, _) in enumerate(lines) if number in captions)
        other._hold("".join(f"{line.text}\n" for line in other.lines))
        return other

    def _add_line(
        self, cells: list[list[Word]], index: int, position: int, pieces: list[str], *, in_capitals: bool
    ) -> int:
        first, start, number = len(self.words), position, len(self.lines)
        line_text = CELL.join(" ".join(word.text for word in cell) for cell in cells)
        for word in (word for cell in cells for word in cell):
            self.words.append(PlacedWord(word, index, position, position + len(word.text), number))
            position += len(word.text) + 1
        position -= 1
        if in_capitals:
            line_text = line_recased(line_text, above=pieces[-2] if pieces else "")
        pieces.append(line_text)
        self.lines.append(Line(number, index, start, position, line_text, first, len(self.words)))
        pieces.append("\n")
        return position + 1

    def once(self, make: Callable[..., Made], *given: object) -> Made:
        """Return what a function makes of this text and what else it is given, made when it is first asked for."""
        key = (make, *given)
        if key not in self._made:
            self._made[key] = make(self, *given)
        return self._made[key]  # type: ignore[no-any-return]

    @cached_property
    def lines_by_page(self) -> dict[int, list[Line]]:
        """The lines of each page that has any, by its place among the pages."""
        return {page: list(lines) for page, lines in groupby(self.lines, key=lambda line: line.page)}

    def line_at(self, offset: int) -> Line:
        """Return the line that the character at `offset` stands on."""
        return self.lines[max(0, bisect_right(self._line_starts, offset) - 1)]

    @cached_property
    def cells(self) -> tuple[tuple[Cell, ...], ...]:
        """The cells of each line, by the line's number, from left to right."""
        return tuple(tuple(self._cells_on(line)) for line in self.lines)

    def cell_at(self, offset: int) -> Cell | None:
        """Return the cell that holds the character at `offset`; None between cells."""
        cells = self.cells[self.line_at(offset).number]
        at = bisect_right(cells, offset, key=lambda cell: cell.span.start) - 1
        return cells[at] if at >= 0 and offset < cells[at].span.end else None

    def cell_before(self, cell: Cell) -> Cell | None:
        """Return the cell right before one on its line; None for the first, and where nothing stands there."""
        cells = self.cells[cell.line]
        at = bisect_right(cells, cell.number - 1, key=lambda each: each.number) - 1
        return cells[at] if at >= 0 and cells[at].number == cell.number - 1 else None

    def _cells_on(self, line: Line) -> Iterator[Cell]:
        if line.text.count(CELL) > _MOST_CELLS:
            yield self._cell(Span(line.start, line.end), line.text, line, 0)
            return
        for number, (start, words) in enumerate(line.cells()):
            if words.strip():
                yield self._cell(Span(start, start + len(words)), words, line, number)

    def _cell(self, span: Span, words: str, line: Line, number: int) -> Cell:
        boxes = [placed.word.box for placed in self.words_in(span.start, span.end)]
        return Cell(
            span,
            words,
            line.number,
            line.page,
            number,
            left=min(box[0] for box in boxes),
            right=max(box[2] for box in boxes),
            top=min(box[1] for box in boxes),
            bottom=max(box[3] for box in boxes),
        )

    def _words_on(self, line: Line) -> list[Word]:
        return [placed.word for placed in self.words[line.first_word : line.last_word]]

    @cached_property
    def paragraph_starts(self) -> frozenset[int]:
        """The numbers of the lines that stand clearly further below the line before than lines usually do."""
        gaps: dict[int, float] = {}
        tops: dict[int, tuple[float, float]] = {}
        for line in self.lines:
            boxes = [word.box for word in self._words_on(line)]
            tops[line.number] = (min(box[1] for box in boxes), max(box[3] for box in boxes))
        heights = sorted(bottom - top for top, bottom in tops.values())
        height = heights[len(heights) // 2] if heights else 1.0
        for before, line in pairwise(self.lines):
            if before.page == line.page and tops[line.number][0] > tops[before.number][0]:
                gaps[line.number] = (tops[line.number][0] - tops[before.number][1]) / max(height, 1e-6)
        usual = sorted(gaps.values())[len(gaps) // 2] if gaps else 0.0
        return frozenset(number for number, gap in gaps.items() if gap > max(usual, 0.0) + 0.5)

    def column_below(self, span: Span, *, right: float = 1.0) -> Span | None:
        """Return the words of the next line that begin under a span, left of `right`; None when none do."""
        line = self.line_at(span.start)
        if line.number + 1 >= len(self.lines) or self.lines[line.number + 1].page != line.page:
            return None
        following = self.lines[line.number + 1]
        left = next(self.words_in(span.start, span.end)).word.box[0]
        under = [
            placed
            for placed in self.words[following.first_word : following.last_word]
            if left - 0.02 <= placed.word.box[0] < right - 0.005
        ]
        if not under or abs(under[0].word.box[0] - left) > 0.02:
            return None
        return self.trimmed(under[0].start, under[-1].end)

    def word_number_at(self, offset: int) -> int:
        """Return the number, among all words, of the last one that begins at an offset or before it."""
        return max(0, bisect_right(self._word_starts, offset) - 1)

    def words_in(self, start: int, end: int) -> Iterator[PlacedWord]:
        """Yield the words that the characters `start` to `end` touch."""
        for number in range(self.word_number_at(start), len(self.words)):
            placed = self.words[number]
            if placed.start >= end:
                return
            if placed.end > start:
                yield placed

    def printed(self, placed: PlacedWord) -> Word:
        """Return a word as it stands on its page, wherever its line was moved."""
        return self._printed.get(placed.start, placed.word)

    def evidence(self, *spans: Span, alignment: Alignment = "exact") -> tuple[Evidence, ...]:
        """Return where the spans stand: one Evidence for each span and page, one box for each line of it."""
        found: list[Evidence] = []
        for span in spans:
            touched = [
                placed._replace(word=self.printed(placed)) for placed in self.words_in(span.start, span.end)
            ]
            for index, on_page in groupby(touched, key=lambda placed: placed.page):
                placed = list(on_page)
                page = self.pages[index]
                start, end = max(span.start, placed[0].start), min(span.end, placed[-1].end)
                boxes = [
                    _union([_part_of(word, span) for word in line])
                    for _, line in groupby(
                        placed, key=lambda each: (each.line, each.word.block, each.word.line)
                    )
                ]
                quote = " ".join(_as_printed(placed, start, end).split())
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
    def flowing(self) -> str:
        """The content with a space where a line is only broken because it was full. Offsets stay."""
        rights = {
            index: max(word.box[2] for line in lines for word in self._words_on(line))
            for index, lines in self.lines_by_page.items()
        }
        flowing = list(self.content)
        for line, following in pairwise(self.lines):
            if following.page != line.page or following.number in self.paragraph_starts:
                continue
            last = max(self._words_on(line), key=lambda word: word.box[2])
            first = self.words[following.first_word].word
            if flows_on(line, following, last, first, right=rights[line.page]):
                flowing[line.end] = " "
        return "".join(flowing)

    def goes_on(self, line: Line) -> bool:
        """Tell whether a line is only broken because it was full."""
        return self.flowing[line.end] == " "

    def phrases(
        self, pattern: re.Pattern[str], start: int = 0, end: int | None = None
    ) -> Iterator[re.Match[str]]:
        """Yield the matches of a pattern of the program in the flowing text."""
        return self.searched.phrases(pattern, start, end)

    def may_hold(self, pattern: re.Pattern[str]) -> bool:
        """Tell whether the text, flowing or as it is, may hold a match of a pattern of the program."""
        return self.searched.may_hold(pattern)

    @cached_property
    def searched(self) -> Searched:
        """The flowing text, for searches with many patterns."""
        return Searched(self.flowing)

    @cached_property
    def folded(self) -> str:
        """The flowing content in lower case. Offsets stay."""
        lowered = self.flowing.lower()
        if len(lowered) == len(self.flowing):
            return lowered
        return "".join(c.lower() if len(c.lower()) == 1 else c for c in self.flowing)


def _as_printed(placed: Sequence[PlacedWord], start: int, end: int) -> str:
    """The words from one offset to another as they stand on the page, whatever case they are read in."""
    return " ".join(word.word.text[max(0, start - word.start) : max(0, end - word.start)] for word in placed)


def _part_of(placed: PlacedWord, span: Span) -> Box:
    """The part of a word's box that the span covers."""
    length = placed.end - placed.start
    return box_of_piece(placed.word, max(0, span.start - placed.start), min(length, span.end - placed.start))


def _union(boxes: Sequence[Box]) -> Box:
    return (
        round(min(box[0] for box in boxes), 5),
        round(min(box[1] for box in boxes), 5),
        round(max(box[2] for box in boxes), 5),
        round(max(box[3] for box in boxes), 5),
    )
