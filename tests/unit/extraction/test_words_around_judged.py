"""What the words around a value say of it: denied, a relative's, labelled as something else, in the wrong block."""

from __future__ import annotations

import pytest

from jobs.extraction import run_judge
from jobs.extraction.models.grounding import Grounding
from referrals.data.referral import (
    Asserted,
    Clinical,
    Diagnosis,
    Field,
    Finding,
    Identifier,
    Insurance,
    Patient,
    Recipient,
    Referral,
    Referrer,
    Request,
    walk,
)
from tests.unit.extraction.paper import paper

LETTER = """Maple Street Family Practice
482 Maple Street, Evanston, IL 60201 Tel (312) 555-0147 Fax (312) 555-0148
November 12, 2026

Lakeside Cardiology Associates

RE: Theresa Okonjo DOB: 03/21/1958 Sex: Female
MRN: 4471920 Phone: (847) 555-0123

Dear Colleague,

Thank you for seeing this 68-year-old woman with palpitations for three months. She has a history
of hypertension and type 2 diabetes. She denies chest pain. There is no syncope. Her mother had
a myocardial infarction at age 60. No fever, chills or weight loss.

Sincerely,
Daniel Hartwell, MD
NPI 1234567893"""


def finding(value: str, quote: str, asserted: Asserted | None = None, *, text: str = LETTER) -> Field:
    """One symptom as a model proposes it, judged."""
    pages = paper(text)
    proposed = Grounding(pages).field(value, quote=quote, page=1, asserted=asserted)
    referral = Referral(clinical=Clinical(symptoms=(Finding(text=proposed),)))
    return run_judge(referral=referral, pages=pages).clinical.symptoms[0].text


@pytest.mark.parametrize(
    ("value", "quote"),
    [
        ("syncope", "There is no syncope"),
        ("syncope", "syncope"),
        ("chest pain", "She denies chest pain"),
        ("weight loss", "No fever, chills or weight loss"),
        ("myocardial infarction", "Her mother had a myocardial infarction"),
        ("myocardial infarction", "myocardial infarction"),
    ],
)
def test_what_is_denied_or_a_relatives_is_not_the_patients(value: str, quote: str) -> None:
    field = finding(value, quote, "present")
    assert field.verdict == "contradicted"
    assert field.confidence < 0.3
    assert value.split()[0] in field.contradicted_by[0].quote
    assert field.contradicted_by[0].quote != value


@pytest.mark.parametrize(
    ("value", "asserted"),
    [
        ("syncope", "negated"),
        ("chest pain", "negated"),
        ("myocardial infarction", "family"),
        ("palpitations", "present"),
        ("hypertension", "historical"),
        ("type 2 diabetes", "present"),
    ],
)
def test_what_is_asserted_as_it_is_written_stands(value: str, asserted: Asserted) -> None:
    assert finding(value, value, asserted).verdict == "supported"


def test_what_nothing_around_it_denies_is_not_surely_denied() -> None:
    field = finding("palpitations", "palpitations", "negated", text="Seen for palpitations and dizziness.")
    assert (field.verdict, field.confidence < 0.7) == ("uncertain", True)
    next_sentence = finding("hypertension", "history of hypertension and type 2 diabetes", "negated")
    assert next_sentence.verdict == "uncertain"


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("Smoker: No Diabetes: Yes", "Diabetes"),
        ("OPG enclosed: \u2612 yes \u2610 no Pericoronitis, three episodes", "Pericoronitis"),
        ("There is no improvement. Her knee pain is worse.", "knee pain"),
        ("No syncope but chest pain on exertion.", "chest pain"),
        ("Her mother says she has chest pain at night.", "chest pain"),
        ("She attends with her mother. Asthma since childhood.", "Asthma"),
        ("Mum has noticed a wheeze.", "wheeze"),
        ("Not sleeping, fatigue all day.", "fatigue"),
        ("Brother: well. Headache for a week.", "Headache"),
    ],
)
def test_a_denial_or_a_relative_that_does_not_govern_it_lowers_nothing(text: str, value: str) -> None:
    assert finding(value, value, "present", text=text).verdict == "supported"


def test_a_diagnosis_and_a_reason_are_listened_to_as_well() -> None:
    pages = paper(LETTER)
    ground = Grounding(pages).field
    mother = ground(
        "myocardial infarction", quote="a myocardial infarction at age 60", page=1, asserted="present"
    )
    referral = Referral(
        clinical=Clinical(diagnoses=(Diagnosis(text=mother),)),
        request=Request(reason=ground("chest pain", quote="She denies chest pain", page=1)),
    )
    told = run_judge(referral=referral, pages=pages)
    assert told.clinical.diagnoses[0].text.verdict == "contradicted"
    assert told.request.reason.verdict == "contradicted"


def test_what_is_labelled_as_something_else_is_not_supported() -> None:
    pages = paper(LETTER)
    ground = Grounding(pages).field
    mrn = Identifier(
        type=ground("mrn", quote="NPI", page=1), value=ground("1234567893", quote="NPI 1234567893", page=1)
    )
    nhs = Identifier(
        type=ground("nhs_number", quote="MRN", page=1), value=ground("4471920", quote="4471920", page=1)
    )
    referral = Referral(
        patient=Patient(phone=ground("+13125550148", quote="(312) 555-0148", page=1), identifiers=(mrn, nhs)),
        referrer=Referrer(name=ground("Theresa Okonjo", quote="Theresa Okonjo", page=1)),
        recipient=Recipient(
            organization=ground("Maple Street Family Practice", quote="Maple Street Family Practice", page=1)
        ),
        insurance=Insurance(member_id=ground("4471920", quote="4471920", page=1)),
        request=Request(date=ground("1958-03-21", quote="03/21/1958", page=1)),
    )
    told = dict(walk(run_judge(referral=referral, pages=pages)))
    assert told["patient.phone"].verdict == "contradicted"  # it is the practice's, by its letterhead
    for path in (
        "patient.identifiers[0].value",
        "patient.identifiers[1].value",
        "referrer.name",
        "recipient.organization",
        "insurance.member_id",
        "request.date",
    ):
        assert told[path].verdict == "uncertain", path
        assert told[path].confidence < 0.7, path


def test_a_label_of_two_numbers_calls_the_first_both() -> None:
    pages = paper("Practice: Palmetto Family Medicine Phone / fax: 843-555-0160 / 843-555-0161")
    referral = Referral(
        referrer=Referrer(phone=Grounding(pages).field("+18435550160", quote="843-555-0160", page=1))
    )
    assert run_judge(referral=referral, pages=pages).referrer.phone.verdict == "supported"
