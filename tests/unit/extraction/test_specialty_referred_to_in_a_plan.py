"""Whom a plan refers to, beside all who only follow the patient."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.request.specialty.referred_in_plans import referred_in_a_plan
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
