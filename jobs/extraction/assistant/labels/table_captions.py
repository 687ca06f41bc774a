"""The rows of labels below rows of values, on a part of a page where labels stand below."""

from __future__ import annotations

from collections.abc import Sequence

from jobs.extraction.assistant.labels.votes_of_rows import (
    heads_the_lines_below,
    is_row_of_labels,
    looks_like_a_caption,
    values_of,
)
from jobs.extraction.text import CELL, Line, Text

_MOST_BLANKS = 1


def captions_of_tables(text: Text, stretch: Sequence[Line]) -> dict[int, int]:
    """The number of each row of labels, and that of the first line of what it names: rows that hold mostly labels, and
    those of other words that take turns with rows of values ("Eye", "Refraction")."""
    within = {line.number for line in stretch}
    rows = [line for line in stretch if line.number - 1 in within and CELL in line.text]
    found = {
        line.number: line.number - 1
        for line in rows
        if is_row_of_labels(text, line) and _has_values_above(text, line)
    }
    for line in rows:
        if (
            line.number not in found
            and line.number + 1 not in found
            and _is_of_other_words(text, line, found)
        ):
            found[line.number] = line.number - 1
    return found


def _has_values_above(text: Text, line: Line) -> bool:
    if heads_the_lines_below(text, line.number - 2):
        return False
    fewest = max(len(text.cells[line.number]) - _MOST_BLANKS, 2)
    return len(values_of(text, line, line.number - 1)) >= fewest


def _is_of_other_words(text: Text, line: Line, found: dict[int, int]) -> bool:
    """Whether a row of words that are no known labels names the row above it: each cell could be a label, not each of
    those above could, and above them stands no row of the same table."""
    cells, above = text.cells[line.number], text.cells[line.number - 1]
    if line.number - 1 in found or len(values_of(text, line, line.number - 1)) != len(cells):
        return False
    if not all(looks_like_a_caption(cell.words) for cell in cells):
        return False
    if all(looks_like_a_caption(cell.words) for cell in above):
        return False
    before = line.number - 2
    return before < 0 or before in found or len(values_of(text, line, before)) < len(cells)
