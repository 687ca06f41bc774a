"""Mailboxes that are a house's and nobody's own."""

from __future__ import annotations

import re

from jobs.extraction.assistant.document import Document
from jobs.extraction.text import Span

_OF_A_HOUSE = re.compile(
    r"(?:hello|info|office|admin|reception|rezeption|recep[cç][aã]o|recepcion|contact|kontakt|referrals?|enquiries|"
    r"inquiries|appointments?|clinic|praxis|secretary|secretaria|sekretariat|secretariat|cabinet|segreteria|intake|"
    r"frontdesk)@",
    re.IGNORECASE,
)


def is_a_houses_mailbox(document: Document, span: Span) -> bool:
    """Tell whether a mail address is called as those of houses are, and no label says that it is the patient's."""
    labelled = any(
        value.meets(span) and document.role_of(label) == "patient"
        for label, value in document.labelled("email")
    )
    return _OF_A_HOUSE.match(document.text[span]) is not None and not labelled
