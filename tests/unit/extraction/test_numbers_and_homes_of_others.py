"""A number that reaches who writes or a solicitor, a former address and a name in an address's place are not the
patient's. Everybody is invented."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant, run_judge
from referrals.data.referral import Patient
from tests.unit.extraction.paper import paper


def patient(subject: str, more: str = "") -> Patient:
    pages = paper(
        "Hillside Medical Practice\n1 Hill Road, Leeds LS1 4AB Tel 0113 496 0111\n12 November 2026\n\n"
        f"Dear Neurology Team,\n{subject}\n\nThank you for seeing him with migraine. {more}\n\n"
        "Yours sincerely\nDr Jane Fox"
    )
    return run_judge(referral=run_assistant(pages=pages, today=date(2026, 11, 21)), pages=pages).patient


@pytest.mark.parametrize(
    "sentence",
    [
        "If you have any questions please call me on 0113 496 0777.",
        "His solicitor can be reached on 0113 496 0778.",
        "Please ring the surgery on 0113 496 0111.",
    ],
)
def test_a_number_of_who_writes_or_works_for_them_is_not_theirs(sentence: str) -> None:
    assert patient("Re: Mr Alan Whitcombe DOB 04/06/1967", sentence).phone.value is None


def test_the_patients_own_number_stays() -> None:
    told = patient(
        "Re: Mr Alan Whitcombe DOB 04/06/1967",
        "He can be reached on 0113 496 0222. Please call me on 0113 496 0777.",
    )
    assert told.phone.value == "+441134960222"


def test_a_number_said_to_be_a_relatives_is_for_a_person() -> None:
    told = patient("Re: Mr Alan Whitcombe DOB 04/06/1967 Tel 0113 496 0222 (this is his daughter Kate)")
    assert told.phone.verdict != "supported"


def test_a_former_address_is_none() -> None:
    subject = (
        "Re: Mr Alan Whitcombe DOB 04/06/1967 Tel 0113 496 0222\n{}Previous address: 9 High St, Hull HU1 1AA"
    )
    assert patient(subject.format("")).address.value is None
    now = patient(subject.format("Address: 3 Low St, Leeds LS2 1AA\n")).address
    assert now.value == "3 Low St, Leeds LS2 1AA"


def test_a_name_is_no_address() -> None:
    told = patient("Master Oliver James St. John-Smythe Jr, DOB 30/02/2018, NHS 943 476 5919")
    assert told.address.value is None


def test_what_somebody_is_also_known_as_is_no_part_of_the_box_before() -> None:
    told = patient(
        "Patient's surname: Okafor  First name: Ngozi  Also known as: Blessing  DOB 11-FEB-1961  Tel 0113 496 0710"
    )
    assert (told.given_name.value, told.family_name.value) == ("Ngozi", "Okafor")
