"""Letters in which a specialist writes back ask for no specialty, and the haste they tell of is not of a request."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant, sort_packet
from referrals.data.referral import Referral
from tests.unit.extraction.paper import paper

LETTER = (
    "Department of Cardiology, Elm Park Hospital\n\nDr Ida Hill\nPark Lane Surgery\n\nDear Dr Hill\n\n"
    "RE: Mrs Ada Quill, DOB 11 January 1955\n\n{}\n\nYours sincerely\nDr R Anand\n{}\n"
)
SHORT = "To: ENT emergency clinic\nRe: Jo Park, DOB 24 October 1998\nRecurrent left epistaxis. {}\nDr Lis\n"


def _read(text: str) -> Referral:
    pages = paper(text)
    today = date(2026, 11, 21)
    return run_assistant(pages=pages, today=today, packet=sort_packet(pages=pages, today=today))


@pytest.mark.parametrize(
    "told",
    [
        "Thank you for referring this lady whom I reviewed in clinic today. I have discharged her back to your care.",
        "Thank you for the kind referral of this patient. I saw her on 11/03/2026 for palpitations. Holter normal.",
        "I reviewed this lady in the cardiology clinic today. I will see her again in six months.",
    ],
)
def test_a_letter_back_asks_for_no_specialty(told: str) -> None:
    found = _read(LETTER.format(told, "Consultant Cardiologist"))

    assert found.request.specialty.value is None
    assert found.request.urgency.value is None


@pytest.mark.parametrize(
    ("told", "wanted"),
    [
        ("I reviewed this lady today. Please see her in the neurology clinic for her tremor.", "neurology"),
        ("Thank you for seeing this lady. I would be grateful for a neurology opinion.", "neurology"),
    ],
)
def test_a_letter_that_asks_others_keeps_its_specialty(told: str, wanted: str) -> None:
    assert _read(LETTER.format(told, "")).request.specialty.value == wanted


@pytest.mark.parametrize(
    "told",
    [
        "I reviewed this lady in clinic today.",
        "Reviewed in clinic today. She is well.",
        "Discharged to optician. Please refer again urgently if distortion develops.",
        "If the lesion grows please refer back urgently.",
        "Please send her back urgently should the lump recur.",
        "She will need urgent review if the swelling returns.",
    ],
)
def test_what_was_done_or_only_may_come_is_no_haste(told: str) -> None:
    assert _read(LETTER.format(told, "")).request.urgency.value is None


@pytest.mark.parametrize(
    ("told", "wanted"),
    [
        ("I examined her today and found a mass. Please see her today.", "stat"),
        ("I reviewed her today and would be grateful if you could see her today.", "stat"),
        ("Please review in clinic today.", "stat"),
        ("Please see her urgently if possible.", "urgent"),
        ("Please refer her urgently to the breast clinic.", "urgent"),
    ],
)
def test_what_is_asked_keeps_its_haste(told: str, wanted: str) -> None:
    assert _read(LETTER.format(told, "")).request.urgency.value == wanted


@pytest.mark.parametrize(
    ("told", "wanted"),
    [
        ("Please review in emergency clinic in next 48h.", "asap"),
        ("Please see in the eye emergency clinic within a week.", "urgent"),
        ("Please see as an emergency.", "stat"),
        ("Please review in your emergency clinic.", "stat"),
    ],
)
def test_the_time_wins_over_what_a_clinic_is_called(told: str, wanted: str) -> None:
    assert _read(SHORT.format(told)).request.urgency.value == wanted
