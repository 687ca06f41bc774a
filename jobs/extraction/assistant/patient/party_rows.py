"""Rows and cells that begin with who sends or receives, or a place of work: their telephone is not the patient's."""

from __future__ import annotations

import re

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.values.names import looks_like_organization
from jobs.extraction.text import Cell

TELLS_WHO = frozenset(
    {"name", "full_name", "birth_date", "sex", "age", "nhs_number", "mrn", "health_card", "address"}
)
"""The labels that tell who a patient is."""


def stands_behind_a_party(document: Document, offset: int) -> bool:
    """Tell whether a telephone goes on a cell or a row that begins with who sends or receives, or with a place of work:
    "from DN Denise Quill, Cliffside base   mob 07700", "FACILITY   Hillside Clinic   TEL 047"."""
    text = document.text
    cell = text.cell_at(offset)
    if cell is None:
        return False
    if is_right_of_a_place(document, offset):
        return True
    for first in {cell.number, 0}:
        begun = text.cells[cell.line][first]
        if _A_PARTY.match(text.content, begun.span.start, offset):
            return not any(
                other.line == cell.line
                and begun.span.start <= other.span.start < offset
                and other.role == "patient"
                and other.key in TELLS_WHO
                for other in document.labels
            )
    return False


_A_PARTY = re.compile(
    r"(?:(?:pcp|gp) ?/ ?\w+|"
    r"from|to|fao|attn|gp|pcp|facility|clinic|hospital|practice|surgery|ward|consultant|sender|referr\w+|attending|"
    r"physician|doctor|dr|nurse|health (?:centre|center|post)|school|employer|pharmacy|de|von|van|da)\b[ \t:.(]",
    re.IGNORECASE,
)


def is_right_of_a_place(document: Document, offset: int) -> bool:
    """Tell whether a telephone stands right of the label of a place of work, in a form whose columns are read one below
    the other: at the height of "Facility: Hillside Clinic" stands that clinic's, whatever was read before it."""
    cell = document.text.cell_at(offset)
    if cell is None or cell.number:
        return False
    beside = [
        other
        for line in document.text.lines_by_page[document.text.lines[cell.line].page]
        for other in document.text.cells[line.number]
        if other.line != cell.line and other.left < cell.left and _are_level(other, cell)
    ]
    nearest = max(beside, key=lambda other: other.left, default=None)
    return nearest is not None and any(
        label.span.start == nearest.span.start
        and document.role_of(label) != "recipient"
        and looks_like_organization(document.text[value])
        for label, value in document.labelled("organization")
    )


def _are_level(one: Cell, other: Cell) -> bool:
    """Whether two cells stand at the same height."""
    return abs(one.top - other.top) < _SAME_HEIGHT * (other.bottom - other.top)


_SAME_HEIGHT = 0.5
