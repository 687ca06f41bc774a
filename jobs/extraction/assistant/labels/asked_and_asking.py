"""Labels whose party the labels around them tell: the consultant or hospital whom a referral asks, the surgeon who
signs it, the pharmacy that writes to a practice.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from jobs.extraction.assistant.labels.labelled import Label
from jobs.extraction.assistant.values.credentials import without_credentials
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
    return _with_pharmacies(text, [_as_asked(text, label, labels) for label in labels])


def _as_asked(text: Text, label: Label, labels: Sequence[Label]) -> Label:
    """A consultant or a hospital whom a form asks, as the recipient, and a surgeon who signs it or asks before an
    operation, as the sender."""
    if (
        label.key == "recipient"
        and _OPERATES.fullmatch(label.wording)
        and (_signs_below(text, label, labels) or _asks_before_an_operation(text))
    ):
        return replace(label, key="provider", role="referrer")
    if label.key == "organization" and _is_asked_by_the_usual_doctor(text, label, labels):
        return replace(label, key="recipient_organization", role="recipient")
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


_OPERATES = re.compile(r"(?:treating |operating |orthop(?:a)?edic )?surgeon|specialist", re.IGNORECASE)
_SIGNS = re.compile(
    r"(?:(?:physician|provider|doctor|surgeon)(?:['\u2019]?s)? )?sign(?:ature|ed)(?: by)?", re.IGNORECASE
)


def _signs_below(text: Text, label: Label, labels: Sequence[Label]) -> bool:
    """Whether who is named so also stands beside a label for the signature: "Surgeon: Ida Moss, MD", and below it
    "Signature: Ida Moss MD"."""
    named = _bare(text, label)
    return bool(named) and any(
        _SIGNS.fullmatch(other.wording) and other.line > label.line and _bare(text, other) == named
        for other in labels
    )


def _asks_before_an_operation(text: Text) -> bool:
    """Whether the title asks for an opinion before an operation, for which the surgeon asks: "Preop anesthesia
    consult"."""
    return any(_BEFORE_AN_OPERATION.search(line.text) for line in text.lines[:_NEAR])


_BEFORE_AN_OPERATION = re.compile(
    r"\b(?:pre-?op(?:erative)?|peri-?operative|pre-?procedure|pre-?surgical|an(?:a)?esthe(?:sia|tic)s?)\b[^.\n]{0,30}"
    r"\b(?:consult\w*|clearance|assessment|evaluation|request|referral|review)\b|\b(?:medical|cardiac) clearance\b",
    re.IGNORECASE,
)


def _bare(text: Text, label: Label) -> str:
    return without_credentials(text[label.value]).casefold() if label.value else ""


def _is_asked_by_the_usual_doctor(text: Text, label: Label, labels: Sequence[Label]) -> bool:
    """Whether the head of a form names the hospital that it goes to, and below it only the patient's own doctor as who
    fills it in: "CARDIOLOGY REFERRAL FORM", "Hospital: Castle Royal", and below the patient "GP: Dr Ida Moss"."""
    if label.role or not label.starts_line or label.wording.casefold() != "hospital" or label.line > _NEAR:
        return False
    titled = any(_A_FORM.search(line.text) for line in text.lines[: label.line])
    below = [other for other in labels if other.key in ("provider", "recipient") and other.value]
    return (
        titled
        and bool(below)
        and all(_GP.fullmatch(other.wording) and other.line > label.line for other in below)
    )


_A_FORM = re.compile(r"\breferral form\b", re.IGNORECASE)
_GP = re.compile(r"(?:referring )?(?:gp|general practitioner)(?: name)?", re.IGNORECASE)


def _is_hospital_asked(label: Label, labels: Sequence[Label]) -> bool:
    """Whether a hospital stands right above the priority in a form that asks for the practice, or in another language
    for the doctor of one, elsewhere."""
    if label.wording.casefold() not in _HOSPITALS or label.role:
        return False
    above = any(other.key == "urgency" and 0 < other.line - label.line <= _NEAR for other in labels)
    return above and any(
        _PRACTICE.fullmatch(other.wording) or _DOCTOR_ABROAD.fullmatch(other.wording) for other in labels
    )


_HOSPITALS = frozenset({"hospital", "hôpital", "ospedale", "ziekenhuis", "krankenhaus"})
_DOCTOR_ABROAD = re.compile(
    r"m[ée]dic[oa]|m[ée]decin|(?:haus)?arzt|(?:huis)?arts|lekarz|l[äæ]kare", re.IGNORECASE
)


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
