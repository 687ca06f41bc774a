"""Entries of lists that are over by their status, their subheading or what stands behind their name."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant
from referrals.data.referral import Clinical
from tests.unit.extraction.paper import paper


def clinical(written: str) -> Clinical:
    return run_assistant(pages=paper(written), today=date(2026, 11, 21)).clinical


def medicines(written: str) -> list[str]:
    return [str(each.name.value).split(" ")[0] for each in clinical(written).medications]


def allergies(written: str) -> list[str]:
    return [str(each.substance.value) for each in clinical(written).allergies]


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        (
            "MEDICATIONS\nMedication\tInstructions\tStatus\nenalapril 5 mg tablet\tdaily\tActive\n"
            "naproxen 250 mg tablet\ttwice daily\tCanceled\nlansoprazole 15 mg\tdaily\tVoided",
            ["enalapril"],
        ),
        (
            "MEDICATIONS\nActive\nName\tStart Date\tSIG\nenalapril Oral Tablet 5 mg\t4/11/2024\ttake 1 daily\n"
            "Discontinued\nName\tStart Date\tSIG\nprednisolone Oral Tablet 5 mg\t4/11/2023\ttake 4 daily and taper",
            ["enalapril"],
        ),
        (
            "MEDICATIONS\nMedication\tSig\tStatus\nenalapril 5 mg tablet\tTake 1 daily\tActive\n"
            "torasemide 10 mg tablet\nTake 1 daily\tActive",
            ["enalapril", "torasemide"],
        ),
        ("MEDICATIONS\nActive\nenalapril 5 mg daily\nPast\nnaproxen 250 mg bd", ["enalapril"]),
        ("MEDICATIONS\nExpired\nenalapril 5 mg daily\nnaproxen 250 mg bd", ["enalapril", "naproxen"]),
        (
            "Medications\nCandesartan\t8mg\tmane\nMetformin\t1g\tceased 2025 - diarrhoea\nSymbicort\t200/6\t2 puffs bd",
            ["Candesartan", "Symbicort"],
        ),
        (
            "Medications\nCandesartan\t8mg\tmane\nSotalol\t80mg\tstopped by cardiology",
            ["Candesartan"],
        ),
        ("Medications\nCandesartan\t8mg\tmane\nFrusemide\t40mg\tuntil told", ["Candesartan", "Frusemide"]),
    ],
)
def test_medicines_that_are_over(written: str, expected: list[str]) -> None:
    assert medicines(written) == expected


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        (
            "ALLERGIES\nSubstance\tReaction\tStatus\npeanuts\thives\tActive\naspirin\tUpset stomach\tCanceled\n"
            "codeine\tNausea\tRemoved",
            ["peanuts"],
        ),
        ("ALLERGIES\n- Kiwi \u2014 oral itching\n- Latex \u2014 tested negative 2021", ["Kiwi"]),
        ("ALLERGIES\n- Cefaclor - rash\n- Penicillin - de-labelled 2022\n- Egg \u2013 refuted", ["Cefaclor"]),
        ("Allergies\nPenicillin (delabelled after oral challenge), sulfa", ["sulfa"]),
        ("ALLERGIES\n- Cefaclor - tested positive 2021\n- Latex - hives", ["Cefaclor", "Latex"]),
    ],
)
def test_allergies_that_are_over(written: str, expected: list[str]) -> None:
    assert allergies(written) == expected


def test_a_negative_test_behind_a_substance_is_told_in_a_sentence_too() -> None:
    assert allergies("Allergies: Trimethoprim (rash). Latex: tested negative in 2021.") == ["Trimethoprim"]
