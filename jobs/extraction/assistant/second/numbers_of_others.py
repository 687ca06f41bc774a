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
