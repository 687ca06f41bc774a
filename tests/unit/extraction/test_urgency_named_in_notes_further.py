"""Words that name how soon in short notes: who is to attend, what can wait, and places that only bear such a word."""

from __future__ import annotations

import pytest

from tests.unit.extraction.handed_on import urgency_of_note


@pytest.mark.parametrize(
    ("words", "level"),
    [
        ("Face left, arm none, dental surgery. Stroke team prealert.", "stat"),
        ("His circulation must be looked at urgently and, if feasible, reopened.", "urgent"),
        ("I should like the surgeons to consider him urgently for a bullectomy.", "urgent"),
        ("The left ureter was caught. Urology to attend urgently please.", "urgent"),
        ("Arms wasting, tongue flickering. MND clinic please bring forward.", "urgent"),
        ("Hoarse seven weeks, smoker, neck node. Head and neck rapid access.", "urgent"),
        ("Firm neck lump, 3 cm, throat feels odd. Suspected cancer route.", "asap"),
        ("Stable epilepsy, wants to stop valproate. Epilepsy clinic non-\nurgent.", "routine"),
        ("Only sneezes around cats. Low priority. Allergy.", "routine"),
        ("Low positive ANA, achy, normal exam. Low priority arthritis clinic.", "routine"),
        ("Polycystic kidneys in three generations, asks about testing. Not pressing.", "routine"),
        ("Please accept her routinely to the chronic pain service.", "routine"),
        ("Please offer a routine visit to the tinnitus clinic.", "routine"),
        ("Splenectomy for spherocytosis, elective, vaccines done.", "routine"),
    ],
)
def test_a_word_of_its_own_says_how_soon(words: str, level: str) -> None:
    assert urgency_of_note(words) == level


@pytest.mark.parametrize(
    "words",
    [
        "Chest pain clinic outcome: Rapid Access Chest Pain Clinic. Non-anginal. Discharged.",
        "Slow after four weeks in ICU with sepsis, transfers with one, home now. Domiciliary programme.",
        "Vasectomy consult requested at annual today. Three children, wife agrees.",
    ],
)
def test_places_and_what_was_say_nothing(words: str) -> None:
    assert urgency_of_note(words) is None


def test_a_day_on_which_the_writer_saw_somebody_himself_is_not_asked_for() -> None:
    assert (
        urgency_of_note("Seen today in my general clinic; requires an opinion on adalimumab, urgent.")
        == "urgent"
    )
