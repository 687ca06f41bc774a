"""Who the patient is where no list of labels says so: by the shape and the place of what stands there."""

from __future__ import annotations

import pytest

from tests.unit.extraction.test_patients_of_the_world import named, numbers, patient_of

HEAD = "Tanah Clinic\n20 Tanah Link\n\n"


@pytest.mark.parametrize(
    ("rows", "given", "family"),
    [
        ("Ms Priya d/o Dorai, NRIC S8714263C, DOB 14 Feb 1987, HP 8555 0126", "Priya", "Dorai"),
        ("Mr Faizal Amin bin Osman (S8802245I)\nDate of Birth: 02/04/1988", "Faizal Amin", "bin Osman"),
        ("QUILL-FORD,ADA MAE\t000-47-2216\tJan 28, 1953 (73)\tFEMALE", "ADA MAE", "QUILL-FORD"),
        ("LIM POH GEK NRIC: S5531740F 09 Apr 1955 71/F", "POH GEK", "LIM"),
        ("Ada Mae Quill (F, 86, 12/12/39) MRN 6650912", "Ada Mae", "Quill"),
        (
            "Naam: Mw. C.A. Dijkman-van der Laan\nGeboortedatum: 05-08-1969",
            "C.A.",
            "Dijkman-van der Laan",
        ),
        ("Name\tMEENA PILLAI Nationality\tIndian\nDOB\t22-01-1979\tGender\tFemale", "MEENA", "PILLAI"),
        ("SURNAME\tNAME\nQuill\tAda\nDATE OF BIRTH\tSEX\n04/08/2001\tF", "Ada", "Quill"),
        (
            "Name\tGOH KIM SENG EDWIN NRIC / FIN\tS5140692D\nDate of Birth\t19-Jan-1951",
            "KIM SENG EDWIN",
            "GOH",
        ),
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
        ("Student\tAda Quill\tDOB\t21/03/2010\nSex\tFemale\tCWRC #\t58-00413", ["58-00413"]),
        ("Patient: Ada Quill\nDOB: 12/05/1970\nNHI ZKD4126 12/5/70", ["ZKD4126"]),
        ("Patient: Ada Quill\nDOB: 12/05/1970\nClinic file no.: KDL 3174/25", ["KDL 3174/25"]),
        ("Patient\tAda Quill\tPHN/ULI\t9714 660 312\nDOB\t12/05/1970", ["9714 660 312"]),
        ("Patient: Ada Quill\nDOB: 12/05/1970\nSeen in our clinic. FBS 182 mg/dL.", []),
        (
            "Re: Ada Quill, 11/5/2023, 999 314 0724\nHer twin brother Tom (NHS 999 581 3645) is well.",
            ["999 314 0724"],
        ),
    ],
)
def test_a_number_is_the_patients_by_its_shape_and_place(rows: str, expected: list[object]) -> None:
    assert numbers(patient_of(HEAD + rows)) == expected


def test_neither_a_doctor_nor_a_medicine_is_the_patient() -> None:
    rows = (
        "QUILL, Ada\tF\nDOB 23/04/1948\n\nName: Dr. L. Penrose\tClinic: Elm Tree Medical\n\nMedications\n"
        "Name\tSig\tStart\nFerrous sulfate 325 mg\tdaily\t08/26/26"
    )
    assert named(patient_of(HEAD + rows)) == ("Ada", "QUILL")


PATIENT = "Patient: Ada Quill\nDOB: 12/05/1970\n"


@pytest.mark.parametrize(
    "row",
    [
        "Facility phone\t(08) 5550 3310",
        "Employer: Rata Joinery Ltd, 03 555 0190",
        "Tfno. contacto (hija)\t600 555 099",
        "Contact\tnone at home, calls via the school (08) 5550 1147",
        "Ins Phone: 800-555-0170",
        "Relative's phone: 024 555 0134",
        "Consultant mobile: 07700 900555",
    ],
)
def test_a_number_by_which_somebody_else_is_reached_is_not_the_patients(row: str) -> None:
    assert patient_of(HEAD + PATIENT + row).phone.value is None


@pytest.mark.parametrize(
    ("row", "ending"),
    [
        ("Home: 6 Sorrel Street, Elmfield, MA 02999, (413) 555-0129", "4135550129"),
        ("Contact (Mum, Ida): 028 9649 6027", "2896496027"),
        ("Telem.: 910 555 017", "910555017"),
    ],
)
def test_a_number_beside_an_address_or_of_a_childs_parent_reaches_the_patient(row: str, ending: str) -> None:
    found = patient_of(HEAD + PATIENT + row).phone.value
    assert "".join(filter(str.isdigit, str(found))).endswith(ending)


@pytest.mark.parametrize(
    ("rows", "address"),
    [
        ("Address\nFig Tree Gap, Sorrel Hill, St. Peter", "Fig Tree Gap, Sorrel Hill, St. Peter"),
        ("Lot 9, Tamarind Close, Elm Garden", "Lot 9, Tamarind Close, Elm Garden"),
        ("Mailing: PO Box 307, Elm Bayou, Louisiana 70999", "PO Box 307, Elm Bayou, Louisiana 70999"),
        ("The Old Forge, Church Lane, Much Hadley", "The Old Forge, Church Lane, Much Hadley"),
        ("23 Penrose Parade, Sawley", "23 Penrose Parade, Sawley"),
        ("Address: in shelter, will update", None),
    ],
)
def test_an_address_is_told_by_its_places(rows: str, address: str | None) -> None:
    assert patient_of(HEAD + PATIENT + rows).address.value == address


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        ("Patient: Ms Ada Quill\nCHI 1703484614 | 17/03/48\nGlasgow G1 1AA", "1948-03-17"),
        ("NAME: ADA QUILL SEX: FEMALE AGE: 36yrs (25/05/1990)", "1990-05-25"),
        ("Patient: Ada Quill\nSex: F\nNext of kin: Tom Quill (husband)\nDOB: 12/12/1968", None),
        ("Patient: Ada Quill\nSex: F  seen 17/03/2019", None),
    ],
)
def test_a_date_of_birth_without_a_label_stands_among_particulars(rows: str, expected: str | None) -> None:
    assert patient_of(HEAD + rows).birth_date.value == expected
