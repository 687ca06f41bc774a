"""A date is a birth date where words call it one or it stands beside who the patient is, and only where it can be one.
Everybody is invented."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant, run_judge
from referrals.data.referral import Field
from tests.unit.extraction.paper import paper

TODAY = date(2026, 11, 21)


def born(text: str) -> Field:
    pages = paper(text)
    return run_judge(referral=run_assistant(pages=pages, today=TODAY), pages=pages).patient.birth_date


def letter(sentences: str, subject: str = "Re: Mr Alan Whitcombe Tel 0113 496 0222") -> str:
    return (
        "Hillside Medical Practice\n1 Hill Road, Leeds LS1 4AB Tel 0113 496 0111\n12 November 2026\n\n"
        f"Dear Neurology Team,\n{subject}\n\n{sentences}\n\nYours sincerely\nDr Jane Fox"
    )


@pytest.mark.parametrize(
    "sentences",
    [
        "Thank you for seeing him with migraine. He graduated on 04/06/1989. Last seen 05/06/2026.",
        "He became a British citizen on 04/06/1999. Thank you for seeing him with migraine.",
        "Pacemaker fitted 04/06/1999. Thank you for seeing him with migraine.",
        "Date of onset 04/06/1999. Sober since 05/07/1994. Thank you for seeing him with migraine.",
        "He was divorced on 03/05/1991 and his mother died on 01/02/1993.",
        "He was born in Cardiff and moved here on 12/04/1985. Please see him with migraine.",
    ],
)
def test_the_day_of_something_else_is_no_birth_date(sentences: str) -> None:
    assert born(letter(sentences)).value is None


@pytest.mark.parametrize(
    ("subject", "sentences"),
    [
        ("Re: Mr Alan Whitcombe, 04/06/1967", "Thank you for seeing him with migraine."),
        ("Re: Mr Alan Whitcombe", "Mr Whitcombe, who was born on 4 June 1967, has migraine."),
        ("Re: Mr Alan Whitcombe DOB 04/06/1967", "He graduated on 04/06/1989."),
    ],
)
def test_what_words_or_the_place_beside_the_name_call_one_stays(subject: str, sentences: str) -> None:
    field = born(letter(sentences, subject))
    assert (field.value, field.verdict) == ("1967-06-04", "supported")


@pytest.mark.parametrize(
    ("label", "told"),
    [
        ("Date of birth (day/month/year)", "1961-05-04"),
        ("Date of birth (DO/MM/YYYY)", "1961-05-04"),
        ("DOB (MM/DD/YYYY)", "1961-04-05"),
    ],
)
def test_the_order_that_its_label_prints_is_that_of_a_date(label: str, told: str) -> None:
    field = born(
        "Referral to Neurology, Omaha, NE 68102\nDate (DD/MM/YYYY): 02/03/2026\nPatient: Ola Berg\n"
        f"{label}: 04/05/1961\nPhone: 402-555-0177\nReason for referral: memory loss"
    )
    assert field.value == told


def test_nobody_is_referred_before_they_are_born() -> None:
    form = "Referral to Neurology\nDate: 13/02/2026\nPatient: Ola Berg\nDOB: {}\nReason for referral: memory loss"
    assert born(form.format("12/11/2026")).verdict == "contradicted"
    assert born(form.format("12/11/26")).value == "1926-11-12"
    assert born(form.format("12/01/26")).value == "2026-01-12"


def test_another_page_that_turns_day_and_month_round_is_told() -> None:
    field = born(
        "Prairie Family Medicine, Omaha, NE 68102\nFebruary 3, 2026\nPatient: Denise Kowalczyk   DOB: 04/05/1971\n"
        "Please see this patient for migraine.\f"
        "Laboratory report\nPatient: Kowalczyk, Denise   DOB: 05/04/1971\nHemoglobin 13.1 g/dL"
    )
    assert field.verdict == "uncertain"
    assert field.contradicted_by


def test_an_age_told_in_words_is_held_against_the_birth_date() -> None:
    field = born(
        letter("Edith, who was 79 last week, has knee pain.", "Re: Mrs Edith Marlowe, DOB 12/04/1985")
    )
    assert field.verdict == "uncertain"
    assert born(letter("Edith, who was 79 last week.", "Re: Mrs Edith Marlowe, DOB 05/11/1947")).verdict == (
        "supported"
    )
