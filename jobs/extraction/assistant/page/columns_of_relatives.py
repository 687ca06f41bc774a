"""Tables that have a column for the patient and one for a relative: below "Mother | Baby" the row "Born | 22/07/1996 |
10/04/2026" says when the baby was born."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from jobs.extraction.text import Cell, Line, Span, Text

_DETAILS = r"(?:['\u2019]?s)?(?: (?:details|information|data))?\W*"
_PATIENT = re.compile(
    rf"(?:the )?(?:baby|infant|newborn|neonate|child|patient|kind|bebé|bébé|enfant|niñ[oa]){_DETAILS}",
    re.IGNORECASE,
)
_RELATIVE = re.compile(
    rf"(?:the )?(?:mother|mum|mom|father|dad|parent|guardian|carer|caregiver|madre|mère|mutter|moeder|mãe){_DETAILS}",
    re.IGNORECASE,
)
_THE_SAME = re.compile(
    r"\W*(?:as|same(?: as)?|see|like|wie|idem|comme|igual que|come)?\W*"
    r"(?:mother|mum|mom|above|same|idem|madre|mère|mutter|moeder|mãe|father|parent)\W*",
    re.IGNORECASE,
)
_SAME_EDGE = 0.02
_MOST_ROWS = 12
_HEADS = 2


@dataclass(frozen=True, slots=True)
class TableOfTwo:
    """The line of its heads, by the number of each row below what stands there in the patient's column, and what in
    the relative's alone."""

    head: int
    theirs: dict[int, Span]
    relatives: tuple[Span, ...]


def tables_of_two(text: Text) -> tuple[TableOfTwo, ...]:
    """Return such tables of a text, for `Text.once`."""
    return tuple(_tables(text))


def is_of_the_relative(text: Text, offset: int) -> bool:
    """Tell whether an offset stands in the relative's column, and not for both."""
    return any(
        span.start <= offset < span.end for table in text.once(tables_of_two) for span in table.relatives
    )


def _tables(text: Text) -> Iterator[TableOfTwo]:
    for line in text.lines:
        cells = text.cells[line.number][-_HEADS:]
        child = next((cell for cell in cells if _PATIENT.fullmatch(cell.words)), None)
        relative = next((cell for cell in cells if _RELATIVE.fullmatch(cell.words)), None)
        if child is None or relative is None:
            continue
        rows = list(_rows(text, line, child, relative))
        theirs = {number: value for number, value, _ in rows if value is not None}
        if len(theirs) >= _HEADS:
            others = tuple(other for _, value, other in rows if other is not None and other != value)
            yield TableOfTwo(line.number, theirs, others)


def _rows(
    text: Text, head: Line, child: Cell, relative: Cell
) -> Iterator[tuple[int, Span | None, Span | None]]:
    """The number of each row below, the patient's value, and the relative's; one that says that both have the same is
    the relative's value."""
    for line in text.lines[head.number + 1 : head.number + 1 + _MOST_ROWS]:
        cells = text.cells[line.number]
        own, other = (_in_column(cells, each) for each in (child, relative))
        if line.page != head.page or not cells or cells[0] in (own, other) or (own is None and other is None):
            return
        shared = own is not None and other is not None and _THE_SAME.fullmatch(own.words) is not None
        value = other if shared else own
        yield line.number, value.span if value else None, other.span if other else None


def _in_column(cells: Sequence[Cell], head: Cell) -> Cell | None:
    return next((cell for cell in cells if abs(cell.left - head.left) < _SAME_EDGE), None)
