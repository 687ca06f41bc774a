"""What the tagger marked on the pages as values of the referral's fields: read as the fields want them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.patient.phones import phone_found
from jobs.extraction.assistant.second.refusing import is_refused
from jobs.extraction.assistant.tagger import Tagged
from jobs.extraction.assistant.values.names import looks_like_person
from jobs.extraction.assistant.values.phones import EMAIL, find_phones
from jobs.extraction.assistant.values.places import end_of_address
from jobs.extraction.found import Found
from jobs.extraction.text import Span

_DATES = frozenset({"patient.birth_date", "request.date"})
_NUMBERS_TO_CALL = frozenset({"patient.phone", "referrer.phone", "referrer.fax"})
_NUMBERS = frozenset({"insurance.member_id", "referrer.npi"})
_PEOPLE = frozenset({"referrer.name", "recipient.name"})
EDGES = " \t\n,;:|-\u2013\u2014\u00b7\u2022*"
BETWEEN_LINES = re.compile(r"\s*[\n\t]\s*")
_LETTERS = re.compile(r"[^\W\d_]{2}")


@dataclass(frozen=True, slots=True)
class Proposal:
    """A value as the tagger reads it, and its probability (0-1) that it is the field's."""

    found: Found
    probability: float


def proposals(document: Document, tagged: Sequence[Tagged]) -> dict[str, list[Proposal]]:
    """Return the values that were marked for each path, the likeliest first; marks that hold no value of the field's
    kind are left out."""
    found: dict[str, list[Proposal]] = {}
    for mark in tagged:
        value = _value_of(document, mark)
        if value is not None:
            found.setdefault(mark.path, []).append(Proposal(value, mark.probability))
    for each in found.values():
        each.sort(key=lambda proposal: -proposal.probability)
    return found


def _value_of(document: Document, tagged: Tagged) -> Found | None:
    span = document.text.trimmed(tagged.span.start, tagged.span.end, strip=EDGES)
    if span is None or is_refused(document, tagged.path, span):
        return None
    path = tagged.path
    if path in _DATES:
        written = next(iter(document.dates_in(span)), None)
        return document.date_found(written, 1.0) if written else None
    if path in _NUMBERS_TO_CALL:
        place = next(_phones_at(document, span), None)
        return phone_found(document, place, 1.0) if place else None
    if path == "patient.email":
        match = EMAIL.search(document.text.content, span.start, span.end)
        return Found(match.group(), (Span(*match.span()),), 1.0) if match else None
    if path.endswith("address"):
        span = Span(span.start, span.start + end_of_address(document.text.content[span.start : span.end]))
    words = BETWEEN_LINES.sub(
        ", " if path.endswith("address") else " ", document.text.content[span.start : span.end]
    )
    if path in _PEOPLE and not looks_like_person(words):
        return None
    if path not in _NUMBERS and not _LETTERS.search(words):
        return None
    return Found(words, (span,), 1.0)


def _phones_at(document: Document, span: Span) -> Iterator[Span]:
    """The telephone numbers that a mark touches: it may have left out a bracket or a plus before one."""
    line = document.text.line_at(span.start)
    for place in find_phones(document.text.content, start=line.start, end=max(line.end, span.end)):
        if place.meets(span):
            yield place
