"""Allergies told in sentences, under their heading and elsewhere: with what they do, denied, and outgrown."""

from __future__ import annotations

import pytest

from tests.unit.extraction.allergies_read import allergies


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        (
            "ALLERGIES\nHe reacts to vancomycin with flushing and to shellfish with hives.",
            [("vancomycin", "flushing"), ("shellfish", "hives")],
        ),
        ("ALLERGIES: The patient reacts to codeine with vomiting.", [("codeine", "vomiting")]),
        (
            "Dear Dr\nHe reacted to azithromycin with pancreatitis and had to come off it.",
            [("azithromycin", "pancreatitis")],
        ),
        (
            "Dear Dr\nShe reacts to kiwi with lip swelling and to latex with hives.",
            [("kiwi", "lip swelling"), ("latex", "hives")],
        ),
        (
            "ALLERGIES: Enalapril, which gave her angioedema. She was told as a child that she was allergic to egg "
            "and to prawns, skin tests today are negative and she eats both.",
            [("Enalapril", "angioedema")],
        ),
        ("ALLERGIES\nShe is allergic to egg and to prawns.", [("egg", None), ("prawns", None)]),
        ("ALLERGIES\nHe is allergic to amoxicillin, his tests are awaited.", [("amoxicillin", None)]),
        ("Dear Dr\nOn thiamine, omeprazole. Allergy - flucloxacillin.", [("flucloxacillin", None)]),
        ("Headache since 07/11/26\nAllergy - flucloxacillin", [("flucloxacillin", None)]),
        (
            "Dear Dr\nTakes ramipril 5mg and tamsulosin 400mcg. Rash with trimethoprim.",
            [("trimethoprim", "Rash")],
        ),
        ("Allergies: not allergic to penicillin, allergic to latex", [("latex", None)]),
    ],
)
def test_what_somebody_reacts_to(written: str, expected: list[tuple[str, str | None]]) -> None:
    assert allergies(written) == expected


@pytest.mark.parametrize(
    "written",
    [
        "ALLERGIES: Not penicillin allergic.",
        "Dear Dr\nNot penicillin allergic. On warfarin.",
        "Dear Dr\nShe is not allergic to penicillin.",
        "Dear Dr\nNo latex allergy. Seen today.",
        "Dear Dr\nThe pupils reacted to light with a brisk response. She reacted to the news with tears.",
    ],
)
def test_what_nobody_is_allergic_to(written: str) -> None:
    assert allergies(written) == []
