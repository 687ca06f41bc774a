"""A real number, address or drug that the page gives to somebody else, or to another list, is not supported."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest

from jobs.extraction import run_assistant, run_judge
from jobs.extraction.judge.aligner import Aligner
from jobs.extraction.judge.values import malformed
from referrals.data.referral import (
    Allergy,
    Clinical,
    Evidence,
    Field,
    Medication,
    Patient,
    Recipient,
    Referral,
    Referrer,
    walk,
)
from tests.unit.extraction.paper import paper

LETTER = """\
Hollin Bank Surgery
14 Orchard Row, Ripley, AY3 8TN
Telephone 01632 960114 Fax 01632 960115

12 October 2026

Dr Ewan Sorley
Department of Cardiology

Patient: Mr Ivor Quennell
Date of birth: 17/04/1961
NHS number: 943 476 5919
Address: 8 Tannery Close, Ripley, AY3 6QD
Telephone: 07700 900421 (mobile). Wife, Mrs Delia Quennell: 07700 900388

Dear Dr Sorley,
Thank you for seeing this man with exertional chest pain.

Allergies and intolerances
Penicillin: widespread rash (1995). Ramipril: cough (2015).

Current medication
Medicine\tDose\tHow often
Amlodipine\t5 mg\tonce daily
Aspirin\t75 mg\tonce daily
\f
I have started aspirin and told him to call if the pain comes on at rest.

Yours sincerely,
Dr Anna Marl
"""


def judged(quote: str, made: Any, *, letter: str = LETTER, value: str | None = None) -> Field:
    """Return the one field of a referral that somebody proposes from words of the letter."""
    pages = paper(letter)
    found = Aligner(pages).find(document_id="doc_test", page=1, quote=quote, boxes=())
    assert found is not None
    boxes = tuple(word.box for word in pages[0].words[found.first : found.last + 1])
    place = Evidence(document_id="doc_test", page=1, boxes=boxes, quote=quote)
    proposed = made(Field(value=value or quote, confidence=0.8, confidence_raw=0.8, evidence=(place,)))
    (field,) = (
        field for _, field in walk(run_judge(referral=proposed, pages=pages)) if field.value is not None
    )
    return field


def patients_phone(field: Field) -> Referral:
    return Referral(patient=Patient(phone=field))


def senders_phone(field: Field) -> Referral:
    return Referral(referrer=Referrer(phone=field))


def patients_address(field: Field) -> Referral:
    return Referral(patient=Patient(address=field))


def recipient(field: Field) -> Referral:
    return Referral(recipient=Recipient(organization=field))


def medicine(field: Field) -> Referral:
    return Referral(clinical=Clinical(medications=(Medication(name=field),)))


def allergy(field: Field) -> Referral:
    return Referral(clinical=Clinical(allergies=(Allergy(substance=field),)))


@pytest.mark.parametrize(
    ("quote", "value", "made"),
    [
        ("07700 900388", "+447700900388", patients_phone),
        ("07700 900421", "+447700900421", senders_phone),
        ("14 Orchard Row, Ripley, AY3 8TN", None, patients_address),
        ("Hollin Bank Surgery", None, recipient),
        ("Ramipril", None, medicine),
        ("Aspirin", None, allergy),
    ],
)
def test_what_stands_under_the_label_of_somebody_else_is_not_supported(
    quote: str, value: str | None, made: Any
) -> None:
    field = judged(quote, made, value=value)
    assert field.verdict in ("uncertain", "contradicted")
    assert field.confidence < 0.7


@pytest.mark.parametrize(
    ("quote", "value", "made"),
    [
        ("07700 900421", "+447700900421", patients_phone),
        ("01632 960114", "+441632960114", senders_phone),
        ("8 Tannery Close, Ripley, AY3 6QD", None, patients_address),
        ("Department of Cardiology", None, recipient),
        ("Amlodipine", None, medicine),
        ("Ramipril", None, allergy),
    ],
)
def test_what_stands_under_its_own_is(quote: str, value: str | None, made: Any) -> None:
    assert judged(quote, made, value=value).verdict == "supported"


@pytest.mark.parametrize(
    ("changed", "quote", "value", "made"),
    [
        ("Telephone: 07700 900421", "07700 900421", "+447700900421", senders_phone),
        ("Ramipril: cough (2015).", "Ramipril", None, medicine),
        ("Aspirin\t75 mg\tonce daily", "Aspirin", None, allergy),
    ],
)
def test_what_the_page_also_gives_to_its_own_is_left_alone(
    changed: str, quote: str, value: str | None, made: Any
) -> None:
    others = {
        "Telephone: 07700 900421": "Our phone: 07700 900421",
        "Ramipril: cough (2015).": "None known.\nRamipril 5 mg once daily.",
        "Aspirin\t75 mg\tonce daily": "Aspirin\t75 mg\tnot to be taken: rash",
    }
    letter = LETTER.replace(changed, others[changed])
    assert judged(quote, made, letter=letter, value=value).verdict == "supported"


def test_the_letter_itself_is_read_and_believed() -> None:
    pages = paper(LETTER)
    read = run_judge(referral=run_assistant(pages=pages, today=date(2026, 11, 21)), pages=pages)
    assert read.patient.phone.verdict == "supported"
    assert {item.name.verdict for item in read.clinical.medications} == {"supported"}
    assert {item.substance.verdict for item in read.clinical.allergies} == {"supported"}


@pytest.mark.parametrize("title", ["Mr", "Dr.", "Prof. Dr.", "Frau"])
def test_a_title_is_no_name(title: str) -> None:
    assert malformed("patient.family_name", title) == "This is a title and no name."


@pytest.mark.parametrize("name", ["Master-Hale", "Miss Quennell", "Drew", "Sira"])
def test_names_are_names(name: str) -> None:
    assert malformed("patient.family_name", name) == ""
