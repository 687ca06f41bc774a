"""Conditions of somebody else, of childhood, wondered about, looked for, vaccinated against. All invented."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import referral_read

_LETTER = "Elm Surgery\n\nDear Dr Brandt,\n\nRe: Mr Alan Quill, 4/5/1961\n\n{said}\n\nYours sincerely,\n\nDr Ida Holm"


def _diagnoses(said: str) -> list[tuple[object, str | None]]:
    return [
        (each.text.value, each.text.asserted)
        for each in referral_read(_LETTER.format(said=said)).clinical.diagnoses
    ]


@pytest.mark.parametrize(
    "said",
    [
        "His wife Joan (DOB 03/09/1960) will come with him; she is his carer and has COPD and diabetes.",
        "His partner will drive him, and she has epilepsy.",
        "There is nothing to suggest Crohn's disease.",
        "He was vaccinated against influenza and shingles.",
    ],
)
def test_what_another_has_or_nothing_suggests_is_no_diagnosis(said: str) -> None:
    assert _diagnoses(said) == []


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("He wonders whether this is rheumatoid arthritis.", ("rheumatoid arthritis", "uncertain")),
        ("I wonder if you would kindly see this man with angina.", ("angina", "present")),
        ("I wonder whether it is time to review his gout.", ("gout", "present")),
        ("Asthma was queried but spirometry was normal.", ("Asthma", "uncertain")),
        ("He is well apart from asthma as a child.", ("asthma", "historical")),
        ("His wife came with him, and he has gout.", ("gout", "present")),
    ],
)
def test_what_is_feared_or_was_in_childhood_is_told_so(said: str, told: tuple[str, str]) -> None:
    assert told in _diagnoses(said)


def test_what_the_father_of_a_baby_has_is_not_the_mothers() -> None:
    clinical = referral_read(
        "Lakeside Clinic\nPatient: Ada Quill DOB 06/18/1992\nFOB: Alan Brandt DOB 02/11/1990, sickle trait\n"
        "Indication: chronic hypertension\n"
    ).clinical
    assert "sickle trait" not in [
        each.text.value for each in clinical.diagnoses if each.text.asserted == "present"
    ]


def test_a_year_before_an_illness_that_passes_makes_it_past() -> None:
    clinical = referral_read(
        "Huisartsenpraktijk De Linde\n\nGeachte collega,\n\nPatient: Jan Quill, geboren 04-05-1951\n\n"
        "Graag uw beoordeling in verband met kortademigheid.\n"
        "Voorgeschiedenis: 2014 hartinfarct. Medicatie: metoprolol 50 mg 1dd1.\nGeen koorts.\n\n"
        "Met collegiale groet, I. Holm, huisarts\n"
    ).clinical
    assert ("hartinfarct", "present") not in [
        (each.text.value, each.text.asserted) for each in clinical.diagnoses
    ]
