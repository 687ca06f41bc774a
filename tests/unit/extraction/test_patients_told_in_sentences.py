"""How the patient is reached and who it is, told in the running words of a letter. Everybody is invented."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant, run_judge
from referrals.data.referral import Patient
from tests.unit.extraction.paper import paper

TODAY = date(2026, 11, 21)
HEAD = "Hill Practice\n12 Mill Lane, Leeds LS1 3XX\nTel 0161 496 0190\n\nDear Doctor,\n\n"
END = "\n\nYours sincerely\n\nDr Ingrid Solberg\n"


def patient_of(text: str) -> Patient:
    pages = paper(HEAD + text + END)
    return run_judge(referral=run_assistant(pages=pages, today=TODAY), pages=pages).patient


@pytest.mark.parametrize(
    ("told", "address"),
    [
        (
            "RE: Ms Ada Quill, Cois Abhann, Kilbarrow Quay, Co. Sligo\nDOB 03/06/76\n\nThank you for seeing her.",
            "Cois Abhann, Kilbarrow Quay, Co. Sligo",
        ),
        (
            "Re: Bo Brandt, Ballyquin Upper, Carrigmore, Co. Offaly R35 X0X0. D.O.B. 27/11/58.\n\nHe has a cough.",
            "Ballyquin Upper, Carrigmore, Co. Offaly R35 X0X0",
        ),
        (
            "Kindly see Mr Bo Brandt, 58 years, male, of Hillside House, Aluva, for admission and endoscopy.",
            "Hillside House, Aluva",
        ),
        (
            "This is Bo Brandt, d.o.b. 15/06/2009, in transition year, living with his mum and stepdad at Drumalee "
            "Cross, Cavan H12 X0X0.",
            "Drumalee Cross, Cavan H12 X0X0",
        ),
        (
            "Je vous adresse Madame Ada Quill, née le 8 mars 1955, demeurant 14 montée des Lilas,\n69999 Lyon "
            "(tél. 06 39 98 41 77), pour une dyspnée.",
            "14 montée des Lilas, 69999 Lyon",
        ),
    ],
)
def test_an_address_is_found_in_running_words(told: str, address: str) -> None:
    assert patient_of(told).address.value == address


@pytest.mark.parametrize(
    "told",
    [
        "Re: Ada Quill, DOB 3/4/1960, Knee Pain, Left\n\nShe lives in London, and works at a shop, which she likes.",
        "RE: Quill, Ada, Referral to Cardiology, Urgent\nDOB: 3/4/1960\n\nThank you for seeing her.",
        "Thank you for seeing Mrs Quill of Dr Brandt, our partner, with pain.",
    ],
)
def test_what_is_no_address_is_not_taken_for_one(told: str) -> None:
    assert patient_of(told).address.value is None


@pytest.mark.parametrize(
    ("told", "phone", "email"),
    [
        (
            "Please find a spot for Ada Quill (DOB 28/5/84, ph 0161 496 0158, ada.q@example.net). She is numb.",
            "+441614960158",
            "ada.q@example.net",
        ),
        (
            "Thank you for seeing Ada Quill (tel 0161 496 0158, NHS 999 236 2581), who has had headaches since May.",
            "+441614960158",
            None,
        ),
        (
            "Thank you for seeing Tom Quill (DOB 3/4/2010). His father's mobile 0161 496 0111.",
            None,
            None,
        ),
        (
            "Patient:\tAda Quill\nDOB\t3/4/60\nCell / email:\t0161 496 0158 / ada.q@example.net",
            "+441614960158",
            "ada.q@example.net",
        ),
    ],
)
def test_numbers_beside_who_the_patient_is_are_the_patients(
    told: str, phone: str | None, email: str | None
) -> None:
    patient = patient_of(told)
    assert (patient.phone.value, patient.email.value) == (phone, email)


@pytest.mark.parametrize(
    ("told", "sex"),
    [
        (
            "Quill, Ada, geb. 22.04.1959\n\nich bitte um Mitbeurteilung der o. g. Patientin mit Schwellungen.",
            "female",
        ),
        ("Quill, Bo, geb. 22.04.1959\n\nich bitte um Mitbeurteilung des Patienten mit Schwellungen.", "male"),
        ("Quill, Ada, 22/04/1959\n\nCette patiente présente une dyspnée depuis un mois.", "female"),
        ("Quill, Ada, 22/04/1959\n\nLa paciente refiere tos desde hace un mes.", "female"),
        ("Quill, Ada, geb. 22.04.1959\n\nUnterschrift Patient/Patientin: ____", None),
    ],
)
def test_the_word_for_the_patient_tells_the_sex(told: str, sex: str | None) -> None:
    found = patient_of(told).sex
    assert found.value == sex
    assert sex is None or found.verdict == "supported"


def test_an_account_counts_only_where_there_is_no_other_number() -> None:
    alone = patient_of("Patient: Ada Quill\nDOB: 12/14/59\nAccount: 43-1187\n\nThank you for seeing her.")
    beside = patient_of(
        "Patient: Ada Quill\nDOB: 12/14/59\nMRN: 88123\nAccount: 43-1187\n\nThank you for seeing her."
    )
    assert [found.value.value for found in alone.identifiers] == ["43-1187"]
    assert [found.value.value for found in beside.identifiers] == ["88123"]
