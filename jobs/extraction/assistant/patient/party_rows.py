"""Rows and cells that begin with who sends or receives, or a place of work: their telephone is not the patient's."""

from __future__ import annotations

import re

from jobs.extraction.assistant.document import Document

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
    for first in {cell.number, 0}:
        begun = text.cells[cell.line][first]
        if _A_PARTY.match(text.content, begun.span.start, offset):
            return not any(
                other.line == cell.line
                and begun.span.start < other.span.start < offset
                and other.role == "patient"
                and other.key in TELLS_WHO
                for other in document.labels
            )
    return False


_A_PARTY = re.compile(
    r"(?:from|to|fao|attn|gp|pcp|facility|clinic|hospital|practice|surgery|ward|consultant|sender|referr\w+|attending|"
    r"physician|doctor|dr|nurse|health (?:centre|center|post)|school|employer|pharmacy|de|von|van|da)\b[ \t:.(]",
    re.IGNORECASE,
)
