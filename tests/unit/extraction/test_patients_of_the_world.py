"""Patients' names and numbers as countries and programs write them that no list knows. Everybody is invented."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant
from referrals.data.referral import Patient
from tests.unit.extraction.paper import paper

TODAY = date(2026, 11, 21)
BODY = (
    "\n\nDear Doctor,\n\nThank you for seeing this patient with palpitations since May.\n\nYours sincerely\n"
)


def patient_of(text: str) -> Patient:
    return run_assistant(pages=paper(text + BODY), today=TODAY).patient


def named(patient: Patient) -> tuple[object, object]:
    return patient.given_name.value, patient.family_name.value


def numbers(patient: Patient) -> list[object]:
    return [found.value.value for found in patient.identifiers]


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        ("Patient name\tADA QUILL\tNRIC\tT6617302B\nDOB\t02 Mar 1988\tSex\tF", ["T6617302B"]),
        (
            "Apellidos\tSoler Vidal\tNombre\tAda\nF. nacimiento\t06/03/1947\nN.º tarjeta sanitaria\tAN5550164208",
            ["AN5550164208"],
        ),
        ("Patient: Ada Quill\nDOB: 12.05.1970\tPESEL: 70051212345", ["70051212345"]),
        (
            "Nome do paciente\tAda Lima\tCPF\t529.982.247-25\nData de nascimento\t04/09/1966",
            ["529.982.247-25"],
        ),
        ("Name: Ada Quill\tAge / Sex: 24 / F\nDOB 01/02/2002\tOPD no. KL/26/5127", ["KL/26/5127"]),
    ],
)
def test_a_number_among_the_patients_particulars_needs_no_known_name(
    rows: str, expected: list[object]
) -> None:
    assert numbers(patient_of(f"Tanah Clinic\n20 Tanah Link\n\n{rows}")) == expected


@pytest.mark.parametrize(
    "row",
    [
        "Provider no.\t555987XL",
        "Visit No: 4455",
        "Ref No: 99123",
        "CSN: 5581930274",
        "Contact no.\t9555 0162",
        "Room no.\t40221",
        "BP\t120/80",
    ],
)
def test_a_number_that_is_somebody_elses_or_no_number_is_none_of_the_patients(row: str) -> None:
    assert (
        numbers(patient_of(f"Tanah Clinic\n\nPatient name\tAda Quill\nDOB\t02 Mar 1988\tSex\tF\n{row}")) == []
    )


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        ("TEO MEI HUA", ("MEI HUA", "TEO")),
        ("Nguyen Thi Lan", ("Thi Lan", "Nguyen")),
        ("Park Jin Soo", ("Jin Soo", "Park")),
        ("Lee Ann Smith", ("Lee Ann", "Smith")),
        ("Kim Marie Jones", ("Kim Marie", "Jones")),
        ("Manaia Te Whetu", ("Manaia", "Te Whetu")),
        ("Mw. W.J. van der Heijden-Post", ("W.J.", "van der Heijden-Post")),
        ("Mdm Lim Bee Hoon", ("Bee Hoon", "Lim")),
        ("Smt. Ada Nair", ("Ada", "Nair")),
    ],
)
def test_names_are_parted_as_their_people_part_them(written: str, expected: tuple[object, object]) -> None:
    assert named(patient_of(f"Tanah Clinic\n\nName: {written}\tDOB: 02/03/1960")) == expected


def test_a_place_before_the_date_of_a_letter_is_nobody() -> None:
    letter = (
        "Studio Medico San Rocco\n\nBorgo Alpino, 03/02/2026\n\nEgregi Colleghi,\n\nVi invio il sig. Dal Monte "
        "Pier Carlo, nato il 18 luglio 1967, per dispnea."
    )
    patient = run_assistant(pages=paper(letter), today=TODAY).patient
    assert named(patient) == ("Pier Carlo", "Dal Monte")
    assert (patient.birth_date.value, patient.sex.value) == ("1967-07-18", "male")


def test_dots_may_lead_to_the_colon_behind_a_label() -> None:
    patient = patient_of(
        "NAME.......: QUILL, ADA B\tSEX: F\nDOB........: 08/21/47\nPHONE......: (619) 555-0184"
    )
    assert named(patient) == ("ADA B", "QUILL")
    assert (patient.birth_date.value, patient.phone.value) == ("1947-08-21", "+16195550184")


def test_a_heading_beside_patient_is_not_the_patients_name() -> None:
    patient = patient_of(
        "Patient\tGeneral practitioner\nMr Bo Brandt\tDr Ada Quill\nBorn 03/04/1963\tTel 0161 496 0148"
    )
    assert named(patient) == ("Bo", "Brandt")


def test_a_name_with_what_only_patients_have_is_the_patients_below_an_address() -> None:
    text = "To\nDr Ravi Menon\nBackwater Institute\n\nName: Mr Bo Brandt\tAge / Sex: 58 yrs / Male\nHosp. No.: IP 2291"
    assert named(patient_of(text)) == ("Bo", "Brandt")


@pytest.mark.parametrize("choices", ["Sex: M   F", "Sex: M\tF", "Gender: M / F", "Sex: Male / Female"])
def test_choices_without_a_mark_tell_no_sex(choices: str) -> None:
    assert patient_of(f"Patient name\tPat Doe\nDOB\t02 Mar 1988\n{choices}").sex.value is None


def test_the_date_beside_a_signature_is_the_letters() -> None:
    text = "Patient name\tPat Doe\nDOB\t02 Mar 1988\n\nReason: sore arm\n\nGP signature\tS. Evans\tDate\t12/10/2026"
    assert run_assistant(pages=paper(text), today=TODAY).request.date.value == "2026-10-12"


@pytest.mark.parametrize(
    ("rows", "phone"),
    [
        ("Phone _020 7946 0182_ Email _ada@example.org_", "+442079460182"),
        ("Own cell (private): 07700 900733", "+447700900733"),
    ],
)
def test_a_phone_on_a_rule_or_called_their_own_is_the_patients(rows: str, phone: str) -> None:
    patient = patient_of(f"Patient name: Ada Quill\nDOB: 12/05/1970\nNHS number: 999 735 2084\n{rows}")
    assert patient.phone.value == phone


@pytest.mark.parametrize(
    ("line", "address"),
    [
        ("Address: none known", None),
        ("Dr H. Larch, The Maltings, Sawley", None),
    ],
)
def test_an_address_names_a_place(line: str, address: str | None) -> None:
    patient = patient_of(f"Patient name: Ada Quill\nDOB: 12/05/1970\n{line}")
    assert patient.address.value == address


@pytest.mark.parametrize(
    ("line", "number"),
    [
        ("HKID Z998877(8)", "Z998877(8)"),
        ("TRN 110-448-209", "110-448-209"),
        ("Unit no 4410 778", "4410 778"),
        ("Reg no: KK 2207/26", "KK 2207/26"),
        ("Local ID: 700 441", "700 441"),
    ],
)
def test_numbers_behind_names_that_nobody_listed(line: str, number: str) -> None:
    assert numbers(patient_of(f"Patient name: Ada Quill\nDOB: 12/05/1970\n{line}")) == [number]


@pytest.mark.parametrize(
    "line", ["Form No: K-31-2085", "Verwijsnummer ZD555042618", "BP 134/70 HR 78", "Larch FM 512-555-0147"]
)
def test_numbers_of_other_matters_are_not_the_patients(line: str) -> None:
    assert numbers(patient_of(f"Patient name: Ada Quill\nDOB: 12/05/1970\n{line}")) == []


def test_a_programs_words_for_no_address_are_none() -> None:
    rows = (
        "Patient name: Ada Quill\nDOB: 12/05/1970\nAddress: No Address Indicated, No City Indicated, CA 99999"
    )
    assert patient_of(rows).address.value is None
