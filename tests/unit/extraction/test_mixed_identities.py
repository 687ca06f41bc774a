"""A document that tells of two people as its patient is not believed about who it is of."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import default_ruleset, run_assistant, run_judge, run_triage
from referrals.data.referral import Referral
from tests.unit.extraction.paper import paper

TODAY = date(2026, 11, 21)
LETTER = """Maple Street Family Practice
482 Maple Street, Evanston, IL 60201     Tel (312) 555-0147   Fax (312) 555-0148
November 12, 2026

Lakeside Cardiology Associates
900 Lake Shore Drive, Chicago, IL 60611

RE: Theresa Okonjo        DOB: 03/21/1958       Sex: Female
MRN: 4471920              Phone: (847) 555-0123

Dear Colleague,

Thank you for seeing this 68-year-old woman with palpitations for three months.
Pain in the left knee.
Please evaluate for rate versus rhythm control. This is urgent; please see within two weeks.

Sincerely,
Daniel Hartwell, MD

"""


def judged(text: str) -> Referral:
    pages = paper(text)
    return run_judge(referral=run_assistant(pages=pages, today=TODAY), pages=pages)


def test_another_patients_name_contradicts_the_name_and_a_person_looks() -> None:
    pages = paper(f"{LETTER}Patient: Gerald Pruitt")
    referral = run_judge(referral=run_assistant(pages=pages, today=TODAY), pages=pages)
    patient = referral.patient
    for name in (patient.given_name, patient.family_name):
        assert name.verdict == "contradicted"
        assert name.confidence <= 0.25
    quotes = {
        place.quote for name in (patient.given_name, patient.family_name) for place in name.contradicted_by
    }
    assert quotes in ({"Theresa Okonjo"}, {"Gerald Pruitt"})
    triage, _ = run_triage(referral=referral, pages=pages, ruleset=default_ruleset(), today=TODAY)
    assert "contradicted" in str([reason.text for reason in triage.reasons])
    assert triage.disposition != "accept"


@pytest.mark.parametrize(
    "line",
    [
        "Patient: Okonjo, Theresa",
        "Patient Name: Theresa Adeyemi",
        "Patient: Baby Okonjo",
        "Patient: T. Okonjo-Bright",
        "Patient: Teresa Okonjo",
        "Patient: reports palpitations",
        "Re: Cardiology Referral 11/12/2026",
        "Re: Gerald Pruitt Lecture",
        "Emergency contact: husband, patient: Gerald Pruitt",
        "Next of kin: Gerald Pruitt",
        "Referring physician: Gerald Pruitt, MD",
        "PATIENT: see attached",
    ],
)
def test_maiden_names_spellings_and_relatives_contradict_no_name(line: str) -> None:
    patient = judged(f"{LETTER}{line}").patient
    for name in (patient.given_name, patient.family_name):
        assert not name.contradicted_by, line


@pytest.mark.parametrize(
    ("said", "quote", "verdict"),
    [
        ("Sex: Male", "Sex: Male", "contradicted"),
        ("She is a 68-year-old man.", "68-year-old man.", "uncertain"),
    ],
)
def test_another_sex_is_told_with_its_place(said: str, quote: str, verdict: str) -> None:
    sex = judged(LETTER.replace("this 68-year-old woman", "this patient") + said).patient.sex
    assert sex.verdict == verdict
    assert "another sex" in sex.reasons[-1]
    assert {place.quote for place in sex.contradicted_by} <= {quote, "Sex: Female"}


def test_a_letter_of_two_sexes_is_for_a_person_though_no_rule_asks_for_the_sex() -> None:
    text = LETTER.replace("Sincerely", "Medications: Metoprolol 25 mg twice daily\n\nSincerely")
    dispositions = []
    for said in (text, f"{text}Sex: Male"):
        pages = paper(said)
        referral = run_judge(referral=run_assistant(pages=pages, today=TODAY), pages=pages)
        triage, _ = run_triage(referral=referral, pages=pages, ruleset=default_ruleset(), today=TODAY)
        dispositions.append((triage.disposition, "patient.sex" in str(triage.reasons)))
    assert dispositions == [("accept", False), ("review", True)]


@pytest.mark.parametrize(
    "said",
    [
        "Sex: Male Female",
        "Her son, a 7-year-old boy, has asthma.",
        "Her partner is a 68-year-old man.",
        "She is a trans woman. Sex: Male",
        "She works with a 35-year-old man.",
    ],
)
def test_choices_relatives_and_trans_people_contradict_no_sex(said: str) -> None:
    assert not judged(LETTER + said).patient.sex.contradicted_by


def test_another_record_number_under_the_same_label_is_told() -> None:
    number = next(
        item.value for item in judged(f"{LETTER}MRN: 5582031").patient.identifiers if item.type.value == "mrn"
    )
    assert number.verdict == "uncertain"
    assert number.contradicted_by
    plain = judged(f"{LETTER}MRN: 4471920").patient.identifiers[0].value
    assert not plain.contradicted_by


def test_a_complaint_of_the_other_side_than_is_asked_about_is_told() -> None:
    referral = judged(f"{LETTER}Please examine the right knee.")
    told = [item.text for item in referral.clinical.symptoms if "knee" in str(item.text.value)]
    assert told, "the pain is heard"
    assert {item.verdict for item in told} == {"uncertain"}
    assert told[0].contradicted_by[0].quote == "right knee."
