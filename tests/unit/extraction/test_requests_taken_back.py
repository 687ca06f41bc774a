"""What a document takes back of what it asks is not what it asks, and two ticks of one question are for a person."""

from __future__ import annotations

import pytest

from jobs.extraction import run_judge
from referrals.data.referral import Referral
from tests.unit.extraction.paper import paper
from tests.unit.extraction.referral_read import referral_read

LETTER = """Hillside Medical Practice
1 Hill Road, Leeds LS1 4AB Tel 0113 496 0111
12 November 2026

Dear Colleague,

Re: Mr Alan Whitcombe DOB 04/06/1967

{}

Yours sincerely
Dr Jane Fox"""
FORM = """REFERRAL FORM
Patient: Willem Achterberg
Date of birth: 07/11/1948
Reason for referral: Tremor of right hand for 1 year
Specialty:\t{} Cardiology\t{} Neurology\t\u2610 Urology
Urgency:\t{} Elective\t{} Urgent"""


def judged(words: str) -> Referral:
    return run_judge(referral=referral_read(words), pages=paper(words))


@pytest.mark.parametrize(
    ("told", "slug"),
    [
        (
            "Please do NOT refer on to orthopaedics. This needs pain clinic. Chronic low back pain.",
            "pain_medicine",
        ),
        (
            "I referred him to Urology in error. Please redirect this to Nephrology. CKD stage 4.",
            "nephrology",
        ),
        ("This was sent to Dermatology by mistake. It should go to Neurology. Migraine.", "neurology"),
        ("Not suitable for Cardiology. Please see in Respiratory clinic for breathlessness.", "pulmonology"),
        (
            "He does not need physiotherapy or orthopaedics. Please see him in the pain clinic.",
            "pain_medicine",
        ),
        ("He was wrongly sent to the Urology clinic. Would Nephrology kindly see him?", "nephrology"),
    ],
)
def test_a_specialty_that_is_refused_is_not_asked(told: str, slug: str) -> None:
    assert referral_read(LETTER.format(told)).request.specialty.value == slug


@pytest.mark.parametrize(
    "told",
    [
        "Please could Neurology see him? He does not want surgery.",
        "He has not been seen before. Please see him in Neurology for his tremor.",
        "I do not know why he shakes, and would be grateful for an opinion of Neurology.",
    ],
)
def test_a_denial_of_something_else_refuses_no_specialty(told: str) -> None:
    assert referral_read(LETTER.format(told)).request.specialty.value == "neurology"


def test_an_urgency_to_be_disregarded_leaves_the_other_one() -> None:
    found = referral_read(
        LETTER.format("Urgency: Routine - please disregard, now URGENT. Neurology please, migraine.")
    )
    assert found.request.urgency.value == "urgent"


@pytest.mark.parametrize(
    "told",
    [
        "Priority: Routine\nNeurology please. Since dictating he got worse: PLEASE UPGRADE TO URGENT.",
        "Priority: Routine\nNeurology please. This has been changed to urgent after his call.",
    ],
)
def test_a_calm_urgency_that_is_to_be_raised_is_contradicted(told: str) -> None:
    urgency = judged(LETTER.format(told)).request.urgency
    assert urgency.value != "routine" or urgency.verdict == "contradicted"
    if urgency.value == "routine":
        assert urgency.contradicted_by


def test_what_might_raise_an_urgency_one_day_contradicts_none() -> None:
    told = "Priority: Routine\nNeurology please. If he has a fit this should be upgraded to urgent."
    assert judged(LETTER.format(told)).request.urgency.verdict == "supported"


def test_a_birth_date_that_is_corrected_behind_it_is_contradicted() -> None:
    born = judged(
        "Patient: Ada Quill\nDOB: 12/09/1960 (corrected: 12/19/1960)\nReason: cough"
    ).patient.birth_date
    assert born.verdict == "contradicted"
    assert born.contradicted_by


def test_two_ticks_of_one_question_contradict_what_is_taken() -> None:
    both = judged(FORM.format("\u2612", "\u2612", "\u2612", "\u2612")).request
    for field in (both.specialty, both.urgency):
        assert field.value is None or (field.verdict == "contradicted" and field.contradicted_by)


def test_one_tick_of_each_question_stands() -> None:
    one = judged(FORM.format("\u2610", "\u2612", "\u2610", "\u2612")).request
    assert (one.specialty.value, one.specialty.verdict) == ("neurology", "supported")
    assert (one.urgency.value, one.urgency.verdict) == ("urgent", "supported")
