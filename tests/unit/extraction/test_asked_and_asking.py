"""Parties whom the labels around theirs tell: consultants who are asked, pharmacies that write, those who order."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import values_read

ELECTRONIC = """
General Referral ID HL-26-0918-3302

REFERRAL DETAILS
Hospital\tHarbor University Hospital, Galway
Speciality\tRespiratory Medicine
Consultant\tDr Ada Moss (or first available)
Priority (GP)\tUrgent
Date of referral\t18/09/2026

PATIENT
Surname\tMarsh\tFirst name\tRowena
DOB\t03/11/1957

REFERRING GP
Name\tDr Odhran Pell, MCRN 288814
Practice\tTwo Rivers Medical Centre, Clifden
"""

PHARMACY = """
PHARMACY FIRST - Notification to GP practice: patient needs an appointment

Pharmacy\tMill Lane Pharmacy (FX9Q1), 4 Mill Lane, Batley, 01632 960530
Pharmacist\tOdhran Pell, GPhC 2099417
Practice\tCross Bank Surgery (B99318)

Patient
Name: Mrs Rowena Marsh\tNHS number: 999 045 8162
Date of birth: 18-Jan-1964
"""


def test_a_consultant_below_the_specialty_of_a_request_is_asked() -> None:
    read = values_read(ELECTRONIC)
    assert read["recipient.name"] == "Dr Ada Moss"
    assert read["referrer.name"] == "Dr Odhran Pell"


def test_a_consultant_in_the_head_of_a_letter_sends_it() -> None:
    read = values_read(
        "Harbor Hospital\nDepartment of Respiratory Medicine\nConsultant: Dr Ada Moss\n18/09/2026\n"
        "Dear Dr Pell\nRe: Rowena Marsh, DOB 03/11/1957\nI saw this lady in clinic today with a dry cough.\n"
        "Yours sincerely\nDr Ada Moss"
    )
    assert read["referrer.name"] == "Dr Ada Moss"


def test_a_pharmacy_that_writes_to_a_practice_sends() -> None:
    read = values_read(PHARMACY)
    assert read["referrer.organization"] == "Mill Lane Pharmacy"
    assert read["recipient.organization"] == "Cross Bank Surgery"


@pytest.mark.parametrize(
    "ordered",
    [
        "ORDERED\t11/18/2026 08:52\tBY PELL, ODHRAN MD (PGY-2)",
        "ORDERED\tPELL, ODHRAN MD\tACC T-26-40551",
        "Requested by: Pell, Odhran MD",
        "Ordered on 11/18/2026 8:52 AM by PELL, ODHRAN MD",
    ],
)
def test_whoever_ordered_is_named_as_registers_do(ordered: str) -> None:
    read = values_read(
        "HARBOR MEMORIAL HOSPITAL\tORDER REQUISITION\nMARSH, ROWENA\tMRN 00718834\nDOB 09/16/1955 71Y F\n"
        f"ORDER\tINPATIENT CONSULT TO ENDOCRINOLOGY\n{ordered}\nPRIORITY\tROUTINE"
    )
    assert str(read["referrer.name"]).casefold() == "pell, odhran md"
