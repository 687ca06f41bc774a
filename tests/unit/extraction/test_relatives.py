"""The date, age and sex of a relative are not the patient's. Every person is invented."""

from __future__ import annotations

import pytest

from tests.unit.extraction.test_assistant import read, value

_HEAD = "Millbrook Surgery\nTel 01904 555 010\n\n5 March 2026\n\nDear Colleague,\n\n"
_TOLD = (
    "\nPlease see this patient who has had recurrent migraine with aura for three months.\n\n"
    "Yours sincerely,\n\nDr Ada Penrose\n"
)


@pytest.mark.parametrize(
    "words",
    [
        "Patient: Nora Quill\nMother's DOB: 12/12/1990\n",
        "Patient: Nora Quill\nMother: Ada Quill   DOB: 12/12/1990\n",
        "Patient: Nora Quill\nFather: Tom Quill DOB 1/1/1985\n",
        "Patient: Nora Quill\nGuardian: Tom Quill\tDate of birth: 01/01/1985\n",
        "Patient: Nora Quill\nParent/Guardian DOB: 01/01/1985\n",
        "Patient: Nora Quill\nCarer's date of birth: 01/01/1985\n",
        "Patient: Nora Quill\nFather (DOB 1/1/1985)\n",
        "Patient: Nora Quill\nHusband DOB: 12/12/1990 Sex: M\n",
        "Patient: Nora Quill\nMother's age: 35\nFather's sex: M\n",
        "Re: Nora Quill\n\nHusband: Tom (DOB 05/05/1960) came along.\n",
        "Re: Nora Quill\n\nThe carer is Mrs. Ann Cole, DOB 04/05/1980.\n",
        "Re: Nora Quill\n\nThe son, Peter, DOB 04/05/1980, a 45 year old man, works away.\n",
        "Re: Nora Quill\n\nNext of kin is the daughter, Ms. Susan Quill-Brown, who is a 51 year old woman.\n",
    ],
)
def test_what_is_told_of_a_relative_is_not_the_patients(words: str) -> None:
    referral = read(_HEAD + words + _TOLD)
    assert value(referral, "patient.birth_date") is None
    assert value(referral, "patient.age") is None
    assert value(referral, "patient.sex") is None


@pytest.mark.parametrize(
    "words",
    [
        "Patient: Nora Quill\nMother's DOB: 12/12/1990\nDOB: 14/02/2016\n",
        "Patient: Nora Quill\nDOB: 14/02/2016\nMother's DOB: 12/12/1990\n",
        "Patient: Nora Quill\nFather: Tom Quill DOB 1/1/1985\nDOB 14/02/2016\n",
        "Patient: Nora Quill\nCarer's date of birth: 01/01/1985\nPatient's date of birth: 14/02/2016\n",
        "Patient: Nora Quill  DOB: 14/02/2016  Mother: Ada Quill\n",
        "Patient: Nora Quill (mother Ada Quill) DOB 14/02/2016\n",
        "Re: Nora Quill, daughter of Ada Quill, DOB 14/02/2016\n",
        "Mother: Ada Quill\nPatient: Nora Quill  DOB: 14/02/2016\n",
        "Accompanied by: mother\tDOB: 14/02/2016\n",
        "We saw your daughter Nora Quill, DOB 14/02/2016, in our clinic.\n",
        "Thank you for seeing our daughter Nora Quill (DOB 14/02/2016).\n",
        "Nora came with her mother. DOB 14/02/2016\n",
    ],
)
def test_the_patients_own_date_stays_beside_a_relative(words: str) -> None:
    assert value(read(_HEAD + words + _TOLD), "patient.birth_date") == "2016-02-14"


@pytest.mark.parametrize(
    ("words", "age", "sex"),
    [
        ("His father died of a stroke and he is a 64 year old man who smokes.\n", 64, "male"),
        ("Her mother worries about this 5 year old girl.\n", 5, "female"),
        ("Re: Jane Quill, mother of two, a 50 year old woman\n", 50, "female"),
    ],
)
def test_the_patients_own_age_stays_beside_a_relative(words: str, age: int, sex: str) -> None:
    referral = read(_HEAD + words + _TOLD)
    assert (value(referral, "patient.age"), value(referral, "patient.sex")) == (age, sex)


_OF_NOBODY_ELSE = {"birth_date": None, "phone": None, "address": None}


@pytest.mark.parametrize(
    ("words", "patient"),
    [
        (
            "Thank you for seeing Mr Owen Marsh. He was brought by his neighbour Mrs Hetty Lark (phone 01904 555 777, "
            "dob 04/05/1971).\n",
            {"given_name": "Owen", "family_name": "Marsh", "sex": "male"},
        ),
        (
            "Please see this 54 year old man. His wife Rosa Pinto, born 4 May 1975, is worried.\n",
            {"given_name": None, "family_name": None, "age": 54, "sex": "male"},
        ),
        (
            "Please see Ms Joan Pell (45 y/o). Her husband Carl Pell (D.O.B. 03/04/1970, hospital no. 5543210) will "
            "bring her. Mobile for Carl: 07700 900123\n",
            {"given_name": "Joan", "family_name": "Pell", "sex": "female"},
        ),
        (
            "Patient: Nora Quill\nPolicy holder: Mark Quill DOB 09/09/1980 Male SSN 123-45-6789\n",
            {"given_name": "Nora", "family_name": "Quill", "sex": None},
        ),
        ("Patient: Nora Quill\nDonor: Beth Quill, NHS 943 476 5919\n", {"given_name": "Nora"}),
        (
            "Patient: Nora Quill\nNext of kin: Tom Quill (brother) 01904 555 333, 3 Elm St, York YO1 2AB\n",
            {"given_name": "Nora"},
        ),
        ("Escorted by Officer Kim Lee, DOB 04/05/1971, mobile 07700 900123.\n", {"given_name": None}),
    ],
)
def test_somebody_introduced_beside_the_patient_is_not_the_patient(
    words: str, patient: dict[str, object]
) -> None:
    referral = read(_HEAD + words + _TOLD)
    expected = _OF_NOBODY_ELSE | patient
    assert {name: value(referral, f"patient.{name}") for name in expected} == expected
    assert not referral.patient.identifiers


@pytest.mark.parametrize(
    "words",
    [
        "Subscriber: Nora Quill  DOB: 14/02/2016  Sex: F\nPatient: Nora Quill\n",
        "Patient: Nora Quill\nNext of kin:\nDOB: 14/02/2016\n",
        "Policy holder: Self  DOB: 14/02/2016\nPatient: Nora Quill\n",
        "Patient: Nora Quill\nSubscriber: Mark Quill, patient's DOB: 14/02/2016\n",
        "Re: Nora Quill (brought by her neighbour Hetty Lark), DOB 14/02/2016\n",
        "Nora was brought by her neighbour Hetty Lark. DOB 14/02/2016\n",
    ],
)
def test_the_patients_own_date_stays_beside_somebody_introduced(words: str) -> None:
    assert value(read(_HEAD + words + _TOLD), "patient.birth_date") == "2016-02-14"
