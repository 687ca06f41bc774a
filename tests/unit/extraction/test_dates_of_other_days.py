"""Days on a referral that are not the one on which it was written: of an injury, of a test, of what is to come."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import referral_read_of_a_packet


def _date_of(text: str) -> object:
    return referral_read_of_a_packet(text).request.date.value


NOTE = "Referral to Cardiology\nPatient: Ada Quill  DOB 09/05/1956\n{}\nDr Hill\n"


@pytest.mark.parametrize(
    "told",
    [
        "Next appointment with GP 02/12/2026",
        "Procedure date: 15 December 2026",
        "Operation planned: 15 December 2026",
        "Surgery 14/12/2026",
        "Date of injury 14/09/2026",
        "Date of injury\t14/09/2026",
        "Date of accident: 14/09/2026",
        "Seen in clinic next on 15/12/2026",
        "Need response by 01/12/2026",
        "First seizure 07/11/26, witnessed GTC 2 mins.",
        "tonsillitis 07/11/26, 09/10/26, 22/08/26",
        "IMAGING: _X_ X-ray  __ MRI  __ CT   Date 10/02/2026",
        "Medications\nDrug\tDose\tLast filled\nmetoprolol\t25 mg daily\t06/02/2026\napixaban\t5 mg BID\t06/20/2026",
        "Medication\tSig\tLast filled\tRefills\nLumarol\tdaily\t06/02/2026\t2\nMelarin\tBID\t06/20/2026\t2",
        "Medications\nmetoprolol 25 mg daily  Last refill: 06/02/2026\nDispensed 06/25/2026",
        "metoprolol 25 mg daily\t06/02/2026",
    ],
)
def test_the_day_of_something_else_is_not_the_papers(told: str) -> None:
    assert _date_of(NOTE.format(told)) is None


@pytest.mark.parametrize(
    ("told", "wanted"),
    [
        ("Date: 13/11/2026", "2026-11-13"),
        ("Referral date: 13/11/2026  Date of injury: 14/09/2026", "2026-11-13"),
        ("Referral date: 24/11/2026", "2026-11-24"),
        ("Date issued\t12/11/2026\nValid until\t24/11/2026", "2026-11-12"),
        ("Seen in clinic 13/11/2026", "2026-11-13"),
        ("Takes apixaban 5 mg BID, last filled 20/10/2026\nSigned: Dr Hill 13/11/2026", "2026-11-13"),
        ("Ricoverata dal 10/11/2026 al 18/11/2026", "2026-11-18"),
        ("Entered: 11/11/2026\nClinically indicated date: 10/01/2026", "2026-11-11"),
        ("Printed 13/11/2026 07:52\nEntered: 11/11/2026 15:31", "2026-11-11"),
        ("Submitted 11 Nov 2026 16:02\nHb: 108  Ferritin: 9  Date: 05/11/2026", "2026-11-11"),
    ],
)
def test_the_papers_own_day_is_kept(told: str, wanted: str) -> None:
    assert _date_of(NOTE.format(told)) == wanted


def test_the_day_of_a_letter_is_surer_than_that_of_its_cover() -> None:
    cover = (
        "FAX\nTo:\tElm Kidney Specialists, new patients\nFax:\t(301) 555-0144\nFrom:\tWanda Yost, front desk\n"
        "Pages:\t2\nDate:\t6/16/26\n\nDr. Hill's letter follows. Please fax the appointment date back.\n"
    )
    letter = (
        "Elm Internal Medicine\nIda Hill, M.D.\n61 Elm Drive, Frederick, Maryland 21702\n\nJune 15, 2026\n\n"
        "Elm Kidney Specialists, P.A.\nFrederick, Maryland\n\nRE: Ada Quill, born April 3, 1949\n\nDear Dr. Moss:\n"
        "I would be grateful if Mrs. Quill could establish with you for stage 4 chronic kidney disease.\n\n"
        "With kind regards,\nIda Hill, M.D.\n"
    )
    assert _date_of(f"{cover}\f{letter}") == "2026-06-15"
