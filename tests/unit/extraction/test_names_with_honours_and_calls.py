"""Honours behind names, what somebody is called in brackets, Welsh names of fathers, and names in parts in prints of
FHIR. Everybody is invented."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import referral_read


@pytest.mark.parametrize(
    ("written", "given", "family"),
    [
        ("Patient: Mr Alan Quill OBE, DOB 5/9/1944", "Alan", "Quill"),
        ("Patient: Ms Siân ap Quill-Jones, DOB 5/9/1944", "Siân", "ap Quill-Jones"),
    ],
)
def test_only_the_name_is_the_name(written: str, given: str, family: str) -> None:
    patient = referral_read(f"Elm Surgery\n\n{written}\n\nPlease see for palpitations.\n").patient
    assert (patient.given_name.value, patient.family_name.value) == (given, family)


def test_what_somebody_is_called_is_no_family_name() -> None:
    patient = referral_read(
        "Elm Surgery\n\nPatient details: Ada Quill (preferred name: Bunny), 3 Park Road, Derby; "
        "DOB 11 November 1951\n\nPlease see for palpitations.\n"
    ).patient
    assert patient.family_name.value in (None, "Quill")


def test_a_print_of_fhir_names_its_patient_in_parts() -> None:
    patient = referral_read(
        "ServiceRequest/9920\nstatus: active intent: order priority: urgent\n"
        "subject: Patient/771 display: Tobias Quill\nauthoredOn: 2026-03-30 occurrenceDateTime: 2026-04-15\n"
        "Patient/771\nname: use: official family: Quill given: Tobias, Lars\nname: use: nickname given: Tobbe\n"
        "gender: male birthDate: 1965-07-04\n"
    ).patient
    assert (patient.given_name.value, patient.family_name.value) == ("Tobias Lars", "Quill")
