"""Windows of time counted from what has happened, and days before which an answer is wanted. Everybody is invented."""

from __future__ import annotations

import pytest

from tests.unit.extraction.test_assistant import read, value

_LETTER = (
    "Elm Surgery\n\n4 May 2026\n\nDear Dr Brandt,\n\nThank you for seeing Mr Otto Lindqvist, 4/5/1961. "
    "{}\n\nYours sincerely,\n\nDr Ingrid Solheim\n"
)


@pytest.mark.parametrize(
    ("words", "level"),
    [
        ("Please see him 5-7 days after the injury for manipulation of the nasal bones.", "urgent"),
        ("The wrist needs reduction within 2 weeks of injury.", "urgent"),
        ("I would be glad if casting could begin in the first week or two of life.", "urgent"),
        ("That has to be done inside a fortnight or it will have set.", "urgent"),
        ("Please see him and send us your opinion before 4/12. He starts chemotherapy then.", "urgent"),
        ("He needs a baseline retinal exam and a report back before 11/20.", "urgent"),
        ("He was reviewed 10 days after discharge by us.", None),
        ("He was seen 5 days after the injury in the fracture clinic.", None),
    ],
)
def test_a_window_of_time_or_a_day_says_how_soon(words: str, level: str | None) -> None:
    assert value(read(_LETTER.format(words)), "request.urgency") == level


def test_a_plan_that_refers_may_name_the_day() -> None:
    note = (
        "Follow-up visit 10/13/2026\nQuillfeather, Rosemarie\tDOB 03/05/1968\nAssessment and plan\n"
        "• I will not give trastuzumab on trust. Refer to cardio-oncology, echo with strain, and an opinion in writing "
        "before 10/27. If they say no we talk again.\nIkenna Drummond, MD\n"
    )
    assert value(read(note), "request.urgency") == "urgent"


def test_a_check_of_the_blood_after_a_stay_abroad_is_not_the_patients_haste() -> None:
    letter = (
        "Klinikum Nordheide\n\nHerrn Dr. med. Peter Hollander\nFacharzt für Allgemeinmedizin\n12.03.2026\n\n"
        "Sehr geehrter Herr Kollege,\nwir berichten über Herrn Kurt Lammers, geb. 03.04.1950, der sich vom 01.03.2026 "
        "bis 12.03.2026 in unserer stationären Behandlung befand. Die dringliche Herzkatheteruntersuchung verlief ohne "
        "Komplikation.\nWir bitten um Kontrolle der Elektrolyte in einer Woche.\n\nMit freundlichen Grüßen\n"
    )
    assert value(read(letter), "request.urgency") is None
