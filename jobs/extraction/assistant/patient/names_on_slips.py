"""The patient's name on the slips of Germany's insurers: below "Name, Vorname des Versicherten" the family's name, and
below that in the same column the given one, before the birth date. Boxes of other columns may stand between."""

from __future__ import annotations

import re

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.patient.names_cut_out import Named
from jobs.extraction.assistant.values.name_particles import PARTICLE
from jobs.extraction.assistant.values.name_parts import PersonName
from jobs.extraction.assistant.values.names import could_name_patient, looks_like_organization
from jobs.extraction.text import Cell, Span, Text

_HEAD = re.compile(r"name, ?vorname (?:des|der) versicherten\W*", re.IGNORECASE)
_PART = r"[A-ZÀ-Þ][^\W\d_]+(?:['\u2019-][A-ZÀ-Þ]?[^\W\d_]+)*"
_FAMILY = re.compile(rf"(?:Dr\.? )?(?:{PARTICLE} ){{0,2}}{_PART}(?: {_PART})?")
_GIVEN = re.compile(rf"(?P<given>{_PART}(?: {_PART}){{0,2}})\s+geb\b")
_SAME_EDGE, _LINES_BELOW = 0.02, 6
_AS_SURE = 0.95


def name_on_a_slip(document: Document) -> Named | None:
    """Return the name below the head of a slip, None where it stands otherwise."""
    text = document.text
    for head in (cell for cells in text.cells for cell in cells if _HEAD.fullmatch(cell.words)):
        column = _column_below(text, head)
        if len(column) < 2:
            continue
        above, below = column[:2]
        family = _FAMILY.fullmatch(above.words)
        given = _GIVEN.match(text.content, below.span.start, text.lines[below.line].end)
        if family is None or given is None or not _are_names(above.words, given["given"]):
            continue
        return PersonName(given=(Span(*given.span("given")),), family=(above.span,)), above.span, _AS_SURE
    return None


def _are_names(*parts: str) -> bool:
    return all(could_name_patient(part) and not looks_like_organization(part) for part in parts)


def _column_below(text: Text, head: Cell) -> list[Cell]:
    """The cells of the next lines that begin where the head does."""
    following = text.cells[head.line + 1 : head.line + 1 + _LINES_BELOW]
    return [
        cell
        for cells in following
        for cell in cells
        if cell.page == head.page and abs(cell.left - head.left) < _SAME_EDGE
    ]
