"""Who sends a paper is neither the consultant the patient is under nor the grade of who signs, and the person of social
care is the patient."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.parties.grades import is_a_grade
from jobs.extraction.assistant.parties.letterhead import organization_in_head
from tests.unit.extraction.paper import paper
from tests.unit.extraction.referral_read import referral_read, values_read

_WARD = "St Olave Hospital\nTel 0117 496 0030\n\nPatient: Ada Quill\nDOB: 03/04/1950\n"
_STORY = "\nThank you for seeing her about falls. She is unsteady.\n\n"


def test_the_grade_below_who_signs_is_no_place_of_work() -> None:
    page = f"{_WARD}{_STORY}Yours sincerely\nDr Ida Moss\nST4 Emergency Medicine\n"
    referrer = referral_read(page).referrer
    assert (referrer.name.value, referrer.organization.value) == ("Dr Ida Moss", "St Olave Hospital")


@pytest.mark.parametrize(
    "words",
    [
        "ST4 Emergency Medicine",
        "Medical RMO for Dr T Haldane",
        "CT2 in Surgery",
        "Registrar",
        "PGY-2, Medicine",
    ],
)
def test_grades(words: str) -> None:
    assert is_a_grade(words)


@pytest.mark.parametrize(
    "words",
    ["St Olave Hospital", "Registrar, Elm Hospital", "Stour Medical Centre", "Fellows Road Clinic", "ST Elm"],
)
def test_places_that_begin_like_a_grade(words: str) -> None:
    assert not is_a_grade(words)


def test_who_signs_sends_before_the_consultant() -> None:
    page = f"{_WARD}Consultant: Mr T Hill\n{_STORY}Yours sincerely\nDr Ida Moss\nRegistrar\n"
    assert referral_read(page).referrer.name.value == "Dr Ida Moss"


def test_a_consultant_sends_where_nobody_signs() -> None:
    assert referral_read(f"{_WARD}Consultant: Mr T Hill\n{_STORY}").referrer.name.value == "Mr T Hill"


def test_the_person_of_social_care_is_the_patient() -> None:
    page = (
        "Elm Valley Council\nAdult Social Care     0113 496 0170\n\nPerson: Mr Tom Quill   DOB 01/05/1938\n"
        "Mosaic ID: P118842\nTelephone: 0113 496 0182\n\nPlease see him about the bath.\n\nIda Moss, Social Worker\n"
    )
    read = values_read(page)
    assert (read["patient.family_name"], read["patient.phone"]) == ("Quill", "0113 496 0182")
    assert (read["referrer.phone"], read["patient.identifiers[0].value"]) == ("0113 496 0170", "P118842")


def test_a_referring_person_sends() -> None:
    page = "Referring person: Ida Moss\nPatient: Ada Quill   DOB 01/05/1938\nReason: falls\n"
    assert referral_read(page).referrer.name.value == "Ida Moss"


def test_a_school_heads_its_own_office() -> None:
    page = (
        "Elmwood High School\nOffice of Student Health - 555-010-0119\n\nApril 3, 2026\n\nBay Therapy Group\n\n"
        "Re: Tom Reed, DOB 10/2/2012\n\nTo whom it may concern:\n\nI am referring Tom for counseling. He is sad.\n\n"
        "Sincerely,\nAnn Low, LPC\nSchool Counselor\n"
    )
    assert referral_read(page).referrer.organization.value == "Elmwood High School"


def test_the_place_at_which_somebody_refers() -> None:
    page = (
        "Referral form\nPatient: Tom Reed  DOB 10/2/1980\nReferred by: Elise Roy, RPh\nAt: Elm Community Pharmacy\n"
        "Tel: 613-555-0106\nReason: diet advice\n"
    )
    assert referral_read(page).referrer.organization.value == "Elm Community Pharmacy"


def test_a_box_for_the_receiver_is_no_sender() -> None:
    page = "eReferral\nHospital grading\nTel 0117 496 0030\n\nPatient: Tom Reed\nDOB: 10/02/1980\nReason: knee pain\n"
    assert organization_in_head(Document.of(paper(page), date(2026, 11, 21))) is None


def test_a_form_goes_to_the_head_that_asks_for_it() -> None:
    page = (
        "Elm Hospital - Outpatient Rehab\nSPEECH PATHOLOGY ORDER FORM\nFax completed order to 814-555-0177\n\n"
        "Patient: Quill, Tom\nDOB: 12-05-1940\nInsurance: Pine Health PPO\nMember ID: ASA6610274\n\n"
        "Modified barium swallow\nWhy: thick liquids since January\nMeds: clopidogrel 75 mg daily\nAllergies: NKA\n\n"
        "Ordered by: Ida Moss, NP\nPhone: 814-555-0138\n"
    )
    assert referral_read(page).recipient.organization.value == "Elm Hospital"


def test_a_consultant_or_service_receives() -> None:
    page = "Consultant/Service: Skin Clinic, Elm Hospital\nPatient: Tom Reed\nDOB: 10/02/1980\nReason: hand eczema\n"
    assert referral_read(page).recipient.organization.value == "Skin Clinic, Elm Hospital"
