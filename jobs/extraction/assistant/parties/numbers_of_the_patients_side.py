"""Numbers at which no sender is rung: a relative's, and the patient's own behind where a sentence says they live."""

from __future__ import annotations

import re

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.labels.owners import is_a_relatives
from jobs.extraction.assistant.patient.relatives import is_told_of_another
from jobs.extraction.assistant.patient.statements_before import NAMES_TOO, statement_before
from jobs.extraction.assistant.values.doctors_titles import DOCTORS_TITLE
from jobs.extraction.assistant.values.names import looks_like_organization
from jobs.extraction.text import Span

_REACH = 110
_WORDS_AT_AN_EDGE = 3
_WORD = re.compile(r"[^\W\d_][\w'\u2019/-]*:?")
_AT_WORK = re.compile(
    rf"\b(?:(?i:{DOCTORS_TITLE})|MD|GP|RN|NP|partners|clinic|practice|surgery|office|school)\b"
)
_WHERE_THEY_LIVE = re.compile(
    r"(?<!\w)(?:demeurant|domicili[ée]e?|habitant|r[ée]sidant|wohnhaft|wohnt|residente|domiciliad[oa]|domiciliat[oa]|abita|"
    r"vive|vit|mora(?:dor[a]?)?|woonachtig|woont|wonende|bosatt|bosat|bor|lives|living|resid(?:es|ing))\s"
    r"(?:(?!\n)[^;]){6,90}$",
    re.IGNORECASE,
)


def is_no_senders_number(document: Document, span: Span) -> bool:
    """Tell whether a number is a relative's or the patient's own by the words before it."""
    return _reaches_a_relative(document, span.start) or _goes_on_a_home(document, span.start)


def _reaches_a_relative(document: Document, offset: int) -> bool:
    """Tell whether the statement before a number begins or ends with a word for a relative and names nobody at work:
    "Tochter: Lena Stein 0170 5550199", "Parents Tom and Ida, 01803 555 041", "la mamma, Paola, tel. 340 5550 118"."""
    if is_told_of_another(document.text, offset):
        return True
    before = statement_before(document, offset, reach=_REACH)
    words = [word for word in _WORD.findall(before) if word not in NAMES_TOO]
    edges = (*words[:_WORDS_AT_AN_EDGE], *words[-_WORDS_AT_AN_EDGE:])
    if _AT_WORK.search(before) or looks_like_organization(before.strip(" ,:")):
        return False
    return any(map(is_a_relatives, edges))


def _goes_on_a_home(document: Document, offset: int) -> bool:
    """Whether a number goes on the address at which a sentence says that somebody lives: "demeurant 14 rue Haute 93200
    Saint-Denis, tel 07 55 50 11 22"."""
    return _WHERE_THEY_LIVE.search(statement_before(document, offset, reach=_REACH)) is not None
