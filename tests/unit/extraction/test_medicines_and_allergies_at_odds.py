"""Medicines and allergies that cannot all be so, and a condition that is told and denied: each names the other
place."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import default_ruleset, run_assistant, run_judge, run_triage
from referrals.data.referral import Field, Referral, walk
from tests.unit.extraction.paper import paper

TODAY = date(2026, 11, 21)
LETTER = """\
Riverside Surgery, Leeds LS1 2AB

28 May 2026
Dear Cardiology,
Re: Tom Reed, DOB 23/04/1950

Please see this man with palpitations for two months.
{told}

Dr Ann Poole
"""


def judged(told: str) -> Referral:
    pages = paper(LETTER.format(told=told))
    referral: Referral = run_judge(referral=run_assistant(pages=pages, today=TODAY), pages=pages)
    return referral


def value(referral: Referral, wanted: str, begins: str) -> Field:
    return next(
        field
        for path, field in walk(referral)
        if path.startswith(begins) and str(field.value).casefold() == wanted.casefold()
    )


@pytest.mark.parametrize(
    ("allergy", "medicine"),
    [
        ("amoxicillin", "co-amoxiclav"),
        ("penicillin", "flucloxacillin"),
        ("naproxen", "ibuprofen"),
        ("NSAIDs", "aspirin"),
        ("lisinopril", "ramipril"),
        ("sulfa", "co-trimoxazole"),
    ],
)
def test_what_somebody_reacts_to_is_seen_beside_a_medicine_of_its_class(allergy: str, medicine: str) -> None:
    told = f"Allergies: {allergy}\nCurrent medication: {medicine} 500 mg tds, bisoprolol 5 mg daily"
    referral = judged(told)
    taken = value(referral, medicine, "clinical.medications")
    reacted = value(referral, allergy, "clinical.allergies")
    for field, other in ((taken, allergy), (reacted, medicine)):
        assert field.verdict == "uncertain"
        assert [place.quote.casefold() for place in field.contradicted_by] == [other.casefold()]
    assert not value(referral, "bisoprolol", "clinical.medications").contradicted_by
    triage, _ = run_triage(
        referral=referral, pages=paper(LETTER.format(told=told)), ruleset=default_ruleset(), today=TODAY
    )
    assert triage.disposition == "review"


@pytest.mark.parametrize(
    ("allergy", "medicine"),
    [
        ("amoxicillin", "doxycycline"),
        ("atorvastatin", "rosuvastatin"),
        ("codeine", "morphine"),
        ("latex", "aspirin"),
        ("sulfa", "ferrous sulfate"),
    ],
)
def test_a_medicine_of_another_class_is_no_contradiction(allergy: str, medicine: str) -> None:
    referral = judged(f"Allergies: {allergy}\nCurrent medication: {medicine} 20 mg daily")
    assert not value(referral, medicine, "clinical.medications").contradicted_by


@pytest.mark.parametrize(
    ("told", "contradicted"),
    [
        ("Allergies: penicillin (rash)\nNo known allergies.", True),
        ("Allergies: latex (rash)\nNo known allergies.", True),
        ("Allergies: latex (rash)\nNKDA.", False),
        ("Allergies: penicillin (rash)\nNo known allergies other than this.", False),
        ("Allergies: penicillin (rash)", False),
        ("Allergies: penicillin (rash)\nLatex allergy: none", False),
        ("Allergies: latex (rash)\nDrug allergies: none known", False),
    ],
)
def test_no_known_allergies_beside_one(told: str, *, contradicted: bool) -> None:
    substance = judged(told).clinical.allergies[0].substance
    assert bool(substance.contradicted_by) is contradicted


@pytest.mark.parametrize(
    ("told", "contradicted"),
    [
        ("Medication: warfarin 5 mg daily.\nHe takes warfarin 3 mg daily these days.", True),
        ("Medication: bisoprolol 5 mg bd (he takes 2.5 mg od)", True),
        ("Medication: bisoprolol 5 mg bd\nBisoprolol was increased from 2.5 mg in March.", False),
        ("Medication: warfarin 5 mg daily\nWarfarin 5 mg suits him.", False),
        ("Medication: warfarin 5 mg daily, digoxin 125 mcg daily", False),
    ],
)
def test_one_medicine_in_two_doses(told: str, *, contradicted: bool) -> None:
    dose = judged(told).clinical.medications[0].dose
    assert bool(dose.contradicted_by) is contradicted


@pytest.mark.parametrize(
    ("told", "contradicted"),
    [
        ("He has diabetes. He is not diabetic.", True),
        ("Past history: diabetes, gout. He does not have diabetes.", True),
        ("Past history: diabetes. His brother does not have diabetes.", False),
        ("He has diabetes. He has no asthma.", False),
    ],
)
def test_a_condition_that_is_told_and_denied(told: str, *, contradicted: bool) -> None:
    assert bool(value(judged(told), "diabetes", "clinical.diagnoses").contradicted_by) is contradicted
