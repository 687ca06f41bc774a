"""The place of work that begins a cell of the sender's block and goes over into its telephone: "ELM CREEK CLINIC PHONE
605-555-0150"."""

from __future__ import annotations

from collections.abc import Iterator

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.values.names import looks_like_organization
from jobs.extraction.assistant.values.places import looks_like_address
from jobs.extraction.assistant.values.titles import is_title
from jobs.extraction.found import Found

_NUMBERS = frozenset({"phone", "fax"})
_SURENESS = 0.84
_MOST_WORDS = 8


def places_before_numbers(document: Document) -> Iterator[Found]:
    """Yield such places, each without the label of the number behind it."""
    for label in document.labels:
        cell = document.text.cell_at(label.span.start)
        if label.key not in _NUMBERS or cell is None or label.span.start == cell.span.start:
            continue
        if document.outline.block_at(cell.span.start) != "referrer":
            continue
        if any(
            other is not label and cell.span.start <= other.span.start < label.span.start
            for other in document.labels
        ):
            continue
        place = document.text.trimmed(cell.span.start, label.span.start, strip=" \t,;|-")
        words = document.text[place] if place else ""
        if place is None or len(words.split()) > _MOST_WORDS or any(map(str.isdigit, words)):
            continue
        if looks_like_organization(words) and not looks_like_address(words) and not is_title(words):
            yield Found(words, (place,), _SURENESS)
