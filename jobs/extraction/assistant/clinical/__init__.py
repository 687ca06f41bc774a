"""What the document tells of the patient's health: diagnoses, symptoms, history, medications, allergies,
observations.
"""

from __future__ import annotations

from jobs.extraction.assistant.clinical.allergies import allergies_of
from jobs.extraction.assistant.clinical.diagnoses import diagnoses_of
from jobs.extraction.assistant.clinical.findings import history_of, symptoms_of
from jobs.extraction.assistant.clinical.medications import medications_of
from jobs.extraction.assistant.clinical.observations import observations_of
from jobs.extraction.assistant.document import Document
from jobs.extraction.found import Found
from referrals.data.referral import Clinical

_LONGEST_LIST = 80


def clinical_of(document: Document, reason: Found | None) -> Clinical:
    """Return the clinical part of the referral; no list is longer than 80 entries."""
    return Clinical(
        diagnoses=diagnoses_of(document, reason)[:_LONGEST_LIST],
        symptoms=symptoms_of(document)[:_LONGEST_LIST],
        history=history_of(document)[:_LONGEST_LIST],
        medications=medications_of(document)[:_LONGEST_LIST],
        allergies=allergies_of(document)[:_LONGEST_LIST],
        observations=observations_of(document)[:_LONGEST_LIST],
    )
