"""Whose block a place stands in: the letterhead, the patient's, the referrer's, the recipient's, the insurance's, the
letter's body or the signature. Blocks may stand side by side."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass

from jobs.extraction.assistant.labels.labelled import Label
from jobs.extraction.assistant.page.block_columns import begins_the_patients_rows, columns_on
from jobs.extraction.assistant.page.correspondence import COPIES, cover_pages
from jobs.extraction.assistant.page.sections import Heading
from jobs.extraction.assistant.page.where_blocks_begin import (
    Signs,
    block_at,
    block_below_the_first_line,
    names_the_patient_below_parties,
)
from jobs.extraction.assistant.parties.beside import columns_beside
from jobs.extraction.text import Line, Text


@dataclass(frozen=True, slots=True)
class Blocks:
    """`of_line[n]` is the block of line n; `columns[n]` the blocks of a line that has several, each with its
    left edge.
    """

    of_line: tuple[str, ...]
    columns: dict[int, tuple[tuple[float, str], ...]]

    def at(self, text: Text, offset: int) -> str:
        """Return the block of the character at `offset`."""
        line = text.line_at(offset)
        columns = self.columns.get(line.number)
        if columns is None:
            return self.of_line[line.number]
        word = next(text.words_in(offset, line.end), None)
        left = word.word.box[0] if word else 1.0
        return columns[max(0, bisect_right([edge - 0.02 for edge, _ in columns], left) - 1)][1]


def blocks_of(text: Text, labels: list[Label], headings: list[Heading]) -> Blocks:
    """Return the blocks of a text."""
    signs = Signs.of(text, labels, headings)
    beside = columns_beside(text, labels, signs.address)
    covers = cover_pages(text)
    of_line: list[str] = []
    columns: dict[int, tuple[tuple[float, str], ...]] = {}
    block, page, first = "letterhead", 0, signs.first_line
    current: tuple[tuple[float, str], ...] = ()
    for line in text.lines:
        if line.page != page:
            if page in covers:
                block, current = "letterhead", ()
            page = line.page
        if line.number == first + 1:
            block = block_below_the_first_line(signs, line, of_line[first], block)
        before, labelled = current, signs.labels[line.number]
        current = columns_on(text, line, current, labelled, ends=line.number in signs.headed)
        if before == current != () and names_the_patient_below_parties(signs, line, current):
            current = ()
            beside.pop(line.number, None)
        if before and not current and any(map(begins_the_patients_rows, labelled)):
            block = "letterhead"
        if current:
            columns[line.number] = current
            block = current[0][1]
            of_line.append(block)
        elif COPIES.match(line.text):
            of_line.append("copies")
        else:
            block = block_at(signs, line, block)
            of_line.append(block)
    for number, found in beside.items():
        if number not in columns:
            columns[number] = _with_own(text, text.lines[number], of_line[number], found)
    return Blocks(tuple("patient" if block == "subject" else block for block in of_line), columns)


def _with_own(text: Text, line: Line, block: str, found: dict[float, str]) -> tuple[tuple[float, str], ...]:
    """The blocks of a line's cells, from left to right: of those of which nothing is known the line's own."""
    own = "patient" if block == "subject" else block
    if own == "referrer":
        found = {left: own if whose == "letterhead" else whose for left, whose in found.items()}
    if own == "relative":
        found = {left: own if whose == "patient" else whose for left, whose in found.items()}
    edges = {cell.left: own for cell in text.cells[line.number]}
    return tuple(sorted({**edges, **found}.items()))
