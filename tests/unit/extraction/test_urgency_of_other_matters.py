"""Doses, appointments that stand already, and times to choose from beside the words of urgency. Everybody is
invented."""

from __future__ import annotations

import pytest

from tests.unit.extraction.test_assistant import read, value

_HEAD = (
    "Elm Surgery\n12 Elm Road\n\n4 May 2026\n\nDear Dr Brandt,\n\n"
    "Thank you for seeing Mr Otto Lindqvist, 4/5/1961, with gout."
)


def _urgency(paper: str) -> object:
    return value(read(paper), "request.urgency")


@pytest.mark.parametrize(
    "sentence",
    [
        "He has his urgent chest clinic appointment with Dr Vale on the 21st, which you need not wait for.",
        "She attends her urgent eye appointment tomorrow.",
    ],
)
def test_an_appointment_that_somebody_has_already_is_not_asked_for(sentence: str) -> None:
    assert _urgency(f"{_HEAD} {sentence}\n\nYours sincerely,\n\nDr Ingrid Solheim\n") is None


def test_an_appointment_that_is_asked_for_is() -> None:
    assert _urgency(f"{_HEAD} He needs an urgent appointment.\n\nDr Ingrid Solheim\n") == "urgent"


def test_doses_under_a_timing_are_no_category() -> None:
    paper = (
        "REFERRAL\nPatient: Otto Lindqvist\tDOB: 04/05/1961\n\nRx\tDose\tTiming\nTab Alpha\t5 mg\t1-0-1\n"
        "Tab Beta\t75 mcg\t1-0-0\n"
    )
    assert _urgency(paper) is None


def test_a_time_that_is_ticked_beside_another_is_how_soon_it_is_wanted() -> None:
    row = "☐ today, call us\t☒ within 3 working days\t☐ within 2 weeks\t☐ next round"
    assert (
        _urgency(f"WEB REQUEST\nPatient: Otto Lindqvist\n{row}\nProblem: coughs on thin fluids\n") == "asap"
    )


def test_a_lone_time_that_is_ticked_is_of_another_matter() -> None:
    assert _urgency("REQUEST\nPatient: Otto Lindqvist\n☒ within 3 days of the fall\t☐ no fall\n") is None
