"""How soon somebody is wanted, in the words of forms that ask when and of letters that would be happier."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import referral_read


def _urgency(written: str) -> str | None:
    form = f"Referral\n\nPatient: Jo Park\tDOB: 01/02/1960\n\n{written}\n\nDr B Reed\n"
    value = referral_read(form).request.urgency.value
    return None if value is None else str(value)


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        ("WHEN\tTHIS WEEK OR NEXT PLEASE", "urgent"),
        ("When\tCall Monday for a visit in 4 to 6 days", "urgent"),
        ("Refer to: Heart Clinic\nRequested: within 10 days of discharge", "urgent"),
        ("I would be much happier if he were in your office inside of two weeks.", "urgent"),
    ],
)
def test_a_time_within_which_somebody_is_wanted(written: str, expected: str) -> None:
    assert _urgency(written) == expected


@pytest.mark.parametrize(
    "written",
    [
        "He was in your office two weeks ago.",
        "She would be happier if she could sleep.",
        "Requested: MRI in 2025",
    ],
)
def test_no_time_is_told(written: str) -> None:
    assert _urgency(written) is None
