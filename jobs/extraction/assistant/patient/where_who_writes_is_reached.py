"""How a patient is reached who writes about themselves, and by which number they are known: what heads their letter,
what it tells, what stands below their name."""

from __future__ import annotations

import re

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.page.correspondence import is_dated
from jobs.extraction.assistant.parties.addresses_of_senders import address_of_sender
from jobs.extraction.assistant.parties.numbers_of_senders import number_of_sender
from jobs.extraction.assistant.parties.signatures import signed_by
from jobs.extraction.assistant.patient.phones import phone_found
from jobs.extraction.assistant.values.names import looks_like_organization
from jobs.extraction.assistant.values.phones import EMAIL, find_phones
from jobs.extraction.found import Found
from jobs.extraction.text import CELL, Line, Span


def phone_of_the_writer(document: Document) -> Found | None:
    """The number that the patient's own letter tells, or that stands at its head, or below the name."""
    for match in document.phrase(_MY_NUMBER):
        stop = min(match.end() + _LONGEST_NUMBER, len(document.text.content))
        for place in find_phones(document.text.flowing, start=match.end(), end=stop):
            if place.start <= match.end() + 2:
                return phone_found(document, place, 0.86)
    return number_of_sender(document, "phone", signed_by(document)[0], others_head=False)


_MY_NUMBER = re.compile(
    r"\b(?:my (?:own |home |new |work )?(?:mobile|cell|phone|telephone|tel|landline|number|contact)"
    r"(?: (?:number|phone|no\.?))?(?: is| now is)?|"
    r"(?:reach|contact|call|ring|phone|text|get) me (?:at|on|by (?:phone|text) (?:at|on))|"
    r"I can be (?:reached|contacted|called|rung) (?:at|on)):?\s+",
    re.IGNORECASE,
)
_LONGEST_NUMBER = 26


def email_of_the_writer(document: Document) -> Found | None:
    """The address for mail at the head of the patient's own letter, or below the name; not of whom they write to."""
    for match in document.phrase(EMAIL):
        line = document.text.line_at(match.start())
        block = document.outline.block_at(match.start())
        if block in ("letterhead", "signature", "referrer", "patient") and not _TO.match(line.text):
            words = match.group().rstrip(".")
            return Found(words, (Span(match.start(), match.start() + len(words)),), 0.84)
    return None


_TO = re.compile(r"\W*(?:to|an|à|a|cc|aan)\b", re.IGNORECASE)


def address_of_the_writer(document: Document, family: str) -> Found | None:
    """The address at the head of the patient's own letter, with the lines above its street or code, such as the name of
    the house; `family` is the writer's family name."""
    found = address_of_sender(document, None, others_head=False)
    if found is None:
        return None
    lines = document.text.lines
    first = document.text.line_at(found.start)
    above = list(found.spans)
    while first.number and lines[first.number - 1].page == first.page:
        first = lines[first.number - 1]
        if not _could_begin_an_address(first, family):
            break
        above.insert(0, Span(first.start, first.end))
    whole = ", ".join(document.text[span].strip(" ,") for span in above)
    return Found(whole, tuple(above), found.confidence)


def _could_begin_an_address(line: Line, family: str) -> bool:
    """Whether a line at the head of somebody's letter is neither their name nor how else they are reached."""
    words = line.text
    return (
        CELL not in words
        and ":" not in words
        and "@" not in words
        and words[:1].isalnum()
        and len(words) <= _LONGEST_LINE
        and not (family and family.casefold() in words.casefold())
        and not looks_like_organization(words)
        and not is_dated(words)
        and not any(find_phones(words, start=0, end=len(words)))
    )


_LONGEST_LINE = 45


def number_of_the_writer(document: Document) -> Found | None:
    """The number that the patient's own letter tells, or under which the reader keeps their papers: "My hospital
    number is CH-22918", "Your ref: NX40917"."""
    for match in document.phrase(_MY_PAPERS):
        return Found(match["number"], (Span(*match.span("number")),), 0.84)
    for line in document.text.lines:
        if asked := _YOUR_REF.match(line.text):
            start = line.start + asked.start("number")
            return Found(asked["number"], (Span(start, start + len(asked["number"])),), 0.8)
    return None


_MY_PAPERS = re.compile(
    r"\bmy (?:hospital|clinic|patient|chart|file|folder|record|health ?card|card|medicare|insurance|member|health) "
    r"(?:(?:card |ref(?:erence)? )?(?:number|no\.?|id) )?(?:with you )?is:? "
    r"(?P<number>(?=[\w/-]*\d|[A-Z]{4} \d)[A-Z\d][\w/-]*(?: \d[\d-]*)*)",
    re.IGNORECASE,
)
_YOUR_REF = re.compile(
    r"\W*(?:your|hospital|clinic|patient) (?:ref(?:erence)?|number|no)\.?(?: (?:number|no)\.?)? ?:? ?"
    r"(?P<number>[A-Z]{0,4}[-/ ]?\d[\w/-]{3,})\W*",
    re.IGNORECASE,
)
