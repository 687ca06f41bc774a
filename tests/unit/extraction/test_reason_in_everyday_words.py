"""Why somebody is sent, where what stands first is background, a routine visit, a finding, a denial or a service."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant
from tests.unit.extraction.paper import paper

REASONS = [
    (
        "Dear Dr Roe,\nThank you for seeing this man. He came for a routine check-up. He was found to have a raised "
        "PSA of 9. X-ray of the chest showed no mass.",
        "He was found to have a raised PSA of 9.",
    ),
    (
        "Dear Dr Roe,\nRefer to Dermatology Clinic: changing mole on the left forearm. Routine.",
        "changing mole on the left forearm",
    ),
    (
        "Dear Dr,\nRespectfully referring to you Mrs Ann Sample for your evaluation. She is a known diabetic. She has "
        "noticed blurred vision for two months.",
        "She has noticed blurred vision for two months.",
    ),
    (
        "WHAT DO YOU NEED?\n[x] Office consult first\t[ ] EGD\nREASON (check all that apply)\n"
        "[x] Rectal bleeding\t[ ] Dysphagia",
        "Rectal bleeding",
    ),
    (
        "Chief Complaint\nFollow up of CT scan.\nHPI\nNew 14 mm nodule in the right upper lobe.\nAssessment\n"
        "Refer to pulmonology.",
        "New 14 mm nodule in the right upper lobe.",
    ),
    (
        "Statement of medical necessity\nLeft L5 radiculopathy not improved after 8 weeks.",
        "Left L5 radiculopathy not improved after 8 weeks.",
    ),
    (
        "Why we are referring him\nClosed wrist fracture after a fall.\nPast history\nAsthma as a child",
        "Closed wrist fracture after a fall.",
    ),
    (
        "Bonjour,\nPourriez-vous voir ce garçon en évaluation d'une réaction aux arachides ? Il n'a eu ni toux ni "
        "vomissement.",
        "d'une réaction aux arachides ?",
    ),
    (
        "Dear Dr,\nI would be glad of your opinion. He does not have chest pain. He gets breathless on stairs.",
        "He gets breathless on stairs.",
    ),
    (
        "Cc: ortho.secretaries@sample.example\nDear Ann\nPlease see this man with a painful knee.",
        "a painful knee",
    ),
]


@pytest.mark.parametrize(("text", "expected"), REASONS)
def test_the_reason_is_what_somebody_is_sent_for(text: str, expected: str) -> None:
    found = run_assistant(pages=paper(text), today=date(2026, 11, 21))
    assert expected in str(found.request.reason.value)


def test_what_is_long_known_is_no_reason_where_something_else_is_told() -> None:
    pages = paper(
        "Bay Health Centre\nTel 01632 960120\n\n19 May 2026\n\nDear Doctor,\n\nRe: Mr. Eli Cunning, 71 yrs\n\n"
        "Kindly see this gentleman as an emergency. Diabetes and hypertension for over twenty years, smoker. For the "
        "past ten days he has pain in the left foot at night.\n\nThank you,\n\nDr Simone Bogle\n"
    )
    reason = run_assistant(pages=pages, today=date(2026, 11, 21)).request.reason.value
    assert "pain in the left foot" in str(reason)


@pytest.mark.parametrize(
    "wish",
    [
        "Would you please see him and discuss phototherapy or a biologic?",
        "I would be grateful if you would see him and advise.",
        "Please review him and take over from here.",
    ],
)
def test_the_illness_before_a_bare_wish_is_the_reason(wish: str) -> None:
    told = "Mr Pell is a welder with plaque psoriasis on the elbows that creams no longer hold."
    pages = paper(f"Dear Dr Roe,\n{told} He takes nothing by mouth.\n{wish}\nThank you,\nDr Ida Moss\n")
    assert run_assistant(pages=pages, today=date(2026, 11, 21)).request.reason.value == told


def test_the_opinion_that_is_sought_is_the_reason() -> None:
    pages = paper(
        "CROSS REFERENCE\nPatient name\tMrs. Mira Sand\nClinical notes\nKnown case of diabetes, admitted with "
        "cellulitis, improving.\nOpinion sought:\nCoughs blood for five days, kindly opine on bronchoscopy.\n"
    )
    reason = run_assistant(pages=pages, today=date(2026, 11, 21)).request.reason.value
    assert str(reason).startswith("Coughs blood for five days")
