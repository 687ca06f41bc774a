"""Who the head of a letter and its signature name."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.names import looks_like_organization
from jobs.extraction.assistant.outline import is_closing
from jobs.extraction.assistant.parties import people_and_organizations
from jobs.extraction.assistant.places import looks_like_address
from jobs.extraction.found import Found
from jobs.extraction.text import CELL, Line, Span

_SIGNATURE_LINES = 7


def signed_by(document: Document) -> tuple[Found | None, Found | None]:
    """The person and organization that stand below the closing of a letter."""
    name: Found | None = None
    organization: Found | None = None
    for line in document.text.lines:
        if not is_closing(line.text) or len(line.text) > 70:
            continue
        for below in _signature_lines(document, line):
            people, organizations = people_and_organizations(document, Span(below.start, below.end), 0.9)
            if name is None and people and people[0].confidence > 0.8:
                name = people[0]
            elif organization is None and organizations:
                organization = organizations[0].because("It stands in the signature.", confidence=0.8)
    return name, organization


def _signature_lines(document: Document, closing: Line) -> Iterator[Line]:
    lines = document.text.lines
    same = re.search(r"(?:signed(?: electronically)? by:?|sincerely,?|regards,?)\s+(?=[A-Z])", closing.text)
    if same:
        yield Line(
            closing.number,
            closing.page,
            closing.start + same.end(),
            closing.end,
            closing.text[same.end() :],
            0,
            0,
        )
    for line in lines[closing.number + 1 : closing.number + 1 + _SIGNATURE_LINES]:
        if line.page != closing.page and line.page != closing.page + 1:
            return
        yield line


def organization_in_head(document: Document) -> Found | None:
    """The practice or hospital that the head of the first pages names."""
    lines = document.text.lines
    for line in lines[:8]:
        if document.outline.block_at(line.start) not in ("letterhead",):
            break
        for cell in re.finditer(rf"[^{CELL}|]+", line.text):
            span = document.text.trimmed(line.start + cell.start(), line.start + cell.end())
            if span is None:
                continue
            words = document.text[span]
            if len(words) > 70 or any(
                label.span.start < span.end and span.start < label.span.end for label in document.labels
            ):
                continue
            if (
                looks_like_organization(words)
                and not looks_like_address(words)
                and not is_title(words)
                and not (words.endswith(".") and len(words.split()) > 6)
            ):
                return Found(words, (span,), 0.84)
            if (
                _has_address_below(document, line)
                and words.isupper()
                and not is_title(words)
                and not any(c.isdigit() for c in words)
            ):
                return Found(words, (span,), 0.75)
    return None


def is_title(words: str) -> bool:
    return re.search(
        r"\b(?:e?-?referral|letter|form|report|summary|request|fax|cover|confidential|"
        r"transmission|note|consultation|annex|page|certificate|record)\b",
        words,
        re.IGNORECASE,
    ) is not None and not re.search(
        r"\b(?:clinic|hospital|practice|surgery|cent(?:re|er)|laborator(?:y|ies))\b", words, re.IGNORECASE
    )


def _has_address_below(document: Document, line: Line) -> bool:
    below = document.text.lines[line.number + 1 : line.number + 3]
    return any(looks_like_address(other.text) for other in below)
