"""How soon somebody is wanted where a letter also says of another matter that it can wait, where levels are struck out,
and where the writer wants an answer by a day. Every person is invented."""

from __future__ import annotations

import pytest

from referrals.fields import DEFAULT_THRESHOLD
from tests.unit.extraction.referral_read import referral_read
from tests.unit.extraction.test_assistant import read, value
from tests.unit.extraction.test_urgency_in_prose import letter_with, urgency

_SOON = ("urgent", "asap")


@pytest.mark.parametrize(
    "sentence",
    [
        "He came about a cracked filling and there is no rush about that. Could you see him within the fortnight?",
        "There is no hurry for the ingrown nail. Please could the ulcer be seen within two weeks?",
        "Would want it off within three weeks, not the usual 90 days.",
        "We would like it removed within a month.",
        "Cardiology can wait for you. Please see him this week.",
        "Would you see her the same week as you get this?",
        "The bank will not insure him without your letter and we need it before he sails on 4 March.",
        "The yard cannot pass him and I need it by Friday.",
        "We would not like to leave it past Easter.",
        "I would rather not leave him beyond half-term.",
        "We need to hear from you tomorrow at the latest.",
    ],
)
def test_what_is_asked_goes_before_what_can_wait(sentence: str) -> None:
    assert urgency(sentence) in _SOON


@pytest.mark.parametrize(
    ("sentence", "level"),
    [
        ("There is no rush about this.", "routine"),
        ("He can wait for your next routine clinic.", "routine"),
        ("There is no hurry for the appointment.", "routine"),
        ("Oncology can wait for you.", None),
        ("She was seen in the same week as her brother.", None),
        ("His antenatal visit is a routine appointment on 3 March.", None),
        ("We did not leave it past Easter.", None),
        ("He will not sign without his wife and he needs the car before Friday.", None),
        ("Please see him today at the latest.", "stat"),
    ],
)
def test_the_same_words_of_another_matter_are_no_haste(sentence: str, level: str | None) -> None:
    assert urgency(sentence) == level


def test_a_wish_that_is_waved_away_decides_nothing() -> None:
    letter = letter_with("He would want it within three weeks, but he is always in a hurry.")
    assert read(letter).request.urgency.confidence < DEFAULT_THRESHOLD


def _choice(line: str) -> object:
    letter = (
        f"Elm Surgery\n4 March 2026\nHeart Clinic\n{line}\nDear All\nMr Otto Brandt has had palpitations.\n"
    )
    return value(read(letter), "request.urgency")


@pytest.mark.parametrize(
    ("line", "level"),
    [
        ("Urgent (deleted, PT) / Routine", "routine"),
        ("Routine [crossed out] / Urgent", "urgent"),
        ("Priority: Urgent (struck out) | Soon (struck out) | Routine", "routine"),
        ("~~Urgent~~ / Routine", "routine"),
        ("Urgent / Routine (delete as appropriate)", None),
        ("Urgent / Routine", None),
        ("Urgent (deleted) / Routine (deleted)", None),
    ],
)
def test_what_is_not_struck_out_is_left(line: str, level: str | None) -> None:
    assert _choice(line) == level


def test_a_routine_visit_that_is_booked_says_nothing_of_the_request() -> None:
    read_now = referral_read(
        "From: Ada Finch (Harbour Midwives)\nTo: Perinatal team\nSubject: low mood\n\nHi all,\n\nShe has been tearful "
        "and low since week 20. Baby fine: clinic with Dr Moss is a routine one on 3rd Dec for the low placenta.\n"
        "Would you see her the same week as you get this?\n\nThanks\n\nAda Finch\n"
    )
    assert read_now.request.urgency.value in _SOON
