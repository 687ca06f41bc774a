"""Medicines below a heading of a dictated note that are told in sentences, and words there that are none."""

from __future__ import annotations

import pytest

from jobs.extraction.assistant.clinical.drug_names import DRUG
from tests.unit.extraction.referral_read import referral_read


def medicines(written: str) -> list[str]:
    note = f"PAST HISTORY: Gout. MEDICATIONS: {written} ALLERGIES: None. SOCIAL HISTORY: Smokes."
    return [str(one.name.value) for one in referral_read(note).clinical.medications]


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        ("He does take occasional Percocet for his back.", ["Percocet"]),
        (
            "Her only medication currently is Ortho Tri-Cyclen and the Allegra.",
            ["Ortho Tri-Cyclen", "Allegra"],
        ),
        (
            "1. Ganciclovir. 2. Nystatin swish and swallow. 3. Dapsone.",
            ["Ganciclovir", "Nystatin", "Dapsone"],
        ),
        ("Include Diovan. He eats four times a day, seven in the morning.", ["Diovan"]),
        ("She is not taking Percocet any more.", []),
        ("His doctor tried venlafaxine, which he came off in 2022 because of sweating.", []),
    ],
)
def test_what_is_taken_is_named(written: str, expected: list[str]) -> None:
    assert medicines(written) == expected


def test_what_is_to_be_started_is_not_taken() -> None:
    note = "ASSESSMENT: Urge incontinence. If it does not improve, the patient will be started on Sanctura twice daily."
    assert not referral_read(note).clinical.medications


@pytest.mark.parametrize(
    "name", ["estradiol", "oestradiol", "Unasyn", "Solu-Medrol", "solumedrol", "Prevacid", "dapsone"]
)
def test_these_are_known_as_medicines(name: str) -> None:
    assert DRUG.found_in(name)


@pytest.mark.parametrize("word", ["sonata", "axiom", "cambia", "armour", "emend"])
def test_everyday_words_and_names_are_not(word: str) -> None:
    assert not DRUG.found_in(word)


def test_a_letter_that_came_twice_lists_its_medicines_once() -> None:
    letter = (
        "Elm Surgery\nPatient: Ada Quill  DOB: 04/05/1970\nMedication:\nMetformin 500 mg twice daily\n"
        "Insulin glargine 10 units in the morning\nInsulin glargine 14 units at night\n"
    )
    found = referral_read(f"{letter}\f{letter}").clinical.medications

    assert sorted((one.name.value, one.dose.value) for one in found) == [
        ("Insulin glargine", "10 units"),
        ("Insulin glargine", "14 units"),
        ("Metformin", "500 mg"),
    ]


def test_what_is_not_borne_among_medicines_is_none() -> None:
    note = (
        "UBS Centro\nPaciente: Ada Quill, DN 04/05/1970\nEm uso de: Losartana 50 mg 12/12h, Furosemida 40 mg/dia. "
        "Alérgica a dipirona (urticária). Suspensos AINE.\n"
    )
    found = referral_read(note).clinical

    assert [one.name.value for one in found.medications] == ["Losartana", "Furosemida"]
    assert [one.substance.value for one in found.allergies] == ["dipirona"]
