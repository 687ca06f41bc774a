"""The birth date of a subscriber or a relative contradicts no patient's; another one of the patient's does. Everybody
is invented."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant, run_judge
from tests.unit.extraction.paper import paper


def _verdict(line: str) -> str | None:
    pages = paper(
        "Elm Family Practice\n\nPatient: Otto Lindqvist   DOB: 05/14/1961   Sex: M\n"
        f"Reason: knee pain\n{line}\nReferred to orthopedics\n"
    )
    referral = run_judge(referral=run_assistant(pages=pages, today=date(2026, 11, 21)), pages=pages)
    assert referral.patient.birth_date.value == "1961-05-14"
    return referral.patient.birth_date.verdict


@pytest.mark.parametrize(
    "line",
    [
        "Subscriber: Ida Lindqvist, DOB 12/19/1963   Auth #: R-5580317",
        "His wife Ida (born 19 December 1963) has had the same.",
        "Policyholder DOB: 12/19/1963",
        "Emergency contact: Ida, mother, DOB 12/19/1931",
        "Low mood since the birth of baby Ida (born 12/19/2025).",
        "Tired since her baby Ida (born 12/19/2025) came.",
    ],
)
def test_the_birth_date_of_somebody_else_contradicts_nothing(line: str) -> None:
    assert _verdict(line) != "contradicted"


@pytest.mark.parametrize(
    "line",
    [
        "Otto Lindqvist, DOB 12/19/1963",
        "His wife came with him. Otto was born 19 December 1963 in Elm.",
        "Next of kin: wife Ida\nDOB: 12/19/1963",
    ],
)
def test_another_birth_date_of_the_patient_does(line: str) -> None:
    assert _verdict(line) == "contradicted"
