"""Urgency as the document states it: labels, boxes, stamps and sentences, and the same words said of other things."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant, run_judge
from tests.unit.extraction.paper import paper

STATED = [
    ("Type: ☐ Emergency ☐ Urgent ☒ Routine", "routine"),
    ("Priority ( ) Routine (o) Urgent ( ) Emergent", "urgent"),
    ("Urgency: USC", "asap"),
    ("Priority: 2WW", "asap"),
    ("School\tSenior infants\tPriority\tRoutine", "routine"),
    ("Please see Mr. Sample within 1 week.", "urgent"),
    ("I should be grateful for an early appointment.", "urgent"),
    ("Priority: P1", "urgent"),
    ("Priority: P3", "routine"),
    ("Priority: Category 3", "routine"),
    ("Priority: Emergent", "stat"),
    ("Urgency: Semi-urgent", "urgent"),
    ("Urgency: within 2 weeks", "urgent"),
    ("Timeframe: next available", "routine"),
    ("Dringlichkeit: dringend", "urgent"),
    ("Dringlichkeit: nicht dringend", "routine"),
    ("Urgentie: ☒ regulier ☐ spoed", "routine"),
    ("Urgentie: spoed", "urgent"),
    ("Prioridad: preferente", "urgent"),
    ("URGENT - please see within one week", "urgent"),
    ("URGENT CARDIOLOGY REFERRAL", "urgent"),
    ("☒ URGENT ☐ For review ☐ Please reply", "urgent"),
    ("I would be grateful if this lady could be seen soon in your clinic.", "urgent"),
    ("Please could she be seen within the next two weeks.", "urgent"),
    ("Please see him today in your assessment unit.", "stat"),
    ("This is urgent and I would value your help.", "urgent"),
    ("Please see this nearly six year old for a routine opinion.", "routine"),
    ("The problem is not urgent.", "routine"),
    ("It is routine, not urgent.", "routine"),
    ("There is no great urgency but I would value your opinion.", "routine"),
    ("A non-urgent appointment would be fine.", "routine"),
    ("Ich bitte um dringende Abklärung der Luftnot.", "urgent"),
    ("Les remito con carácter preferente por bocio.", "urgent"),
    ("Je vous l'adresse pour un avis urgent.", "urgent"),
]

NOT_STATED = [
    "In an emergency call 911.",
    "For urgent enquiries call 01632 960100.",
    "If urgent, please ring the surgery.",
    "He attended the urgent care center in May.",
    "EMERGENCY DEPARTMENT",
    "URGENT CARE CENTER",
    "Emergency contact: Bisi Sample",
    "She had emergency surgery in 2019.",
    "I have arranged an urgent chest x-ray.",
    "She was advised to attend the emergency department if it gets worse.",
    "Priority: ☐ Routine ☐ Urgent ☐ STAT",
    "Timing:\tRoutine\tWithin 2 weeks\tSame day",
    "I saw her today in surgery.",
    "He takes his tablets as soon as he wakes.",
    "Normal bloods. Low mood. High blood pressure.",
    "Thank you for seeing this man at your earliest convenience.",
]


def urgency(text: str) -> str | int | None:
    pages = paper(f"Referral\nPatient: Ann Sample\n{text}")
    return run_assistant(pages=pages, today=date(2026, 6, 1)).request.urgency.value


@pytest.mark.parametrize(("text", "expected"), STATED)
def test_the_urgency_that_is_stated_is_found(text: str, expected: str) -> None:
    assert urgency(text) == expected


@pytest.mark.parametrize("text", NOT_STATED)
def test_an_urgency_that_is_not_of_this_request_is_not_taken(text: str) -> None:
    assert urgency(text) is None


@pytest.mark.parametrize(("text", "expected"), STATED)
def test_the_judge_reads_the_same_level_from_the_words(text: str, expected: str) -> None:
    pages = paper(f"Referral\nPatient: Ann Sample\n{text}")
    judged = run_judge(referral=run_assistant(pages=pages, today=date(2026, 6, 1)), pages=pages)
    assert judged.request.urgency.value == expected
    assert judged.request.urgency.verdict != "unsupported", judged.request.urgency.reasons
