"""What somebody tells of themselves in a chat: where they work and by which number they are reached, which is not the
patient's. Everybody is invented."""

from __future__ import annotations

import pytest

from referrals.data.referral import Referral
from tests.unit.extraction.referral_read import referral_read


def chat(introduced: str, reached: str) -> Referral:
    return referral_read(
        "Chat export - Kimberley Ortho on call. Messages are encrypted.\n\n"
        f"24/10/2026, 18:02 - Ida Moss: Evening Ortho, {introduced}. May I discuss a child pls\n"
        "24/10/2026, 18:04 - Neil Stone: Shoot\n"
        "24/10/2026, 18:06 - Ida Moss: Adam Quill, 6yo boy, DOB 02/03/2020\n"
        "24/10/2026, 18:06 - Ida Moss: ?septic R hip\n"
        "24/10/2026, 18:15 - Neil Stone: Agree. Send tonight pls for washout\n"
        f"24/10/2026, 18:21 - Ida Moss: Thx. EMS says 21h00. {reached}\n"
    )


@pytest.mark.parametrize(
    "introduced",
    ["Dr Ida Moss, comserve at Elm District Hospital", "Dr Moss from Elm District Hospital"],
)
def test_who_writes_says_where_they_work(introduced: str) -> None:
    found = chat(introduced, "my cell 073 555 0690")
    assert found.referrer.organization.value == "Elm District Hospital"
    assert found.referrer.phone.value == "073 555 0690"
    assert found.patient.phone.value is None


def test_another_who_is_said_to_work_somewhere_tells_nothing_of_who_writes() -> None:
    found = chat("Dr Moss here", "Dr Hale at Elm District Hospital knows the child")
    assert found.referrer.organization.value != "Elm District Hospital"


def test_the_patients_own_number_in_a_chat_stays_the_patients() -> None:
    assert chat("Dr Moss here", "Patient's mobile: 073 555 0690").patient.phone.value == "073 555 0690"
