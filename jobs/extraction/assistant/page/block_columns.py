"""Blocks that stand side by side on a line: begun by a row of headings or of parties, changed by a heading below."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.labels.labelled import Label, is_generic
from jobs.extraction.assistant.page.headings import heading_key
from jobs.extraction.assistant.page.sections import BLOCKS
from jobs.extraction.assistant.parties.beside import OF_THE_PATIENT
from jobs.extraction.assistant.parties.headings import party_headed
from jobs.extraction.text import CELL, Line, PlacedWord, Span, Text

_SHORTEST_HEADING = 4
_LONGEST_CELL_LINE = 100


def columns_on(
    text: Text, line: Line, current: tuple[tuple[float, str], ...], labels: list[Label], *, ends: bool
) -> tuple[tuple[float, str], ...]:
    """Return the blocks that stand side by side on a line: begun by a row of headings or of parties ("To: ...
    From: ..."), changed by a heading within a column.
    """
    begins_with_a_name = any(label.starts_line and label.key in _PARTS_OF_A_NAME for label in labels)
    cells = [] if begins_with_a_name else list(_headed_cells(text, line))
    headed = [(left, key) for left, key, _ in cells] or _parties(text, line, labels)
    if len(headed) >= 2:
        return tuple(headed)
    if not current or ends or (CELL not in line.text and len(line.text) > _LONGEST_CELL_LINE):
        return ()
    if all(whose != "patient" for _, whose in current) and any(map(begins_the_patients_rows, labels)):
        return ()
    changed = dict(current)
    for left, key, beside in cells:
        nearest = min(changed, key=lambda edge: abs(edge - left))
        has_value = beside is not None and not any(left < edge <= beside + 0.02 for edge in changed)
        if abs(nearest - left) < 0.05 and not has_value:
            changed[nearest] = key
    return tuple(sorted(changed.items()))


_PARTS_OF_A_NAME = ("first_name", "last_name")
"""What a row of labels begins with, where cells that might head blocks are labels as well: "SURNAME", "REFERRER"."""


def begins_the_patients_rows(label: Label) -> bool:
    """Tell whether a label at the left edge is the patient's: the columns of parties above it have ended."""
    boxes = label.key in _PARTS_OF_A_NAME and not label.role
    theirs = label.role == "patient" and label.key in OF_THE_PATIENT | {"name"}
    return label.starts_line and (boxes or theirs)


def _parties(text: Text, line: Line, labels: list[Label]) -> list[tuple[float, str]]:
    """(left edge, block) of the cells of a line that say who it is from and who it is for."""
    found: list[tuple[float, str]] = []
    for label in labels:
        begins_cell = label.span.start == line.start or text.content[label.span.start - 1] == CELL
        party = _PARTIES_OF_CELLS.get(label.key, label.role if label.key in ("name", "organization") else "")
        if party and begins_cell and not is_generic(label):
            found.append((_first_word(text, label.span).word.box[0], party))
    if len(found) < len(_SIDES):
        found = _sides_by_a_word(text, line) or found
    whole = CELL in line.text and len(found) == len(text.cells[line.number]) == len({at for at, _ in found})
    of_sides = {party for _, party in found}
    if whole and all(label.value is None or label.value.start > line.end for label in labels):
        return found if len(of_sides) > 1 else []
    found = [(at, party) for at, party in found if party in ("referrer", "recipient")]
    return found if len({party for _, party in found}) == 2 else []


def _sides_by_a_word(text: Text, line: Line) -> list[tuple[float, str]]:
    """(left edge, block) of two cells of which one says in whatever language from whom and the other to whom: "De :
    Dr Ada Quill" beside "À : Dr Ida Orme"."""
    cells = text.cells[line.number]
    if len(cells) != len(_SIDES):
        return []
    sides = [next((side for side, word in _SIDES.items() if word.match(cell.words)), "") for cell in cells]
    return (
        [(cell.left, side) for cell, side in zip(cells, sides, strict=True)]
        if set(sides) == set(_SIDES)
        else []
    )


_SIDES = {
    "referrer": re.compile(r"(?:from|von|de|da|van|fra|från|dari|od)\b(?: ?:|$)", re.IGNORECASE),
    "recipient": re.compile(r"(?:to|an|[àa]|para|aan|til|till|kepada|do)(?: ?:|$)", re.IGNORECASE),
}
_PARTIES_OF_CELLS = {
    "provider": "referrer",
    "recipient": "recipient",
    "recipient_organization": "recipient",
    "relative": "relative",
}


def _first_word(text: Text, span: Span) -> PlacedWord:
    return next(text.words_in(span.start, span.end))


def _left(text: Text, offset: int) -> float:
    return _first_word(text, Span(offset, offset + 1)).word.box[0]


def _headed_cells(text: Text, line: Line) -> Iterator[tuple[float, str, float | None]]:
    """(left edge, block, left edge of the next cell) of the cells of a line that are headings of blocks; a cell
    with another one beside it in its column is a label ("Practice", "Big Coulee Associates").
    """
    if CELL not in line.text:
        return
    position = line.start
    cells = line.text.split(CELL)
    keys = [
        key if (key := heading_key(cell.strip(" :*"))) in BLOCKS else party_headed(cell) for cell in cells
    ]
    only = all(keys) and len(set(keys)) == len(cells)
    for cell, key in zip(cells, keys, strict=True):
        behind = position + len(cell) + 1
        if (
            key in BLOCKS
            and (only or len(cell) > _SHORTEST_HEADING)
            and (only or cell.isupper() or cell.istitle() or cell.strip().endswith(":"))
        ):
            yield _left(text, position), key, _left(text, behind) if behind < line.end else None
        position = behind
