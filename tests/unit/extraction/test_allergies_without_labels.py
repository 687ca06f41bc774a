"""Allergies that no label announces, in the ways of several countries; and words beside drugs that tell of none."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant
from tests.unit.extraction.paper import paper

Pair = tuple[str, str | None]


def allergies(written: str) -> list[Pair]:
    read = run_assistant(pages=paper(written), today=date(2026, 11, 21)).clinical.allergies
    return [
        (str(one.substance.value), None if one.reaction.value is None else str(one.reaction.value))
        for one in read
    ]


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        ("Dear Dr, PMH asthma. PCN - anaphylaxis. Please see.", [("PCN", "anaphylaxis")]),
        ("Sulfur antibiotics: lips swelled.", [("Sulfur antibiotics", "lips swelled")]),
        (
            "He reacts to latex (swelling) and sticking plaster (blisters).",
            [("latex", "swelling"), ("sticking plaster", "blisters")],
        ),
        (
            "She had Stevens-Johnson syndrome from trimethoprim.",
            [("trimethoprim", "Stevens-Johnson syndrome")],
        ),
        ("She had anaphylaxis after a wasp sting.", [("wasp sting", "anaphylaxis")]),
        ("Allergy: codeine (N/V)", [("codeine", "N/V")]),
        ("Allergies: sulfa-hives; latex-rash", [("sulfa", "hives"), ("latex", "rash")]),
        ("Allergy kiwi", [("kiwi", None)]),
        (
            "Supporting information:\n- tTG-IgA 88 U/mL\n- Allergy: Tree nut\nMember BSR-66",
            [("Tree nut", None)],
        ),
        (
            "Alerts\n- Allergy: Penicillin\n- Drug allergies: codeine (vomiting)\n- Lives alone",
            [("Penicillin", None), ("codeine", "vomiting")],
        ),
        ("Latex or drug allergy?\tY\tlatex", [("latex", None)]),
        ("Drug allergies (Y/N): Y - penicillin, hives", [("penicillin", "hives")]),
        ("Any allergies? Yes (please list): sulfa", [("sulfa", None)]),
        ("Allergies? Y  penicillin (rash)", [("penicillin", "rash")]),
        ("Y\tGout\tN\tAsthma\nN\tEpilepsy\tY\tLatex allergy\tN\tStroke", [("Latex", None)]),
        ("H/o drug allergy: Inj. Diclofenac (facial swelling)", [("Diclofenac", "facial swelling")]),
        ("Meds: Naproxen 500 mg BID, Allergies: Adhesive tape (blisters)", [("Adhesive tape", "blisters")]),
        ("ALLG: METOCLOPRAMIDE - DYSTONIA", [("METOCLOPRAMIDE", "DYSTONIA")]),
        ("ALLERGIC fluclox - jaundice\nwants to keep the leg if that can be done", [("fluclox", "jaundice")]),
        ("NSAIDs gives her gastritis.", [("NSAIDs", "gastritis")]),
        ("Hives and vomiting 10 minutes after cashew butter.", [("cashew", "Hives")]),
        ("Comes out in a rash with Elastoplast.", [("Elastoplast", "rash")]),
        (
            "È allergica alla penicillina (orticaria) e ai FANS.",
            [("penicillina", "orticaria"), ("FANS", None)],
        ),
        ("Alérgica a la dipirona, con edema de labios.", [("dipirona", "edema de labios")]),
        ("AAS dá urticária.", [("AAS", "urticária")]),
        ("Intolérance au tramadol : nausées.", [("tramadol", "nausées")]),
        ("Verträgt kein Ibuprofen (Asthma).", [("Ibuprofen", "Asthma")]),
        ("Allergie\nOvergevoelig voor amoxicilline (uitslag).", [("amoxicilline", "uitslag")]),
        ("Allergies known so far: cashew (this reaction)", [("cashew", None)]),
        ("Allergy: Sulpha (as told by father)", [("Sulpha", None)]),
        ("Allergies: nuts (carries an EpiPen)", [("nuts", None)]),
    ],
)
def test_what_somebody_reacts_to_is_read_without_a_label(written: str, expected: list[Pair]) -> None:
    assert allergies(written) == expected


@pytest.mark.parametrize(
    "written",
    [
        "Hydrocortisone: rash on the elbows. Cetirizine - hives.",
        "Warfarin - bleeding risk. Aspirin: stopped before the scope.",
        "Do you have any allergies to latex? No.",
        "Alerts\n- Allergy: none known\n- Lives alone",
        "Family history of allergy?\tY\tbrother, latex",
        "Seen by allergy clinic?\tY\t2019, nuts",
        "Latex or drug allergy?\tN\tlatex",
        "Allergic rhinitis. Allergy clinic review please.",
        "Bekannt: Allergie gegen Medikamente keine, Medikamente werden vertragen.",
        "No allergies that she knows of. Tolerates penicillin.",
        "Allergies: please note none",
    ],
)
def test_what_is_treated_denied_or_asked_is_no_allergy(written: str) -> None:
    assert allergies(written) == []
