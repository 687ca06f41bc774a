"""Patients named in the subject of a letter, under a program's field, or in the head. Everybody is invented."""

from __future__ import annotations

import pytest

from tests.unit.extraction.test_patients_of_the_world import named, numbers, patient_of


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        (
            "Betreft: J.P. van der Quillen-Baars (man)\nGeb.dat.: 18-06-1962",
            ("J.P.", "van der Quillen-Baars"),
        ),
        ("Objet : Mme Ada Lavoie-Quill\nNée le 22 mars 1958", ("Ada", "Lavoie-Quill")),
        ("Asunto: Ada Quill Soler\nFecha de nacimiento: 03/11/1971", ("Ada", "Quill Soler")),
        (
            "Oggetto: Richiesta Visita Dermatologica\nBIONDI MARTA, nata a Roma il 12.09.1961",
            ("MARTA", "BIONDI"),
        ),
        ("Member: Bernadette Quill\tDate of birth: 06/27/1971", ("Bernadette", "Quill")),
        ("name[official] .... Ximena Quill\nbirthDate ......... 1966-05-30", ("Ximena", "Quill")),
    ],
)
def test_the_patient_of_a_subject_or_field_is_named(rows: str, expected: tuple[str, str]) -> None:
    assert named(patient_of(f"Ashby Clinic\n20 Mill Link\n\n{rows}")) == expected


def test_a_matter_in_the_subject_is_no_name() -> None:
    assert named(patient_of("Cabinet\n\nObjet : Demande de consultation\nPatient : Ada Quill")) == (
        "Ada",
        "Quill",
    )


def test_a_sex_and_an_age_behind_a_number_are_no_part_of_it() -> None:
    patient = patient_of("Clinic\n\nPatient: Ada Quill\nPHN 9738 955 739 F 72Y\nDOB 1953-04-16")
    assert numbers(patient) == ["9738 955 739"]
    assert patient.sex.value == "female"


def test_the_end_of_a_number_is_no_age() -> None:
    assert patient_of("Clinic\n\nPatient: Ada Quill, MRN 4471-22 F 61 yrs").age.value in (None, 61)
