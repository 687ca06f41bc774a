"""The National Provider Identifier of who sends a referral."""

from __future__ import annotations

import re

from stdnum import luhn

from jobs.extraction.assistant.document import Document
from jobs.extraction.found import Found, best
from jobs.extraction.text import Span

_NPI_NEAR = re.compile(
    r"\bNPI\b[^\d]{0,16}(?P<before>\d{10})(?!\d)|(?<!\d)(?P<behind>\d{10}) ?\(?NPI\b", re.IGNORECASE
)
_WRITTEN_NPI = re.compile(r"(?<!\d)\d{10}(?!\d)|\d[\d -]{2,}\d|\d+")
_FEWEST_DIGITS_OF_AN_NPI = 5
"""What programs put for one on trial is shorter than ten figures; fewer than these are some other number."""


def npi_of_sender(document: Document) -> Found | None:
    """Return the number of who sends the referral in the register of providers; the recipient's only for want of it."""
    candidates: list[Found] = []
    for label, value in document.labelled("npi"):
        match = _WRITTEN_NPI.search(document.text.content[value.start : value.end])
        if match is None:
            continue
        digits = re.sub(r"\D", "", match.group())
        if len(digits) < _FEWEST_DIGITS_OF_AN_NPI:
            continue
        found = Found(digits, (Span(value.start + match.start(), value.start + match.end()),), 0.95)
        block = document.outline.block_at(label.span.start)
        if block == "recipient":
            found = found.because("It may be the recipient's.", confidence=0.5)
        candidates.append(check_npi(found))
    if not candidates:
        candidates = [
            check_npi(
                Found(match["before"] or match["behind"], (Span(*match.span(match.lastgroup or 0)),), 0.88)
            )
            for match in document.phrase(_NPI_NEAR)
            if document.outline.block_at(match.start()) != "recipient"
        ]
    ours = [found for found in candidates if not _OF_ANOTHER.search(_before(document, found))]
    return best(ours or candidates)


_OF_ANOTHER = re.compile(
    r"\b(?:pcp|svc|servicing|rendering|facility|billing)(?:['\u2019]s)?\s+NPI\b[\s:#.]*$", re.IGNORECASE
)
"""Labels of the numbers of who performs the service, and of the usual doctor, where another one asks for it."""


def _before(document: Document, found: Found) -> str:
    """What stands on the line before a number."""
    return document.text.content[document.text.line_at(found.start).start : found.start]


def check_npi(found: Found) -> Found:
    """Return the NPI, less sure and with a note when its length or check digit is wrong (Luhn over 80840 +
    NPI).
    """
    digits = str(found.value)
    if len(digits) != 10:
        return found.because("An NPI has 10 digits.", confidence=0.55)
    if not luhn.is_valid(f"80840{digits}"):
        return found.because("The NPI fails its check digit.", confidence=0.6)
    return found
