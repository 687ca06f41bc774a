"""The receiver's specialty where no label names it: by whose block it stands in and what is said around it."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant
from tests.unit.extraction.paper import paper

NAMED = [
    (
        "Dr Ravi Nair\t\t\tHollow Creek Family Practice\nCardiologist\t\t\t40 Esplanade, Hollow Creek\n"
        "Reef Coast Heart Centre\t\t\tPh (07) 5550 0142\n\nDear Ravi,\n\n"
        "Thank you for seeing Vai, a 54 year old concreter with diabetes and thyroid disease.\n",
        "cardiology",
    ),
    (
        "FROM Maree Dunn RN, Salt Springs Health Service\nFOR Renal Outreach, Desert Hospital\n\n"
        "Routine health check found ACR 180.\n",
        "nephrology",
    ),
    (
        "Dept & Hospital:\tGastro / Wansley Infirmary\nReferrer:\tAnna Sorrel, Dietitian - Community Nutrition Team\n"
        "Reason:\tvomiting after each feed\n",
        "gastroenterology",
    ),
    (
        "Aldham General Hospital\nUrology Department\n\nProfessor Ann Lind\nClinical Oncology\nRoyal Cancer Centre\n\n"
        "Dear Ann, please see Mr Keith Sims, who has bladder cancer. Nephrology are watching his kidney.\n\n"
        "Mr F Quadri\nConsultant Urologist\n",
        "oncology",
    ),
    (
        "Clinic: Gynae & Infertility\nReason: Primary infertility 3 years\n\nTreatment\nTab Metformin 850 mg BD\n\n"
        "Drug allergy: Brufen\n",
        "obstetrics_gynecology",
    ),
    (
        "Hi team at Bayou Vascular Institute,\n\nCan one of the surgeons see this gentleman? He has diabetes and rest "
        "pain in the right foot.\n",
        "vascular_surgery",
    ),
    (
        "Refer to Queen Park Hospital\nDermatology OPD\nKnown to: Haematology - anticoag clinic\nA rash.\n",
        "dermatology",
    ),
]


@pytest.mark.parametrize(("text", "slug"), NAMED)
def test_the_receivers_specialty_is_taken(text: str, slug: str) -> None:
    referral = run_assistant(pages=paper(text), today=date(2026, 11, 21))
    assert referral.request.specialty.value == slug


@pytest.mark.parametrize(
    "line",
    [
        "Known to: Haematology - anticoag clinic",
        "Seguimiento actual en: Endocrinología",
        "ALLERGY ALERT: none",
    ],
)
def test_whoever_treats_the_patient_already_is_not_the_receiver(line: str) -> None:
    referral = run_assistant(pages=paper(f"Referral\nPatient: Ann Lee\n\n{line}\n"), today=date(2026, 11, 21))
    assert referral.request.specialty.value is None
