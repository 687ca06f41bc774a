"""The patient to whom a letter is written, and forms in which it takes the labels around one to tell whose it is.
Everybody is invented."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import referral_read

_APPOINTMENT = (
    "Harbour Endoscopy Center\n5500 Transit Road, Oakbridge\nScheduling 716-555-0188\n\nSeptember 21, 2026\n\n"
    "Mr. Stanley Wojcik\n2206 Mill Creek Rd\nLockport, NY 14099\n\nDear Mr. Wojcik:\n\n"
)


def test_whom_a_letter_tells_of_their_appointment_is_the_patient_and_no_recipient() -> None:
    found = referral_read(f"{_APPOINTMENT}Your appointment is set as follows: Thursday, October 22, 2026.\n")

    assert (found.patient.given_name.value, found.patient.family_name.value) == ("Stanley", "Wojcik")
    assert found.recipient.name.value is None


@pytest.mark.parametrize(
    "told",
    [
        "Thank you for seeing your patient at our clinic. His next appointment with us is in May.",
        "I should be glad to hear how your patient did at your clinic appointment.",
    ],
)
def test_whom_a_letter_tells_of_another_is_no_patient(told: str) -> None:
    assert referral_read(f"{_APPOINTMENT}{told}\n").patient.family_name.value is None


def test_the_consultant_whom_a_form_asks_for_below_its_service_is_the_recipient() -> None:
    found = referral_read(
        "Consultation Request\nHarbour Family Clinic\nTel: 604-555-0130 Fax: 604-555-0131\n\n"
        "Date:\t2026-03-05\tPatient:\tSIDHU, BHAVNEET\nService:\tDermatology\tBirthdate:\t1983/10/17\n"
        "Consultant:\tMurchison, Dr. Fenella\tSex:\tF\nPhone:\t604-555-0188\nFax:\t604-555-0189\n\n"
        "Reason for consultation\nRash of both hands.\n\nRequesting Physician: Arsenault, Colette\n"
    )

    assert found.recipient.name.value == "Murchison, Dr. Fenella"
    assert found.referrer.phone.value == "+16045550130"


def test_the_hospital_above_the_priority_of_a_form_of_practices_is_asked() -> None:
    found = referral_read(
        "Referral from General Practice to Hospital\n\nHospital: Corrib Regional Hospital\n"
        "Priority: [ ] Urgent   [x] Routine\n\nPatient details\nSurname: Conway\nFirst name: Padraig\n\n"
        "Referring GP\nName: Dr Nora Gill\nPractice: Strand Surgery\n"
    )

    assert found.recipient.organization.value == "Corrib Regional Hospital"
    assert found.referrer.organization.value == "Strand Surgery"


def test_a_measure_below_a_heading_of_discharge_is_no_medicine() -> None:
    found = referral_read(
        "Discharge summary\n\nCONDITION ON DISCHARGE\nWeight 78.1 kg, BP 108/62, SpO2 96% on room air.\n\n"
        "DISCHARGE MEDICATIONS\nfurosemide 40 mg po bid\n"
    )

    assert [each.name.value for each in found.clinical.medications] == ["furosemide"]


def test_a_recipient_of_the_patients_family_name_stays_where_the_letter_is_about_her() -> None:
    found = referral_read(
        "To: Mr Wojcik, Consultant Surgeon, Harbour Hospital\n\nDear Mr Wojcik\n\n"
        "Please see Mrs Anna Wojcik, born 4 May 1961, who has gallstones.\n\nDr Ida Moss\n"
    )

    assert found.recipient.name.value == "Mr Wojcik"
