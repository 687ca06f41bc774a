"""An operation with a day that is yet to come, or that is called planned, is no history; one that was done is."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import referral_read

_HEAD = "Referral to Cardiology for preoperative clearance\nPatient: Barbara Kyle   DOB: 10/30/1948\n{said}"


def _history(said: str) -> set[str]:
    return {str(each.text.value) for each in referral_read(_HEAD.format(said=said)).clinical.history}


@pytest.mark.parametrize(
    "said",
    [
        "Procedure: Right total hip arthroplasty   Date of surgery: 12/15/2026\nPlease advise on anticoagulation.",
        "Planned procedure: Left knee arthroplasty   Date of surgery: 01/15/2027",
        "Proposed surgery: hysterectomy",
        "Surgical procedure: right TKR. Surgery date: 12/12/2026.",
        "Surgical history: Scheduled for cataract extraction 12/20/2026.",
    ],
)
def test_what_is_still_to_be_done_is_no_history(said: str) -> None:
    assert _history(said) == set()


@pytest.mark.parametrize(
    ("said", "name"),
    [
        ("Procedure: coronary angioplasty   Date: 02/15/2020", "coronary angioplasty"),
        (
            "Surgical history: cholecystectomy 2001. Scheduled for cataract extraction 12/20/2026.",
            "cholecystectomy",
        ),
        ("Surgery date: 12/12/2026. Past surgical history: appendectomy 1990", "appendectomy"),
    ],
)
def test_what_was_done_is_history(said: str, name: str) -> None:
    assert _history(said) == {name}
