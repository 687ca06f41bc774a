"""Which of several numbers, letters and lines are the patient's. Everybody is invented."""

from __future__ import annotations

import pytest

from tests.unit.extraction.test_patients_of_the_world import named, numbers, patient_of


def test_a_middle_initial_is_no_sex_where_another_is_told() -> None:
    patient = patient_of("Quill, Ada M\tMRN: 0044121\tDOB: 1/17/1970\t56 y.o. female\n\nReferral")
    assert patient.sex.value == "female"


def test_places_behind_a_titled_name_are_no_given_name() -> None:
    patient = patient_of(
        "Clinic\n\nRe: Mr Gareth Quill, Ty Gwyn, 2 Mill Terrace, Neath SA11 9ZZ, DOB 17/01/1970"
    )
    assert named(patient) == ("Gareth", "Quill")


def test_a_relatives_name_shows_the_familys() -> None:
    patient = patient_of(
        "Oak Clinic\n\nName: QUILL ADA\tSex/Age: F/56\tHosp. No.: 12/4471\nNOK: Tom Quill\tRelationship: Husband"
    )
    assert named(patient) == ("ADA", "QUILL")


def test_a_number_at_work_loses_to_the_patients_own() -> None:
    patient = patient_of(
        "Clinic\n\nName: Quill, Ada\tDOB: 05/22/79\nPhone: 503-555-0127\n\nEmployer: Pali Supply\t"
        "Work ph: 503-555-0181"
    )
    assert patient.phone.value == "+15035550127"


def test_the_card_of_a_hospital_is_a_file_number_beside_an_insurance() -> None:
    patient = patient_of(
        "Hospital\n\nNAME: QUILL ADA\tSEX: F\nCARD NO: LAG/0091/22\tPHONE: 0803 555 0171\n"
        "HMO: HYGEIA HMO\tENROLLEE ID: HYG/1100482/A"
    )
    assert numbers(patient) == ["LAG/0091/22"]


def test_a_number_with_a_check_digit_is_no_telephone() -> None:
    patient = patient_of(
        "Clinic\n\nQUILL, ADA D.\t06/22/1990\t36/F\t14-200118834-2\t12 Mill Road, Davao City"
    )
    assert patient.phone.value is None


@pytest.mark.parametrize("sentence", ["You can reach me through the secretaries on 01632 960933."])
def test_a_secretarys_number_is_not_the_patients(sentence: str) -> None:
    patient = patient_of(f"Clinic\n\nRe: Ada Quill, DOB 17/01/1970\n\nDear Des, happy to see her. {sentence}")
    assert patient.phone.value is None


def test_a_card_of_medicare_behind_a_sex_and_a_veterans_card_by_its_colour_are_numbers_of_the_patient() -> (
    None
):
    patient = patient_of(
        "Re: Mr Tom Quill\nDOB: 12/05/1950    Male    Medicare 2295 09401 1    DVA Gold NX902218\n"
        "12 Reef Parade, Wattle Bay NSW 2998"
    )
    assert numbers(patient) == ["2295 09401 1", "NX902218"]


def test_a_number_behind_the_colour_of_another_funds_cover_is_the_members() -> None:
    patient = patient_of("Re: Mr Tom Quill\nDOB: 12/05/1950    Male    Medibank Gold NX902218")
    assert numbers(patient) == []
