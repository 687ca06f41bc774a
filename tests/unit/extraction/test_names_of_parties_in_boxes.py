"""Forms with a box for the first and one for the last name of whoever sends or receives."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant
from referrals.data.referral import Referral
from tests.unit.extraction.paper import paper


def read(page: str) -> Referral:
    return run_assistant(pages=paper(page), today=date(2026, 11, 23))


PATIENT = "Patient First Name: Ana\tPatient Last Name: Ruiz\nDOB: 03/04/1981"


@pytest.mark.parametrize(
    ("page", "name"),
    [
        (f"{PATIENT}\nReferrer First Name: Dr Ida\tReferrer Last Name: Quill", "Dr Ida Quill"),
        (f"Provider First Name: Helen\nProvider Last Name: Marsh\n{PATIENT}", "Helen Marsh"),
        (f"Ordering Physician Last Name: Orme\nOrdering Physician First Name: Noor\n{PATIENT}", "Noor Orme"),
        (
            f"{PATIENT}\nReferring provider\nFirst name: Helen\tLast name: Marsh\tNPI: 1234567893",
            "Helen Marsh",
        ),
    ],
)
def test_who_sends_is_put_together_from_the_boxes(page: str, name: str) -> None:
    referral = read(page)
    assert referral.referrer.name.value == name
    assert (referral.patient.given_name.value, referral.patient.family_name.value) == ("Ana", "Ruiz")


def test_who_receives_is_put_together_from_the_boxes() -> None:
    referral = read(f"{PATIENT}\nSpecialist First Name: Tom\tSpecialist Last Name: Hanley")
    assert referral.recipient.name.value == "Tom Hanley"
    assert referral.patient.family_name.value == "Ruiz"


def test_boxes_without_a_party_are_the_patients() -> None:
    referral = read("Surname: Ruiz\tForename(s): Ana\nDOB: 03/04/1981\nReferred by: Dr Ida Quill")
    assert (referral.patient.given_name.value, referral.patient.family_name.value) == ("Ana", "Ruiz")
    assert referral.referrer.name.value == "Dr Ida Quill"


def test_a_value_below_its_label_wins_over_the_next_label_and_dirt_beside_it() -> None:
    referral = read(
        "Patient First Name: i\tPatient Last Name:\nWilson\tBall\n"
        "Patient Medical Number:\tReferral ID (if provided, for updates)\n4241830"
    )
    assert (referral.patient.given_name.value, referral.patient.family_name.value) == ("Wilson", "Ball")
    assert referral.patient.identifiers[0].value.value == "4241830"
