"""A value ends where its neighbour begins, and what its own label gives to somebody else is not taken. Everybody is
invented."""

from __future__ import annotations

import pytest

from tests.unit.extraction.test_assistant import read, value

_HEAD = "Footscray Family Clinic{beside}\n22 Hyde St, Footscray VIC 3011  Ph 03 9555 0100\n2 October 2026\n\n"
_TAIL = "\n\nPlease see this man with palpitations.\n\nYours sincerely\nDr Wendy Tran\n"


@pytest.mark.parametrize("beside", ["", " ABN 51 824 753 556 Provider No: 2443571L", " ABN: 51 824 753 556"])
def test_the_label_of_a_companys_number_is_no_part_of_its_name(beside: str) -> None:
    referral = read(_HEAD.format(beside=beside) + "Dear Dr Okoro,\nRe: Mr Kim Nguyen, DOB 10/02/1979" + _TAIL)
    assert value(referral, "referrer.organization") == "Footscray Family Clinic"


@pytest.mark.parametrize("behind", ["Home 01582 555 011 Mobile 07700 900 777", "Work: 01582 555011", ""])
def test_an_address_ends_before_the_number_at_home_or_at_work(behind: str) -> None:
    referral = read(f"Patient: Mr Ben Osei\nUsual address: 10 High St, Luton, LU1 1AA {behind}\n" + _TAIL)
    assert value(referral, "patient.address") == "10 High St, Luton, LU1 1AA"


def test_a_home_that_somebody_left_is_not_where_they_live() -> None:
    address = "19 Chapel Lane, Whitby YO21 3BB"
    letter = "Dear Dr Hendry\nRe: Mr Leo Voss DOB 22/05/1958\nAddress: {address}" + _TAIL
    assert value(read(letter.format(address=address)), "patient.address") == address
    assert value(read(letter.format(address=f"{address} (old address)")), "patient.address") is None


def test_a_number_labelled_as_the_practices_is_not_the_patients() -> None:
    form = "PATIENT\nSurname: Pym  Forename: Gerald\nTelephone ({whose}): 01632 960700\nREFERRER\nGP: Dr Lena Osei\n"
    assert value(read(form.format(whose="Practice")), "patient.phone") is None
    assert value(read(form.format(whose="home")), "patient.phone") == "+441632960700"


def test_of_several_doctors_the_number_of_who_asks_is_taken() -> None:
    form = (
        "Prior authorization request\nPCP M Stokes MD  PCP NPI 1234567893\n"
        "Requesting K Ito MD  Req NPI 1679576722\nServicing P Hendry MD  Svc NPI 1558302146\n"
    )
    assert value(read(form), "referrer.npi") == "1679576722"


def test_the_rest_of_a_prescription_is_no_complaint() -> None:
    referral = read(
        "Please see him for palpitations. He is on the following: bisoprolol five milligrams in the morning.\n"
    )
    assert [str(told.text.value) for told in referral.clinical.symptoms] == ["palpitations"]


@pytest.mark.parametrize(
    "name", ["Bridge Street Family Practice", "Elm Tree Surgery", "Harbour Medical Associates"]
)
def test_a_practice_ends_before_the_number_of_its_house(name: str) -> None:
    referral = read(
        f"{name} 9 Bridge St, Albany NY 12207 518-555-0170\n03/02/2026\nTo: Lakeside Cardiology\n" + _TAIL
    )
    assert value(referral, "referrer.organization") == name
    assert value(referral, "referrer.address") == "9 Bridge St, Albany NY 12207"


@pytest.mark.parametrize("behind", ["", " Eircode"])
def test_a_doctor_who_practises_alone_is_no_part_of_the_address(behind: str) -> None:
    letter = f"Dr Siobhan Kehoe, Main St, Ennis, Co Clare V95 X2Y3{behind}\nCAMHS, Ennis 8th August 2026\n"
    letter += "Re: Liam Quill\nPlease see this boy with panic attacks.\nSincerely S Kehoe\n"
    assert value(read(letter), "referrer.address") == "Main St, Ennis, Co Clare V95 X2Y3"
