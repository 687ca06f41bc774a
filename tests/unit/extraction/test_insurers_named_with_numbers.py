"""Insurers that stand with the member's number behind them, and fields written on rules. Everybody is invented."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant
from jobs.extraction.assistant.patient.insurance_named import names_an_insurer
from referrals.data.referral import Insurance
from tests.unit.extraction.paper import paper

TODAY = date(2026, 11, 21)
HEAD = "Re: Mrs Ada Quill, DOB 12/05/1970\n"
BODY = "\nDear Doctor,\n\nThank you for seeing this patient with palpitations since May.\n\nYours sincerely\n"


def insurance_of(text: str) -> Insurance:
    return run_assistant(pages=paper(HEAD + text + BODY), today=TODAY).insurance


@pytest.mark.parametrize(
    ("line", "payer", "number"),
    [
        ("BCBS of Ohio LAX300812044", "BCBS of Ohio", "LAX300812044"),
        ("She is on PineSource, 10773314608.", "PineSource", "10773314608"),
        ("PhilHealth PIN: 12-061193427-5", "PhilHealth", "12-061193427-5"),
        ("Larkspur Open Health Plan, U4471920635", "Larkspur Open Health Plan", "U4471920635"),
        ("Private: Medibank Private 5521 9078 4", "Medibank Private", "5521 9078 4"),
        ("Ins. _Juniper Mutual_ Sub ID _110922764-02_", "Juniper Mutual", "110922764-02"),
    ],
)
def test_an_insurer_is_known_by_its_name_and_the_number_behind_it(line: str, payer: str, number: str) -> None:
    found = insurance_of(line)
    assert (found.payer.value, found.member_id.value) == (payer, number)


@pytest.mark.parametrize(
    "line", ["Wharf Valley Health 01632 960600", "Larch Primary Care, 555-201-0144", "Cedar Life 555 0144"]
)
def test_a_practice_with_its_telephone_is_no_insurer(line: str) -> None:
    assert insurance_of(line).payer.value is None


def test_a_name_of_nothing_but_common_words_is_no_insurer() -> None:
    assert not names_an_insurer("Health Centre")
    assert not names_an_insurer("HealthCare Services")


@pytest.mark.parametrize(
    ("line", "payer", "number"),
    [
        ("Meridian Classic 004418201", "Meridian Classic", "004418201"),
        ("CELL 0825550144", None, None),
        ("Mr P Quill, 004418201", None, None),
    ],
)
def test_a_scheme_is_named_with_its_number_below_the_main_member(
    line: str, payer: str | None, number: str | None
) -> None:
    insurance = run_assistant(
        pages=paper(f"HOOFLID / MAIN MEMBER\nMNR QUILL, P J\n{line}\n\nPASIENT / PATIENT\nMEV QUILL, ADA"),
        today=TODAY,
    ).insurance
    assert (insurance.payer.value, insurance.member_id.value) == (payer, number)
