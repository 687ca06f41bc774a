"""For whom a form is not meant, as it prints it at its head. Everybody is invented."""

from __future__ import annotations

import pytest

from jobs.extraction.assistant.request.specialty.names import ALL_NAMES
from jobs.extraction.wordings.notices_of_forms import is_of_those_not_meant
from tests.unit.extraction.test_specialty import specialty

_FORM = (
    "INTEGRATED JOINT SERVICE\nPAPER REFERRAL FORM\nDo not use for suspected fracture or infection: send\nto A&E.\n\n"
    "Name\tAda Quill\nDate of birth\t4/7/1979\n\n"
)


@pytest.mark.parametrize(
    ("words", "not_meant"),
    [
        ("Do not use for suspected cauda equina: send to A&E.", True),
        ("This form is not for cauda equina, which goes to A&E.", True),
        ("Our service is not suitable for suspected cauda equina.", True),
        ("This pathway must not be used. Suspected cauda equina since Tuesday.", False),
        ("Do not use this form if cauda equina is suspected.", True),
        ("Please do not refer suspected cauda equina by this form.", True),
        ("Not for cauda equina: ring the spinal registrar.", True),
        ("Do not use for more than a week, suspected cauda equina.", False),
        ("He was told not to lift. Suspected cauda equina.", False),
        ("Not for surgery. Suspected cauda equina.", False),
    ],
)
def test_a_form_says_for_whom_it_is_not(words: str, not_meant: bool) -> None:
    start = words.index("cauda")
    assert is_of_those_not_meant(words, start, start + len("cauda equina")) is not_meant


def test_where_those_go_for_whom_it_is_not_is_not_asked_for() -> None:
    wanted = "Service wanted (tick ONE)\n☐ Physiotherapy\t☐ Spinal triage\n☐ Chronic pain\t☒ Hand & wrist surgery\n"
    assert specialty(_FORM + wanted).value == "orthopedics"
    assert specialty(_FORM + "Reason for referral\nNumb thumb at night.\n").value != "emergency_medicine"


@pytest.mark.parametrize(
    ("words", "slugs"),
    [
        ("hand & wrist surgery", ["orthopedics"]),
        ("hand and wrist clinic", ["orthopedics"]),
        ("pain in hand and wrist", []),
    ],
)
def test_a_hand_and_wrist_are_a_service_only_where_it_is_called_one(words: str, slugs: list[str]) -> None:
    assert [slug for slug, _ in ALL_NAMES.matches(words)] == slugs
