"""Who the patient is where the letter goes to the parents, where the patient bears a doctor's title, and where somebody
who looks after the patient is named. Everybody is invented."""

from __future__ import annotations

import pytest

from jobs.extraction import run_judge
from referrals.data.referral import Patient, Referral
from tests.unit.extraction.paper import paper
from tests.unit.extraction.referral_read import referral_read, run_assistant_on


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


@pytest.mark.parametrize(
    ("told", "expected"),
    [
        (
            "Thank you for seeing Mrs Quill's son Tam (born 14 Feb 2021), who snores.",
            ("Tam", "Quill", "male"),
        ),
        (
            "Please see Mrs Quill's daughter Tess Quill, DOB 14/02/2021, for eczema.",
            ("Tess", "Quill", "female"),
        ),
        (
            "Please see my patient's daughter Tess Moss, DOB 14/02/2021, for eczema.",
            ("Tess", "Moss", "female"),
        ),
        (
            "Thank you for seeing this gentleman's daughter, Tess Moss, who is 5 (DOB 14/02/2021).",
            ("Tess", "Moss", "female"),
        ),
        (
            "I'd value your opinion on our patient Mrs Quill's youngest son, Tam, born 14 Feb 2021.",
            ("Tam", "Quill", "male"),
        ),
        (
            "Je vous adresse le fils de Mme Quille, Tamis Quille, né le 14/02/2021, pour eczéma.",
            ("Tamis", "Quille", "male"),
        ),
        (
            "ich überweise Ihnen den Sohn meiner Patientin Frau Weber, Tim Weber, geb. 14.02.2021.",
            ("Tim", "Weber", "male"),
        ),
    ],
)
def test_the_child_of_somebody_is_the_patient_whom_the_letter_sends(
    told: str, expected: tuple[str, ...]
) -> None:
    found = referral_read(f"Dear Colleague,\n\n{told}\n\nDr Ida Orme, 11/11/2026\n").patient
    assert (*named(found), found.sex.value) == expected
    assert found.birth_date.value == "2021-02-14"


def test_the_judge_does_not_take_a_child_who_is_sent_for_somebody_else() -> None:
    pages = paper(
        "Dermatology. Please see my patient's daughter Tess Moss, DOB 14/02/2021.\nDr Orme 11/11/2026"
    )
    judged = run_judge(referral=run_assistant_on(pages), pages=pages).patient
    assert "contradicted" not in (judged.given_name.verdict, judged.family_name.verdict)


def test_a_grown_child_who_is_told_of_is_not_the_patient() -> None:
    found = referral_read(
        "Re: Mrs Ada Quill, DOB 14/05/1960\n\nThank you for seeing Mrs Quill. Her son Tom Quill (born 3/4/1990) "
        "coughs.\n"
    ).patient
    assert named(found) == ("Ada", "Quill")
    assert found.birth_date.value == "1960-05-14"


@pytest.mark.parametrize(
    ("told", "signed"),
    [
        ("Ginecologia. Sig.ra Elisa Parodi 13/5/1994, cisti ovarica", "Dott.ssa Ida Neri 20/11/2026"),
        ("Gynécologie. Mme Elisa Parodi 13/5/1994, kyste ovarien", "Dr Ida Noir 20/11/2026"),
        ("Dermatology. Ms Elisa Parodi 13/5/1994, eczema", "Dr Moss 20/11/26"),
    ],
)
def test_a_doctor_who_signs_with_the_day_is_not_the_patient(told: str, signed: str) -> None:
    found = referral_read(f"{told}\n{signed}\n").patient
    assert named(found) == ("Elisa", "Parodi")
    assert found.birth_date.value == "1994-05-13"


def test_who_is_called_a_nurse_is_not_the_patient() -> None:
    found = referral_read(
        "Lycée Les Tilleuls, infirmerie scolaire\nMme Ida Mousse, infirmière - 03 81 55 50 03\n"
        "A l'attention du médecin traitant de Zoé QUILLE, née le 22/11/2010, 1ère B\n"
        "Je vous informe que Zoé a perdu 11 kg depuis la rentrée.\nBesançon, le 19/11/2026\n"
    ).patient
    assert named(found) == ("Zoé", "QUILLE")
