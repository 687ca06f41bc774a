"""Allergies told by what happened when something was given, and medicines that are only asked about. Everybody is
invented."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.unit.extraction.test_assistant import read

_HEAD = "Elm Surgery\n12 Elm Road\n\n4 May 2026\n\nDear Dr Brandt,\n\nRe: Mr Otto Lindqvist, 4/5/1961\n\n"
_CLOSE = "\n\nYours sincerely,\n\nDr Ingrid Solheim\n"


def _clinical(words: str) -> tuple[Sequence[tuple[object, object]], Sequence[object]]:
    clinical = read(f"{_HEAD}Please see him with gout. {words}{_CLOSE}").clinical
    allergies = [(allergy.substance.value, allergy.reaction.value) for allergy in clinical.allergies]
    return allergies, [medicine.name.value for medicine in clinical.medications]


@pytest.mark.parametrize(
    ("words", "allergy"),
    [
        (
            "He collapsed at the infirmary when they injected fluorescein in 2011.",
            ("fluorescein", "collapsed"),
        ),
        ("He had cefalexin in 2020 and got serum sickness from it.", ("cefalexin", "serum sickness")),
        ("He throws up with codeine.", ("codeine", "throws up")),
        ("He carries an EpiPen for wasp stings.", ("wasp stings", None)),
    ],
)
def test_what_happened_names_the_allergen(words: str, allergy: tuple[str, str | None]) -> None:
    assert _clinical(words)[0] == [allergy]


@pytest.mark.parametrize(
    "words",
    [
        "He collapsed at home when he took the stairs.",
        "He had a scan in 2020 and got a letter from it.",
        "He wheezes with exercise.",
    ],
)
def test_what_happened_without_an_allergen_is_none(words: str) -> None:
    assert _clinical(words)[0] == []


def test_who_looks_after_an_allergy_is_no_allergen() -> None:
    assert [
        name for name, _ in _clinical("He is allergic to egg, under the dietitians since infancy.")[0]
    ] == ["egg"]


@pytest.mark.parametrize(
    "words",
    [
        "I would value your view on rituximab or leflunomide before I commit him.",
        "He had jaundice on co-amoxiclav in 2018.",
        "He declined colchicine.",
    ],
)
def test_a_medicine_only_asked_about_or_not_borne_is_not_taken(words: str) -> None:
    assert _clinical(words)[1] == []


def test_a_medicine_that_is_taken_stays() -> None:
    assert _clinical("He takes colchicine 500 mcg b.d. and would value your view.")[1] == ["colchicine"]


def test_the_dosage_beside_a_strength_says_how_often() -> None:
    form = (
        "Kurra Medical Centre\n\nPatient: Otto Lindqvist\nDOB: 04/05/1961\n\nCurrent medications\n\n"
        "Drug\tStrength\tDosage\nApixaban\t5mg\t1 b.d.\nIrbesartan\t150mg\t1 mane\n"
    )
    medicines = read(form).clinical.medications
    assert [(each.dose.value, each.frequency.value) for each in medicines] == [
        ("5mg", "b.d."),
        ("150mg", "mane"),
    ]
