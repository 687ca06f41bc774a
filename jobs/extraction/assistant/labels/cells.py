"""The cells of a line, and whether they are a row of labels above a row of values."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from jobs.extraction.assistant.labels.wordings import named_or_misread
from jobs.extraction.assistant.page.boxes import BOX
from jobs.extraction.text import Cell, Line, Text

_LEADERS = re.compile(r"\s*[._\u2026]{2,}$")


def bare_cells(line: Line) -> Iterator[tuple[int, str]]:
    """(offset in the line, words) of the cells of a line, without dots and bullets around the words."""
    for start, cell in line.cells():
        stripped = _LEADERS.sub("", cell.strip(" *\u2022"))
        yield start - line.start + (cell.index(stripped) if stripped else 0), stripped


def begins_as_label(words: str, number: int) -> bool:
    """Whether a cell begins like a label: large, or as the first of its line like a program's name of a field."""
    return _begins_large(words) or (
        number == 0 and re.fullmatch(r"[a-z]+(?:_[a-z\d]+|[A-Z][a-z]+)*(?: \([a-z]+\))?", words) is not None
    )


def _begins_large(words: str) -> bool:
    first = words.lstrip("[{(|")[:1]
    return first.isupper() or first.isdigit()


def heads_a_grid(text: Text, line: Line, labelled: list[bool]) -> bool:
    """Whether a line is a row of labels with a row of values under it: most of its cells are labels, two of them
    side by side, and the next line is no row of labels; or they count the fields of a form: "10. Fecha de
    nacimiento", "11. Edad"; or they were printed below these values; or one of them is a label, and all stand in
    capitals over values that do not."""
    if line.number in text.captions or (any(labelled) and _stands_over_values(text, line)):
        return True
    if _counts_fields(line) and any(labelled):
        return line.number + 1 < len(text.lines) and not _counts_fields(text.lines[line.number + 1])
    if sum(labelled) * 3 < len(labelled) * 2:
        return False
    if line.number + 1 >= len(text.lines) or text.lines[line.number + 1].page != line.page:
        return False
    next_line = text.lines[line.number + 1]
    below = [words for _, words in bare_cells(next_line)]
    side_by_side = any(a and b for a, b in pairwise(labelled))
    if not side_by_side and (len(labelled) < 3 or len(below) != len(labelled)):
        return False
    named = sum(named_or_misread(text, next_line, words) is not None for words in below)
    return named * 2 < len(below) and not any(words.endswith(":") for words in below)


def _stands_over_values(text: Text, line: Line) -> bool:
    """Whether the cells of a line are words in capitals, and those of the next one begin below them and are not:
    "ALLERGIES", "SMOKING", "RETINAL EXAM" over "latex", "quit 2011", "none"."""
    if line.number + 1 >= len(text.lines) or text.lines[line.number + 1].page != line.page:
        return False
    heads, values = text.cells[line.number], text.cells[line.number + 1]
    if len(heads) < _FEWEST_IN_CAPITALS or len(values) < 2 or not all(map(_in_capitals, heads)):
        return False
    edges = [head.left for head in heads]
    return (
        all(min(abs(value.left - edge) for edge in edges) <= _SAME_EDGE for value in values)
        and not all(map(_in_capitals, values))
        and not any(":" in value.words for value in values)
        and 2 * sum(BOX.search(value.words) is not None for value in values) < len(values)
    )


def _in_capitals(cell: Cell) -> bool:
    return cell.words.isupper() and not any(map(str.isdigit, cell.words)) and ":" not in cell.words


_FEWEST_IN_CAPITALS = 3
_SAME_EDGE = 0.01


def _counts_fields(line: Line) -> bool:
    """Whether all cells of a line begin with the numbers of a form's fields, one after another."""
    numbers = [_COUNTED.match(words) for _, words in bare_cells(line)]
    if len(numbers) < _FEWEST_COUNTED or any(number is None for number in numbers) or ":" in line.text:
        return False
    counted = [int(number["number"]) for number in numbers if number is not None]
    return all(second == first + 1 for first, second in pairwise(counted))


_COUNTED = re.compile(r"(?P<number>\d{1,2})[.)] ?(?=[^\W\d_a-zà-ÿ])")
_FEWEST_COUNTED = 2
