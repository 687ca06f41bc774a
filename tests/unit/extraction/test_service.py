"""Which service is asked for: at a label, among marked options, as an order, in a sentence."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant
from tests.unit.extraction.paper import paper

ASKED_FOR = [
    ("Service requested: Home oxygen assessment", "Home oxygen assessment"),
    ("Test requested\tSleep study", "Sleep study"),
    ("Dx: lipoma\tRequested: Excisional biopsy", "Excisional biopsy"),
    ("Exam requested: ☐ X-ray ☒ Ultrasound abdomen ☐ CT", "Ultrasound abdomen"),
    ("WHAT DO YOU NEED?\n☒ Consult and treat ☒ EGD ☐ Capsule study", "Consult and treat"),
    ("Please evaluate for\n☒ Extraction(s)    ☐ Implant(s)    ☐ Bone graft", "Extraction(s)"),
    ("☐ Split night study\n☒ Home sleep apnea test\n☐ CPAP titration study", "Home sleep apnea test"),
    ("PRIORITY\tSERVICE\n☐ Routine ☒ Urgent\t☒ Evaluate and treat ☐ Consult only", "Evaluate and treat"),
    (
        "Therapy ☒ Physical therapy ☐ Speech therapy\nOrder ☒ Evaluate and treat ☐ Consult",
        "Evaluate and treat",
    ),
    ("Type: Evaluate & treat", "Evaluate & treat"),
    ("Ambulatory referral to Orthopedic Surgery (Order #771)", "Ambulatory referral to Orthopedic Surgery"),
    ("code\tUpper endoscopy (procedure) [SNOMED CT 386831008]", "Upper endoscopy"),
    ("Please arrange an MRI of the knee.", "MRI"),
    ("Please would you offer her a colonoscopy for a positive screening kit.", "colonoscopy"),
]
NONE = [
    "Service: 01/02/2026",
    "Service: Cardiology",
    "Services: Please call 555-0100 for scheduling",
    "History: ☒ Previous surgery ☐ Dialysis ☐ Chemotherapy",
    "Attachments: ☒ Echo ☐ Stress test ☐ ECG",
    "Urgency: ☒ Urgent ☐ Routine",
    "We ask for an opinion about her recent colonoscopy.",
    "Thank you for seeing this lady with a normal MRI brain and headaches.",
]


def service(text: str) -> object:
    return run_assistant(pages=paper(text), today=date(2026, 11, 21)).request.service.value


@pytest.mark.parametrize(("text", "expected"), ASKED_FOR)
def test_the_service_that_is_asked_for_is_found(text: str, expected: str) -> None:
    assert service(text) == expected


@pytest.mark.parametrize("text", NONE)
def test_what_was_done_or_is_no_service_is_not_taken(text: str) -> None:
    assert service(text) is None
