"""Where clinical lists begin and end on a page: columns, numbers, questions, headings that no list of ours holds."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant
from referrals.data.referral import Clinical
from tests.unit.extraction.paper import paper


def read(written: str) -> Clinical:
    return run_assistant(pages=paper(written), today=date(2026, 11, 21)).clinical


def names(read_: Clinical) -> tuple[list[str], list[str], list[str]]:
    """Diagnoses, medications, allergies."""
    return (
        [
            str(entry.text.value)
            for entry in read_.diagnoses
            if entry.text.asserted not in ("negated", "family")
        ],
        [str(entry.name.value) for entry in read_.medications],
        [str(entry.substance.value) for entry in read_.allergies],
    )


def test_a_list_in_the_cell_beside_its_heading_goes_on_under_that_cell() -> None:
    written = (
        "DIAGNOSES\tType 1 diabetes 1998\n\tCoeliac disease\n\tMigraine\n"
        "DRUGS\tInsulin glargine 18 units nocte\n\tFolic acid 5 mg daily\nREACTIONS\tNone known\nThanks,\nJo Bloggs"
    )
    assert names(read(written)) == (
        ["Type 1 diabetes", "Coeliac disease", "Migraine"],
        ["Insulin glargine", "Folic acid"],
        [],
    )


def test_a_list_in_the_right_of_two_columns() -> None:
    written = (
        "Harbour Road Surgery\t\t\tActive problems\n"
        "12 Harbour Road\t\t\t- Ulcerative colitis\n"
        "Tel 01632 960 001\t\t\t- Gout\n"
        "To the clinic\t\t\tPast\n"
        "Please see her soon\t\t\t- Fractured tibia 2014\n"
        "She is a welder\t\t\tMedicines\n"
        "and lives alone\t\t\t- Mesalazine 2.4 g daily\n"
        "\t\t\tReactions\n"
        "Thank you\t\t\tTrimethoprim: hives"
    )
    assert names(read(written)) == (["Ulcerative colitis", "Gout"], ["Mesalazine"], ["Trimethoprim"])


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        (
            "13. Allergies\nSulfonamides\n14. Functional limitations\n[x] Endurance\n15. Activities\nWalker",
            ["Sulfonamides"],
        ),
        ("4) Allergies\nLatex (rash)\n5) Special needs\nHoist", ["Latex"]),
        ("1. Allergies\n1. Penicillin\n2. Latex\n3. Sulfa", ["Penicillin", "Latex", "Sulfa"]),
        (
            "Sensitivities\nAspirin (bronchospasm), certain\nNumeric results\nHbA1c\t96\t81\nBMI\t34.1\t34.0",
            ["Aspirin"],
        ),
        ("Allergies\nNone known\nWho is referring?\nDr Ann Smith, Hill Surgery", []),
        ("Allergies\nPeanuts\nHow soon should the child be seen?\nThis month", ["Peanuts"]),
        ("Any allergies?\nIbuprofen\nWhere does she live?\n4 Mill Lane", ["Ibuprofen"]),
    ],
)
def test_where_a_list_of_allergies_ends(written: str, expected: list[str]) -> None:
    assert names(read(written))[2] == expected


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        (
            "Background Hypertension, Gout.\nMedication Coversyl 5 mg once daily; Zyloric 300 mg once daily",
            (["Hypertension", "Gout"], ["Coversyl", "Zyloric"], []),
        ),
        ("PMH Epilepsy, asthma\nAllergies Penicillin", (["Epilepsy", "asthma"], [], ["Penicillin"])),
        ("Allergies Nil known\nMedications Nil", ([], [], [])),
        ("Medication Review is due next month with the pharmacist.", ([], [], [])),
        ("Background noise makes it hard for him to follow a talk.", ([], [], [])),
    ],
)
def test_a_heading_without_a_colon(written: str, expected: tuple[list[str], list[str], list[str]]) -> None:
    assert names(read(written)) == expected


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        (
            "Medicines\nMetformin 1 g BD | Ferrograd 325 mg mane | Dulaglutide 1.5 mg weekly",
            [("Metformin", "1 g"), ("Ferrograd", "325 mg"), ("Dulaglutide", "1.5 mg")],
        ),
        ("Medicines the child takes now\npolyethylene glycol 17 g daily", [("polyethylene glycol", "17 g")]),
        (
            "Now taking:\n- co-codamol 30/500 two four times a day\n- naproxen 500 mg bd with omeprazole 20 mg od",
            [("co-codamol", "30/500"), ("naproxen", "500 mg"), ("omeprazole", "20 mg")],
        ),
        (
            "Current treatment: losartan 50 mg every 24 hours, metformin\n850 mg every 12 hours.",
            [("losartan", "50 mg"), ("metformin", "850 mg")],
        ),
        ("Medication\n- Rizatriptan 10 mg prn, max 2 daily", [("Rizatriptan", "10 mg")]),
        (
            "Medication\n- rescue pack (doxycycline), not used since October\n- Trimbow 2 puffs bd",
            [("Trimbow", "2 puffs")],
        ),
        (
            "Treatment\nVentolin 2 puffs prn\nPneumonia 2020. Brother died of emphysema.",
            [("Ventolin", "2 puffs")],
        ),
        ("Rx\nbimatoprost 0.01% qhs\nIntolerant of brimonidine (conjunctivitis)", [("bimatoprost", "0.01%")]),
        (
            "He is well. Also Tramacet as needed, Concor 5 mg and Lipitor 20 mg at night.",
            [("Tramacet", None), ("Concor", "5 mg"), ("Lipitor", "20 mg")],
        ),
        ("She takes apremilast 30 mg twice daily. She can't have ciprofloxacin.", [("apremilast", "30 mg")]),
        ("Elastoplast and Voltaren give her a rash.", []),
    ],
)
def test_medications(written: str, expected: list[tuple[str, str | None]]) -> None:
    found = [
        (str(entry.name.value), None if entry.dose.value is None else str(entry.dose.value))
        for entry in read(written).medications
    ]
    assert found == expected


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        (
            "Problem List\n- Goitre - Active - since 2026\n- Hyperemesis gravidarum - Resolved - 2016",
            ["Goitre"],
        ),
        ("Antecedentes: hipertensión arterial. Sin alergias conocidas.", ["hipertensión arterial"]),
        ("Antécédents et traitement\nAsthme. Pas d'allergie connue.", ["Asthme"]),
        ("Medical: COPD, gout\nAllergy: Doxycycline", ["COPD", "gout"]),
    ],
)
def test_diagnoses(written: str, expected: list[str]) -> None:
    assert names(read(written))[0] == expected
