"""Medicines or allergies that a paper says there are none of are not asked for again; what is not told still is."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import default_ruleset, run_assistant, run_judge, run_triage
from jobs.extraction.wordings.lists_told_to_be_none import lists_told_to_be_none
from tests.unit.extraction.paper import paper

_TODAY = date(2026, 11, 21)
_LETTER = (
    "Elm Surgery\n\n4 May 2026\n\nDear Cardiology Team,\n\nRe: Mr Alan Quill DOB 04/06/1967 Tel 0113 496 0222\n\n"
    "Please see him with palpitations.\n{said}\n\nYours sincerely\n\nDr Ida Holm"
)


@pytest.mark.parametrize(
    "said",
    [
        "Current medication:\nNil\nPast medication:\nSotalol 80 mg twice daily",
        "Current medications: None",
        "Meds: nil regular.",
        "DH: nil.",
        "Medications - none",
        "He takes no regular medication.",
        "He is not on any regular medicines.",
        "He does not take any tablets.",
        "No regular medications.",
        "He denies taking any prescription medications.",
    ],
)
def test_medicines_told_to_be_none_are_not_asked_for(said: str) -> None:
    pages = paper(_LETTER.format(said=said))
    assert "clinical.medications" in lists_told_to_be_none(pages)
    referral = run_judge(referral=run_assistant(pages=pages, today=_TODAY), pages=pages)
    assert referral.clinical.medications == ()
    _, completeness = run_triage(referral=referral, pages=pages, ruleset=default_ruleset(), today=_TODAY)
    assert "clinical.medications" not in {item.path for item in completeness.missing}


@pytest.mark.parametrize(
    "said",
    [
        "He is well.",
        "No medication allergies.",
        "Past medication: Nil",
        "There were no medication changes.",
        "Medications: see list",
        "He takes no medication for his asthma.",
        "Medications: not known",
    ],
)
def test_medicines_of_which_nothing_is_told_are_asked_for(said: str) -> None:
    pages = paper(_LETTER.format(said=said))
    assert "clinical.medications" not in lists_told_to_be_none(pages)


@pytest.mark.parametrize(
    ("said", "none"),
    [
        ("Allergies: NKDA", True),
        ("Allergies: None", True),
        ("No known drug allergies.", True),
        ("No known allergies to latex.", False),
        ("Allergies: not recorded", False),
        ("Allergies: penicillin", False),
    ],
)
def test_allergies_told_to_be_none(said: str, *, none: bool) -> None:
    assert ("clinical.allergies" in lists_told_to_be_none(paper(_LETTER.format(said=said)))) is none
