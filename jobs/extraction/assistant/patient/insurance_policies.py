"""The number of a card that stands beside the number of a policy, right below or beside who insures: the policy may be
an employer's, the card is the member's own ("Card No: MC-2210-04   Policy: GRP/26/0031").
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.document import Document
from jobs.extraction.text import Span

_CARD = re.compile(r"(?:member(?:ship)? |insurance |health )?card(?: ?(?:no\.?|number|id|#))?", re.IGNORECASE)
_POLICY = re.compile(r"policy\b", re.IGNORECASE)


def cards_beside_policies(document: Document) -> Iterator[tuple[Span, Span]]:
    """Yield where the number of each such card stands, and that of the policy beside it."""
    payers = {label.line for label, _ in document.labelled("payer")}
    policies = {
        label.line: value
        for label, value in document.labelled("member_id", "group")
        if _POLICY.match(label.wording)
    }
    for label, value in document.labelled("mrn", "member_id"):
        near = label.line in payers or label.line - 1 in payers
        if _CARD.fullmatch(label.wording) and label.line in policies and near:
            yield value, policies[label.line]
