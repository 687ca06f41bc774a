"""Medicines and allergies under one heading, and what a line with marks warns of. Everybody is invented."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import referral_read

HEAD = "Harbour Clinic\n\nPatient: Ada Quill\nDOB: 14 Feb 1968\nSex: F\n\n"


def _lists(written: str) -> tuple[list[object], list[object]]:
    clinical = referral_read(f"{HEAD}{written}\n").clinical
    return (
        [each.name.value for each in clinical.medications],
        [each.substance.value for each in clinical.allergies],
    )


@pytest.mark.parametrize(
    "heading",
    [
        "MAINTENANCE MEDS / ALLERGIES",
        "Maintenance medications and allergies",
        "RX / ALLERGIES",
        "Meds & Allergies",
    ],
)
def test_medicines_with_doses_are_no_allergies(heading: str) -> None:
    medicines, allergies = _lists(
        f"{heading}\n\nLosartan 50 mg OD, Metformin 500 mg BID. Allergic to shrimp (hives)."
    )
    assert medicines == ["Losartan", "Metformin"]
    assert [str(each).casefold() for each in allergies] == ["shrimp"]


def test_an_allergy_heading_alone_stays_one() -> None:
    assert _lists("ALLERGIES\n\nPenicillin (rash), latex") == ([], ["Penicillin", "latex"])


@pytest.mark.parametrize(
    "line",
    [
        "!! ALLERGY - Penicillin (rash)",
        "*** ALLERGY: Penicillin ***",
        "\u26a0 ALLERGY Penicillin",
        "! Allergies: Penicillin",
    ],
)
def test_marks_before_a_warning_do_not_hide_it(line: str) -> None:
    medicines, allergies = _lists(
        f"Rx now:\nBisoprolol 2.5 mg mane\nApixaban 5 mg bd\n\n{line}\n\nNot urgent."
    )
    assert (medicines, allergies) == (["Bisoprolol", "Apixaban"], ["Penicillin"])


@pytest.mark.parametrize(
    "line",
    ["Metformin and celecoxib already discontinued.", "Aspirin was stopped.", "Both have been discontinued."],
)
def test_what_a_line_below_a_list_says_is_over_is_no_medicine(line: str) -> None:
    assert _lists(f"Maintenance meds:\n1) Losartan 100 mg OD\n2) Amlodipine 10 mg OD\n{line}")[0] == [
        "Losartan",
        "Amlodipine",
    ]
