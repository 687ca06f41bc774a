"""A review of systems denies in one sentence what takes ten lines; none of it is the patient's."""

from __future__ import annotations

import pytest

from jobs.extraction.assistant.modifiers import asserted_in
from jobs.extraction.text import Span
from tests.unit.extraction.referral_read import referral_read

REVIEW = (
    "REVIEW OF SYSTEMS: Negative for skin and joints. Specifically denies chest pain, heart attack, coronary artery "
    "disease, congestive heart failure, arrhythmia, atrial fibrillation, pacemaker, high cholesterol, pulmonary "
    "embolism, high blood pressure, CVA, venous insufficiency, thrombophlebitis, asthma, shortness of breath, COPD, "
    "sleep apnea, diabetes, leg and foot swelling, osteoarthritis, hiatal hernia, or pancreatitis."
)


def asserted(said: str, of: str) -> str:
    start = said.index(of)
    return asserted_in(said, Span(start, start + len(of)))


@pytest.mark.parametrize("of", ["chest pain", "atrial fibrillation", "asthma", "diabetes", "pancreatitis"])
def test_all_of_a_denied_list_is_denied(of: str) -> None:
    assert asserted(REVIEW, of) == "negated"


@pytest.mark.parametrize(
    ("said", "of"),
    [
        (f"{REVIEW} He has gout.", "gout"),
        (f"{REVIEW[:-1]}, but has had psoriasis for years.", "psoriasis"),
        (
            "Not seen here since the spring when the practice in the next valley took over her care and she moved to "
            "live with family, hypertension",
            "hypertension",
        ),
    ],
)
def test_what_stands_behind_a_denied_list_is_not(said: str, of: str) -> None:
    assert asserted(said, of) == "present"


def test_a_note_with_a_review_of_systems_gives_only_what_the_patient_has() -> None:
    note = f"ASSESSMENT: Morbid obesity with sleep disturbance. {REVIEW} ALLERGIES: None."
    diagnoses = [str(one.text.value) for one in referral_read(note).clinical.diagnoses]
    assert diagnoses == ["Morbid obesity with sleep disturbance"]
