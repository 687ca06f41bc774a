"""Why somebody is sent, where an assessment numbers its problems and each has its own plan: the one that refers."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import referral_read

_HEAD = (
    "Elm Family Health   Office Visit   07/22/2026\nPatient: Quill, Ada   DOB 01/25/1979\n\nSubjective\n"
    "She comes back after urgent care saw her for palpitations. She has lost 6 lb since spring.\n\n"
    "Assessment and Plan\n"
)


def reason(plan: str) -> object:
    return referral_read(_HEAD + plan + "\n\nElectronically signed by Ida Holm, PA-C").request.reason.value


@pytest.mark.parametrize(
    ("plan", "expected"),
    [
        (
            "1. Hyperthyroidism, likely Graves disease (E05.00)\n- TRAb and total T3 today\n"
            "- Referral to Endocrinology placed today\n- Keep propranolol\n"
            "2. Eczema, stable. Keeps appointments with dermatology.\n3. Return 4 weeks.",
            "Hyperthyroidism, likely Graves disease (E05.00)",
        ),
        (
            "1. CAD s/p stent 2025. No change. Continue with cardiology.\n2. Iron deficiency anemia, FIT positive. "
            "Never scoped. Refer GI for colonoscopy, needs to be in the next 2 weeks.\n3. OSA. Sleep clinic is due in "
            "the fall, he will call them.",
            "Iron deficiency anemia, FIT positive",
        ),
        (
            "1. Carpal tunnel syndrome, right worse than left. Night splints both sides. Referral to Three Forks Hand "
            "Center for EMG.\n2. Anxiety. Counseling list given.",
            "Carpal tunnel syndrome, right worse than left",
        ),
    ],
)
def test_the_problem_whose_plan_refers_is_the_reason(plan: str, expected: str) -> None:
    assert reason(plan) == expected


@pytest.mark.parametrize(
    "plan",
    [
        "1. Gout. Declined referral to rheumatology.\n2. Hypertension. Continue lisinopril.",
        "1. Gout. Refer if it flares again.\n2. Hypertension. Continue lisinopril.",
        "1. Gout. Refer to rheumatology.\n2. Hearing loss. Refer to audiology.",
    ],
)
def test_a_plan_that_refers_nobody_or_two_names_none(plan: str) -> None:
    assert reason(plan) not in ("Gout", "Hearing loss", "Hypertension")
