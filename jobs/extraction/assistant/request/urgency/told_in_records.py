"""Words of urgency by which the record of an operation or of a stay in hospital tells what was done, how fit somebody
was and what goes on as always: "urgent flexible bronchoscopy" among the operations performed, "it was seen immediately
that", "need for emergency surgery" among risks, "ASA P1", "routine postpartum orders". They say nothing of how soon
anybody is to be seen.
"""

from __future__ import annotations

import re

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.page.correspondence import salutations
from jobs.extraction.assistant.request.urgency.in_notes import is_short
from jobs.extraction.text import Span

_PERFORMED = re.compile(
    r"\b(?:operations?|procedures?|surgery)(?:\(s\))? (?:performed|done|carried out)\s*[:,](?:(?!\.\s)[^:]){0,200}$",
    re.IGNORECASE,
)
_AMONG_RISKS = re.compile(
    r"\b(?:risks?|complications?|lack of success|bleeding|perforation|death)\b(?:(?!\.\s).){0,160}\b(?:need|requir\w+|"
    r"conversion|possib\w+)\b(?:(?!\.\s).){0,30}$",
    re.IGNORECASE | re.DOTALL,
)
_FITNESS = re.compile(
    r"\bASA\b(?: (?:grade|class(?:ification)?|score|status|assessment|physical))*\s*[:\n ]*$", re.IGNORECASE
)
_WAS = re.compile(
    r"\b(?:(?:was|were|had been) (?:then |subsequently |also |\w+ly )*(?:sent|taken|brought|transferred|seen|"
    r"noted|found|"
    r"made|sedated|intubated|delivered|started|placed|opened|closed|performed|admitted|removed)|underwent|"
    r"followed by)\b"
    r"(?:(?!\.\s).){0,110}$",
    re.IGNORECASE | re.DOTALL,
)
_BACK_TO_THE_WRITER = re.compile(
    r"\b(?:instructions?|instructed|told|asked|advised) to (?:be seen|follow[- ]?up|return|come back)"
    r"(?: (?:with me|with us|here))? (?:in|to|at) (?:my|our) (?:office|clinic|practice) ?$",
    re.IGNORECASE,
)
_AS_ALWAYS = re.compile(
    r"\s*(?:(?:post\w*|pre\w*|wound|skin|cord|nursing|discharge|newborn|sterile)[- ]?(?:\w+ )?)*"
    r"(?:orders?|prep\w*|instructions?|fashion|manner|technique|cultures?|draping)\b|"
    r"\s*care (?:discussed|was|were|given|instructions?|explained)\b",
    re.IGNORECASE,
)
_BEFORE = 220


def is_told_in_a_record(document: Document, span: Span) -> bool:
    """Tell whether words of urgency belong to the record of what was done; those of letters and short notes, whose
    writers ask in many ways, only where they plainly do."""
    flowing = document.text.flowing
    before = flowing[max(0, span.start - _BEFORE) : span.start]
    if any(pattern.search(before) for pattern in (_FITNESS, _PERFORMED, _BACK_TO_THE_WRITER)):
        return True
    if flowing[span.start : span.end].casefold().startswith("routine") and _AS_ALWAYS.match(
        flowing, span.end
    ):
        return True
    if document.text.once(salutations) or is_short(document):
        return False
    return any(pattern.search(before) for pattern in (_AMONG_RISKS, _WAS))
