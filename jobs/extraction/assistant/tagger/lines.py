"""What a line, and a cell of it, tells the tagger of all tokens that stand in it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby, islice

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.page.line_marks import CLOSING
from jobs.extraction.assistant.tagger.tokens import Token
from jobs.extraction.assistant.tagger.words import Word
from jobs.extraction.assistant.values.names import looks_like_organization, looks_like_person
from jobs.extraction.assistant.values.places import looks_like_address
from jobs.extraction.text import Cell, Line, Text

RULE_MADE_OF_LINES = "R:"
_LONG = 90
_SHORT = 40
_SALUTATION = re.compile(
    r"\W*(?:dear|hello|hi|to whom|sehr geehrte|liebe|estimad|cher|egregi|gentil|geachte|beste|caro|querid)",
    re.IGNORECASE,
)
_ALIGNED = 0.015
_COLUMNS = 40
_HEADING_WORDS = 5
_LINES_UNDER_A_HEADING = 10
_LINES_BEHIND_A_CLOSING = 6
_LETTERS = re.compile(r"[^\W\d_]+")
_FIRST_CHARACTERS = 60
_LONGEST_VALUE = 90
_OF_NO_KIND = ("none",)


class LineFeatures:
    """The features of lines and of cells; cells know the one before them, the one above, and the head of the column."""

    def __init__(self, text: Text, of_line: dict[int, list[str]]) -> None:
        self.of_line = of_line
        self._text = text
        self._heads: dict[tuple[int, int], Cell] = {}
        self._kinds: dict[tuple[int, int], tuple[str, ...]] = {}
        self._last: tuple[int, dict[int, Cell]] = (-2, {})

    def of_cells(self, number: int, tokens: Sequence[Token]) -> list[tuple[str, ...]]:
        """Return for each token of a line, what its cell tells; to be asked line after line."""
        cells = self._text.cells[number]
        page = self._text.lines[number].page
        above = self._last[1] if self._last[0] == number - 1 else {}
        above = above if above and next(iter(above.values())).page == page else {}
        found: list[tuple[str, ...]] = []
        around = self._around(number, page)
        at, before, count = -1, None, 0
        shared: tuple[str, ...] = ()
        for token in tokens:
            while at + 1 < len(cells) and cells[at + 1].span.start <= token.start:
                before = cells[at] if at >= 0 else None
                at, count = at + 1, 0
                shared = (*around, *self._of_cell(cells[at], before, above))
            found.append((*shared, f"ntok={min(count, 6)}"))
            count += 1
        self._last = (number, {round(cell.left * _COLUMNS): cell for cell in cells})
        return found

    def _around(self, number: int, page: int) -> list[str]:
        """What the lines above and below begin with."""
        return [
            f"{name}k={kind}"
            for name, other in (("U", number - 1), ("D", number + 1))
            if (line := _line_of(self._text, other, page)) is not None
            for kind in self._kinds_of(self._text.cells[line.number][0])
        ]

    def _of_cell(self, cell: Cell, before: Cell | None, above: dict[int, Cell]) -> tuple[str, ...]:
        found = [f"cell={min(cell.number, 3)}", *(f"k={kind}" for kind in self._kinds_of(cell))]
        if before is not None:
            words = first_words(before.words, 4)
            found += [f"cb={word}" for word in words]
            found.append("cbs=" + "_".join(words))
        column = round(cell.left * _COLUMNS)
        over = next(
            (
                above[near]
                for near in (column, column - 1, column + 1)
                if near in above and abs(above[near].left - cell.left) < _ALIGNED
            ),
            None,
        )
        if over is not None:
            words = first_words(over.words, 3)
            found += [f"ca={word}" for word in words]
            found.append("cas=" + "_".join(words))
            found += [f"ak={kind}" for kind in self._kinds_of(over)]
            head = self._heads.get((over.line, over.number), over)
            self._heads[(cell.line, cell.number)] = head
            if head is not over:
                found.append("ch=" + "_".join(first_words(head.words, 2)))
        return tuple(found)

    def _kinds_of(self, cell: Cell) -> tuple[str, ...]:
        """What a cell reads like as a whole; of one behind a label, what stands behind it."""
        where = (cell.line, cell.number)
        if where not in self._kinds:
            self._kinds[where] = (
                _kinds_of_words(cell.words) if len(cell.words) < _LONGEST_VALUE else _OF_NO_KIND
            )
        return self._kinds[where]


def _kinds_of_words(words: str) -> tuple[str, ...]:
    value = words.rpartition(":")[2].strip() or words
    place = looks_like_organization(value)
    reads_like = {
        "place": place,
        "person": not place and looks_like_person(value),
        "address": looks_like_address(value),
    }
    return tuple(kind for kind, it_does in reads_like.items() if it_does) or _OF_NO_KIND


def line_features(document: Document, tokens: Sequence[Token], words: Sequence[Word]) -> LineFeatures:
    """Return what each line that has tokens tells, by its number."""
    text = document.text
    kinds = {
        number: sorted({kind for place in group for kind in words[place].kinds})
        for number, group in groupby(range(len(tokens)), key=lambda place: tokens[place].line)
    }
    firsts = {number: text.lines_by_page[text.lines[number].page][0].number for number in kinds}
    zones = _zones(text)
    headings = _headings(text)
    of_line: dict[int, list[str]] = {}
    for number, its in kinds.items():
        line = text.lines[number]
        place = number - firsts[number]
        left = len(text.lines_by_page[line.page]) - 1 - place
        found = [
            f"pos={place if place < 8 else 10 if place < 15 else 20 if place < 30 else 30}",
            f"bot={min(left, 6)}",
            f"line={min(line.page, 2)}{min(len(text.cells[number]), 4)}{len(line.text) > _LONG}",
            zones[number],
            "L0=" + "_".join(first_words(line.text, 2)),
            *(f"lg={kind}" for kind in its),
        ]
        for name, other in (("U", number - 1), ("D", number + 1)):
            near = _line_of(text, other, line.page)
            if near is None:
                found.append(f"{name}=none")
                continue
            found += [f"{name}={word}" for word in first_words(near.text, 2)]
            found += [f"{name}g={kind}" for kind in kinds.get(other, ())]
        if number in text.paragraph_starts:
            found.append("begins")
        if heading := headings.get(number):
            found += heading
        section = document.outline.section_at(line.start)
        found.append(f"{RULE_MADE_OF_LINES}block={document.outline.block_at(line.start)}")
        found.append(f"{RULE_MADE_OF_LINES}section={section.key if section else ''}")
        of_line[number] = found
    return LineFeatures(text, of_line)


def first_words(words: str, most: int) -> list[str]:
    """Return the first words of a line or cell in lower case, without figures and marks."""
    return [match.group().lower() for match in islice(_LETTERS.finditer(words[:_FIRST_CHARACTERS]), most)]


def _line_of(text: Text, number: int, page: int) -> Line | None:
    if 0 <= number < len(text.lines) and text.lines[number].page == page:
        return text.lines[number]
    return None


def _zones(text: Text) -> list[str]:
    """For each line, whether it stands before the salutation, in the letter or how far behind its closing."""
    zones: list[str] = []
    zone, page, closed = "head", 0, 0
    for line in text.lines:
        if line.page != page:
            zone, page = "head" if zone == "sign" else zone, line.page
        if _SALUTATION.match(line.text):
            zone = "body"
        elif len(line.text) < _SHORT and CLOSING.match(line.text):
            zone, closed = "sign", line.number
        since = min(line.number - closed, _LINES_BEHIND_A_CLOSING)
        zones.append(f"zone=sign{since}" if zone == "sign" else f"zone={zone}")
    return zones


def _headings(text: Text) -> dict[int, list[str]]:
    """By the line, the words of the heading above it: a short line in capitals, or one that ends in a colon."""
    found: dict[int, list[str]] = {}
    heading: list[str] = []
    since, page = 0, 0
    for line in text.lines:
        if line.page != page:
            heading, page = [], line.page
        since += 1
        words = first_words(line.text, _HEADING_WORDS + 1)
        if heading and since <= _LINES_UNDER_A_HEADING:
            found[line.number] = heading
        bare = line.text.rstrip()
        if 0 < len(words) <= _HEADING_WORDS and (
            bare.endswith(":") or (bare.isupper() and not re.search(r"\d", bare))
        ):
            heading, since = [f"H={word}" for word in words[:3]], 0
    return found
