"""Medicines with what is to be done with them, courses that are over, doses that were changed. All invented."""

from __future__ import annotations

import pytest

from tests.unit.extraction.allergies_read import allergies
from tests.unit.extraction.medicines_told import medicines_told


def _names(words: str) -> list[object]:
    return [name for name, _, _ in medicines_told(words)]


def test_what_is_to_be_done_is_no_part_of_a_name() -> None:
    assert _names(
        "Medication changes today: start digoxin 125 mcg od, stop verapamil, continue furosemide 40 mg bd, "
        "increase spironolactone from 12.5 to 25 mg."
    ) == ["digoxin", "furosemide", "spironolactone"]


@pytest.mark.parametrize(
    "words",
    [
        "He used to take warfarin.",
        "Medication: Prednisolone 30 mg for 5 days in January, completed.",
        "Please advise on starting infliximab.",
        "Treatment: backslab.",
    ],
)
def test_what_is_over_or_only_asked_about_is_not_taken(words: str) -> None:
    assert _names(words) == []


def test_an_amount_that_was_changed_in_the_same_breath_is_the_later_one() -> None:
    (told,) = medicines_told("He takes levetiracetam 250 mg bd, which I have increased to 300 mg bd today.")
    assert told[:2] == ("levetiracetam", "300 mg")


def test_an_allergy_whose_label_was_taken_off_in_brackets_is_none() -> None:
    page = "Elm Surgery\nPatient: Ada Quill\n\nAllergies: {}\n"
    assert [
        name
        for name, _ in allergies(
            page.format("Penicillin (childhood rash, since tolerated - delabelled 2023), codeine - nausea")
        )
    ] == ["codeine"]
    assert "so" not in [
        name for name, _ in allergies(page.format("?penicillin - mother told her\nso. Latex"))
    ]


def test_who_told_of_an_allergy_is_not_what_it_does() -> None:
    page = (
        "Elm Surgery\nPatient: Ada Quill\n\nAllergies: ?penicillin - mother told her\nso. Confirmed: latex\n"
    )
    assert ("penicillin", None) in allergies(page)
