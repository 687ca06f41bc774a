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
