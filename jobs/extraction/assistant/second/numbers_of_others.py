"""Numbers that are marked as a member's and are another's: of a practice, of a licence, of a telephone."""

from __future__ import annotations

import re

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.parties.words_of_parties import INSURER
from jobs.extraction.assistant.patient.insurance_cover import WRITTEN_TO_CALL
from jobs.extraction.assistant.values.registers import REGISTER
from jobs.extraction.text import Span

_PHONE_BEHIND = re.compile(r"[ ,\t]+\(?\+?\d{3,5}\)?[ -]\d{3}")
"""A telephone number behind a name makes it a practice's or a shop's."""


def is_of_a_profession(document: Document, span: Span) -> bool:
    """Whether a number stands behind the licence or the register of a profession: "PRC Lic. No. 0417226"."""
    line = document.text.line_at(span.start)
    before = document.text.content[line.start : span.start].rpartition("\t")[2]
    return _OF_A_PROFESSION.search(before) is not None


_OF_A_PROFESSION = re.compile(
    rf"(?:\b{REGISTER}\b|\b(?:[Ll]ic(?:en[cs]e)?|[Rr]eg(?:istration|istered|n)?|PRC|PTR|S2)\b)[^\n\t]{{0,24}}$"
)


def is_a_practice(document: Document, span: Span) -> bool:
    """Whether a telephone number stands behind a name that no insurer has."""
    if INSURER.search(document.text[span]):
        return False
    return _PHONE_BEHIND.match(document.text.content, span.end) is not None


def is_called(document: Document, span: Span) -> bool:
    """Whether a number is written as telephones are, with the nought or the sign that leads abroad: "082 555 0133"."""
    return WRITTEN_TO_CALL.fullmatch(document.text[span]) is not None


def is_a_pharmacys(document: Document, span: Span) -> bool:
    """Whether a number or an address stands in the row of a label that asks for the pharmacy: "Preferred pharmacy:
    Quill's, 22 Main St  Phone: 503-555-0144"."""
    line = document.text.line_at(span.start)
    before = [
        label for label in document.labels if label.line == line.number and label.span.start < span.start
    ]
    named = next((label for label in reversed(before) if label.key not in _WAYS_TO_REACH), None)
    return named is not None and _PHARMACY.search(named.wording) is not None


_WAYS_TO_REACH = frozenset({"phone", "fax", "email", "address"})
_PHARMACY = re.compile(r"\b(?:pharmacy|chemist|drug ?store|apothe\w+|pharmacie|farm[aá]cia)\b", re.IGNORECASE)
