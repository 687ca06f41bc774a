"""Bulletins, insurers' notices, requests for records, consultations told in one block, letters about stays abroad."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import sort_packet
from tests.unit.extraction.paper import paper
from tests.unit.extraction.test_assistant import read, value

TODAY = date(2026, 11, 20)
COURIER = (
    "BASIN CLINICAL LABORATORY\nBROADCAST FAX 11/12/2026\tTO: ALL CLIENTS, ROUTE 3\nCLIENT BULLETIN 26-19\n"
    "Subject: Holiday courier schedule\nDate\tRegular pick-up\tSTAT courier\nWednesday\t2:00 PM\tuntil 6:00 PM\n"
)
CHANGE = (
    "Harbor Health HMO\nNOTICE OF PRIMARY CARE PROVIDER CHANGE\nMember: Gloria Haines\tDOB 09/09/1966\n"
    "Effective 11/01/2026 the member has selected Dr. Ravi Pillai as her new primary care provider. Claims before that "
    "go to the prior carrier.\n"
)


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        ("other", COURIER),
        ("other", "Valley Imaging\nDear referring offices,\nOur holiday hours: closed November 26.\n"),
        ("insurance", CHANGE),
        (
            "records_request",
            "RECORD RETRIEVAL\nOn behalf of Pioneer Life, Underwriting\nFAX TRANSMISSION - Pages: 1\nTO: Juniper "
            "Medical "
            "Group\nATTENDING PHYSICIAN STATEMENT — REQUEST FOR RECORDS\nName: SANDOVAL, HARRIET\tDate of Birth: "
            "05/07/1974\n☒ EKG and Stress Tests\n☐ Complete Medical Record\n",
        ),
        (
            "records_request",
            "NORTHSTAR LIFE\nRequest for a General Practitioner's Report\nRe: Ms Ciara Nolan, DOB 4/6/1988\nDear "
            "Doctor,\n"
            "The above has applied to us for life cover. Please complete the enclosed report.\nYours sincerely\n",
        ),
        (
            "consult_note",
            "Patient Name: Natasha Wiggins\nDOB: 1990-08-23\nHISTORY: The patient is a 33-year-old female "
            "referred by her "
            "family doctor with nasal blockage. EXAMINATION: The ears are normal. ASSESSMENT: Chronic sinusitis. PLAN: "
            "Culture was taken today.\n",
        ),
        (
            "consult_note",
            "Patient Name: Monica Chandler\nDOB: 1971-10-29\nRE: Sample Patient. Dear Dr. Sample: Thank you for "
            "letting me "
            "share in the care of this lady, whom I saw in the office today for her Crohn disease. IMPRESSION: Crohn "
            "disease. PLAN: Colonoscopy. With best regards, Sample Doctor, M.D.\n",
        ),
        (
            "discharge_summary",
            "Klinikum Nordheide\nHerrn Dr. med. Peter Hollander\nHauptstr. 3, 21244 Nordheide\n12.03.2026\nSehr "
            "geehrter "
            "Herr Kollege,\nwir berichten über Herrn Kurt Lammers, geb. 03.04.1950, der sich vom 01.03.2026 bis "
            "12.03.2026 "
            "in unserer stationären Behandlung befand.\nMit freundlichen Grüßen\n",
        ),
        (
            "referral",
            "Old Age Psychiatry, Laburnum House\nDear All\nMr Dean Archdeacon, 03 Feb 1949\nI'd be glad of your "
            "help with "
            "this retired surveyor. He has two years of forgetting names.\nYours sincerely\n",
        ),
    ],
)
def test_a_paper_is_what_it_says(kind: str, words: str) -> None:
    assert sort_packet(pages=paper(words), today=TODAY).parts[0].kind == kind


@pytest.mark.parametrize("words", [COURIER, CHANGE])
def test_a_paper_that_asks_nobody_names_no_specialty(words: str) -> None:
    assert value(read(words), "request.specialty") is None
    assert value(read(words), "request.urgency") is None


def test_a_letter_about_a_stay_asks_the_practice_that_it_goes_to() -> None:
    letter = (
        "Hôpital Sainte-Marie\nCabinet de cardiologie du Parc\nLyon, le 3 mars 2026\nChère consœur,\nM. Henri "
        "Faure, né "
        "le 12/01/1944, a été hospitalisé dans notre service du 20/02/2026 au 02/03/2026. Nous vous serions "
        "reconnaissants de le revoir rapidement.\nBien confraternellement, Dr L. Petit\n"
    )
    assert sort_packet(pages=paper(letter), today=TODAY).parts[0].kind == "referral"
    assert value(read(letter), "request.specialty") == "cardiology"
