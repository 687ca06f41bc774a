"""Words of urgency about what was asked of others, has been, is on already or sorted who came to a department."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import sort_packet
from tests.unit.extraction.paper import paper
from tests.unit.extraction.referral_read import referral_read

LETTER = """Harrow Community Neurology
12 October 2026

Dear all,

Could I ask for Ada Quill, born 6 February 1969, to be looked at in the spasticity clinic please. {}

Many thanks
Tobias Nair, specialist nurse"""


@pytest.mark.parametrize(
    "told",
    [
        "Wheelchair services have been asked separately for an urgent repair, so please do not wait for them.",
        "Seen in the emergency department the same night, urgent CT was clear and he was let home.",
        "Urgent bloods were negative.",
        "Radiation oncology is already on for 11/19, no rush.",
    ],
)
def test_another_matter_says_nothing_of_this_request(told: str) -> None:
    assert referral_read(LETTER.format(told)).request.urgency.value is None


@pytest.mark.parametrize(
    ("told", "level"),
    [
        ("Please do not let her wait for the routine clinic.", "urgent"),
        ("This cannot wait.", "urgent"),
        ("An urgent appointment would be appreciated.", "urgent"),
        ("No rush.", "routine"),
    ],
)
def test_what_is_said_of_this_request_is_heard(told: str, level: str) -> None:
    assert referral_read(LETTER.format(told)).request.urgency.value == level


def test_a_two_week_wait_of_years_ago_is_over() -> None:
    note = (
        "Patient ID: PT901\nName: Ada Quill\nAge: 66\n\nUrgency and frequency for two years.\n"
        "2WW for bleeding 2023 was gynae and all clear.\nWould like a flexible cystoscopy. Can wait its turn.\n\n"
        "Staff: Sr. Beth Howells\nLocation: Tanfield Medical Centre"
    )
    assert referral_read(note).request.urgency.value == "routine"


def test_how_a_department_sorted_who_came_is_no_urgency_and_its_letter_refers() -> None:
    letter = (
        "Emergency Department: attendance letter\nQUILL, Adam\tMale\tDate of birth 14-Mar-2003\n"
        "Arrived\t13-Sep-2026 00:52\tLeft\t13-Sep-2026 03:20\nTriage category\t4 Standard\tSeen by\tDr Ida Salt\n"
        "Presenting complaint\nNasal injury, sport\n\nPlan\n"
        "Discharged. Referred by this letter to the ENT nurse-led nasal clinic for a look.\n"
    )
    request = referral_read(letter).request
    assert request.urgency.value is None
    assert request.specialty.value == "ent"


def test_the_letter_of_an_attendance_is_the_summary_of_a_stay() -> None:
    letter = (
        "Emergency Department: attendance letter\nQUILL, Adam\tMale\tDate of birth 14-Mar-2003\n"
        "Arrived\t13-Sep-2026 00:52\tLeft\t13-Sep-2026 03:20\nDiagnosis\nNasal fracture\n\n"
        "Plan\nDischarged home. GP: for information only."
    )
    pages = paper(letter)
    assert sort_packet(pages=pages, today=date(2026, 11, 21)).parts[0].kind == "discharge_summary"
