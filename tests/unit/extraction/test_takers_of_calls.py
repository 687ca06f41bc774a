"""Telephone numbers among the patient's particulars at which others answer."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import values_read


@pytest.mark.parametrize(
    "lines",
    [
        "Phone:\tno phone. Block leader Peter Koang\n\t+211 91 555 0166",
        "Phone:\thas no phone, neighbour +211 91 555 0166",
    ],
)
def test_who_has_no_phone_is_not_reached_by_that_of_another(lines: str) -> None:
    read = values_read(
        f"PATIENT REFERRAL FORM\nDate:\t26/06/2026\nPatient information\nFull name:\tRowena Mae Marsh\n"
        f"Gender:\tFemale\n{lines}\nAddress:\tBlock C, Tukul 118\nReason for referral:\tCataract surgery"
    )
    assert "patient.phone" not in read


def test_a_team_answers_its_own_phone() -> None:
    read = values_read(
        "HARBOR MEMORIAL HOSPITAL\tORDER REQUISITION\nMARSH, ROWENA\tMRN 00718834\nDOB 09/16/1955 71Y F\n"
        "ORDER\tINPATIENT CONSULT TO ENDOCRINOLOGY\nPRIORITY\tROUTINE\nCALL BACK\tTEAM C PHONE 614-555-0172"
    )
    assert "patient.phone" not in read


def test_a_mobile_beside_an_empty_number_is_the_patients() -> None:
    read = values_read(
        "Referral form\nPatient details\nName:\tRowena Marsh\nDate of birth:\t04/02/1961\n"
        "Home phone:\tnone\tMobile:\t07700 900123\nReason for referral:\tCataract surgery"
    )
    assert read["patient.phone"] == "+447700900123"


def test_a_row_of_demographics_further_on_is_the_patients() -> None:
    read = values_read(
        "Rowena Marsh\tTwo Rivers Family Clinic\n25 y.o. Female, DOB 8/14/2001\t218 S Lake Ave, Phillips WI 54599\n"
        "Ambulatory Referral to Gastroenterology\nOrder date\t11/3/2026\nStatus\tSent\n"
        "Comments\nFour months of loose stools 6 to 8 times a day.\nDemographics and coverage\n"
        "Address\tN4410 County Road Q, Phillips WI 54599\tMobile\t715-555-0127\n"
        "Payer\tHARBOR MUTUAL PPO\tGroup\t0071183"
    )
    assert read["patient.address"] == "N4410 County Road Q, Phillips WI 54599"


def test_the_number_of_the_insured_is_told_behind_the_insurance() -> None:
    read = values_read(
        "Frau Dr. Ada Moos\nHautarztpraxis am Markt\n24.09.2026\nBetr.: Herrn Jonas Marsch, geb. 05.07.1988\n"
        "Versichert bei der Rhein-BKK, Nr. L604172388; Personalnummer 20417\nSehr geehrte Frau Kollegin,\n"
        "ich bitte um Vorstellung wegen eines Handekzems.\nDr. med. Regina Osterkamp"
    )
    assert "L604172388" in read.values()


def test_a_unit_of_an_address_answers_no_calls() -> None:
    read = values_read(
        "REFERRAL ORDER\nPatient\nName\tMarsh, Rowena\tAcc No\t104488\nDOB / Age\t05/19/1971 / 55 Y\tSex\tF\n"
        "Address\t918 W Juniper Ct, Unit 4, CO 80226\tCell\t303-555-0118\nReason\tRight knee pain"
    )
    assert read["patient.phone"] == "+13035550118"
