"""A birth date that is written and cannot be one is absent with its place and the reason. Everybody is invented."""

from __future__ import annotations

import pytest

from jobs.extraction import run_judge
from referrals.data.referral import Field, Patient, Referral
from tests.unit.extraction.paper import paper

_ABSENT = Field(absent="not_in_document")


def judged(text: str, field: Field = _ABSENT) -> Field:
    """The birth date that a judged referral has."""
    return run_judge(
        referral=Referral(patient=Patient(birth_date=field)), pages=paper(text)
    ).patient.birth_date


@pytest.mark.parametrize("written", ["31/02/1955", "14/02/1855", "1955-13-31", "12.12.2999"])
def test_what_is_written_and_no_birth_date_is_told(written: str) -> None:
    field = judged(f"Re: Mr Alan Birch, DOB {written}, 07700 900555")
    assert (field.value, field.absent) == (None, "not_in_document")
    assert field.reasons
    assert written in field.evidence[0].quote


@pytest.mark.parametrize(
    "text",
    [
        "Re: Mr Alan Birch, 07700 900555",
        "Re: Mr Alan Birch, DOB unknown",
        "Re: Mr Alan Birch, DOB 14/02/1955",
        "Re: Mr Alan Birch, DOB 14/02/55. DOB 31/02/1955",
    ],
)
def test_where_none_or_a_possible_one_is_written_nothing_is_told(text: str) -> None:
    assert judged(text) == _ABSENT
