"""Patients whom a clause parts from the age, whose number stands first, who had another name; who made the print."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import values_read

NAME = ("patient.given_name", "patient.family_name")


@pytest.mark.parametrize(
    "sentence",
    [
        "Rowan Thistlewood, who goes by Ro, is a 51-year-old male mail carrier here for heel pain.",
        "Rowan Thistlewood, accompanied by his daughter, is a pleasant 77-year-old man with memory loss.",
        "Rowan Thistlewood (goes by Ro) is a 44 y.o. welder seen today for hearing loss.",
    ],
)
def test_a_clause_may_stand_between_name_and_age(sentence: str) -> None:
    read = values_read(
        f"Subjective\n{sentence}\nAssessment and Plan\nI am referring him to physical therapy."
    )
    assert tuple(read.get(path) for path in NAME) == ("Rowan", "Thistlewood")


def test_the_number_may_stand_first_and_the_phone_last_on_the_line() -> None:
    read = values_read(
        "Two Rivers Clinic, Echuca VIC 3599\n3/11/26\nVascular Outpatients, Harbor Base Hospital\n"
        "MRN 604418 Rowena THISTLEWOOD 1/9/50 0491 570 110\n"
        "Rest pain left forefoot 3 weeks, hangs it out of bed.\nDr Odhran Pell (GP registrar)"
    )
    assert tuple(read.get(path) for path in NAME) == ("Rowena", "THISTLEWOOD")
    assert read["patient.birth_date"] == "1950-09-01"
    assert read["patient.phone"] == "+61491570110"


def test_a_name_of_before_and_whoever_printed_the_page_are_not_the_patient() -> None:
    read = values_read(
        "Summary of Care\n\nRowena Thistlewood\t311 Alder Street\n(prior name: Rowena Marsh)\tTacoma, WA 98499\n"
        "female, 28 y.o., born 12/5/1997\nPatient ID E70011834\n\nReason for Referral\n"
        "Ambulatory referral to Gastroenterology for chronic diarrhea.\nTo: Harbor Digestive Health\n\n"
        "Printed by C. Baltazar, 10/6/26 9:41 AM"
    )
    assert tuple(read.get(path) for path in NAME) == ("Rowena", "Thistlewood")


def test_a_given_name_in_capitals_before_the_letters_is_none_of_them() -> None:
    read = values_read(
        "REFERRAL AUTHORIZATION\nMEMBER\nName\tMARSH, ROWENA\tDate of birth\t01/30/2015\n"
        "REQUESTING PROVIDER\nProvider\tPELL, ODHRAN DO\nSERVICING PROVIDER\nProvider\tABIODUN, FARAH MD\n"
        "Practice\tHARBOR ALLERGY GROUP"
    )
    assert read["recipient.name"] == "ABIODUN, FARAH MD"


def test_a_region_before_its_department_is_nobodys_name() -> None:
    read = values_read(
        "Optometrist referral\nTo: Hawke's Bay - Eye Department\nPatient\nName: MARSH, Rowena\nNHI: ZKR4081\n"
        "Born: 08-May-1948"
    )
    assert "recipient.name" not in read
    assert read["recipient.organization"] == "Eye Department"
