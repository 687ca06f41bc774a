"""The people and organizations that lines without labels name in the block of who sends or of who receives."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.page.correspondence import tells
from jobs.extraction.assistant.page.furniture import FAX_STRIP
from jobs.extraction.assistant.page.line_marks import BULLET
from jobs.extraction.assistant.parties.dividing import people_and_organizations
from jobs.extraction.assistant.parties.signing import PROFESSION
from jobs.extraction.assistant.parties.usual_doctors import stands_below_the_usual_doctor
from jobs.extraction.assistant.parties.words_of_parties import TITLED, WHERE_THE_USUAL_DOCTOR_WORKS
from jobs.extraction.assistant.values.credentials import without_credentials
from jobs.extraction.assistant.values.titles import is_title
from jobs.extraction.found import Found
from jobs.extraction.layout.spans import Spans
from jobs.extraction.text import Cell, Span


def unlabelled_organizations(document: Document) -> Iterator[Found]:
    """Lines without a label in the sender's block that name an organization."""
    for cell in free_cells(document, "referrer"):
        if not cell.words[0].isupper() or BULLET.match(document.text.lines[cell.line].text):
            continue
        lead = _PLACE_OF_WORK.match(cell.words)
        span = Span(cell.span.start + lead.end(), cell.span.end) if lead else cell.span
        for organization in people_and_organizations(document, span, 0.82)[1]:
            words = str(organization.value)
            if len(words.split()) > 8 or words.endswith(".") or is_title(words):
                continue
            if stands_below_the_usual_doctor(document, organization.spans[0]):
                yield replace(organization, confidence=WHERE_THE_USUAL_DOCTOR_WORKS)
            else:
                yield organization


_PLACE_OF_WORK = re.compile(
    r"(?:practice|employer|base|based at|working at|place of work)\s+(?=[A-ZÀ-Þ][\w\u2019'&-]* [A-ZÀ-Þ&])",
    re.IGNORECASE,
)
"""Words before the name of the place somebody works at that are none of it: "Practice Hill & Dale Opticians"."""


def unlabelled_people(document: Document, block: str) -> Iterator[Found]:
    """People with title or letters on lines without a label in somebody's block."""
    for cell in free_cells(document, block):
        for person in people_and_organizations(document, cell.span, 0.8)[0]:
            words = str(person.value)
            below = document.text.column_below(cell.span)
            professional = below is not None and PROFESSION.search(document.text[below]) is not None
            titled = TITLED.match(words) is not None or without_credentials(words) != words
            if person.confidence >= 0.8 and (titled or professional):
                yield person


_MAY_HOLD_NAMES = frozenset({"organization", "provider", "full_name"})


def free_cells(document: Document, block: str) -> Iterator[Cell]:
    """Yield the cells of somebody's block that hold no label, are none's value and no prose."""
    rows = rows_of_labels(document)
    taken = document.once(_taken)
    for line in document.text.lines:
        if line.number in rows or FAX_STRIP.match(line.text) or tells(line.text):
            continue
        for cell in document.text.cells[line.number]:
            if not taken.meet(cell.span) and document.outline.block_at(cell.span.start) == block:
                yield cell


def _taken(document: Document) -> Spans:
    values = (label.value for label in document.labels if label.key not in _MAY_HOLD_NAMES)
    return Spans([*(label.span for label in document.labels), *(value for value in values if value)])


def rows_of_labels(document: Document) -> frozenset[int]:
    """Return the lines of which several cells are labels with their values below: the others are labels too."""
    return document.once(_rows_of_labels)


def _rows_of_labels(document: Document) -> frozenset[int]:
    above = Counter(
        label.line
        for label in document.labels
        if label.value is not None and document.text.line_at(label.value.start).number > label.line
    )
    return frozenset(number for number, labels in above.items() if labels > 1)
