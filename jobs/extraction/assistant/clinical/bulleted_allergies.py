"""Allergies that a list of other matters names in an item of their own: "- BMI 24", below it "- Allergy: Tree nut"."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.document import Document
from jobs.extraction.text import Span

_ITEM = re.compile(
    r"\s*(?:[-\u2022\u2023\u25aa\u25cf\u25e6*\u2013\u2014]|\d{1,2}[.)]) ?\s*(?:(?:known|drug|food|medication|medicine|"
    r"contact) )*allerg(?:y|ies|ic to)\b(?: to| status)? ?(?:[:=]|[-\u2013\u2014](?= )) *(?=\S)",
    re.IGNORECASE,
)


def bulleted_allergies(document: Document) -> tuple[Span, ...]:
    """Return what stands behind the word in each such item, outside of a list of allergies."""
    return tuple(_behind_the_word(document))


def _behind_the_word(document: Document) -> Iterator[Span]:
    for line in document.text.lines:
        lead = _ITEM.match(line.text)
        if lead is None:
            continue
        section = document.outline.section_at(line.start + lead.end())
        if section is not None and section.key in ("allergies", "family"):
            continue
        if (span := document.text.trimmed(line.start + lead.end(), line.end)) is not None:
            yield span
