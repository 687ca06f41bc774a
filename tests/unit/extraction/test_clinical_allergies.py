"""Allergies in lists, tables and sentences, each with what it does; and what reads like one and is none."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest

from jobs.extraction import run_assistant
from tests.unit.extraction.allergies_read import allergies
from tests.unit.extraction.paper import paper


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        (
            "Allergies\nPenicillin (rash), sulfa, latex",
            [("Penicillin", "rash"), ("sulfa", None), ("latex", None)],
        ),
        ("Allergies\nNaproxen: bronchospasm (2003)", [("Naproxen", "bronchospasm")]),
        (
            "AllergyIntolerance\ncode\tclinicalStatus\treaction.manifestation\nTape\tactive\tBlisters",
            [("Tape", "Blisters")],
        ),
        ("Adverse reactions: Bee venom, anaphylaxis (carries EpiPen).", [("Bee venom", "anaphylaxis")]),
        ("Adverse reactions: Nitrofurantoin, pneumonitis", [("Nitrofurantoin", "pneumonitis")]),
        ("Allergy: Peanut, Throat tightness, high criticality", [("Peanut", "Throat tightness")]),
        ("Allergies\nAllergen Reactions\n* Penicillins Hives", [("Penicillins", "Hives")]),
        ("Allergies\n15/06/2015 Flucloxacillin causes Rash", [("Flucloxacillin", "Rash")]),
        (
            "Adverse reactions: ACE inhibitor cough; angioedema with losartan. Not allergic to penicillin.",
            [("ACE inhibitor", "cough"), ("losartan", "angioedema")],
        ),
        (
            "Allergy\nSulpha drugs (eruption). No known food allergy.\nDr A Raman, Resident",
            [("Sulpha drugs", "eruption")],
        ),
        (
            "Current Medications:\tAllergies:\nramipril 5 mg od\tPenicillin (rash)\nmetformin 500 mg bd\tLatex",
            [
                ("Penicillin", "rash"),
                ("Latex", None),
            ],
        ),
        ("Allergies\nLatex\nConsent form signed: \u2612 yes", [("Latex", None)]),
        ("Allergies\nSulfasalazine - Blood disorder", [("Sulfasalazine", "Blood disorder")]),
        ("Allergies: metoclopramide\n(dystonia).", [("metoclopramide", "dystonia")]),
        ("Allergen\tReaction\tSeverity\nAmoxicillin\tUrticaria\tModerate", [("Amoxicillin", "Urticaria")]),
        ("AllergyIntolerance\tAmoxicillin: Vomiting\tactive", [("Amoxicillin", "Vomiting")]),
        (
            "ALLERGIES / REACTIONS\tTOBACCO\tPRIOR CATH?\nShellfish / Hives\tFormer, quit 2010\tNo",
            [("Shellfish", "Hives")],
        ),
        ("Medication\tAllergies\nAmitriptyline 20mg nocte\tLatex (itching)", [("Latex", "itching")]),
        ("Alergedd / Allergies\tIodine (blisters)", [("Iodine", "blisters")]),
    ],
)
def test_listed_allergies(written: str, expected: list[tuple[str, str | None]]) -> None:
    assert allergies(written) == expected


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        ("She is allergic to penicillin (rash).", [("penicillin", "rash")]),
        ("She is allergic to trimethoprim which gave her a rash.", [("trimethoprim", "rash")]),
        ("Trimethoprim caused lip swelling.", [("Trimethoprim", "lip swelling")]),
        ("Codeine gives her nausea.", [("Codeine", "nausea")]),
        ("He gets hives with cephalexin.", [("cephalexin", "hives")]),
        ("He has had vomiting with codeine, otherwise no allergies.", [("codeine", "vomiting")]),
        ("The only allergy is to adhesive tape.", [("adhesive tape", None)]),
        ("Can't have sulfur drugs (swelling of the face).", [("sulfur drugs", "swelling of the face")]),
        ("Latex gives her a rash.", [("Latex", "rash")]),
        (
            "He is allergic to bee stings, for which he carries an EpiPen, and to amoxicillin, which gave him hives.",
            [("bee stings", None), ("amoxicillin", "hives")],
        ),
        ("Known penicillin allergy.", [("penicillin", None)]),
        ("Metronidazole: vomiting.", [("Metronidazole", "vomiting")]),
        ("Allergie à la pénicilline (œdème de Quincke).", [("pénicilline", "œdème de Quincke")]),
        ("Allergico ad amoxicillina (orticaria).", [("amoxicillina", "orticaria")]),
    ],
)
def test_told_allergies(sentence: str, expected: list[tuple[str, str | None]]) -> None:
    assert allergies(f"Dear Colleague,\n\nThank you for seeing this lady. {sentence}\n") == expected


@pytest.mark.parametrize(
    "sentence",
    [
        "No known drug allergies.",
        "She denies any allergy to penicillin.",
        "Her mother is allergic to penicillin.",
        "He has tolerated finasteride but tamsulosin made him faint.",
        "He has type 2 diabetes which is well controlled on metformin.",
        "The penicillin allergy of childhood has been outgrown.",
        "He cannot take the stairs.",
        "The pain gives him sleepless nights.",
        "He has a reaction to lattice degeneration.",
        "Lattice degeneration caused swelling.",
        "The gold standard gave him a rash.",
        "The tape recorder gave her headaches.",
        "She had a rash with tape measure.",
        "GOLD stage 3 gives him a tight chest.",
    ],
)
def test_what_is_no_allergy(sentence: str) -> None:
    assert allergies(f"Dear Colleague,\n\nThank you for seeing this lady. {sentence}\n") == []


def test_a_scan_whose_letters_differ_in_height_keeps_its_lists() -> None:
    written = (
        "Diagnosen\nGicht\n\nMedikation\nRamipril 5 mg\nBisoprolol 5 mg\nTorasemid 5 mg\n\n"
        "Unverträglichkeiten\nNovalgin (Exanthem)"
    )
    page = paper(written, confidence=0.95)[0]
    words = [
        replace(word, box=(*word.box[:3], word.box[3] + 0.003)) if word.line in (0, 3, 8, 9) else word
        for word in page.words
    ]
    read = run_assistant(pages=[replace(page, words=tuple(words))], today=date(2026, 11, 21))
    assert [entry.substance.value for entry in read.clinical.allergies] == ["Novalgin"]


@pytest.mark.parametrize(
    ("sentence", "substance"),
    [
        ("Si segnala allergia al lattice (orticaria).", "lattice"),
        ("Gold gives her a rash.", "Gold"),
        ("Tape gives her a rash.", "Tape"),
    ],
)
def test_latex_in_italian_gold_and_tape_are_allergens_all_the_same(sentence: str, substance: str) -> None:
    (told,) = allergies(f"Dear Colleague,\n\nThank you for seeing this lady. {sentence}\n")
    assert told[0].endswith(substance)
