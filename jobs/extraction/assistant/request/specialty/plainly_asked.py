"""Whom a short note asks in words that can hardly mean anything else, whatever other houses it tells of: "To neurology,
Dr Gaunt's clinic", "Tissue viability - joint visit please", "cath lab pre-alerted"."""

from __future__ import annotations

import re

from jobs.extraction.assistant import notes
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.request.specialty.heard.places import NamedPlace
from jobs.extraction.assistant.request.specialty.heard_in_notes import names_told
from jobs.extraction.found import Found

_GUARD = re.compile(r"\bto \w|\bplease\b|pre-?alerted|\badvised\b", re.IGNORECASE)
_FORMS = tuple(
    (re.compile(before, re.IGNORECASE), re.compile(behind, re.IGNORECASE))
    for before, behind in (
        (r"^to (?:the )?$", r", (?:dr|mr|mrs|miss|ms|prof)\b[^.]{0,30}\b(?:clinic|list|team)\b"),
        (r"^for (?:dr|mr|mrs|miss|ms|prof)\b[^.]{0,50}\bplease \($", r"\)"),
        (r"^$", r" ?[-\u2013] ?(?:[a-z]+ ){0,3}(?:visit|review|assessment|opinion|appointment) please\b"),
        (r"(?<!not )(?:^|[^a-z])$", r" (?:is |has been )?pre-?alerted\b"),
        (r"\bgoing (?:straight|directly) to (?:the )?$", r""),
        (r"\bon hold until (?:the )?$", r" (?:team )?(?:have|has) advised\b"),
    )
)
"""What stands before a name, from the start of its sentence on, and right behind it."""
_END_OF_A_SENTENCE = re.compile(r"[.!?]\s+|\n\s*\n")
_REACH = 120
_NAMED = 0.88
_BY = re.compile(r"\W*staff\s*:\s*\S", re.IGNORECASE)
_MOST_LINES, _FOOT = 20, 3


def plainly_asked(document: Document) -> Found | None:
    """Return the last name that a short note asks for in such words; None where it has none of them."""
    if not (document.once(notes.is_note) or _is_signed_as_a_note(document)):
        return None
    if _GUARD.search(document.text.flowing) is None:
        return None
    places = names_told(document)
    asked = [place for place in places if _heads_a_line(document, place)] or [
        place for place in places if _is_asked(document.text.flowing, place)
    ]
    return Found(asked[-1].slug, (asked[-1].span,), _NAMED) if asked else None


def _is_signed_as_a_note(document: Document) -> bool:
    """Whether a few lines end with the staff who wrote them, whatever stands at their head ("Hosp no. K118420")."""
    lines = document.text.lines
    return len(lines) <= _MOST_LINES and any(_BY.match(line.text) for line in lines[-_FOOT:])


def _heads_a_line(document: Document, place: NamedPlace) -> bool:
    """Whether the name is that of the office to which a line of the head goes: "To Gastroenterology booking office"."""
    line = document.text.line_at(place.span.start)
    before = document.text.content[line.start : place.span.start]
    behind = document.text.content[place.span.end : line.end]
    return (
        line.number < _LINES_OF_A_HEAD
        and _TO_AN_OFFICE.fullmatch(before) is not None
        and _OFFICE.match(behind) is not None
    )


_TO_AN_OFFICE = re.compile(
    r"\W*(?:to|for|attn\.?|attention)\W{1,3}(?:the )?(?:(?:child|adult|adolescent|p(?:a)?ediatric|community|old age|"
    r"older adults?|general|local|regional|hospital|new patient|outpatient|and|&) )*",
    re.IGNORECASE,
)
_OFFICE = re.compile(
    r" (?:booking|appointments?|admissions?|scheduling|referrals?|waiting list|intake|triage|secretar\w+|new "
    r"patient|clinic|"
    r"out-?patients?)(?: (?:office|team|desk|line|co-?ordinator|department|dept|clerks?|list|bookings?|nurse))?s?\W*$",
    re.IGNORECASE,
)
_LINES_OF_A_HEAD = 8


def _is_asked(words: str, place: NamedPlace) -> bool:
    sentence = _END_OF_A_SENTENCE.split(words[max(0, place.span.start - _REACH) : place.span.start])[-1]
    before = " ".join(sentence.split()) + (" " if sentence[-1:].isspace() and sentence.strip() else "")
    behind = " ".join(words[place.span.end : place.span.end + _REACH].split())
    if words[place.span.end : place.span.end + 1].isspace():
        behind = " " + behind
    return any(led.search(before) and followed.match(behind) for led, followed in _FORMS)
