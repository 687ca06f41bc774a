"""The sender's telephone where only its place tells it: in one breath with their fax, or alone below their place of
work."""

from __future__ import annotations

import re

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.labels.labelled import Label
from jobs.extraction.assistant.patient.phones import phone_found
from jobs.extraction.assistant.values.phones import find_phones
from jobs.extraction.found import Found

_SURENESS = 0.76
_MARKS = " \t\n,;/|."
_LINES_OF_A_FOOT = 4
_LINES_BELOW_A_NAME = 3
_OF_THE_HOUSE = re.compile(
    r"(?:^|[.;|\t] ?)(?:the )?(?:ED|ER|A&E|emergency (?:department|room)|department|dept|office|clinic|practice|"
    r"surgery|unit|ward)\W*$",
    re.IGNORECASE,
)
"""Words before a number that call the place which the whole paper is of."""


def number_before_the_fax(document: Document, fax: Found | None) -> Found | None:
    """Return the number that stands right before the label of the sender's fax, in one breath with it: "ED
    937-555-0100, fax 937-555-0104"; where no fax is known as theirs, only at the foot, behind a word for the place."""
    for label, value in document.labelled("fax"):
        if fax is not None and not value.meets(fax.spans[0]):
            continue
        line = document.text.line_at(label.span.start)
        before = list(find_phones(document.text.content, start=line.start, end=label.span.start))
        if not before or document.text.content[before[-1].end : label.span.start].strip(_MARKS):
            continue
        ours = _OF_THE_HOUSE.search(document.text.content, line.start, before[-1].start) is not None
        if fax is not None or (ours and _stands_at_the_foot(document, label)):
            return phone_found(document, before[-1], _SURENESS)
    return None


def _stands_at_the_foot(document: Document, label: Label) -> bool:
    return document.text.lines[-1].number - label.line < _LINES_OF_A_FOOT and not label.role


def number_below_the_place(
    document: Document, signed: Found | None, organization: Found | None
) -> Found | None:
    """Return the number that is alone on the line below the place of work which stands below who signs."""
    if signed is None or organization is None:
        return None
    name = document.text.line_at(signed.start).number
    place = document.text.line_at(organization.spans[-1].start)
    if not 0 < place.number - name < _LINES_BELOW_A_NAME or place.number + 1 >= len(document.text.lines):
        return None
    below = document.text.lines[place.number + 1]
    number = next(find_phones(document.text.content, start=below.start, end=below.end), None)
    if number is None or document.text[number] != below.text.strip(_MARKS):
        return None
    return phone_found(document, number, _SURENESS)
