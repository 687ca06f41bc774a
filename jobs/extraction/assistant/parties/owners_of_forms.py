"""Whose form it is: the organization at its head where the sender is named apart, which made the form and gets it
back."""

from __future__ import annotations

import re

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.labels.labelled import Label
from jobs.extraction.assistant.page.correspondence import salutations, tells
from jobs.extraction.assistant.parties.departments import is_mere_specialty
from jobs.extraction.assistant.parties.labelled_parties import (
    labelled_organizations,
    organizations_in_addresses,
)
from jobs.extraction.assistant.parties.letterhead import is_an_authority, organization_in_head
from jobs.extraction.assistant.parties.signatures import signed_by
from jobs.extraction.assistant.parties.unlabelled_parties import unlabelled_organizations
from jobs.extraction.assistant.parties.usual_doctors import (
    is_of_the_usual_doctor,
    stands_below_the_usual_doctor,
)
from jobs.extraction.assistant.parties.words_of_parties import INSURER, LINES_OF_A_HEAD
from jobs.extraction.assistant.request.specialty.names import without_specialties
from jobs.extraction.found import Found
from jobs.extraction.text import Span

_SURELY_LABELLED = 0.85
_SEND_BACK = re.compile(
    r"\b(?:fax|return|send|submit)\b.{0,40}\b(?:form|page|referral|"
    r"request)?\s*to:?\s+[(+]?\d",
    re.IGNORECASE,
)
_A_FORM = re.compile(
    r"\b(?:referral|request|intake)\s+(?:request\s+)?form\b|\bform\b.{0,12}\breferral", re.IGNORECASE
)


def owner_of_the_form(document: Document) -> Found | None:
    """Return the organization at the head of a form on which the sender is named with another one: it made the form and
    gets it back. None for letters, which the sender's own head begins."""
    return document.once(_owner_of_the_form)


def made_by_the_service_asked(document: Document) -> tuple[Span, ...]:
    """Return where the head of a form names the service that made it for those who ask for it; nothing where another
    house made it."""
    return document.once(_made_by_the_service_asked)


def _made_by_the_service_asked(document: Document) -> tuple[Span, ...]:
    owner = owner_of_the_form(document)
    return owner.spans if owner and _is_of_the_service_asked(document, str(owner.value)) else ()


def _owner_of_the_form(document: Document) -> Found | None:
    head = organization_in_head(document)
    if head is None or INSURER.search(str(head.value)) or is_an_authority(str(head.value)):
        return None
    lines = document.text.lines
    asked = any(
        _SEND_BACK.search(line.text) or (_A_FORM.search(line.text) and not tells(line.text))
        for line in lines[:LINES_OF_A_HEAD]
    )
    if not asked and document.text.once(salutations):
        return None
    if _is_sent_to_its_head(document):
        return head.because("The form asks to be sent to it when it is filled in.", confidence=0.76)
    if _is_of_the_service_asked(document, str(head.value)):
        return head.because(
            "It heads a form for those who refer, who are reached otherwise.", confidence=0.76
        )
    senders = [found for found in labelled_organizations(document) if found.confidence >= _SURELY_LABELLED]
    senders += [*organizations_in_addresses(document), *unlabelled_organizations(document)]
    senders += [found for found in (signed_by(document)[1],) if found]
    own = str(head.value).casefold()
    senders = [found for found in senders if not _says_nothing_of_the_sender(document, found)]
    if senders and all(
        own not in (name := str(found.value).casefold()) and name not in own for found in senders
    ):
        return head.because("It heads the form on which the sender is named apart.", confidence=0.76)
    return None


_SENT_WHEN_FILLED_IN = re.compile(
    r"\b(?:fax|return|send|submit)\b (?:the |this |your |all )?completed (?:order|referral|request|requisition|form)"
    r"(?: form)?s?\b.{0,24}\bto:?\s+[(+]?\d",
    re.IGNORECASE,
)


def _is_sent_to_its_head(document: Document) -> bool:
    """Whether the head asks for the filled in form, and who orders has a telephone of their own below it: "Fax
    completed order to 814-555-0177", and at the foot "Ordered by", "Phone"."""
    asked = any(_SENT_WHEN_FILLED_IN.search(line.text) for line in document.text.lines[:LINES_OF_A_HEAD])
    return asked and any(
        document.role_of(label) == "referrer" and label.line >= LINES_OF_A_HEAD
        for label, _ in document.labelled("phone")
    )


def _is_of_the_service_asked(document: Document, name: str) -> bool:
    """Whether a place called by a specialty made the form on which others ask for it: the form is titled, says who
    refers and how they are reached, and names nobody to whom it goes."""
    if (
        without_specialties(name) == name
        or _IS_PRIMARY.search(name)
        or any(
            label.value is not None and (label.key == "recipient" or document.role_of(label) == "recipient")
            for label in document.labels
        )
    ):
        return False
    titled = any(
        (_A_FORM.search(line.text) or _A_TITLE.search(line.text)) and not tells(line.text)
        for line in document.text.lines[:LINES_OF_A_HEAD]
    )
    fields = [
        label
        for label in document.labels
        if label.value is not None
        and document.role_of(label) == "referrer"
        and document.outline.block_at(label.span.start) != "letterhead"
    ]
    refers = [label for label in fields if label.key == "provider"]
    reached = any(label.key in ("phone", "fax") for label in fields)
    return (
        titled and bool(refers) and (reached or any(_is_in_primary_care(document, label) for label in refers))
    )


def _is_in_primary_care(document: Document, label: Label) -> bool:
    """Whether the words beside a name say that they are the patient's own doctor: "Ada Quill, MD (PCP)"."""
    line = document.text.lines[label.line]
    return _OWN_DOCTOR.search(document.text.content, label.span.start, line.end) is not None


_OWN_DOCTOR = re.compile(r"\b(?:PCP|GP|family doctor|primary care)\b")
_IS_PRIMARY = re.compile(r"\b(?:family|primary|internal|general practice|p(?:a)?ediatrics$)\b", re.IGNORECASE)
"""The head of a practice that itself refers."""
_A_TITLE = re.compile(
    r"(?:^|[-\u2013\u2014:] ?)(?:new |new patient |patient |physician |provider )referral(?: intake| request|"
    r" sheet)?\W*$",
    re.IGNORECASE,
)
"""What else such a form is titled: "CASTLE HEART INSTITUTE - NEW REFERRAL", "PATIENT REFERRAL"."""


def _says_nothing_of_the_sender(document: Document, found: Found) -> bool:
    """Whether a place says nothing of whose form it is: a mere specialty, a ward of the hospital that heads the page,
    or where the patient goes otherwise."""
    if is_mere_specialty(str(found.value)) or _PART_OF_A_HOSPITAL.match(str(found.value)):
        return True
    line = document.text.line_at(found.start).number
    return stands_below_the_usual_doctor(document, found.spans[0]) or any(
        label.line == line and label.starts_line and is_of_the_usual_doctor(document, label)
        for label, _ in document.labelled("provider")
    )


_PART_OF_A_HOSPITAL = re.compile(
    r"(?:the )?(?:ward|bay|bed|floor|level|theatre|icu|itu|hdu|ccu|nicu|picu|a&e|ed|er|labou?r ward|inpatient)\b|"
    r"(?:general|family) (?:practice|medicine)$",
    re.IGNORECASE,
)
