"""Who sends or receives, where a form has a box for the first and one for the last name: "Referrer First Name: Dr Ada",
"Referrer Last Name: Quill"."""

from __future__ import annotations

from collections.abc import Iterator

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.labels.labelled import Label
from jobs.extraction.assistant.values.name_parts import fills_a_box
from jobs.extraction.assistant.values.names import looks_like_organization
from jobs.extraction.found import Found
from jobs.extraction.text import Span

_WEIGHT = 0.95
_FURTHEST = 4
"""How many lines the boxes of one name lie apart at most."""


def people_in_boxes(document: Document, role: str) -> Iterator[Found]:
    """Yield the people whose first and last name stand in boxes that are a role's: "referrer" or "recipient"."""
    given = list(_parts(document, "first_name", role))
    for label, last in _parts(document, "last_name", role):
        beside = min(given, key=lambda part: abs(part[0].line - label.line), default=None)
        if beside is None or abs(beside[0].line - label.line) > _FURTHEST:
            continue
        first = beside[1]
        yield Found(f"{document.text[first]} {document.text[last]}", (first, last), _WEIGHT)


def _parts(document: Document, key: str, role: str) -> Iterator[tuple[Label, Span]]:
    for label, value in document.labelled(key):
        words = document.text[value]
        if document.role_of(label) == role and fills_a_box(words) and not looks_like_organization(words):
            yield label, value
