"""Symptoms and history: what the letter tells in words, with how it is asserted."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.clinical.entries import entries_of
from jobs.extraction.assistant.clinical.words import SYMPTOM
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.modifiers import asserted_at
from jobs.extraction.found import Found, field_of
from jobs.extraction.text import Span
from referrals.data.referral import Asserted, Finding

_NOT_SYMPTOMS = frozenset(
    (
        "family",
        "social",
        "medications",
        "allergies",
        "immunizations",
        "past",
        "procedures",
        "results",
        "plan",
        "attachments",
        "devices",
        "concerns",
        "course",
    )
)
_STRONGEST: tuple[Asserted, ...] = ("present", "uncertain", "historical", "negated", "hypothetical", "family")
_LONGEST = 240
_NO_HISTORY = re.compile(
    r"^(?:nil|none|n/?a|no procedures?.*|not (?:applicable|recorded).*|non-?contributory|"
    r"unremarkable)\W*$",
    re.IGNORECASE,
)


def symptoms_of(document: Document) -> tuple[Finding, ...]:
    """Return the symptoms that the text tells of, each once; one that is both affirmed and denied counts as
    affirmed.
    """
    found: dict[str, Found] = {}
    for match in SYMPTOM.each(document.text.folded):
        span = Span(match.start(), match.end())
        section = document.outline.section_at(span.start)
        if section is not None and section.key in _NOT_SYMPTOMS:
            continue
        if document.outline.block_at(span.start) in (
            "letterhead",
            "referrer",
            "recipient",
            "signature",
        ):
            continue
        asserted = asserted_at(document.text, document.outline, span)
        if asserted == "family":
            continue
        words = document.text[span]
        key = words.casefold()
        symptom = Found(words, (span,), 0.78, asserted=asserted)
        known = found.get(key)
        if known is None or _STRONGEST.index(asserted) < _STRONGEST.index(known.asserted or "present"):
            found[key] = symptom
    return tuple(Finding(text=field_of(document.text, symptom)) for symptom in found.values())


def history_of(document: Document) -> tuple[Finding, ...]:
    """Return the entries of past, surgical, family and social history as they are written."""
    return tuple(Finding(text=field_of(document.text, entry)) for entry in _entries(document))


def _entries(document: Document) -> Iterator[Found]:
    for section in document.outline.of("past", "procedures", "family", "social"):
        for entry in entries_of(document, section):
            span = entry.cells.get("name", entry.span)
            words = document.text[span]
            if len(words) > _LONGEST or _NO_HISTORY.match(words) or not any(c.isalpha() for c in words):
                continue
            asserted: Asserted = (
                "family" if section.key == "family" else asserted_at(document.text, document.outline, span)
            )
            if asserted == "present" and section.key in ("past", "procedures"):
                asserted = "historical"
            yield Found(words, (span,), 0.85, asserted=asserted)
