"""Who the patient is where one line says it all: a room, a pet name, a number of identity. Everybody is invented."""

from __future__ import annotations

import pytest

from referrals.data.referral import Patient
from tests.unit.extraction.referral_read import referral_read


def patient_in(told: str) -> Patient:
    return referral_read(
        f"OAKLANDS SURGERY\n11/2/26\n\nDear Colleague,\n\n{told}\n\nThanks\nMary Moss RGN\n"
    ).patient


def named(patient: Patient) -> tuple[object, object]:
    return patient.given_name.value, patient.family_name.value


@pytest.mark.parametrize("where", ["Room 9", "Class 4B", "Ward 12", "Bed 3", "Year 6", "Wing 2"])
def test_where_somebody_is_found_is_no_part_of_the_name(where: str) -> None:
    found = patient_in(f"Child: Tama Ruru-Kingi, {where}\nBoy, born: 27 Feb 2018\nHe squints at the board.")
    assert named(found) == ("Tama", "Ruru-Kingi")
    assert found.age.value in (None, 8)


def test_somebody_called_ward_keeps_the_name() -> None:
    assert named(patient_in("Patient: Ward, Anna   dob 24/12/1938\nShe coughs.")) == ("Anna", "Ward")


@pytest.mark.parametrize("beside", [" (Bertie)", ", Room 14", " (Bertie), Room 14", ' "Bertie"'])
def test_a_name_is_introduced_with_what_its_bearer_is_called_and_a_date(beside: str) -> None:
    found = patient_in(
        f"Could you get out to Cuthbert Easter{beside}, 24.12.38, PPS 1234567T, this week? He coughs."
    )
    assert named(found) == ("Cuthbert", "Easter")
    assert found.birth_date.value == "1938-12-24"
    assert [each.value.value for each in found.identifiers] == ["1234567T"]


def test_an_address_behind_lives_is_the_patients() -> None:
    assert patient_in(
        "Child: Tama Ruru   born: 27 Feb 2018\nLives: 4 Rata Grove, Hilltop 5999"
    ).address.value == ("4 Rata Grove, Hilltop 5999")


@pytest.mark.parametrize(
    ("number", "born"),
    [
        ("8001015009087", "1980-01-01"),
        ("RSSMRA85T10A562S", "1985-12-10"),
        ("85.07.30-033.28", "1985-07-30"),
    ],
)
def test_a_number_of_identity_tells_the_birth_date_where_nothing_else_does(number: str, born: str) -> None:
    found = patient_in(f"Mrs Thandeka Quill, ID {number}, 021 555 0117\nThank you for seeing Mrs Quill.")
    assert found.birth_date.value == born
    assert found.birth_date.confidence < 0.9


@pytest.mark.parametrize(
    "told",
    [
        "Mrs Thandeka Quill, ID 8001015009088, 021 555 0117\nThank you for seeing Mrs Quill.",
        "Mrs Thandeka Quill, 021 555 0117\nHer husband Sipho, ID 8001015009087, pays.",
    ],
)
def test_a_wrong_number_or_a_relatives_tells_no_birth_date(told: str) -> None:
    assert patient_in(told).birth_date.value is None


def test_a_birth_date_that_is_written_wins_over_the_number() -> None:
    told = "Mrs Thandeka Quill, born 02/01/1980, ID 8001015009087\nThank you for seeing Mrs Quill."
    assert patient_in(told).birth_date.value == "1980-01-02"


def test_a_postal_code_before_brackets_is_no_part_of_the_telephone() -> None:
    found = patient_in(
        "Ignacio Vale-Moon, Male, 9/12/57, of 6 Wren Court, Hilltop VIC 3999 (0491 570 156), came in today."
    )
    assert found.phone.value == "+61491570156"
    assert found.address.value == "6 Wren Court, Hilltop VIC 3999"


def test_letters_that_name_nothing_belong_to_the_number_of_a_hospital() -> None:
    found = patient_in("Mrs Florence Quill   11 May 72   999 561 3298   RW 221804   mob 07700 900 733")
    assert "RW 221804" in [each.value.value for each in found.identifiers]


@pytest.mark.parametrize("name", ["UR", "MRN", "HN", "OP"])
def test_letters_that_name_the_number_stay_apart_from_it(name: str) -> None:
    found = patient_in(f"Mrs Florence Quill   11 May 72   {name} 221804   mob 07700 900 733")
    assert [each.value.value for each in found.identifiers] == ["221804"]
