"""The patient's insurance."""

from __future__ import annotations

import re

from jobs.extraction.assistant.document import Document
from jobs.extraction.found import Found, field_of
from jobs.extraction.text import Span
from referrals.data.referral import Insurance

_NUMBER = re.compile(r"(?=[\w/.\- ]*\d)[A-Za-z0-9][\w/.\-]*(?: \d[\w-]*)*")


def insurance_of(document: Document) -> Insurance:
    """Return payer, member id and group as labelled."""
    text = document.text
    return Insurance(
        payer=field_of(text, _payer(document)),
        member_id=field_of(text, _number(document, "member_id")),
        group=field_of(text, _number(document, "group")),
    )


def _payer(document: Document) -> Found | None:
    for label, value in document.labelled("payer"):
        words = text_of(document, value)
        section = document.outline.section_at(label.span.start)
        if (
            section is not None
            and section.key in ("plan", "assessment", "problems")
            and label.wording.casefold().startswith("plan")
        ):
            continue
        if label.starts_line and any(c.isalpha() for c in words) and len(words) < 70:
            return Found(words, (value,), 0.9)
    return None


def text_of(document: Document, span: Span) -> str:
    return document.text[span]


def _number(document: Document, key: str) -> Found | None:
    for _, value in document.labelled(key):
        match = _NUMBER.match(document.text.content, value.start, value.end)
        if match is not None:
            number = match.group().strip()
            return Found(number, (Span(match.start(), match.start() + len(number)),), 0.93)
    return None
