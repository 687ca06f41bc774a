"""Patients whom hospitals of India name behind "Pt.", with the father and the age, and the numbers of their stays."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant
from referrals.data.referral import Referral
from tests.unit.extraction.paper import note_on_paper


def _read(text: str) -> Referral:
    return run_assistant(pages=note_on_paper(text), today=date(2026, 11, 21))


@pytest.mark.parametrize(
    ("line", "given", "family", "sex"),
    [
        ("Pt. Basavaraj Quill s/o Mallappa Quill, 38 Y / M, Weavers' Colony", "Basavaraj", "Quill", "male"),
        ("Pt Ramesh Quill, 54 yrs / M, low back pain", "Ramesh", "Quill", "male"),
        ("Patient Sukhmati Quill w/o Budhram Quill, 60 Yrs/F", "Sukhmati", "Quill", "female"),
    ],
)
def test_who_stands_behind_pt_is_the_patient(line: str, given: str, family: str, sex: str) -> None:
    patient = _read(
        f"SANJEEVINI NURSING HOME\nDr. Shakuntala Patil MBBS\nTo: Deccan Centre, Bagalkot\n{line}\nRespected Sir,\n"
        "The above patient has fever since 10 days. Given: Inj. Ceftriaxone 1 g BD, Tab. Azithromycin 500 mg OD.\n"
        "Thanking you,\nDr. Shakuntala Patil"
    ).patient
    assert (patient.given_name.value, patient.family_name.value) == (given, family)
    assert patient.sex.value == sex


def test_what_was_given_is_no_given_name() -> None:
    patient = _read(
        "NURSING HOME\nThe patient was admitted. Given: Inj. Ceftriaxone 1 g BD.\nDr. Ida Patil"
    ).patient
    assert patient.given_name.value is None


def test_the_number_of_a_stay_is_the_patients() -> None:
    patient = _read(
        "SANJEEVINI NURSING HOME\nIP 1187/26\nPt. Ada Quill, 38 Y / F\nRespected Sir,\nShe has fever.\nDr. Ida Patil"
    ).patient
    assert [each.value.value for each in patient.identifiers] == ["1187/26"]


def test_a_hospital_knows_the_patient_by_letters_and_figures() -> None:
    patient = _read(
        "Ravensholme Hospitals: Rheumatology\nClinic 30.09.2026 Hospital R0551872 NHS 999 340 2214\n\nDear Dr Moss,\n\n"
        "Mr Olumide Quill, 27.12.1991\n\nI reviewed Mr Quill in the clinic.\n\nYours sincerely,\nDr Helena Stourton"
    ).patient
    assert {each.value.value for each in patient.identifiers} == {"R0551872", "999 340 2214"}
