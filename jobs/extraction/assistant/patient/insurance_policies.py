"""The number of a card that stands beside the number of a policy, right below or beside who insures: the policy may be
an employer's, the card is the member's own ("Card No: MC-2210-04   Policy: GRP/26/0031"). And the group that stands
behind the member's number.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.patient.insurance_cover import number_in
from jobs.extraction.assistant.patient.insurance_words import GROUP_MARK
from jobs.extraction.found import Found
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


def group_behind(document: Document, member: Found | None) -> Found | None:
    """Return the group that stands right behind the member's number in its cell: "ID SMX44091 Grp FL-208"."""
    cell = document.text.cell_at(member.start) if member else None
    if member is None or cell is None:
        return None
    mark = GROUP_MARK.match(document.text.content, member.spans[-1].end, cell.span.end)
    return number_in(document, Span(mark.end(), cell.span.end), 0.86, digits=1) if mark else None
