"""Patients told in a box or a line without labels, in whatever order, in several countries. Everybody is invented."""

from __future__ import annotations

import pytest

from tests.unit.extraction.test_particulars import read, told
from tests.unit.extraction.test_patients_of_the_world import named, patient_of

HEAD = "Harbour Lane Surgery\n2 Harbour Lane, Wexcombe WX4 1AA\nTel 01632 960500\n\n"
BODY = "\n\nDear Colleague\n\nThank you for seeing this patient with a rash.\n\nYours sincerely\nDr P Lindqvist\n"

BOXES: tuple[tuple[str, tuple[object, ...]], ...] = (
    (
        "H448812\nADA QUILL\n14 Larch Grove\nWexcombe\nWX4 2BB\n01632 960123\nF   14/03/1958   68y",
        ("ADA", "QUILL", "1958-03-14", "female", "+441632960123", ()),
    ),
    (
        "02/08/1971  M  55y\nBO BRANDT\n9 Quay Street, Wexcombe WX4 3CC",
        ("BO", "BRANDT", "1971-08-02", "male", None, ()),
    ),
    (
        "UR 552718\tADA QUILL\n30/11/1990\t7 Wattle Crescent\nF\tWexcombe WX4 2BB\n35y\t07700 900156",
        ("ADA", "QUILL", "1990-11-30", "female", "+447700900156", ("552718",)),
    ),
    (
        "00482213    M    62 y    19/05/1964    BO BRANDT\n9 Quay Street, Wexcombe WX4 3CC",
        ("BO", "BRANDT", "1964-05-19", "male", None, ()),
    ),
)


@pytest.mark.parametrize(("box", "expected"), BOXES)
def test_a_box_tells_the_patient_in_any_order(box: str, expected: tuple[object, ...]) -> None:
    found = told(read(HEAD + box + BODY))
    assert found[:5] == expected[:5]
    assert set(expected[5]) <= set(found[5])  # type: ignore[call-overload]


@pytest.mark.parametrize(
    ("box", "birth_date", "sex"),
    [
        ("ADA QUILL\n22.07.1949  w\nLindenweg 8\n37999 Altenrode\nA123456780", "1949-07-22", "female"),
        ("QUILL ADA\nnata 18/04/1962  F\nvia Verdi 22, 40999 Borgo", "1962-04-18", "female"),
        ("ADA QUILL PRADO\nF, 25 anos, 29/01/2001\nRua do Ipê 45, Campo Novo", "2001-01-29", "female"),
        ("mw. A. (Ada) van der Quill\nV 25-06-1977\nDorpsweg 8, 9999 XY Oosterdam", "1977-06-25", "female"),
        ("ADA QUILL\n43 ans, femme\n11 février 1983\n4 impasse du Moulin", "1983-02-11", "female"),
    ],
)
def test_boxes_of_other_languages(box: str, birth_date: str, sex: str) -> None:
    patient = patient_of(f"Praxis\n\n{box}\n\nReferral to cardiology\n")
    assert (patient.birth_date.value, patient.sex.value) == (birth_date, sex)


def test_a_pharmacy_beside_a_labelled_birth_date_is_no_patient() -> None:
    patient = patient_of(
        "Praktijk\n\nGeb. 12-05-1988 (37 jr) Vrouw\tApotheek Hooge 0515 555 030\n\nGeachte collega,\n"
    )
    assert "Apotheek" not in named(patient)


def test_the_day_comes_first_where_letters_are_spanish() -> None:
    patient = patient_of("ADA QUILL\nMUJER  70 AÑOS\n03/12/1955\n\nEstimado compañero:\nRuego valoración.\n")
    assert patient.birth_date.value == "1955-12-03"


@pytest.mark.parametrize(
    ("letter", "expected"),
    [
        (
            "Re: Sarah Lloyd Jones, DOB 03/04/1966\n\nThank you for seeing Mrs Lloyd Jones.",
            ("Sarah", "Lloyd Jones"),
        ),
        (
            "Re: Peter John Marlowe, DOB 03/04/1966\n\nThank you for seeing Mr Marlowe.",
            ("Peter John", "Marlowe"),
        ),
        ("Patient: Ada Barrera Montes   DOB: 05/17/1970  Sex: F", ("Ada", "Barrera Montes")),
        (
            "ADA IRENE IBARROLA QUILLA\nMUJER, 66 AÑOS, 12/05/1960\nRuego valoración por hematuria.",
            ("ADA IRENE", "IBARROLA QUILLA"),
        ),
        ("ADA QUILL     HOSP NO 771203\nDOB 25/12/1938  87 yrs  F", ("ADA", "QUILL")),
    ],
)
def test_surnames_of_two_words(letter: str, expected: tuple[str, str]) -> None:
    assert named(patient_of(HEAD + letter)) == expected


@pytest.mark.parametrize(
    ("told_of", "expected"),
    [
        ("Home tel: 01632 960888 (no longer in use)\nMobile: 07700 900444", "+447700900444"),
        (
            "Her daughter Ruth (07700 900333) helps. She herself is best reached on her mobile, 07700 900444.",
            "+447700900444",
        ),
        ("You can get hold of her on 07700 900444 most evenings.", "+447700900444"),
        ("Please send a text to 07700 900444 with the appointment.", "+447700900444"),
    ],
)
def test_the_patients_own_number(told_of: str, expected: str) -> None:
    letter = f"{HEAD}Re: Ada Quill, DOB 03/04/1966\n{told_of}\n\nDr P Lindqvist\n"
    assert patient_of(letter).phone.value == expected


def test_a_postal_code_is_no_part_of_the_number_behind_it() -> None:
    patient = patient_of(
        "Cedar Clinic, 400 Main St, Cedar Flats OR 97000\n\n00482213  M  62 y  05/19/1964  BO BRANDT\n"
        "1180 Juniper Rd, Cedar Flats OR 97001    541-555-0177\n\nReason: screening.\n"
    )
    assert patient.phone.value == "+15415550177"


def test_a_greeting_above_the_patient_names_nobody() -> None:
    patient = patient_of(
        "Summit Primary Care\n\nDear Dr Calloway\n\nMrs. Ada QUILL\n12 High Street, Leeds LS1 3XX\nDOB: 14 Feb 1968\n"
    )
    assert (named(patient), patient.sex.value) == (("Ada", "QUILL"), "female")


def test_who_stands_beside_a_professional_register_is_no_patient() -> None:
    head = "Lake Physiotherapy\nThe Old Creamery, Killaloe, Co. Clare\n"
    sender = "020 915 2230      Orla Finch, MISCP      CORU PT 994417\n\n30th March 2026\n\n"
    patient = patient_of(f"{head}{sender}Eoin Roe, 8/9/1999\n{BODY}")
    assert named(patient) == ("Eoin", "Roe")
    assert "994417" not in [each.value.value for each in patient.identifiers]
