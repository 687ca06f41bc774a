"""Who the patient is, told twice and not the same: sex, numbers and birth date; and the birth dates of others, which
say nothing of the patient's."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant, run_judge
from referrals.data.referral import Referral
from tests.unit.extraction.paper import paper

TODAY = date(2026, 11, 21)
LETTER = """\
Riverside Surgery, Leeds LS1 2AB

28 May 2026
Dear Cardiology,
Re: {who}

Please see for palpitations for two months. {told}

Dr Ann Poole
"""


def judged(who: str, told: str = "") -> Referral:
    pages = paper(LETTER.format(who=who, told=told))
    referral: Referral = run_judge(referral=run_assistant(pages=pages, today=TODAY), pages=pages)
    return referral


@pytest.mark.parametrize(
    ("who", "told", "contradicted"),
    [
        ("Mr Tom Reed, DOB 23/04/1950  Sex: Female", "", True),
        ("Mrs Ann Reed, DOB 23/04/1950  Sex: Male", "", True),
        ("Tom Reed, DOB 23/04/1990  Sex: Male", "The patient is pregnant.", True),
        ("Tom Reed, DOB 23/04/1990  Sex: Male", "His wife is pregnant.", False),
        ("Mr Tom Reed, DOB 23/04/1950  Sex: Male", "Mrs Ann Reed came with him.", False),
        ("Mr Tom Reed, DOB 23/04/1950  Sex: Female", "He is a trans man.", False),
    ],
)
def test_a_title_or_a_pregnancy_against_the_sex(who: str, told: str, *, contradicted: bool) -> None:
    sex = judged(who, told).patient.sex
    assert bool(sex.contradicted_by) is contradicted


def test_everybody_has_one_nhs_number() -> None:
    numbers = judged(
        "Tom Reed, DOB 23/04/1950, NHS No 943 476 5919", "\nNHS number: 943 476 5870"
    ).patient.identifiers
    assert [number.value.verdict for number in numbers] == ["uncertain", "uncertain"]
    assert [number.value.contradicted_by[0].quote for number in numbers] == ["943 476 5870", "943 476 5919"]


def test_a_birth_date_that_a_ward_has_otherwise() -> None:
    born = judged("Mr Alan Birch, DOB 14/02/1955, on the ward registered as 14/12/1955").patient.birth_date
    assert born.verdict == "contradicted"
    assert born.contradicted_by[0].quote.startswith("14/12/1955")


@pytest.mark.parametrize(
    "told",
    [
        "\nEmergency contact: Li Reed (wife) 0113 496 0001\nSubscriber: Reed, Li	DOB 03/02/1977",
        "\nSubscriber: Reed, Li\nDOB: 03/02/1977",
        "\nParent or guardian\nName	Ida Reed	Relationship	Mother\nDate of birth	03/02/1966",
        "\nMother / guardian\nName: Ida Reed	DOB: 03/02/1966",
        "\nFOB: Andre Reed DOB 02/11/1990, sickle trait",
        "\nBaby #1: Jalen, DOB 05/30/2022",
        "\nChildren: Jalen (DOB 30/05/2012), Mia (DOB 01/07/2015)",
        "\nGrandson: Jalen, born 30/05/2012",
    ],
)
def test_the_birth_date_of_another_contradicts_nothing(told: str) -> None:
    born = judged("Tamika Reed, DOB 18/06/1992", told).patient.birth_date
    assert (born.value, born.verdict, born.contradicted_by) == ("1992-06-18", "supported", ())


@pytest.mark.parametrize(
    "criterion", ["aged 45 and over", "aged 45 or above", "45 years and older", "aged 45-64", "45+ years old"]
)
def test_the_age_of_a_criterion_is_nobodys(criterion: str) -> None:
    patient = judged(
        "Gerald Pym, DOB 30/11/1949", f"\n[x] Visible haematuria, {criterion}, without infection"
    ).patient
    assert patient.age.value is None
    assert patient.birth_date.verdict == "supported"
