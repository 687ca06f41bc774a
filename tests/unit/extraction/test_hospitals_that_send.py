"""Hospitals, specialists and homes that send a paper on which the patient's own doctor is named too. Everybody is
invented."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import referral_read_of_a_packet as referral_read

_STAY = (
    "Patient: QUILL, Ada (Mrs)     DOB: 30/01/1944\nGP: Dr Ida Moss\nPractice: Elm Gate Surgery, Leeds\n"
    "Consultant: Dr H Orme\nDischarge date: 02/11/2026\nDiagnosis: Community acquired pneumonia\n"
    "Completed by: Dr Joan Hale, FY2\n"
)
_STAY_IN_A_LETTER = (
    "\nCastle Hospital - Acute Medical Unit\nConsultant: Dr H Orme    Ward: AMU 2\n\n"
    "Patient: QUILL, Ada (Mrs)     DOB: 30/01/1944     Hospital No: H556712\nAddress: 3 Chapel Row, Leeds LS7 5AA\n\n"
    "GP: Dr Ida Moss, Elm Gate Surgery, Leeds\n\nDate of admission: 28/10/2026      Date of discharge: 02/11/2026\n\n"
    "Diagnosis: Community acquired pneumonia\n\nDr Joan Hale, FY2\n"
)


@pytest.mark.parametrize(
    "written",
    [f"DISCHARGE SUMMARY\nCastle Hospital\n{_STAY}", f"DISCHARGE LETTER\n{_STAY_IN_A_LETTER}"],
)
def test_the_hospital_sends_its_summary_of_a_stay(written: str) -> None:
    found = referral_read(written)
    assert found.referrer.name.value == "Dr Joan Hale"
    assert found.referrer.organization.value == "Castle Hospital"
    assert found.recipient.organization.value is None
    assert found.recipient.name.value is None


def test_the_hospital_before_its_address_at_the_head_of_a_summary() -> None:
    found = referral_read(
        "St. Casimir Hospital, 100 Hospital Dr, Dover DE\nDISCHARGE SUMMARY\nPatient: Ada Quill   DOB: 12/24/1980\n"
        "Attending: Joel Orme, MD\nPCP: Dr. Ida Moss, Elm Family Medicine\nDiagnosis: pneumonia\nJoel Orme, MD\n"
    )
    assert found.referrer.organization.value == "St. Casimir Hospital"
    assert found.referrer.address.value == "100 Hospital Dr, Dover DE"


def test_a_specialist_who_answers_sends_and_not_who_referred() -> None:
    found = referral_read(
        "Riverbend Nephrology\nConsultation Note\n\nPatient: Ada Quill\nDOB: 10/17/1963\nDOS: 11/04/2026\n"
        "Referring: Dr. Samuel Orme\n\nDear Dr. Orme,\n\nThank you for referring Ms. Quill for evaluation of CKD. She "
        "is a 63 year old woman with hypertension.\n\nAssessment and Plan\n1. CKD stage 4 - start finerenone.\n"
        "RTC 3 months.\n\nIda Moss, MD\nRiverbend Nephrology, 600 River Rd, Bend OR 97702\n"
    )
    assert found.referrer.name.value == "Ida Moss, MD"
    assert found.recipient.name.value == "Dr. Orme"


def test_the_home_of_a_nurse_who_refers_her_resident() -> None:
    found = referral_read(
        "CARE HOME REFERRAL TO SALT\nResident: Mrs Ada Quill   DOB: 01/06/1935\n"
        "Home: Ivy House Nursing Home, 2 Park Ave, Buxton SK17 6AA   Tel: 01298 555010\n"
        "Referred by: Sr. Agnes Hale, RGN\nGP: Dr Moss, Buxton Medical Practice\n"
    )
    assert found.referrer.organization.value == "Ivy House Nursing Home"


def test_a_nurse_with_her_own_team_sends_and_not_the_usual_doctor() -> None:
    found = referral_read(
        "PODIATRY REFERRAL\nPatient: Mr Tom Quill DOB 03/04/1960\n"
        "Referred by: District Nurse Kay Lowe, Eastside Community Nursing, 01298 555010\n"
        "GP: Dr Lowe, Buxton Medical Practice, 01298 555999\n"
    )
    assert found.referrer.name.value == "District Nurse Kay Lowe"
    assert found.referrer.organization.value == "Eastside Community Nursing"
    assert found.referrer.phone.value == "+441298555010"


def test_a_surgeon_who_signs_an_order_for_therapy_sends_it() -> None:
    found = referral_read(
        "Physical Therapy Referral\nPatient: Ada J. Quill     DOB: 05/30/1957      Date: 11/10/2026\n"
        "Dx: s/p L TKA 10/28/2026\nSurgeon: Joel P. Orme, MD\nLakeview Orthopaedics\n"
        "Tel 414-555-0155  Fax 414-555-0156\nSignature: Joel P. Orme MD\n"
    )
    assert found.referrer.name.value == "Joel P. Orme, MD"
    assert found.referrer.organization.value == "Lakeview Orthopaedics"
    assert found.referrer.fax.value == "+14145550156"
    assert found.recipient.name.value is None


def test_a_surgeon_whom_another_one_asks_receives() -> None:
    found = referral_read(
        "Referral\nPatient: Ada J. Quill     DOB: 05/30/1957\nSurgeon: Joel P. Orme, MD\nReason: hernia\n"
        "Signature: Ida Moss MD\n"
    )
    assert found.recipient.name.value == "Joel P. Orme, MD"
