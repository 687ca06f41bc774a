"""Names of patients that go on below, stand among another column's lines, or have a box for each part. All invented."""

from __future__ import annotations

import pytest

from tests.unit.extraction.test_patients_of_the_world import named, patient_of


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        (
            "Patient's name: Mr Thaddeus\tDOB: 14/02/1968\tSex: M\nAbernathy-Okonkwo\nTel: 01632 960111",
            ("Thaddeus", "Abernathy-Okonkwo"),
        ),
        (
            "Name of child\tOluwaseun\tDOB\t14/02/2018\n\tAdeyemi-Banjoko\nSchool\tAshby Primary",
            ("Oluwaseun", "Adeyemi-Banjoko"),
        ),
        (
            "Name, Vorname des Versicherten\tgeb. am\nSchimmelpfennig-Graf\t03.11.71\nAnnegret\nLindenweg 4",
            ("Annegret", "Schimmelpfennig-Graf"),
        ),
        ("Patient Name: QUILL,\tDOB: 03/11/1971\nADA MARIE\nSex: F", ("ADA MARIE", "QUILL")),
        (
            "Apellido paterno\tApellido materno\tNombre(s)\tNacimiento\nQuintero\tSalas\tMaría Ada\t03/11/1971",
            ("María Ada", "Quintero Salas"),
        ),
    ],
)
def test_a_name_in_several_lines_or_boxes_is_read_whole(rows: str, expected: tuple[str, str]) -> None:
    assert named(patient_of(f"Ashby Clinic\nReferral\n\n{rows}")) == expected


@pytest.mark.parametrize(
    "below", ["Cardiology\tClinic 4", "Brighton General Hospital", "Sex: F", "12 Hill Row"]
)
def test_what_stands_below_a_name_and_is_none_is_left_out(below: str) -> None:
    given, family = named(patient_of(f"Referral\n\nPatient: Ada\tDOB: 03/11/1971\n{below}\n"))
    assert given is None
    assert family in ("Ada", None)


def test_words_of_another_column_are_no_name() -> None:
    patient = patient_of(
        "Clinic\n\nPatient\tFindings on exam today\nAda Marie Quill\tLungs clear\nDOB 03/11/1971\tHeart regular"
    )
    assert named(patient) == ("Ada Marie", "Quill")


def test_an_initial_in_capitals_is_no_particle() -> None:
    assert named(patient_of("Clinic\n\nPatient: Ada E Quill\tDOB: 03/11/1971")) == ("Ada E", "Quill")


def test_the_label_of_a_form_tells_no_sex() -> None:
    patient = patient_of("Praxis\n\nName des Patienten: Quilling, Toni\tgeb. am: 03.11.1971")
    assert patient.sex.value is None
