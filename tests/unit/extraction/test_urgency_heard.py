"""The urgency of short notes whose words no rule knows."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant, run_judge
from jobs.extraction.assistant.request.urgency.heard import NOTHING, urgency_model
from jobs.extraction.assistant.request.urgency.heard.terms import terms_of
from referrals.data.referral import Field
from tests.unit.extraction.paper import paper

TODAY = date(2026, 11, 23)


def urgency(note: str) -> Field:
    pages = paper(note)
    return run_judge(referral=run_assistant(pages=pages, today=TODAY), pages=pages).request.urgency


@pytest.mark.parametrize(
    ("note", "level"),
    [
        (
            "72F collapsed at home after breakfast, GCS 9, sats 88. Crew loading her now and coming to you.",
            "stat",
        ),
        ("Varicose veins, ache after shifts. Podiatry whenever you have a space.", "routine"),
        ("Graves, T4 68. Any chance of getting her onto the list in the next few days?", "asap"),
        ("Knee giving way, off work. Could he be bumped up the queue please.", "urgent"),
    ],
)
def test_what_people_say_of_how_soon_is_heard(note: str, level: str) -> None:
    assert urgency(note).value == level


@pytest.mark.parametrize(
    "note",
    [
        "Urinary urgency and frequency for a year. Bladder diary enclosed.",
        "Seen in the emergency department last spring, discharged the same evening. Knee still sore.",
        "Eczema on both hands, worse with gloves. On dermovate.",
    ],
)
def test_notes_that_do_not_say_how_soon_have_no_urgency(note: str) -> None:
    assert urgency(note).value is None


def test_what_the_judge_does_not_read_in_the_sentence_decides_nothing() -> None:
    field = urgency(
        "72F collapsed at home after breakfast, GCS 9, sats 88. Crew loading her and coming to you."
    )
    assert (field.value, field.verdict) == ("stat", "unsupported")
    assert field.confidence < 0.5
    assert [place.quote for place in field.evidence] == ["Crew loading her and coming to you."]


def test_a_letter_of_many_labels_is_not_listened_to() -> None:
    letter = (
        "Patient: Ann Sample\nDOB: 12/03/1961\nPhone: 020 7946 0000\nNHS No: 943 476 5919\nGP: Dr Jane Roe\n\n"
        "Thank you for seeing her about the knee. Crew loading her now and coming to you."
    )
    assert urgency(letter).value is None


@pytest.mark.parametrize(
    "note",
    [
        "45F migraine since her teens, seen within s\u0131x weeks by the ortho team, please could neuro see her",
        "45F migraine since her teens, in ten m\u0131nutes to an hour it is over, please could neuro see her",
        "?" * 60 + " 45F knee pain for months, cardio please, and some words more so that it is a note",
        "under "
        + "." * 60
        + " 45F knee pain for months, cardio please, and some words more so that it is a note",
    ],
)
def test_odd_letters_and_rows_of_signs_are_read_over(note: str) -> None:
    assert run_assistant(pages=paper(note), today=TODAY).document.kind.value


def test_spans_of_time_and_ages_are_compared_by_what_they_are() -> None:
    assert terms_of("in 10 days") == terms_of("in 2 wks") == terms_of("in 14/7")
    assert terms_of("63M fell") == terms_of("58 F fell")


def test_the_chances_of_all_levels_add_up() -> None:
    chances = urgency_model().chances("please see today")
    assert set(chances) == {NOTHING, "routine", "urgent", "asap", "stat"}
    assert sum(chances.values()) == pytest.approx(1.0)
