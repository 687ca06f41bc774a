"""Entries of lists whose status stands in a sentence behind their name, or on the line below it."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import values_read

DIAGNOSES = [
    (
        "Problems\nAsthma. Active, confirmed, recorded 2024-03-02.\nCholelithiasis. Inactive, ended 2019.",
        ["Asthma"],
    ),
    (
        "Problems\nMigraine without aura. Active since 2017.\nPsoriasis. On hold pending review.",
        ["Migraine without aura"],
    ),
    (
        "Problems\nGout (M10.9)\n Onset 2014. Status: Active\nCataract, left eye\n Status: Resolved 2021",
        ["Gout"],
    ),
    (
        "Problems\nGout [M10.9], active. Psoriasis [L40.9], resolved 1999. Asthma [J45.909], active.",
        ["Gout", "Asthma"],
    ),
    ("Problems\nGout. Resolved swelling of the knee.", ["Gout"]),
]
MEDICATIONS = [
    (
        "Medications\nSertraline 50 mg daily. Active.\nHydroxyzine 25 mg. On hold while pregnant.",
        ["Sertraline"],
    ),
    ("Medications\n5.1 Loratadine 10 mg\n5.2 Montelukast 5 mg - planned, not started", ["Loratadine"]),
    (
        "Medications\nRosuvastatin 10 mg tablet\nPioglitazone 30 mg tablet\n Discontinued 05/02/2026, swelling",
        ["Rosuvastatin"],
    ),
]


@pytest.mark.parametrize(("written", "expected"), DIAGNOSES)
def test_conditions_that_are_over_are_none_of_today(written: str, expected: list[str]) -> None:
    read = values_read(written)
    named = [
        value
        for path, value in read.items()
        if path.startswith("clinical.diagnoses") and path.endswith("text")
    ]
    assert [name for name in named if "swelling" not in str(name)] == expected


@pytest.mark.parametrize(("written", "expected"), MEDICATIONS)
def test_medicines_that_are_not_taken_are_left_out(written: str, expected: list[str]) -> None:
    read = values_read(written)
    assert [
        value
        for path, value in read.items()
        if path.startswith("clinical.medications") and path.endswith("name")
    ] == expected


def test_a_patient_linked_to_the_record_is_somebody_else() -> None:
    read = values_read(
        "Patient\nWanda Osei, female, born 1991-03-16. Medical record number 0044-1188.\n"
        "Linked patient: Kofi Mensah (child), born 2026-05-02, pediatrician Dr. Ann Holt."
    )
    assert (read["patient.given_name"], read["patient.family_name"]) == ("Wanda", "Osei")


def test_a_cover_that_runs_until_a_day_is_not_requested_then() -> None:
    read = values_read(
        "ServiceRequest (active order)\nReferral to Dermatology, priority routine. Requested 2026-07-21 by Ann Holt.\n"
        "Coverage\nSound Family Health. Identifier SFH-620-118. Active 2026-01-01 to 2026-12-31.\n"
    )
    assert str(read["request.date"]) == "2026-07-21"
