"""A laboratory's "STAT" is of the sample, a solicitor's "URGENT" of the answer: neither is the patient's."""

from __future__ import annotations

import pytest

from tests.unit.extraction.test_assistant import read, value

PAPERS = [
    "QUESTMARK LABORATORIES\tCLIA 05D1234567\nPATIENT\tOLSEN, GRETA\tPRIORITY\tSTAT\nDOB\t05/05/1958\nCOLLECTED\t"
    "11/03/2026 07:10\n\nTest\tResult\tFlag\tReference\tUnits\nPotassium\t4.4\t\t3.5-5.1\tmmol/L\nSodium\t136\t\t"
    "135-145\tmmol/L\nCreatinine\t0.9\t\t0.5-1.1\tmg/dL\n",
    "Blackwood & Hale Solicitors\nURGENT - TIME LIMIT APPLIES\nThe Records Manager\nDear Sirs\nOur client: Mr Neil "
    "Porter, born 2 March 1975\nPlease provide copies of his medical records. We ask that you treat this as urgent and "
    "reply within 21 days.\nYours faithfully\n",
    "CENTRAL DRUGS\nREFILL REQUEST - URGENT, PATIENT OUT OF MEDICATION\nPatient: Ann Fry\tDOB: 06/06/1966\n"
    "Rx: levothyroxine 75 mcg\tQty: 90\tRefills: 0\n",
    "VALLEY IMAGING CENTER\nPatient: Ines Costa\tDOB: 06/06/1972\nEXAM: CT CHEST WITHOUT CONTRAST\tPRIORITY: STAT\n"
    "INDICATION: cough\nFINDINGS: Clear lungs.\nIMPRESSION: Normal.\n",
    "MERIDIAN HEALTH\nNOTICE OF ADVERSE DETERMINATION\nMember: Kai Jones\tDOB: 02/02/1990\nRequest: urgent outpatient "
    "MRI lumbar spine. It is denied. You may appeal within 60 days.\n",
]


@pytest.mark.parametrize("paper", PAPERS)
def test_the_haste_of_a_paper_that_asks_nothing_is_not_the_patients(paper: str) -> None:
    assert value(read(paper), "request.urgency") is None


def test_a_request_behind_the_same_words_keeps_its_haste() -> None:
    paper = "REFERRAL FORM\nTo: Cardiology\nPRIORITY: STAT\nPatient: Kai Jones\tDOB: 02/02/1990\nReason: syncope\n"
    assert value(read(paper), "request.urgency") == "stat"


def test_the_head_of_a_column_without_a_value_asks_for_nothing() -> None:
    paper = (
        "Referral Note\nPatient\tOskar Bjorn\tDOB\t15-Aug-2020\nReason for Referral\nOrder\tComment\tPriority\n"
        "Allergy evaluation\tHives within ten minutes of a cashew cookie\n"
    )
    assert value(read(paper), "request.urgency") is None
