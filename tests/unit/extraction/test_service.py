"""Which service is asked for: at a label, among marked options, as an order, in a sentence."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant
from tests.unit.extraction.paper import paper

ASKED_FOR = [
    (
        "Exam requested\nCPT\tExam\tICD-10\n72148\tMRI lumbar spine w/o contrast\tM54.16 Radiculopathy",
        "MRI lumbar spine w/o contrast",
    ),
    (
        "May I refer to you our employee for evaluation and physical therapy for back pain.",
        "physical therapy",
    ),
    ("I would be grateful for assessment and CT coronary angiography.", "CT coronary angiography"),
    ("Auftrag: Erbitte ambulante Polygraphie", "ambulante Polygraphie"),
    ("Loud snoring, STOP-BANG 6, request home sleep apnea test.", "home sleep apnea test"),
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
    ("Referral\nStudy: Transthoracic echocardiogram\nReason: murmur", "Transthoracic echocardiogram"),
    ("WHAT WE NEED: Gastroscopy\nWHY: trouble swallowing", "Gastroscopy"),
    ("Request: Bathroom assessment for rails\tDate: 04/03/2026", "Bathroom assessment for rails"),
    ("Examen demandé : échographie abdominale", "échographie abdominale"),
    ("Services ordered: SN and PT. Start: Monday.", "SN and PT"),
    ("Dr Ito would like a home sleep test on this man who snores.", "home sleep test"),
    ("Please see her for consideration of coeliac plexus block.", "coeliac plexus block"),
    ("LUNG FUNCTION TEST REQUEST\nPatient: Ann Day", "LUNG FUNCTION TEST"),
    ("An MRI scan of the knee would be appreciated.", "MRI"),
    ("Please could he have a CT chest for weight loss.", "CT chest"),
    ("I should be grateful for a second opinion about her back.", "second opinion"),
    ("I am requesting pulmonary rehabilitation for this lady.", "pulmonary rehabilitation"),
    ("Thank you for considering her for a total hip replacement.", "total hip replacement"),
    ("Iron deficiency - refer GI for OGD and colonoscopy.", "OGD"),
    (
        "This is to refer Ann Day, 60, of 4 Mill Road, diagnosed with gallstones and colic, for elective laparoscopic "
        "cholecystectomy.",
        "elective laparoscopic cholecystectomy",
    ),
    ("Refer for: PT eval and treat\nDx: sore back", "PT eval and treat"),
    ("Intervention sought: facet joint injections", "facet joint injections"),
    ("Scope: Evaluate only", "Evaluate only"),
    ("Please would you offer her a colonoscopy for a positive screening kit.", "colonoscopy"),
    ("Positive stool test, blood count normal. Asking for cystoscopy.", "cystoscopy"),
    ("I would appreciate an upper endoscopy, and hope that you can get her in soon.", "upper endoscopy"),
    ("Anémie ferriprive, coloscopie demandée.", "coloscopie"),
    ("Graag gastroscopie en advies.", "gastroscopie"),
    (
        "Service wanted\n[ ] Individual counseling\t[x] Medication evaluation\t[ ] Neuropsychological testing",
        "Medication evaluation",
    ),
]
NONE = [
    "Referred for: assessment of tremor",
    "Please see him about his tremor. He is waiting for cataract surgery.",
    "No MRI is needed. Please see him about his tremor.",
    "Please see him for asthma, SNOMED CT 195967001.",
    "Service: 01/02/2026",
    "Service: Cardiology",
    "Services: Please call 555-0100 for scheduling",
    "History: ☒ Previous surgery ☐ Dialysis ☐ Chemotherapy",
    "Attachments: ☒ Echo ☐ Stress test ☐ ECG",
    "Urgency: ☒ Urgent ☐ Routine",
    "Rx: amoxicillin 500 mg three times a day",
    "Neurology referral form\nExam: chest clear, abdomen soft",
    "Cardiology referral form\nTest\tResult\nEcho\tnormal",
    "Dear Ida,\n\nInvestigations\n\u2022 ECG today: atrial flutter\n\u2022 Cholesterol 5.9 mmol/L\n\nThank you",
    "Dear Ida,\n\nInvestigations\nX-ray left hip, no fracture\n\nThank you",
    "Neurology referral form\nInvestigations: ECG sinus rhythm, echo EF 45%",
    "We discussed a colonoscopy, which she declined. Please see her for anaemia.",
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
