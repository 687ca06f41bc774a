"""Requests that carry the words of other kinds of documents: machines' prints, titles and forms of two, covers."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant, sort_packet
from tests.unit.extraction.paper import paper

REQUESTS = [
    '{ "referralId": "R-88",\n"patient": {"firstName": "Noor", "lastName": "Rahimi", "dob": "1990-01-17"},\n'
    '"insurance": {"payer": "Demo", "policyholder": "self", "copay": "25"},\n'
    '"referTo": {"department": "Dermatology"},\n"reason": "Changing mole on the left calf"\n}',
    "record_type,patient_last,patient_first,dob,payer,member_id,deductible_met,refer_to_specialty,reason_for_referral\n"
    "REFERRAL,Tidewell,Corinne,1974-09-02,Cascade Mutual,CM889123,no,Gastroenterology,rectal bleeding",
    "REFERRAL RECORD\n[Patient]\nName = Amara Diallo\nDOB = 12/04/1988\nSex = F\n[Rx]\n"
    "Prescription 1 = sertraline 50 mg daily\nRefills = 2\n[Referral]\nTo = Dr. Kent Marsh, Psychiatry\n"
    "Reason = Panic attacks, four a week",
    "Visit Note & Specialist Referral\nPatient: Ben Attwater DOB 09/09/1980\nHPI: knee pain\nAssessment: meniscal "
    "tear\nPlan: orthopedics",
    "Discharge Summary and Referral to Cardiology\nPatient: Ben Attwater DOB 09/09/1980\nAdmitted on 3 May. Hospital "
    "course: NSTEMI.\nPlease see in clinic within two weeks.",
    "Medical Imaging Department\nReferral Form\nPatient: Hugo Pell DOB: 02/14/1955\nProcedure: CT abdomen with "
    "contrast\nClinical indication: weight loss\nTechnique:\nComparison: none",
    "Re: Clara Doe DOB 24/12/1980\nDear Dr Marsh, please see this lady with diabetes.\nMedications: Losartan 100 mg "
    "daily, Ozempic 0.5 mg weekly, Jardiance 10 mg daily",
    "Prescription de consultation\nDr Nadia Pell, 8 place Carnot, 13001 Marseille\nPatient : M. Hugo VIDAL né le "
    "28/07/1953\nConsultation : Urologie\nMotif : dysurie, nycturie\nTraitement : Kardegic 75, Bisoprolol 2,5 mg",
    "FACILITY: Oak Manor Nursing Home\nTO: Lakeside Urology Clinic\tFAX: 337-555-0177\nPAGES: 2\nRESIDENT: Doe, "
    "Clara  DOB: 02/19/1940\nWHY: gross hematuria x 3\nDX: BPH, A-fib\nALLERGIES: Sulfa\nMEDS: Eliquis 2.5 mg BID",
]
OTHERS = [
    (
        "insurance",
        '{"resourceType": "ExplanationOfBenefit", "status": "active", "patient": {"display": "Ann Sample"},\n'
        '"claim": {"number": "C-1", "status": "denied"}, "insurer": {"display": "Sample Health"},\n'
        '"deductible": "500", "copay": "20", "referral": {"reference": "none"}}',
    ),
    (
        "consult_note",
        "Consultation and Examination Report\nThank you for referring Mr Pell. I saw him today.",
    ),
    (
        "prescription",
        "Prescription\nClara Doe DOB 24/12/1980\nLosartan 100 mg daily #30 refills 2\nOzempic 0.5 mg weekly",
    ),
    (
        "imaging_report",
        "Department of Radiology\nReferral: Dr Yates\nPatient: Hugo Pell DOB: 02/14/1955\nExamination: CT chest\n"
        "Findings: clear\nImpression: normal",
    ),
    (
        "cover_page",
        "FAX\nTO: Lakeside Urology Clinic\nFROM: Oak Manor\nPAGES: 3\nRE: Clara Doe\nALLERGIES: none",
    ),
]


@pytest.mark.parametrize("page", REQUESTS)
def test_a_request_is_a_referral_beside_the_words_of_other_kinds(page: str) -> None:
    (part,) = sort_packet(pages=paper(page)).parts
    assert part.kind == "referral"


@pytest.mark.parametrize(("kind", "page"), OTHERS)
def test_what_is_no_request_keeps_its_kind(kind: str, page: str) -> None:
    (part,) = sort_packet(pages=paper(page)).parts
    assert part.kind == kind


def test_what_tells_why_and_where_to_is_a_referral_in_whatever_style() -> None:
    page = (
        "NOTIFICATION TO HOSPITAL EYE SERVICE\nName: Ravi Singh  DOB 23/08/1968\n"
        "Why: sudden flashes and floaters left eye since last night"
    )
    kind = run_assistant(pages=paper(page), today=date(2026, 11, 21)).document.kind
    assert kind.value == "referral"
    assert kind.evidence
