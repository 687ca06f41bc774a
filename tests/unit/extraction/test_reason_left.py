"""Reasons that neither a head nor a request tells: in a field of a row, behind an unknown label."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant
from tests.unit.extraction.paper import paper

REFERRAL = "REFERRAL\nDr Ann Holt, Mill Surgery\n\n"
REASONS = [
    (
        "ORDER: Ambulatory referral to Allergy | signed\n\nDx: anaphylaxis after cashew | # visits: 2 | Auth: no",
        "anaphylaxis",
    ),
    (REFERRAL + "PRESENTING FACTS\tpainless swelling of the neck", "painless swelling of the neck"),
    (REFERRAL + "Problem today\nBP 162/108 with headache at 35 weeks.", "headache"),
    (REFERRAL + "JUSTIFICATIVA\ncrises convulsivas mensais apesar de carbamazepina", "crises convulsivas"),
    (REFERRAL + "Diagnosis & purpose\tPsoriasis of the scalp, for phototherapy", "Psoriasis"),
    (
        "Dear Dr Kay,\n\nThanks for seeing the above. He works as a chef and complains of numbness of the right "
        "thumb for five months. Phalen positive, mild wasting.",
        "numbness of the right thumb",
    ),
    (
        "Sehr geehrte Frau Kollegin,\n\nich überweise Ihnen die Patientin mit der Bitte um Echokardiographie und "
        "Mitbeurteilung. Sie klagt über zunehmende Atemnot beim Treppensteigen.",
        "Atemnot",
    ),
    (
        "Visit note\n\n1. Asthma - stable, keep the review in May.\n2. Heartburn despite tablets, weight loss. "
        "Refer to Gastroenterology, would like her seen.\n3. Routine labs.",
        "Heartburn despite tablets",
    ),
    (
        REFERRAL
        + "Specialty\tProc.\tWhy\tSeen\nOphthalmology\tEye exam\tblurred vision, no exam since spring\tyes",
        "blurred vision",
    ),
]


@pytest.mark.parametrize(("text", "words"), REASONS)
def test_the_complaint_is_the_reason(text: str, words: str) -> None:
    reason = run_assistant(pages=paper(text + "\n"), today=date(2026, 11, 21)).request.reason.value
    assert words in str(reason)


@pytest.mark.parametrize(
    "line",
    [
        "Allergies: rash with penicillin",
        "Type 2 diabetes since 2009, hypertension",
        "Mother had breast cancer at 50",
        "We treat wounds, ulcers and pain at 3 sites",
        "Pain injections and back pain classes",
        "Infection control: MRSA negative in 2025",
        "Surgical: hernia repair in 2001",
        "Known to: the pain clinic",
        "Clinic\tCardiology/Heart Failure",
        "Discharge Instructions (Custom)",
        "Family history | mother with seizures",
    ],
)
def test_what_is_told_of_another_matter_is_none(line: str) -> None:
    reason = run_assistant(pages=paper(REFERRAL + line + "\n"), today=date(2026, 11, 21)).request.reason.value
    assert reason is None
