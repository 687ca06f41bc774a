"""What sentences tell of the patient's health in a letter that has columns at its head or a table in it."""

from __future__ import annotations

import pytest

from referrals.data.referral import Clinical
from tests.unit.extraction.referral_read import referral_read

LETTER = (
    "Riverside Medical Practice\tTel 01632 960 111\n1 High Street, Oldtown\tFax 01632 960 112\n\n12/3/2026\n\n"
    "Dr A Stone\nMedical Outpatients\n\nDear Dr Stone\n\nRe: Jo Park, DOB 1/2/1960\n\n"
    "Thank you for seeing this pleasant man who works in a shop in the town, where he stands all day.\n{}\n\n"
    "Exam\tRight\tLeft\nPulse\tgood\tgood\n\nYours sincerely\nDr B Reed\n"
)


def _clinical(written: str) -> Clinical:
    return referral_read(LETTER.format(written)).clinical


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        (
            "He has end stage osteoarthritis of the right knee and can only walk to his letterbox.",
            "osteoarthritis",
        ),
        ("He has had high myopia since his childhood and wears thick glasses for it.", "myopia"),
    ],
)
def test_a_condition_of_a_sentence_is_heard_beside_cells(written: str, expected: str) -> None:
    assert any(expected in str(each.text.value) for each in _clinical(written).diagnoses)


def test_a_complaint_of_a_sentence_is_heard_beside_cells() -> None:
    found = _clinical("He tells me of looser stools for the last two months, and he has no appetite at all.")

    assert any("looser stools" in str(each.text.value) for each in found.symptoms)


def test_a_medicine_with_its_amount_is_not_taken_away_beside_cells() -> None:
    found = _clinical("He was begun on Naproxen 500 mg bid for it and he says that it does not help him.")

    assert [each.name.value for each in found.medications] == ["Naproxen"]


@pytest.mark.parametrize(
    "written",
    [
        "Past repeats: Sitagliptin 100mg (ended 2 Sep 2025), Cerelle 75micrograms (ended 2021)",
        "Ended in last 12 months: Propranolol 40mg tablets (ended 30-Mar-2026, wheeze)",
    ],
)
def test_medicines_that_ended_are_not_taken(written: str) -> None:
    assert _clinical(written).medications == ()


def test_what_is_headed_as_resolved_is_not_heard_again() -> None:
    found = _clinical("RESOLVED PROBLEMS:\n- Simple cyst of right breast, aspirated (2021)")

    assert found.diagnoses == ()
