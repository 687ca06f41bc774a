"""The specialty that is asked for wins over those that a document names beside it."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant
from tests.unit.extraction.paper import paper

ASKED = [
    (
        "Dear Dr Ito,\nThank you for seeing Bob, who has palpitations. He sees endocrinology for his thyroid and had a "
        "gastroenterology consult last year. I would value your cardiology opinion.",
        "cardiology",
    ),
    (
        "Dear colleague,\nThis man, known to the renal clinic, has developed a tremor. Please could he be seen by "
        "neurology? He was reviewed by ENT in June.",
        "neurology",
    ),
    (
        "Dear Dr\nI would be grateful for a dermatology opinion. Her rheumatologist agrees.",
        "dermatology",
    ),
    (
        "Dear Mr Khan,\nWould you review this retired nurse from the eye clinic with a hernia?",
        "general_surgery",
    ),
    (
        "Dear Dr\nAnkle gives way on uneven ground. MRI: complete tear of the anterior talofibular ligament. Would "
        "appreciate a surgical opinion on whether this needs repair.",
        "orthopedics",
    ),
    ("Plan\n1. Refer to Dr. Ito, Bayview Kidney, for falling eGFR.\n2. Continue metoprolol.", "nephrology"),
    (
        "Sample Community Mental Health - Intake referral (fax to 07 5550 2000 AND phone)\nLow mood",
        "psychiatry",
    ),
    (
        "SAMPLE SPEECH AND HEARING\nPediatric Referral - ages 0 to 6\nFew words at 30 months.",
        "speech_therapy",
    ),
    ("DEMANDE DE CONSULTATION\nOTO-RHINO-LARYNGOLOGIE ADULTE\nNOM : EXEMPLE", "ent"),
    (
        "Referring physician: Dr Ann Lee\nSpecialty: Family Medicine\nReferred to: Dr John Ito\nSpecialty: Nephrology",
        "nephrology",
    ),
    (
        "PRIOR AUTHORIZATION REQUEST - ADVANCED IMAGING\nMember: Ann Sample\n"
        "Ordering provider: Wendell Price, DO\tNPI: 1718147816\tSpecialty: PM&R",
        "radiology",
    ),
    ("Services requested\n[ ] PT [ ] OT [x] Speech", "speech_therapy"),
    (
        "RAPID ACCESS TIA CLINIC\nFax completed form to 250-555-0170\n[x] Face droop\t[ ] Weak arm\t[x] Speech",
        "stroke_medicine",
    ),
    ("Preconception counselling. Planning pregnancy. Requests advice.", "obstetrics_gynecology"),
]


@pytest.mark.parametrize(("text", "expected"), ASKED)
def test_a_neighbouring_specialty_does_not_win(text: str, expected: str) -> None:
    found = run_assistant(pages=paper(text), today=date(2026, 11, 21))
    assert found.request.specialty.value == expected
