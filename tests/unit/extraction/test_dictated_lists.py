"""Lists of dictated notes, whose entries are half sentences."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant
from referrals.data.referral import Clinical
from tests.unit.extraction.paper import paper


def _clinical(written: str) -> Clinical:
    return run_assistant(pages=paper(written), today=date(2026, 11, 23)).clinical


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        ("PAST MEDICAL HISTORY: Significant for gout.", ["gout"]),
        ("PAST MEDICAL HISTORY:\n1. Positive for psoriasis.\n2. Gout.", ["psoriasis", "Gout"]),
        ("PAST MEDICAL HISTORY:\n1. Denied.\n2. Gout.", ["Gout"]),
        ("IMPRESSION:\n1. Otherwise.\n2. Sciatica.", ["Sciatica"]),
        ("IMPRESSION:\n1. Normal echocardiogram.\n2. Sciatica.", ["Sciatica"]),
        ("DIAGNOSIS: Complex regional pain syndrome type I", ["Complex regional pain syndrome type I"]),
        ("HISTORY: She has been overweight for nine years and tried diets.", ["overweight"]),
    ],
)
def test_diagnoses_are_conditions_without_the_words_that_tell_them(written: str, expected: list[str]) -> None:
    assert [str(diagnosis.text.value) for diagnosis in _clinical(written).diagnoses] == expected


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        ("MEDICATIONS: Include Cozaar and Zetia.", ["Cozaar", "Zetia"]),
        ("MEDICATIONS: The patient is currently on Lasix 20 mg daily.", ["Lasix"]),
        ("MEDICATIONS:\n1. Lasix.\n2.\nFolic acid.\n3. Xanax.", ["Lasix", "Folic acid", "Xanax"]),
        ("EXAM: The baby lies cephalad to the pelvis twice daily.", []),
    ],
)
def test_medications_are_the_names_alone(written: str, expected: list[str]) -> None:
    assert [str(medication.name.value) for medication in _clinical(written).medications] == expected


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        ("ALLERGIES: She is allergic to codeine.", ["codeine"]),
        ("ALLERGIES: Patient admits allergies to latex.", ["latex"]),
        ("ALLERGIES: Denied.", []),
    ],
)
def test_allergies_are_the_substances_alone(written: str, expected: list[str]) -> None:
    assert [str(allergy.substance.value) for allergy in _clinical(written).allergies] == expected


@pytest.mark.parametrize(
    "written",
    [
        "FAMILY HISTORY: Noncontributory to this problem.",
        "FAMILY HISTORY: Negative for stroke and breast cancer.",
        "PAST SURGICAL HISTORY:\n1. Desires sterilization.",
    ],
)
def test_what_was_not_is_no_history(written: str) -> None:
    assert [finding.text.value for finding in _clinical(written).history] == []


def test_a_numbered_list_that_runs_on_is_divided_at_its_numbers() -> None:
    clinical = _clinical(
        "PAST MEDICAL HISTORY: 1.  Sarcoidosis with skin lesions.  2.  Gout.  3.  Sensorineural hearing loss\n"
        "of both ears.  4.  Psoriasis. MEDICATIONS: 1.  Allopurinol.  2.  Cozaar 50 mg daily.  3.  Folic acid."
    )

    assert [str(diagnosis.text.value) for diagnosis in clinical.diagnoses] == [
        "Sarcoidosis with skin lesions",
        "Gout",
        "Sensorineural hearing loss of both ears",
        "Psoriasis",
    ]
    assert [str(line.name.value) for line in clinical.medications] == ["Allopurinol", "Cozaar", "Folic acid"]


def test_who_is_allergic_is_no_substance() -> None:
    (allergy,) = _clinical("ALLERGIES\nHe breaks out with tetracycline.").allergies

    assert allergy.substance.value == "tetracycline"
