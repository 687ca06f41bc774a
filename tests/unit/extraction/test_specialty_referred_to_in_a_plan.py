"""Whom a plan refers to, beside all who only follow the patient."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.request.specialty.referred_in_plans import (
    passed_on_by_a_consultant,
    referred_in_a_plan,
)
from tests.unit.extraction.paper import paper
from tests.unit.extraction.referral_read import referral_read

PLAN = """PROGRESS NOTE   Visit 06/11/26
SAMPLE, Earl   DOB 12/03/64   M
S   61 yo trucker, tired since Easter. Sleep clinic for the CPAP.
A/P
1. CAD s/p stent 2025. Continue w/ cardiology.
2. BPH. Continue w/ urology.
3. {}
4. OSA. Sleep clinic is due in the fall, he will call them."""
PASSAGE = """Compte rendu de passage aux urgences
Examen neurologique normal. Avis du neurologue de garde par téléphone: pas d'imagerie.
Suites
- {}
- Copie au médecin traitant."""


def specialty(page: str) -> object:
    return referral_read(page).request.specialty.value


@pytest.mark.parametrize(
    ("item", "slug"),
    [
        ("Iron deficiency anemia, FIT positive. Never scoped. Refer GI for c-scope.", "gastroenterology"),
        ("Goiter. Will refer to endocrinology for ultrasound.", "endocrinology"),
        ("Knee. Refer him to orthopedics, third effusion.", "orthopedics"),
    ],
)
def test_the_verb_says_whom_a_plan_refers_to(item: str, slug: str) -> None:
    assert specialty(PLAN.format(item)) == slug


@pytest.mark.parametrize(
    "item",
    [
        "Iron deficiency. Refer GI if the FIT is positive.",
        "Anemia. Refer to the gastroenterology letter of May.",
        "Iron deficiency. Refer GI for c-scope. Refer to dermatology for the mole.",
    ],
)
def test_what_waits_for_a_condition_or_is_to_be_read_is_no_referral(item: str) -> None:
    assert referred_in_a_plan(Document.of(paper(PLAN.format(item)), date(2026, 11, 21))) is None


def test_a_french_plan_addresses_somebody() -> None:
    item = "Adressée en consultation à un ORL de ville (Dr Pélissier) pour contrôle."
    assert specialty(PASSAGE.format(item)) == "ent"


CONSULTATION = """Elm Orthopaedics
DICTATED CONSULTATION
PATIENT NAME:\tLEE, TOM
D.O.B.:\t12/02/1949
REASON FOR CONSULTATION: Back and leg pain.
HISTORY OF PRESENT ILLNESS: Thank you, Dr. Orme, for asking me to see this man. He has had two years of pain in the
low back which runs to both calves. He completed eight weeks of physical therapy with little help.
IMPRESSION:
1. Lumbar spinal stenosis.
RECOMMENDATIONS: {}
Ada Quill, M.D."""


@pytest.mark.parametrize(
    ("plan", "slug"),
    [
        (
            "I am therefore sending him on to Dr. Iyer in interventional pain for an injection.",
            "pain_medicine",
        ),
        ("I have asked Dr. Kern of rheumatology to see him.", "rheumatology"),
        ("He will be sent to Dr. Kern, vascular surgery, for his claudication.", "vascular_surgery"),
        ("I would like him to see Dr. Kern in neurosurgery.", "neurosurgery"),
        ("We will have him see endocrinology about his bone density.", "endocrinology"),
        ("He goes on from here to the pain clinic for an injection.", "pain_medicine"),
        ("Referral to neurology has been placed.", "neurology"),
    ],
)
def test_a_consultants_plan_passes_somebody_on(plan: str, slug: str) -> None:
    assert specialty(CONSULTATION.format(plan)) == slug


@pytest.mark.parametrize(
    "plan",
    [
        "I will see him again in six weeks.",
        "If that fails I will send him to the pain clinic.",
        "I am sending him on to the pain clinic, and I have asked neurology to see him.",
        "I have sent him back to you.",
    ],
)
def test_a_plan_for_later_or_with_several_passes_nobody_on(plan: str) -> None:
    document = Document.of(paper(CONSULTATION.format(plan)), date(2026, 11, 21))
    assert passed_on_by_a_consultant(document) is None
