"""Labels whose party the labels around them tell: the consultant or hospital whom a referral asks, the pharmacy
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
_REQUESTS = re.compile(r"(?:requesting|referring) \w", re.IGNORECASE)
_PRACTICE = re.compile(
    r"(?:(?:registered )?gp )?(?:practice|surgery)(?: name)?|registered (?:practice|surgery)", re.IGNORECASE
)


def with_asked_and_asking(text: Text, labels: Sequence[Label]) -> list[Label]:
    """Return the labels, each that such a group holds as the party's whose it is there."""
    return _with_pharmacies(text, [_as_asked(label, labels) for label in labels])


def _as_asked(label: Label, labels: Sequence[Label]) -> Label:
    """A consultant or a hospital whom a form asks, as the recipient."""
    if label.key == "provider" and _is_consultant_asked(label, labels):
        return replace(label, key="recipient", role="recipient")
    if label.key == "organization" and _is_hospital_asked(label, labels):
        return replace(label, key="recipient_organization", role="recipient")
    return label


def _is_consultant_asked(label: Label, labels: Sequence[Label]) -> bool:
    """Whether a consultant stands below the specialty or service, beside the urgency or the date of the referral, or in
    a paper in which somebody else requests."""
    if label.wording.casefold() != "consultant" or not label.starts_line:
        return False
    near = [other for other in labels if abs(other.line - label.line) <= _NEAR]
    below_specialty = any(other.key in ("specialty", "service") and label.line > other.line for other in near)
    of_a_request = any(
        other.key == "urgency" or "referral" in other.wording.casefold()
        for other in near
        if other.line > label.line
    )
    return below_specialty and (of_a_request or any(_REQUESTS.match(other.wording) for other in labels))


def _is_hospital_asked(label: Label, labels: Sequence[Label]) -> bool:
    """Whether a hospital stands right above the priority in a form that asks for the practice elsewhere."""
    if label.wording.casefold() != "hospital" or label.role:
        return False
    above = any(other.key == "urgency" and 0 < other.line - label.line <= _NEAR for other in labels)
    return above and any(_PRACTICE.fullmatch(other.wording) for other in labels)


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
