"""Who the patient is where the letter goes to the parents, where the patient bears a doctor's title, and where somebody
who looks after the patient is named. Everybody is invented."""

from __future__ import annotations

import pytest

from referrals.data.referral import Patient, Referral
from tests.unit.extraction.referral_read import referral_read


def named(patient: Patient) -> tuple[object, object]:
    return patient.given_name.value, patient.family_name.value


def letter_to_parents(salutation: str, told: str) -> Patient:
    return referral_read(
        "Oakbridge Child Health Centre\nThe Green, Oakbridge\nTel 01632 960111\n\n4 May 2026\n\n"
        f"Mr and Mrs Quill-Adair\n7 Mill Lane\nOakbridge\n\n{salutation}\n\n{told}\n\n"
        "It was good to meet you. She has trouble hearing. By a copy of this letter I am asking the hearing clinic to "
        "see her.\n\nYours sincerely\n\nDr Ida Moss\nConsultant Paediatrician\n"
    ).patient


@pytest.mark.parametrize(
    "told",
    [
        "Your daughter Tamsin, born 3 March 2021",
        "Re: your daughter Tamsin (born 3 March 2021)",
        "Your child Tamsin Quill-Adair, date of birth 3 March 2021",
        "Re: your little girl, Tamsin, DOB 3/3/2021",
        "To the parents of Tamsin Quill-Adair, born 3 March 2021",
    ],
)
def test_a_child_is_called_as_the_parents_to_whom_the_letter_goes(told: str) -> None:
    found = letter_to_parents("Dear Mr and Mrs Quill-Adair", told)
    assert named(found) == ("Tamsin", "Quill-Adair")
    assert found.birth_date.value == "2021-03-03"


@pytest.mark.parametrize(
    "salutation", ["Dear Mrs Quill-Adair,", "Dear Ms Quill-Adair", "Dear Mr & Mrs Quill-Adair"]
)
def test_one_parent_is_enough(salutation: str) -> None:
    assert named(letter_to_parents(salutation, "Your son Jem, born 3 March 2021")) == ("Jem", "Quill-Adair")


def test_the_child_of_an_adult_patient_is_not_the_patient() -> None:
    found = letter_to_parents(
        "Dear Dr Orme", "Re: Mrs Ada Stone, DOB 12/03/1961\n\nYour daughter Bea sends her regards."
    )
    assert named(found) == ("Ada", "Stone")


def letter(told: str) -> Referral:
    return referral_read(
        "Oakbridge Medical Centre\nThe Square, Oakbridge\nTel 01632 960111\n\n4 May 2026\n\nMr Neil Orme FRCS\n"
        f"Castle Clinic\n\nDear Mr Orme,\n\n{told}\n\nBorn: 16 June 1953\n\nWith thanks,\n\nDr Ida Ward-Moss, MRCGP\n"
    )


@pytest.mark.parametrize(
    "told",
    [
        "My patient Professor Silas Quill of Mill House would like a second opinion about the knee.",
        "I would value your view of my patient Dr Silas Quill, a retired vet, about the knee.",
        "Would you see a patient of mine, Professor Silas Quill, about the knee?",
        "My patient Mr Silas Quill, a retired vet, has pain in the knee.",
    ],
)
def test_a_patient_may_be_a_professor(told: str) -> None:
    found = letter(f"{told} He saw Mr Gerald Stone at the General in July.")
    assert named(found.patient) == ("Silas", "Quill")
    assert found.patient.birth_date.value == "1953-06-16"


def test_half_of_a_double_barrelled_surname_is_no_ward() -> None:
    assert letter("My patient Mr Silas Quill has pain.").referrer.name.value == "Dr Ida Ward-Moss"


@pytest.mark.parametrize(
    "told",
    [
        "He saw Mr Gerald Stone at the General in July, who listed him for a new knee.",
        "She was seen by Mr Gerald Stone in July.",
        "He is under Mr Gerald Stone for his bladder.",
        "She has already met Mr Gerald Stone, who wants to operate.",
    ],
)
def test_whoever_looks_after_the_patient_is_not_the_patient(told: str) -> None:
    assert letter(told).patient.family_name.value is None


def test_whom_the_writer_saw_is_the_patient() -> None:
    assert named(letter("I saw Mr Gerald Stone in July with a sore knee.").patient) == ("Gerald", "Stone")


@pytest.mark.parametrize("number", ["#QX-40117", "#QX40117", "# 40117"])
def test_a_file_is_numbered_with_letters_behind_a_hash(number: str) -> None:
    found = referral_read(
        "Elm Hill Family Practice\tPh (503) 555-0160\n"
        f"HARBOR, APRIL J\t{number}\t02/27/1979 (47 yo F)\tcell 503-555-0127\n"
        "DOS 10/13/2026\tvisit: f/u BP\troom 4\n\nS: Sleepy at the wheel.\nP: 1. refer sleep lab\nAda Moss, FNP-C\n"
    ).patient
    assert named(found) == ("APRIL J", "HARBOR")
    assert found.birth_date.value == "1979-02-27"
    assert [each.value.value for each in found.identifiers] == [number.strip("# ")]
