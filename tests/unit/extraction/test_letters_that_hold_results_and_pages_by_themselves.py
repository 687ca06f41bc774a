"""A letter that asks stays one whatever results are pasted into it; an advertisement, a card and a report behind a
letter are pages of their own kind; that a referral has come is none. Everybody is invented."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import sort_packet
from tests.unit.extraction.paper import paper

LETTER = (
    "Bridge Street Family Practice 9 Bridge St, Albany NY 12207 518-555-0170\n03/02/2026\nTo: Lakeside Cardiology\n"
    "RE: Helen Sample DOB 10/14/1955\nDear Doctor,\n"
    "I am referring Ms. Sample for palpitations and dizziness for two months.\n"
    "Please see her within two weeks.\nSincerely, Gregory Stamm, MD"
)
HEAD = (
    "Dr Ann Sample, Harbour Medical Practice, Whitby YO21 1AA\n14 April 2026\n"
    "Dr Paul Hendry, Consultant Cardiologist, Scarborough Hospital\n"
)
ROWS = "Haemoglobin\t142\t131\t98\t130-170\nCreatinine\t88\t102\t140\t60-110\nPotassium\t4.1\t4.4\t5.2\t3.5-5.3\n"


def _kinds(words: str) -> list[str]:
    packet = sort_packet(pages=paper(words), today=date(2026, 11, 21))
    return [page.kind for page in packet.pages]


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        (
            "referral",
            f"{HEAD}Re: Mr Bo Sample DOB 22/05/1958\nPlease see this man with angina.\nBlood results\n"
            f"Test\t02/2025\t08/2025\t04/2026\tRange\n{ROWS}\nYours sincerely,\nDr Ann Sample",
        ),
        (
            "referral",
            f"{HEAD}Re: Mr Bo Sample DOB 22/05/1958\n\nDear Dr Hendry,\n"
            "BP 150/90. Hb 131 g/L, previous 118. eGFR >90. Target BP below 140/90. Normal range 4-11.\n"
            "Yours sincerely,\nDr Ann Sample",
        ),
        ("lab_result", f"LABORATORY REPORT\nPatient: Bo Sample DOB 22/05/1958\nCollected 02/25/2026\n{ROWS}"),
        (
            "lab_result",
            "Please see results below.\nBlood results\nRe: Bo Sample DOB 22/05/1958\nCollected 02/25/2026\n"
            + ROWS,
        ),
        (
            "other",
            "REFERRAL ACKNOWLEDGEMENT\nDear Dr Egan, We have received your referral for Bo Sample (DOB 09/10/1961) to "
            "Gastroenterology. Current waiting time 26 weeks.\nMater Outpatients",
        ),
        (
            "other",
            "Dear Dr Egan\nBo Sample DOB 09/10/1961\nWe have received your referral to Gastroenterology. Your patient "
            "will be contacted with an appointment.\nMater Outpatients",
        ),
        (
            "consult_note",
            "Dear Dr Egan\nBo Sample DOB 09/10/1961\nWe received your referral and I saw this man in clinic today. "
            "Diagnosis: reflux. Plan: omeprazole. I have discharged him. No appointment is needed.\nDr Ito",
        ),
    ],
)
def test_kind_of_a_page(kind: str, words: str) -> None:
    assert _kinds(words) == [kind]


@pytest.mark.parametrize(
    ("kind", "behind"),
    [
        (
            "marketing",
            "GROW YOUR PRACTICE! Save 40% on ultrasound machines. Call 1-800-555-0199 today.\n"
            "Unsubscribe from faxes: 1-800-555-0198",
        ),
        (
            "insurance",
            "EMPIRE PLAN INSURANCE CARD\nMember: BO SAMPLE ID: EMP-55190021 Group: 7741\n"
            "RxBIN 003858 RxPCN A4 Copay PCP $20 Specialist $40",
        ),
        (
            "imaging_report",
            "RADIOLOGY REPORT Albany Imaging\nExam: CT chest Date 02/27/2026\n"
            "Impression: 4 cm spiculated mass right upper lobe.",
        ),
        ("referral", "Allergies: codeine (nausea).\nMedications: losartan 50 mg daily."),
    ],
)
def test_page_behind_a_letter(kind: str, behind: str) -> None:
    assert _kinds(f"{LETTER}\f{behind}") == ["referral", kind]
