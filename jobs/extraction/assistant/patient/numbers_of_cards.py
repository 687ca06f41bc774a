"""Numbers beside the patient's that call nobody: of a card, an account, a licence, an insurance."""

from __future__ import annotations

import re

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.patient.phones import numbers_known
from jobs.extraction.text import Span

_OF_A_CARD = re.compile(
    r"\b(?:card|acc(?:oun)?t|member(?:ship)?|enrol\w+|subscriber|policy|licen[cs]e|lic|PRC|PTR)\.?,? ?"
    r"(?:no|nr|number|id|#)\b[.:# ]*$",
    re.IGNORECASE,
)
"""Words before the number of a card or a licence, which calls nobody."""
_REACH = 40


def is_of_a_card(document: Document, offset: int) -> bool:
    """Tell whether the words before a number say that it is that of a card or a licence."""
    return _OF_A_CARD.search(document.text.flowing, max(0, offset - _REACH), offset) is not None


def calls_nobody(document: Document, place: Span) -> bool:
    """Tell whether a number that nothing calls a telephone's is that of a card, an account or an insurance."""
    return is_of_a_card(document, place.start) or document.text[place] in numbers_known(document)
