"""What stands beside the patient's name without a label, or under one nobody knows, and what of it is another's.

Everybody is invented."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant
from referrals.data.referral import Patient
from tests.unit.extraction.paper import paper

TODAY = date(2026, 11, 21)


def patient_of(text: str) -> Patient:
    return run_assistant(pages=paper(text), today=TODAY).patient


@pytest.mark.parametrize(
    ("told", "phone"),
    [
        (
            "Re: Ada Quill (DOB 3/6/76), cell 614-555-0133, son Bo 614-555-0134\n\nPlease see her.",
            "+16145550133",
        ),
        (
            "Dear Doctor,\n\nKindly see Mr Bo Brandt, 58 years, tel. 0161 496 0133 (his niece Una 0161 496 0134).",
            "0161 496 0133",
        ),
        (
            "Dear Doctor,\n\nThank you for seeing Bo Brandt, 58, NHS 999 770 0597, who lives with his brother Ivo, "
            "and whose mobile is 07700 900733. Ivo's mobile is 07700 900734.",
            "+447700900733",
        ),
        ("Name: Ada Quill   DOB: 3/6/76\nContact person: Ivo Quill 614-555-0134\n\nReason: cough", None),
        ("Name: Ada Quill   DOB: 3/6/76\nPhone: none\nSW M. Ford 614-555-0134\n\nReason: cough", None),
    ],
)
def test_a_number_is_the_patients_unless_somebody_else_is_named_before_it(
    told: str, phone: str | None
) -> None:
    assert patient_of(told).phone.value == phone


@pytest.mark.parametrize(
    ("told", "address"),
    [
        (
            "Re: Ada Quill / DOB 3/6/76 / 12 Kowhai Street, Huntly 3700 / 07 555 0173",
            "12 Kowhai Street, Huntly 3700",
        ),
        (
            "Ref: Ada Quill, geb. 03.06.1976, wohnhaft Am Wehr 7, 83022 Rosenheim, Tel. 089 99998 231",
            "Am Wehr 7, 83022",
        ),
        (
            "Dear Sir,\n\nBo Brandt, aged 34 years, s/o Ivo Brandt, r/o Plot 11, Lime Nagar, Satara, has a fever.",
            "Plot 11, Lime Nagar, Satara",
        ),
        (
            "Dear Sir,\n\nBo Brandt is an 82-year-old man who lives with his brother Ivo out at 209 Bayou Road, "
            "Breaux, and coughs.",
            "209 Bayou Road, Breaux",
        ),
        ("Re: Ada Quill, DOB April 17, 1976 Date of Service November 2, 2026\n\nPlease see her.", None),
    ],
)
def test_an_address_is_known_by_its_shape(told: str, address: str | None) -> None:
    found = patient_of(told).address.value
    assert found is None if address is None else str(found).startswith(address)


@pytest.mark.parametrize(
    ("told", "numbers"),
    [
        ("Re: Ada Quill (DOB 3/6/76, #40-2217), seen today\n\nPlease see her.", [("mrn", "40-2217")]),
        (
            "Dear Doctor,\n\nKindly see Mr Bo Brandt (ID 6409235112080), a 62-year-old pensioner.",
            [("other", "6409235112080")],
        ),
        ("Ms Ada Quill - ZBF4854 - 3 Jun 1976 - 12 Kowhai Street, Huntly 3700", [("health_card", "ZBF4854")]),
        ("Re: Ada Quill, DOB 3/6/76, insured with Pine Health, number 70441182\n\nPlease see her.", []),
    ],
)
def test_a_number_beside_the_name_is_the_patients_by_its_name_or_its_form(
    told: str, numbers: list[tuple[str, str]]
) -> None:
    found = patient_of(told).identifiers
    assert [(each.type.value, each.value.value) for each in found] == numbers


@pytest.mark.parametrize(
    ("told", "payer", "member"),
    [
        ("Name: Ada Quill   DOB: 3/6/76\nNo-fault: Pine Mutual, claim 0448-120", "Pine Mutual", None),
        ("Name: Ada Quill   DOB: 3/6/76\nMutualiteit: CM", "CM", None),
        (
            "Ada Quill (patient)   3/6/1976 (date of birth)\nHMPA (plan)   XLH0044817 (subscriber no.)",
            "HMPA",
            "XLH0044817",
        ),
        (
            "Re: Ada Quill, DOB 3/6/76\n\nShe has Medicare (4UH7-TE5-MK72) and no supplement.",
            "Medicare",
            "4UH7-TE5-MK72",
        ),
    ],
)
def test_an_insurer_is_read_under_local_names_and_before_its_label(
    told: str, payer: str | None, member: str | None
) -> None:
    insurance = run_assistant(pages=paper(told), today=TODAY).insurance
    assert (insurance.payer.value, insurance.member_id.value) == (payer, member)
