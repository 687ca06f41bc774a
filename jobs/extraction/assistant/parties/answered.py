"""Whom a letter answers: they referred, it greets them and another one signs it. The paper is sent by who signs it."""

from __future__ import annotations

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.parties.receivers_in_letters import people_spoken_to
from jobs.extraction.assistant.parties.signatures import signed_by
from jobs.extraction.assistant.values.credentials import without_credentials
from jobs.extraction.assistant.values.forms_of_address import is_title_of_address
from jobs.extraction.found import Found


def is_answered(document: Document, named: Found) -> bool:
    """Tell whether somebody whom a label names as who referred is greeted by the letter, below which another one signs:
    "Referring: Dr. Ada Hill", "Dear Dr. Hill, thank you for referring", and at the end "Ida Moss, MD"."""
    signed = signed_by(document)[0]
    return (
        signed is not None
        and not _is_same(named, signed)
        and any(_is_same(named, greeted) for greeted in document.once(_greeted))
    )


def _greeted(document: Document) -> tuple[Found, ...]:
    return tuple(people_spoken_to(document))[:1]


def _is_same(one: Found, other: Found) -> bool:
    return _surname(one) == _surname(other)


def _surname(found: Found) -> str:
    words = [word for word in without_credentials(str(found.value)).split() if not is_title_of_address(word)]
    return words[-1].casefold() if words else ""
