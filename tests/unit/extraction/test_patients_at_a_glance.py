"""Who the patient is where no list of labels says so: by the shape and the place of what stands there."""

from __future__ import annotations

import pytest

from tests.unit.extraction.test_patients_of_the_world import named, numbers, patient_of

HEAD = "Tanah Clinic\n20 Tanah Link\n\n"


@pytest.mark.parametrize(
    ("rows", "given", "family"),
    [
        ("Ms Kavitha d/o Raman, NRIC S8830415B, DOB 23 Nov 1988, HP 8555 0173", "Kavitha", "Raman"),
        ("Mr Faizal Amin bin Osman (S8802245I)\nDate of Birth: 02/04/1988", "Faizal Amin", "bin Osman"),
        ("QUILL-FORD,ADA MAE\t000-12-9931\tSep 03, 1949 (77)\tFEMALE", "ADA MAE", "QUILL-FORD"),
        ("ONG SIEW LAN NRIC: S5258971A 12 Oct 1952 74/F", "SIEW LAN", "ONG"),
        ("Ada Mae Quill (F, 86, 12/12/39) MRN 6650912", "Ada Mae", "Quill"),
        (
            "Naam: Mw. J.M. Hoekstra-van den Broek\nGeboortedatum: 14-12-1972",
            "J.M.",
            "Hoekstra-van den Broek",
        ),
        ("Name\tSREELA RAGHAVAN Nationality\tIndian\nDOB\t15-09-1988\tGender\tFemale", "SREELA", "RAGHAVAN"),
        ("SURNAME\tNAME\nQuill\tAda\nDATE OF BIRTH\tSEX\n04/08/2001\tF", "Ada", "Quill"),
        ("Surname\tOther names\tSex\nQuill\tAda Mae\tF\nDate of birth: 17-01-1951", "Ada Mae", "Quill"),
        (
            "Paciente: Ada Lima Sousa, feminina de 71 anos\nData de nascimento: 04/09/1955",
            "Ada",
            "Lima Sousa",
        ),
        ("Re: Ada Quill - Nat. Reg. No. 641130-0088 - of Hill Road\nDOB: 30/11/1964", "Ada", "Quill"),
    ],
)
def test_a_name_ends_where_something_else_begins(rows: str, given: str, family: str) -> None:
    assert named(patient_of(HEAD + rows)) == (given, family)


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        ("Student\tAda Quill\tDOB\t13/10/2009\nSex\tFemale\tSBHC #\t31-00927", ["31-00927"]),
        ("Patient: Ada Quill\nDOB: 12/05/1970\nNHI ZGW7475 12/5/70", ["ZGW7475"]),
        ("Patient: Ada Quill\nDOB: 12/05/1970\nClinic file no.: MPF 6620/26", ["MPF 6620/26"]),
        ("Patient\tAda Quill\tPHN/ULI\t9932 205 284\nDOB\t12/05/1970", ["9932 205 284"]),
        ("Patient: Ada Quill\nDOB: 12/05/1970\nSeen in our clinic. FBS 182 mg/dL.", []),
        (
            "Re: Ada Quill, 16/8/2024, 999 922 3850\nHer twin brother Tom (NHS 999 490 4531) is well.",
            ["999 922 3850"],
        ),
    ],
)
def test_a_number_is_the_patients_by_its_shape_and_place(rows: str, expected: list[object]) -> None:
    assert numbers(patient_of(HEAD + rows)) == expected


def test_neither_a_doctor_nor_a_medicine_is_the_patient() -> None:
    rows = (
        "QUILL, Ada\tF\nDOB 23/04/1948\n\nName: Dr. T. Friesen\tClinic: Marpole Medical\n\nMedications\n"
        "Name\tSig\tStart\nFerrous sulfate 325 mg\tdaily\t08/26/26"
    )
    assert named(patient_of(HEAD + rows)) == ("Ada", "QUILL")
