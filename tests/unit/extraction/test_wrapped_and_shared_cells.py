"""Values that go on in the next line of their cell, and columns under a row of parties. Everybody is invented."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant
from referrals.data.referral import Referral
from tests.unit.extraction.paper import paper

TODAY = date(2026, 11, 21)


def read(text: str) -> Referral:
    return run_assistant(pages=paper(text), today=TODAY)


@pytest.mark.parametrize(
    ("first", "rest", "whole"),
    [
        ("71 Marsh Lane, Barrie, ON", "L4N 8V2", "71 Marsh Lane, Barrie, ON, L4N 8V2"),
        ("4417 Pole Way, Meridian, ID", "83646", "4417 Pole Way, Meridian, ID, 83646"),
        (
            "9 Hill Court, Canterbury Road,",
            "Gillingham ME7 5XX",
            "9 Hill Court, Canterbury Road, Gillingham ME7 5XX",
        ),
    ],
)
def test_an_address_goes_on_in_its_cell(first: str, rest: str, whole: str) -> None:
    patient = read(
        f"Referral form\n\nPatient: Ada Quill\t\t\tDOB: 14/02/1968\nAddress: {first}\t\t\tSex: F\n{rest}\n"
        "Mobile: 07700 900634\n"
    ).patient
    assert patient.address.value == whole


def test_what_stands_below_an_address_and_is_no_postal_code_is_left_out() -> None:
    patient = read(
        "Referral form\n\nPatient: Ada Quill\t\t\tDOB: 14/02/1968\nAddress: 12 Hill Road, Leeds\t\t\tSex: F\n"
        "Interpreter needed\nMobile: 07700 900634\n"
    ).patient
    assert patient.address.value == "12 Hill Road, Leeds"


def test_a_number_that_goes_on_in_the_next_line_is_read_whole() -> None:
    patient = read(
        "Hill Green Practice\n\n3/11/2026\n\nDear Colleague,\n\n"
        "Re: Bo Holm, DOB 2/9/1961, M: 07700\n900733. He lives alone.\n\nHe has had headaches for six weeks.\n\n"
        "Dr Rosa Lind"
    ).patient
    assert patient.phone.value == "07700 900733"


def test_each_party_of_a_row_keeps_its_column() -> None:
    referral = read(
        "HILL YOUTH HEALTH\n\nCHILD / YOUTH\t\tPARENT OR GUARDIAN\t\tPERSON MAKING REFERRAL\n"
        "Ada Quill\t\tRosa Quill\t\tAnna Holm, MSW\nBorn Nov 26 2010\t\tGrandmother\t\tHill School Health Center\n"
        "Cell 206.555.0118\t\tCell 206.555.0122\t\tFax 206.555.0148\n"
    )
    assert referral.patient.given_name.value == "Ada"
    assert referral.referrer.fax.value == "206.555.0148"


def test_the_plans_number_is_none_of_the_practices() -> None:
    patient = read(
        "Referral form\n\nPatient: Ada Quill\nDate of birth: 14/02/1968\nInsurance: Copper State Health\nID#: CSH "
        "0091 2245\n"
    ).patient
    assert patient.identifiers == ()


def test_an_address_above_the_date_is_whom_a_letter_is_for() -> None:
    referral = read(
        "SILVER STREET PRACTICE\nTel 0161 496 0190\nDr Rosa Lind\n\nThe Neurology Department,\nCastle "
        "Hospital,\nLimerick\n\n"
        "3rd June 2026\n\nA Chairde,\n\nRe: Ada Quill, D.O.B. 27/11/1958\n\nThank you for seeing this lady with "
        "headaches.\n\n"
        "Le gach dea-ghuí,\n\nRosa Lind"
    )
    assert referral.recipient.organization.value == "Castle Hospital"
    assert referral.referrer.organization.value == "SILVER STREET PRACTICE"


def test_the_last_word_of_a_place_stands_below_it() -> None:
    referral = read(
        "PATIENT REFERRAL FORM\n\nFrom (facility)\tAlder CHC\tTo (facility)\tElmstead District\n\t\t\tHospital\n"
        "Surname\tQUILL\tFirst name(s)\tAda\nReason for referral: short of breath\n"
    )
    assert referral.recipient.organization.value == "Elmstead District Hospital"
    (place,) = referral.recipient.organization.evidence
    assert place.quote == "Elmstead District Hospital"
    assert len(place.boxes) == 2
    assert referral.recipient.name.value is None


def test_a_specialty_below_a_name_is_no_part_of_it() -> None:
    referral = read(
        "Tern Family Clinic\nTel 01632 960117\n\n13 May 2026\n\nDr Kumar Selva\nHand Surgery\nElm Hospital\n\n"
        "Dear Dr Kumar,\n\nRe: Ada Quill\n\nPlease see her with a trigger finger.\n\nYours sincerely,\n\nDr Ida Sand\n"
    )
    assert referral.recipient.name.value == "Dr Kumar Selva"
    assert referral.recipient.organization.value == "Elm Hospital"
