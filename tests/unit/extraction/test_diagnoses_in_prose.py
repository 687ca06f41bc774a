"""Diagnoses that only the prose of a letter states, with how sure it is, in the words of several countries."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant
from tests.unit.extraction.paper import paper

LETTER = (
    "Riverside Medical Practice\n1 High Street, Oldtown\n\n12/3/2026\n\nDr A Stone\nMedical Outpatients\n"
    "County Hospital\n\nDear Dr Stone\n\nRe: Jo Park, DOB 1/2/1960\n\n{}\n"
    "He works in a shop in the town, where he stands all day.\n\nYours sincerely\nDr B Reed\n"
)


def diagnoses(written: str) -> list[tuple[str, str]]:
    read = run_assistant(pages=paper(LETTER.format(written)), today=date(2026, 11, 21)).clinical.diagnoses
    return [(str(one.text.value), str(one.text.asserted)) for one in read]


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        ("I am calling this CKD 3b from diabetes.", "CKD 3b"),
        ("So there is some iron deficiency too.", "iron deficiency"),
        ("Past history of hypertension, on amlodipine 5 mg daily.", "hypertension"),
        ("DX: BPH, CVA 2019 w/ L hemiparesis, vascular dementia", "CVA"),
        ("Tem hipertensão e hipotireoidismo controlados.", "hipertensão"),
        ("Tem hipertensão e hipotireoidismo controlados.", "hipotireoidismo"),
        ("Bekannt: KHK, Diabetes mellitus Typ 2.", "KHK"),
        ("In anamnesi ipertensione e gozzo.", "gozzo"),
        (
            "She was found to have an unruptured middle cerebral artery aneurysm.",
            "unruptured middle cerebral artery aneurysm",
        ),
        ("He was found to have a AAA 5.2 cm, asymptomatic.", "AAA"),
    ],
)
def test_a_condition_that_is_stated_in_a_sentence_is_read(written: str, expected: str) -> None:
    assert expected in [name for name, _ in diagnoses(written)]


def test_a_danger_that_advice_was_given_on_is_no_condition() -> None:
    assert "Cauda equina" not in [name for name, _ in diagnoses("Back pain. Cauda equina advice given.")]


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        ("?ILD. HRCT requested.", "ILD"),
        ("Il s'agit très probablement d'une hyperparathyroïdie primaire.", "hyperparathyroïdie primaire"),
        ("Wrist pain, possible carpal tunnel syndrome.", "carpal tunnel syndrome"),
    ],
)
def test_what_is_asked_or_likely_is_uncertain(written: str, expected: str) -> None:
    assert diagnoses(written) == [(expected, "uncertain")]


@pytest.mark.parametrize(
    "written",
    [
        "Her mother has lupus and she worries about it.",
        "Screening for diabetes please. Risk of stroke discussed.",
        "This is a busy time for him. I think he would like to be seen.",
    ],
)
def test_what_others_have_or_is_feared_is_no_diagnosis(written: str) -> None:
    assert diagnoses(written) == []
