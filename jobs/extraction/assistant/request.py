"""What is asked for: when, of which specialty, which service, why, and how urgently by the document's own
words.
"""

from __future__ import annotations

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.letter_date import date_of_request
from jobs.extraction.assistant.specialty import specialty_of
from jobs.extraction.assistant.urgency import urgency_of
from jobs.extraction.found import Found, field_of
from referrals.data.referral import Request


def request_of(document: Document, reason: Found | None, *, asks: bool = True) -> Request:
    """Return the request as the document states it; `asks`: it is of a kind that asks for something."""
    text = document.text
    return Request(
        date=field_of(text, date_of_request(document)),
        specialty=field_of(text, specialty_of(document, reason, asks=asks)),
        service=field_of(text, _service(document)),
        reason=field_of(text, reason),
        urgency=field_of(text, urgency_of(document)),
    )


def _service(document: Document) -> Found | None:
    for label, value in document.labelled("service"):
        words = document.text[value]
        if label.starts_line and any(c.isalpha() for c in words) and len(words) < 160:
            return Found(words, (value,), 0.85)
    return None
