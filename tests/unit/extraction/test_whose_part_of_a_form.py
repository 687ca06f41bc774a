"""Whose part of a form a place, a doctor and a number stand in: the facility below the authority's name, the dentist
above the patient's doctor, the hospital above the practice that a discharge letter is for. Everybody is invented."""

from __future__ import annotations

import pytest

from referrals.data.referral import Referral
from tests.unit.extraction.referral_read import referral_read


def slip(head: str, place: str = "Facility: Elm Vlei Clinic") -> Referral:
    return referral_read(
        f"{head}\nPATIENT REFERRAL LETTER\n\n"
        f"{place}\tTel: 047 555 0112\nDate: 2026/08/31\nReferred to: Castle Regional Hospital\n\n"
        "Surname: Quill\tFirst name(s): Ada\nID no: 6704115303087\tDOB: 1967/04/11\n"
        "Folder no: EV 1183/19\tContact no: 060 555 0417\n\n"
        "Back pain for three months, worse at night. Please see her.\n\nSr Ida Moss\n"
    )


@pytest.mark.parametrize(
    "authority",
    ["Dept of Health", "Department of Health", "COUNTY HEALTH SERVICES", "District Health Services"],
)
def test_the_facility_sends_and_not_the_authority_above_it(authority: str) -> None:
    assert slip(authority).referrer.organization.value == "Elm Vlei Clinic"


def test_a_clinic_at_the_head_still_sends() -> None:
    found = referral_read(
        "Elm County Health Center\n40 Main Street, Elm KS 67999\nPhone (620) 555-0142\n\n"
        "Re: Ada Quill, DOB 04/11/1967\n\n"
        "Dear Colleague,\nPlease see her for back pain.\n\nSincerely,\nIda Moss MD\n"
    )
    assert found.referrer.organization.value == "Elm County Health Center"


def test_an_identity_number_that_begins_with_the_birth_is_no_members() -> None:
    assert slip("Dept of Health").insurance.member_id.value is None


def test_a_number_that_a_label_calls_the_members_stays() -> None:
    found = referral_read(
        "Elm Vlei Clinic\n\nPatient: Ada Quill\tDOB: 1967/04/11\n"
        "Medical aid: Karoo Medical Scheme\tMembership no: 0041772288\n\nPlease see her for back pain.\n"
    )
    assert found.insurance.member_id.value == "0041772288"


def test_a_number_in_the_part_of_the_referring_facility_is_the_senders() -> None:
    found = referral_read(
        "COUNTY HEALTH SERVICES\nCLIENT / PATIENT REFERRAL FORM\n\nPART A: FROM THE REFERRING FACILITY\n"
        "Facility: Elm Tea Dispensary\tAddress: P.O. Box 994, Kericho\nDate: 30/03/2026\tTel: 0799 555 190\n"
        "Referred to: Castle County Referral Hospital\n\nCLIENT\nName: Ada Quill\tDate of birth: 17/06/2021\n"
        "Reason for referral: Eye review\n"
    )
    assert found.referrer.phone.value == "0799 555 190"
    assert found.patient.phone.value is None


def dental(part: str) -> Referral:
    return referral_read(
        "Castle Oral Surgery Hub\nREFERRAL FORM FOR DENTAL PRACTITIONERS\n\n"
        "1. Patient\nSurname: Quill\tFirst name: Ada\n"
        "DOB: 08-07-2002\tTel (mobile): 07700 900671\n\n2. Dentist\nName: Neil Stone\tGDC no: 994171\n"
        "Practice: Wensum Dental Care\tTel: 01632 960121\n\n"
        f"{part}\nDr M Hale, Coslany Medical Centre, 01632 960188\n\n4. Request\nProcedure: Removal of LR8\n"
    )


@pytest.mark.parametrize("part", ["3. Doctor", "3. Medical practitioner", "3. GP", "3. GP details"])
def test_a_dentist_who_fills_in_a_part_sends_and_not_the_doctor_below(part: str) -> None:
    found = dental(part).referrer
    assert (found.name.value, found.organization.value) == ("Neil Stone", "Wensum Dental Care")


def test_the_doctor_of_a_form_without_a_dentist_sends() -> None:
    found = referral_read(
        "REFERRAL FORM\n\n1. Patient\nName: Ada Quill\tDOB: 08-07-2002\n\n"
        "2. Doctor\nDr M Hale, Coslany Medical Centre, 01632 960188\n\n3. Request\nPlease see her for back pain.\n"
    )
    assert found.referrer.name.value == "Dr M Hale"


def discharged(extra: str = "") -> Referral:
    return referral_read(
        "Castle Valley Hospital\nDISCHARGE ADVICE LETTER\nWard C4 East, switchboard 029 2018 0500\n\n"
        "Patient Ada Quill\t\tNHS 999 376 7786\n05-Feb-1979 (47y) F\t\tAdmitted 07-Aug-2026 via AMU\n"
        "Tel 029 2018 0663\t\tDischarged 14-Aug-2026 to own home\n"
        "GP Dr Neil Stone\t\tConsultant Dr Huw Dale, Acute Medicine\n"
        "Ridgeway Surgery, Newport\t\tCompleted by Dr Ida Moss (FY2), bleep 2417\n\nDiagnosis\n"
        "Acute severe ulcerative colitis\n\nFollow-up requested\n"
        "To: Gastroenterology, Severnside Hospital. Please see in 2-3 weeks: newly diagnosed ulcerative colitis.\n\n"
        f"Authorised 14-Aug-2026 16:52 I Moss. {extra}\n"
    )


def test_the_hospital_sends_a_discharge_letter_and_not_the_practice_it_is_for() -> None:
    found = discharged().referrer
    assert (found.organization.value, found.phone.value) == ("Castle Valley Hospital", "+442920180500")


def test_a_discharge_letter_is_of_the_day_on_which_it_was_authorised() -> None:
    assert discharged().request.date.value == "2026-08-14"


def test_a_hospitals_number_of_the_patient_begins_no_row_of_the_hospital() -> None:
    found = referral_read(
        "Department of Health\nPATIENT REFERRAL FORM\n\nReferring institution: Elm Clinic\tTel no: 035 555 0112\n\n"
        "Surname: Quill\tFirst names: Ada\nDate of birth: 1967/04/11\nHospital no: MSL 1183/19\tCell: 060 555 0417\n\n"
        "Reason for referral: lump in left breast\n"
    )
    assert (found.patient.phone.value, found.referrer.phone.value) == ("060 555 0417", "035 555 0112")
