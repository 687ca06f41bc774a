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
        (
            "Name\tTEO BOON HOCK RAYMOND NRIC / FIN\tS5214873A\nDate of Birth\t06-May-1952",
            "BOON HOCK RAYMOND",
            "TEO",
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


PATIENT = "Patient: Ada Quill\nDOB: 12/05/1970\n"


@pytest.mark.parametrize(
    "row",
    [
        "Facility phone\t(08) 5550 3310",
        "Employer: Rata Joinery Ltd, 03 555 0190",
        "Tfno. contacto (hija)\t600 555 099",
        "Contact\tno phone, message through clinic (08) 7010 2290",
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
        ("Home: 19 Larch Road, Watertown, MA 02472, (617) 555-0174", "6175550174"),
        ("Contact (Mum, Clodagh): 028 9649 6173", "2896496173"),
        ("Telem.: 910 555 017", "910555017"),
    ],
)
def test_a_number_beside_an_address_or_of_a_childs_parent_reaches_the_patient(row: str, ending: str) -> None:
    found = patient_of(HEAD + PATIENT + row).phone.value
    assert "".join(filter(str.isdigit, str(found))).endswith(ending)


@pytest.mark.parametrize(
    ("rows", "address"),
    [
        ("Address\nMarl Hole Gap, Haggatt Hill, St. Michael", "Marl Hole Gap, Haggatt Hill, St. Michael"),
        ("Lot 22, Breadfruit Close, Spring Garden", "Lot 22, Breadfruit Close, Spring Garden"),
        ("Mailing: PO Box 914, Baton Rouge, Louisiana 70821", "PO Box 914, Baton Rouge, Louisiana 70821"),
        ("The Old Forge, Church Lane, Much Hadley", "The Old Forge, Church Lane, Much Hadley"),
        ("101 Bradford Parade, Keighley", "101 Bradford Parade, Keighley"),
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
