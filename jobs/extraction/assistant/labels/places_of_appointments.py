"""Where somebody is seen, in a column that tells of the appointment: on a print of a booking service "Location" under
"Allocated Clinician" is the receiver's place."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from jobs.extraction.assistant.labels.labelled import Label
from jobs.extraction.text import Text

_PLACE = re.compile(r"(?:location|site|clinic|venue)", re.IGNORECASE)
_OF_AN_APPOINTMENT = re.compile(
    r"(?:(?:named|allocated) clinician|clinical context|clinic type|appointment type|service booked|service name)",
    re.IGNORECASE,
)
_SAME_EDGE = 0.02
_MOST_LINES = 6


def with_places_of_appointments(text: Text, labels: Sequence[Label]) -> list[Label]:
    """Return the labels, those of a place under what tells of the appointment as the receiver's."""
    return [
        replace(label, key="recipient_organization", role="recipient")
        if label.key == "organization" and not label.role and _is_under_an_appointment(text, label)
        else label
        for label in labels
    ]


def _is_under_an_appointment(text: Text, label: Label) -> bool:
    cell = text.cell_at(label.span.start)
    if cell is None or cell.number == 0 or not _PLACE.fullmatch(label.wording):
        return False
    return any(
        other.page == cell.page
        and abs(other.left - cell.left) < _SAME_EDGE
        and _OF_AN_APPOINTMENT.match(other.words) is not None
        for cells in text.cells[max(0, cell.line - _MOST_LINES) : cell.line]
        for other in cells
    )
