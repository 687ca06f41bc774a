"""Lists of medicines and allergies as everyday papers write them, and what stands in them that is neither."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant
from tests.unit.extraction.paper import paper

MEDICATIONS = [
    (
        "Medications at discharge\nDrug\tHow to take it\nibuprofen 600 mg\tevery 8 hours with food\nParacetamol 1 g\t"
        "every 6 hours only if needed",
        [("ibuprofen", "600 mg", "every 8 hours with food"), ("Paracetamol", "1 g", "every 6 hours")],
    ),
    (
        "ACTIVE OUTPATIENT MEDICATIONS\nMedication\tStatus\n1)\tAMLODIPINE 10MG TAB EVERY DAY\tACTIVE\n"
        "2)\tHYDROXYZINE 25MG CAP\tDISCONTINUED",
        [("AMLODIPINE", "10MG", "EVERY DAY")],
    ),
    (
        "MEDICATIONS\n- tamsulosin 0.4 mg at bedtime\n- latanoprost eye drops, both eyes nightly",
        [("tamsulosin", "0.4 mg", "at bedtime"), ("latanoprost eye drops", None, "nightly")],
    ),
    (
        "MEDICATION\nRx ferrous sulfate syrup 5 ml BD x 3/12 (new)\nRx salbutamol inhaler 2 puffs PRN (continue)",
        [("ferrous sulfate syrup", "5 ml", "BD"), ("salbutamol inhaler", "2 puffs", "PRN")],
    ),
    (
        "MEDICATIE\nLisinopril\t20 mg\t1dd1\nGestopt: hydrochloorthiazide (jicht, 2018)",
        [("Lisinopril", "20 mg", "1dd1")],
    ),
    (
        "5. MEDICATIONS\n5.1 Montelukast 5 mg at night\n5.2 Loratadine 10 mg daily",
        [("Montelukast", "5 mg", "at night"), ("Loratadine", "10 mg", "daily")],
    ),
    ("MEDICATIONS\nPrednisolone 5 mg,\n1.5 Tablets daily", [("Prednisolone", "5 mg", "daily")]),
    (
        "MEDICATIE\nmetformine 2dd850mg\napixaban 2dd5\nbisoprolol 1 dd 2,5 mg\nparacetamol 3dd1000\nomeprazol 1dd1",
        [
            ("metformine", "850mg", "2dd"),
            ("apixaban", "5", "2dd"),
            ("bisoprolol", "2,5 mg", "1 dd"),
            ("paracetamol", "1000", "3dd"),
            ("omeprazol", None, "1dd1"),
        ],
    ),
    (
        "MEDICATIONS\nEliquis 5 x 2\nXarelto 20 x1\nEliquis 2,5 x2\nMetoprolol 50 x 1 dagl\nFurix 2 x 1\n"
        "Melatonin 3 x 1",
        [
            ("Eliquis", "5", "x 2"),
            ("Xarelto", "20", "x1"),
            ("Eliquis", "2,5", "x2"),
            ("Metoprolol", "50", "x 1 dagl"),
            ("Furix", None, "2 x 1"),
            ("Melatonin", None, "3 x 1"),
        ],
    ),
]
ALLERGIES = [
    ("Drug allergy: [ ] No known [x] Yes, specify: Ciprofloxacin - Rash", [("Ciprofloxacin", "Rash")]),
    (
        "4. ALLERGIES\n4.1 Cefaclor - hives (2019) - active\n4.2 Food: none known\n5. PLAN\n5.1 Review in May",
        [("Cefaclor", "hives")],
    ),
    ("Allergies\nSulfa (as a child, reaction unknown)", [("Sulfa", None)]),
    (
        "Dear Dr\nPlease see him. Please note chlorhexidine: anaphylaxis in theatre in 2018.",
        [("chlorhexidine", "anaphylaxis")],
    ),
]


@pytest.mark.parametrize(("text", "expected"), MEDICATIONS)
def test_medicines_are_read_as_they_are_written(text: str, expected: list[tuple[str | None, ...]]) -> None:
    clinical = run_assistant(pages=paper(text), today=date(2026, 11, 21)).clinical
    assert [(one.name.value, one.dose.value, one.frequency.value) for one in clinical.medications] == expected


@pytest.mark.parametrize(("text", "expected"), ALLERGIES)
def test_allergies_are_read_as_they_are_written(text: str, expected: list[tuple[str | None, ...]]) -> None:
    clinical = run_assistant(pages=paper(text), today=date(2026, 11, 21)).clinical
    assert [(one.substance.value, one.reaction.value) for one in clinical.allergies] == expected
