"""Whose block a label begins, and whether it tells who the patient is."""

from __future__ import annotations

import re

from jobs.extraction.assistant.labels.labelled import Label, asks_anybodys_name, is_generic
from jobs.extraction.assistant.values.names import could_name_patient, says_more_than_a_name
from jobs.extraction.text import Text

_OF_A_SENDER = re.compile(r"(?:gp )?(?:practice|surgery|clinic|office|ofc)\b", re.IGNORECASE)


def tells_identity(label: Label) -> bool:
    """Tell whether a label asks for what only a patient has: a date of birth, an NHS number."""
    return label.key in ("birth_date", "nhs_number") and label.role == "patient"


def begins_beside(labels: list[Label]) -> bool:
    """Tell whether the patient is named without a label, right of what a line begins with: whose that is, is open."""
    return any(label.key == "name" and not label.wording and not label.starts_line for label in labels)


def names_a_subject(text: Text, label: Label) -> bool:
    """Tell whether "Re:" is followed by what the letter is about and not by who ("RE: Referral")."""
    said = text[label.value] if label.value else ""
    about = label.key == "name" and re.match(r"re\b|ref|regarding", label.wording, re.IGNORECASE) is not None
    return about and (says_more_than_a_name(said) or not could_name_patient(said))


def block_begun_by(label: Label, block: str) -> str:
    """Return the block from a label on that begins a line below one of this block."""
    if label.key == "name" and block in ("referrer", "recipient") and asks_anybodys_name(label):
        return block
    if label.key in (
        "name",
        "mrn",
        "birth_date",
        "first_name",
        "last_name",
        "nhs_number",
        "ssn",
        "health_card",
    ):
        return label.role or ("patient" if block in ("letterhead", "body", "subject") else block)
    if label.key == "reason" and block == "recipient" and not label.role:
        return "body"
    if label.key == "full_name":
        return "patient" if block in ("letterhead", "body", "subject") else block
    if label.key == "provider" and block == "recipient" and is_generic(label):
        return block
    if label.key == "npi" and block == "signature":
        return block
    if label.key in ("provider", "npi") or (label.key == "organization" and label.role):
        return "referrer"
    if label.key == "organization" and _OF_A_SENDER.match(label.wording) and block in ("patient", "body"):
        return "referrer"
    if label.key in ("recipient", "recipient_organization"):
        return "recipient"
    if label.key in ("member_id", "payer", "group"):
        return block if block in ("patient", "recipient", "referrer") else "insurance"
    if label.role == "patient":
        return "patient"
    return block
