"""A value that its own words give to another role is doubted: who gets a copy, who only treats the patient, the day of
a result, a doctor's registration, what is feared or was stopped. Everybody is invented."""

from __future__ import annotations

import pytest

from jobs.extraction import run_judge
from jobs.extraction.models.grounding import Grounding
from referrals.data.referral import (
    Allergy,
    Clinical,
    Diagnosis,
    DocumentSection,
    Field,
    Identifier,
    Medication,
    Patient,
    Recipient,
    Referral,
    Referrer,
    Request,
    walk,
)
from tests.unit.extraction.paper import paper

LETTER = """Hillside Medical Practice
1 Hill Road, Leeds LS1 4AB
12 November 2026
To: Dr Omar Haddad, Neurology

Re: Mrs Joan Pardew Tel 0113 496 0333
Telephone (Practice): 0113 496 0444
3 Mill Lane, Leeds (old address), now 8 Park Row, Leeds

Thank you for seeing this lady with migraine. Dr Sunil Rao saw her first. She was started on topiramate
25 mg at night by Dr Rao but stopped it in May. Candesartan 8 mg daily. Her eGFR was 41 on 03/03/2026. She
is worried about a brain tumour. Dr Lee (dermatology) treats her eczema. Bloods last year showed Hb 98. I gave
her penicillin in 2019 without trouble. CHI 3101794321

Yours sincerely
Dr Jane Fox, MRCGP GMC 6123456
cc Dr Sunil Rao, Leeds Eye Clinic, 0113 496 0777"""


def judged(referral_of: dict[str, tuple[str, str]], text: str = LETTER) -> dict[str, Field]:
    """The values a model proposes by path, each with its quote, judged."""
    pages = paper(text)
    at = {
        path: Grounding(pages).field(value, quote=quote, page=1)
        for path, (value, quote) in referral_of.items()
    }
    empty = Field(absent="not_in_document")

    def of(path: str) -> Field:
        return at.get(path, empty)

    allergies = (Allergy(substance=of("substance"), reaction=of("reaction")),) if "substance" in at else ()
    referral = Referral(
        patient=Patient(
            phone=of("phone"),
            address=of("address"),
            identifiers=(Identifier(type=of("type"), value=of("number")),) if "number" in at else (),
        ),
        referrer=Referrer(name=of("referrer"), npi=of("npi")),
        recipient=Recipient(name=of("recipient")),
        request=Request(date=of("date"), specialty=of("specialty"), reason=of("reason")),
        clinical=Clinical(
            diagnoses=(Diagnosis(text=of("diagnosis")),) if "diagnosis" in at else (),
            medications=(Medication(name=of("medicine")),) if "medicine" in at else (),
            allergies=allergies,
        ),
        document=DocumentSection(kind=of("kind")),
    )
    return {
        path: field
        for path, field in walk(run_judge(referral=referral, pages=pages))
        if field.value is not None
    }


@pytest.mark.parametrize(
    ("path", "value", "quote"),
    [
        ("referrer", "Sunil Rao", "Dr Sunil Rao"),
        ("recipient", "Lee", "Dr Lee"),
        ("specialty", "dermatology", "dermatology"),
        ("date", "2026-03-03", "03/03/2026"),
        ("phone", "+441134960777", "0113 496 0777"),
        ("phone", "+441134960444", "0113 496 0444"),
        ("address", "3 Mill Lane, Leeds", "3 Mill Lane, Leeds"),
        ("medicine", "topiramate", "topiramate"),
        ("diagnosis", "brain tumour", "brain tumour"),
        ("reason", "brain tumour", "brain tumour"),
        ("kind", "lab_result", "Bloods last year"),
    ],
)
def test_words_that_give_it_another_role_lower_it(path: str, value: str, quote: str) -> None:
    (field,) = judged({path: (value, quote)}).values()
    assert field.verdict in ("uncertain", "contradicted")
    assert field.confidence < 0.7
    assert field.reasons


def test_numbers_are_those_of_whom_their_label_says() -> None:
    for number, kind, quote in (("6123456", "mrn", "6123456"), ("3101794321", "health_card", "3101794321")):
        told = judged({"type": (kind, quote), "number": (number, quote)})
        assert all(field.confidence < 0.7 for field in told.values()), number


def test_what_was_taken_without_trouble_is_no_allergy_and_trouble_no_reaction() -> None:
    quote = "penicillin in 2019 without trouble"
    told = judged({"substance": ("penicillin", quote), "reaction": ("trouble", quote)})
    assert {field.verdict for field in told.values()} == {"contradicted"}


@pytest.mark.parametrize(
    ("path", "value", "quote"),
    [
        ("referrer", "Jane Fox", "Dr Jane Fox"),
        ("recipient", "Omar Haddad", "Dr Omar Haddad"),
        ("date", "2026-11-12", "12 November 2026"),
        ("phone", "+441134960333", "0113 496 0333"),
        ("medicine", "Candesartan", "Candesartan"),
        ("diagnosis", "migraine", "migraine"),
    ],
)
def test_what_stands_in_its_own_role_is_supported(path: str, value: str, quote: str) -> None:
    (field,) = judged({path: (value, quote)}).values()
    assert field.verdict == "supported", field.reasons


@pytest.mark.parametrize(
    ("path", "value", "text"),
    [
        ("recipient", "Ada Lund", "Dr Ada Lund saw him in May.\nDear Dr Ada Lund,\nPlease see him again."),
        ("referrer", "Ken Ito", "Dr Ken Ito saw him today and requests an urgent opinion."),
        ("referrer", "Ken Ito", "cc Dr Ken Ito\n\nYours sincerely\nDr Ken Ito"),
        ("date", "2026-03-03", "Referral for an MRI requested on 03/03/2026"),
        ("medicine", "amlodipine", "He takes amlodipine and was on topiramate but stopped it in May."),
        ("diagnosis", "hypertension", "She is worried about her hypertension."),
        ("diagnosis", "eczema", "She is worried about a rash. She has eczema."),
        ("phone", "+441134960333", "cc Mrs Joan Pardew, 0113 496 0333"),
    ],
)
def test_a_role_that_other_words_of_the_page_bear_out_is_kept(path: str, value: str, text: str) -> None:
    quote = {"date": "03/03/2026", "phone": "0113 496 0333"}.get(path, value)
    (field,) = judged({path: (value, quote)}, text).values()
    assert field.verdict == "supported", field.reasons


def test_the_number_of_another_doctor_is_not_the_requesters() -> None:
    form = "PCP M Stokes MD PCP NPI 1234567893\nRequesting K Ito MD Req NPI 1679576722"
    assert judged({"npi": ("1234567893", "1234567893")}, form)["referrer.npi"].confidence < 0.7
    assert judged({"npi": ("1679576722", "1679576722")}, form)["referrer.npi"].verdict == "supported"
    alone = "PCP M Stokes MD PCP NPI 1234567893"
    assert judged({"npi": ("1234567893", "1234567893")}, alone)["referrer.npi"].verdict == "supported"
