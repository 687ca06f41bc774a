"""What is asked for: when, of which specialty, which service, why, and how urgently by the document's own
words.
"""

from __future__ import annotations

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.kinds import Haste
from jobs.extraction.assistant.request.letter_date import date_of_request
from jobs.extraction.assistant.request.sent_on import sent_on
from jobs.extraction.assistant.request.service.answer import service_of
from jobs.extraction.assistant.request.specialty.answer import specialty_of
from jobs.extraction.assistant.request.specialty.weighed import Parties
from jobs.extraction.assistant.request.taken_back import as_it_stands
from jobs.extraction.assistant.request.to_be_arranged import to_be_arranged
from jobs.extraction.assistant.request.urgency.answer import urgency_of, urgency_of_a_paper
from jobs.extraction.found import Found, field_of
from referrals.data.referral import Request


def request_of(
    document: Document,
    reason: Found | None,
    parties: Parties,
    *,
    asks: bool = True,
    haste: Haste = Haste.OF_THE_PATIENT,
) -> Request:
    """Return the request as the document states it; `asks`: it is of a kind that asks for something, where even the
    paper of an emergency department that does not may send somebody on, and the summary of a stay ask a clinic.
    `haste`: whose the urgencies are that a paper of its kind prints."""
    text = document.text
    onward = None if asks or haste is Haste.OF_NOBODY else sent_on(document) or to_be_arranged(document)
    standing = as_it_stands(document)
    specialty = specialty_of(standing, reason, parties, asks=asks, haste=haste)
    if onward is not None and (specialty is None or specialty.value == "general_practice"):
        specialty = onward.specialty
    urgency = _urgency(standing, haste, specialty) or (onward.urgency if onward else None)
    return Request(
        date=field_of(text, date_of_request(document)),
        specialty=field_of(text, specialty),
        service=field_of(text, standing.once(service_of) if asks else None),
        reason=field_of(text, reason),
        urgency=field_of(text, urgency),
    )


def _urgency(document: Document, haste: Haste, specialty: Found | None) -> Found | None:
    """How soon; a paper that names a specialty says it of the patient, whatever its kind is, unless it is a notice."""
    if haste is Haste.OF_NOBODY:
        return None
    if specialty is not None or haste is Haste.OF_THE_PATIENT:
        return urgency_of(document)
    return urgency_of_a_paper(document) if haste is Haste.OF_A_SAMPLE else None
