"""Mailboxes that are a house's and nobody's own, by what they are called, or those of who writes, by where they
stand."""

from __future__ import annotations

import re

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.page.line_marks import CLOSING
from jobs.extraction.assistant.parties.signing import DOCTOR
from jobs.extraction.assistant.values.credentials import without_credentials
from jobs.extraction.assistant.values.names import looks_like_organization, looks_like_person
from jobs.extraction.text import Line, Span

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


def is_the_mailbox_of_who_writes(document: Document, span: Span) -> bool:
    """Tell whether a mail address stands in the head of a letter below the name of a place, or in a signature below
    who signs, before anything there tells of the patient: "Quill Surgery", below it "Email: quill@example.org"."""
    text = document.text
    line = text.line_at(span.start)
    block = document.outline.block_at(span.start)
    if block not in ("letterhead", "signature") or _tells_of_the_patient(document, line):
        return False
    for above in (line, *reversed(text.lines[max(0, line.number - _LINES_OF_A_HEAD) : line.number])):
        if above.page != line.page or document.outline.block_at(above.start) != block:
            return False
        if above.number != line.number and _tells_of_the_patient(document, above):
            return False
        if _names_who_writes(above, block):
            return True
    return False


_LINES_OF_A_HEAD = 7


def _tells_of_the_patient(document: Document, line: Line) -> bool:
    return any(label.line == line.number and label.role == "patient" for label in document.labels)


def _names_who_writes(line: Line, block: str) -> bool:
    """Whether a line begins with a place, or in a signature with a doctor or whoever has letters behind the name."""
    first = _PART_OF_A_LINE.split(line.text)[0].strip()
    if CLOSING.match(first):
        return False
    person = block == "signature" and looks_like_person(without_credentials(first))
    titled = DOCTOR.match(first) is not None or without_credentials(line.text) != line.text
    return looks_like_organization(first) or (person and titled)


_PART_OF_A_LINE = re.compile(r"[,|\t]| [-\u2013\u00b7\u2022] ")
