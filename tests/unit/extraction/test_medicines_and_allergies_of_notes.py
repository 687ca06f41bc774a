"""Medicines, allergies and results as notes of visits tell of them: more than once, in passing, and in the plan.
Everybody is invented."""

from __future__ import annotations

import pytest

from referrals.data.referral import Clinical
from tests.unit.extraction.paper import note_on_paper
from tests.unit.extraction.referral_read import run_assistant_on

_NOTE = (
    "HISTORY OF PRESENT ILLNESS\nMrs. Dana Quill is a 54-year-old female who presents for follow-up. She works as a "
    "baker. {told}\n{list}PHYSICAL EXAMINATION\nCardiovascular: Regular rate and rhythm.\n{results}ASSESSMENT\n"
    "1. Asthma.\nPLAN\n{plan}\n"
)


def clinical(
    told: str = "", listed: str = "", results: str = "", plan: str = "Return in a year."
) -> Clinical:
    note = _NOTE.format(told=told, list=listed, results=results, plan=plan)
    return run_assistant_on(note_on_paper(note)).clinical


def medicines(told: str = "", plan: str = "Return in a year.") -> list[tuple[object, object, object]]:
    return [
        (each.name.value, each.dose.value, each.frequency.value)
        for each in clinical(told=told, plan=plan).medications
    ]


@pytest.mark.parametrize(
    ("told", "plan", "expected"),
    [
        (
            "She takes her levothyroxine most mornings.",
            "Continue levothyroxine 100 mcg daily.",
            ("levothyroxine", "100 mcg", "daily"),
        ),
        (
            "She is on alendronate every Sunday.",
            "Continue alendronate 70 mg weekly.",
            ("alendronate", "70 mg", "weekly"),
        ),
        (
            "",
            "We will begin metoprolol succinate 25 mg once daily.",
            ("metoprolol succinate", "25 mg", "once daily"),
        ),
        ("", "Resume Flovent 2 puffs twice daily.", ("Flovent", "2 puffs", "twice daily")),
        ("", "Cefdinir 250 mg per 5 mL, 5 mL once daily for 10 days.", ("Cefdinir", "250 mg", "once daily")),
    ],
)
def test_the_plan_says_how_much_and_how_often(
    told: str, plan: str, expected: tuple[object, object, object]
) -> None:
    assert medicines(told, plan) == [expected]


def test_what_is_continued_is_taken_though_it_was_hardly_needed() -> None:
    told = "She has used her albuterol inhaler twice since the spring."
    assert medicines(told, "Continue albuterol inhaler as needed.") == [
        ("albuterol inhaler", None, "as needed")
    ]


def test_off_and_on_is_how_often_and_not_at_night() -> None:
    assert ("Flonase", None, "off and on") in medicines("She uses Flonase off and on.")


def test_what_made_somebody_ill_when_taken_is_no_medicine() -> None:
    read = clinical(told="She broke out in hives after taking Bactrim in 2019.")
    assert read.medications == ()
    assert [(each.substance.value, each.reaction.value) for each in read.allergies] == [("Bactrim", "hives")]


@pytest.mark.parametrize(
    ("listed", "expected"),
    [
        ("She gets an upset stomach with doxycycline.", ("doxycycline", "upset stomach")),
        ("Percocet makes her itch.", ("Percocet", "itch")),
        ("Augmentin gives her severe diarrhea.", ("Augmentin", "severe diarrhea")),
        ("Sulfa broke her out.", ("Sulfa", None)),
    ],
)
def test_what_a_medicine_did_is_told_under_the_head_for_allergies(
    listed: str, expected: tuple[object, object]
) -> None:
    read = clinical(listed=f"ALLERGIES\n{listed}\n")
    assert [(each.substance.value, each.reaction.value) for each in read.allergies] == [expected]


def test_where_on_the_body_is_no_part_of_what_an_allergen_does() -> None:
    read = clinical(told="She developed a rash all over her trunk with amoxicillin as a baby.")
    assert [(each.substance.value, each.reaction.value) for each in read.allergies] == [
        ("amoxicillin", "rash")
    ]


@pytest.mark.parametrize(
    ("results", "expected"),
    [
        ("TSH is slightly high at 6.8.", ("TSH", "6.8")),
        ("Potassium was low at 3.1.", ("Potassium", "3.1")),
        ("Her ferritin remains low at 8.", ("ferritin", "8")),
        ("Creatinine is stable at 1.4.", ("Creatinine", "1.4")),
    ],
)
def test_a_result_is_read_behind_how_it_is(results: str, expected: tuple[str, str]) -> None:
    read = clinical(results=f"RESULTS\n{results}\n")
    assert (expected) in [(each.name.value, each.value.value) for each in read.observations]
