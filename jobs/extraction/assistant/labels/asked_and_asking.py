"""Labels whose party the labels around them tell: the consultant whom an electronic referral asks for, the pharmacy
that writes to a practice.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from jobs.extraction.assistant.labels.labelled import Label
from jobs.extraction.text import Text

_NEAR = 3
"""Lines between labels of one group."""
_PHARMACIST = re.compile(
    r"(?:responsible |referring |consulting )?pharmacist(?: name)?(?:\t|:)\s*\S", re.IGNORECASE
)
_PRACTICE = re.compile(
    r"(?:(?:registered )?gp )?(?:practice|surgery)(?: name)?|registered (?:practice|surgery)", re.IGNORECASE
)


def with_asked_and_asking(text: Text, labels: Sequence[Label]) -> list[Label]:
    """Return the labels, each that such a group holds as the party's whose it is there."""
    return _with_pharmacies(text, [_as_asked(label, labels) for label in labels])


def _as_asked(label: Label, labels: Sequence[Label]) -> Label:
    """A consultant below the specialty, beside the urgency or the date of the referral, as the recipient."""
    if label.wording.casefold() != "consultant" or not label.starts_line or label.key != "provider":
        return label
    near = [other for other in labels if abs(other.line - label.line) <= _NEAR]
    below_specialty = any(other.key == "specialty" and label.line - other.line > 0 for other in near)
    of_a_request = any(
        other.key == "urgency" or "referral" in other.wording.casefold()
        for other in near
        if other.line > label.line
    )
    return replace(label, key="recipient", role="recipient") if below_specialty and of_a_request else label


def _with_pharmacies(text: Text, labels: list[Label]) -> list[Label]:
    """The labels of a notice of a pharmacy: where its pharmacist is named below it, it sends, and the practice that is
    named with it receives."""
    named = (label for label in labels if label.wording.casefold() == "pharmacy" and label.starts_line)
    pharmacy = next((label for label in named if label.value), None)
    if pharmacy is None:
        return labels
    below = text.lines[pharmacy.line + 1 : pharmacy.line + 1 + _NEAR]
    if not any(_PHARMACIST.match(line.text) for line in below):
        return labels
    return [
        replace(label, key="organization", role="referrer")
        if label is pharmacy
        else replace(label, key="recipient_organization", role="recipient")
        if 0 < label.line - pharmacy.line <= _NEAR + 1 and _PRACTICE.fullmatch(label.wording)
        else label
        for label in labels
    ]
