"""A medicine that was given up for what only an allergy does is an allergy; one given up for a side effect is none."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import referral_read


def allergies(said: str) -> list[tuple[object, object]]:
    letter = f"Dear Dr Quill,\n\nPlease see this lady with bladder trouble. {said}\n\nKind regards"
    return [(one.substance.value, one.reaction.value) for one in referral_read(letter).clinical.allergies]


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ("She stopped the prophylactic Macrodantin due to hives.", ("Macrodantin", "hives")),
        ("We stopped her Macrobid secondary to a rash in May.", ("Macrobid", "rash")),
        ("Lisinopril was stopped due to angioedema.", ("Lisinopril", "angioedema")),
        ("Sulfa was discontinued because of a skin rash.", ("Sulfa", "rash")),
    ],
)
def test_given_up_for_an_allergy(said: str, expected: tuple[str, str]) -> None:
    assert allergies(said) == [expected]


@pytest.mark.parametrize(
    "said",
    [
        "He discontinued lisinopril because of cough.",
        "Metformin was stopped due to renal failure.",
        "Hydrocortisone was stopped after the rash settled.",
    ],
)
def test_given_up_for_something_else(said: str) -> None:
    assert allergies(said) == []
