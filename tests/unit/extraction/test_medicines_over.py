"""A medicine that is refused, advised, given up, swapped, overdosed on, not borne or another's is not taken; one that
was taken up instead, changed in its dose or begun again is, and so is one that is only held."""

from __future__ import annotations

import pytest

from tests.unit.extraction.medicines_told import medicines_told


def _named(words: str) -> list[str]:
    return [" ".join(str(part).rstrip(".") for part in line if part) for line in medicines_told(words)]


@pytest.mark.parametrize(
    "words",
    [
        "She no longer takes propranolol 40 mg bd.",
        "Her husband takes lithium 400 mg nocte.",
        "Her flatmate takes quetiapine 100 mg nocte.",
        "She declined ramipril 5 mg daily.",
        "She refused to take methotrexate 10 mg weekly.",
        "I would suggest topiramate 25 mg nocte if you agree.",
        "She may benefit from donepezil 5 mg daily.",
        "We discussed starting sertraline 50 mg daily but she was not keen.",
        "She overdosed on paracetamol 500 mg x 24 in 2001.",
        "Attempted overdose with amitriptyline 25 mg x 30 tablets in 2015.",
        "Aspirin 75 mg allergy.",
        "Codeine 30 mg intolerance.",
        "Metformin 500 mg bd ceased last month due to diarrhoea.",
        "Allopurinol 100 mg daily - not taking.",
        "Pt self-d/c'd Lexapro 10 mg daily.",
        "Prednisolone 5 mg daily weaned off in May.",
        "HCTZ 25 mg daily (pt states no longer takes)",
        "Prescribed atorvastatin 20 mg nocte but not taking it.",
    ],
)
def test_what_is_not_taken_is_no_medicine_of_the_patient(words: str) -> None:
    assert medicines_told(words) == []


@pytest.mark.parametrize(
    ("words", "taken"),
    [
        (
            "Medications: Metformin 500 mg twice daily - DISCONTINUED; Insulin glargine 20 units nightly",
            ["Insulin glargine 20 units nightly"],
        ),
        (
            "Medications: Warfarin 5 mg daily (held), Lisinopril 10 mg daily",
            ["Warfarin 5 mg daily", "Lisinopril 10 mg daily"],
        ),
        (
            "Given fluvoxamine 50 mg at night 2 weeks ago, stopped after 3 days as nauseous; restarted yesterday.",
            ["fluvoxamine 50 mg at night"],
        ),
        ("Meds: lisinopril 10 mg daily; stopped atorvastatin last year.", ["lisinopril 10 mg daily"]),
        (
            "She is taking aspirin 75 mg od but not the clopidogrel 75 mg od.",
            ["aspirin 75 mg od"],
        ),
        ("Atenolol 50 mg daily d/c'd in March. Losartan 50 mg daily.", ["Losartan 50 mg daily"]),
        ("Ramipril 5 mg daily was switched to candesartan 8 mg daily.", ["candesartan 8 mg daily"]),
        (
            "She was on warfarin 3 mg daily, this was stopped and changed to apixaban 5 mg bd.\n"
            "Bisoprolol increased from 2.5 mg to 5 mg once daily.",
            ["apixaban 5 mg bd", "Bisoprolol 5 mg once daily"],
        ),
        (
            "Medications stopped:\nSotalol 80 mg twice daily\nMedications started:\nBisoprolol 2.5 mg once daily",
            ["Bisoprolol 2.5 mg once daily"],
        ),
        ("Switched from citalopram 20 mg daily to sertraline 50 mg daily.", ["sertraline 50 mg daily"]),
        ("Furosemide reduced to 20 mg daily. Digoxin stopped.", ["Furosemide 20 mg daily"]),
        ("Warfarin 3 mg daily was held but restarted on 5 May.", ["Warfarin 3 mg daily"]),
        ("Cardiology advised bisoprolol 2.5 mg daily, which she takes.", ["bisoprolol 2.5 mg daily"]),
        ("She takes ramipril 5 mg od but stopped smoking.", ["ramipril 5 mg od"]),
        ("Her husband gives her furosemide 40 mg daily.", ["furosemide 40 mg daily"]),
        ("I recommend continuing amlodipine 5 mg daily.", ["amlodipine 5 mg daily"]),
    ],
)
def test_what_is_taken_beside_and_instead_is_kept(words: str, taken: list[str]) -> None:
    assert _named(words) == taken
