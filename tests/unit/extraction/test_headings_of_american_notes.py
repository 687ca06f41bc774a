"""What American notes and discharge summaries call their parts."""

from __future__ import annotations

import pytest

from jobs.extraction.assistant.page.headings import heading_key
from tests.unit.extraction.referral_read import referral_read


@pytest.mark.parametrize(
    ("words", "key"),
    [
        ("FAMILY HX", "family"),
        ("PAST MEDICAL HX", "past"),
        ("PAST SURGICAL HX", "procedures"),
        ("SURGERIES (INTERVENTIONS)", "procedures"),
        ("Hospitalizations", "past"),
        ("INITIAL DIAGNOSES", "problems"),
        ("ASSESSMENT/PLAN", "assessment"),
        ("IMPRESSION AND RECOMMENDATIONS", "assessment"),
        ("REASON FOR ADMISSION", "complaint"),
        ("REASON FOR EXAM", "complaint"),
        ("INTERVAL HISTORY", "history"),
        ("EKG", "results"),
        ("ED COURSE", "course"),
        ("CONDITION ON DISCHARGE", "course"),
        ("Surgery", "referrer"),
    ],
)
def test_the_part_that_words_head(words: str, key: str) -> None:
    assert heading_key(words) == key


def test_the_family_s_illnesses_are_not_the_patient_s() -> None:
    note = (
        "PAST MEDICAL HX: Gout. FAMILY HX: Colon cancer. CONDITION ON DISCHARGE: Stable. MEDICATIONS: None."
    )
    diagnoses = [str(one.text.value) for one in referral_read(note).clinical.diagnoses]
    assert diagnoses == ["Gout"]
