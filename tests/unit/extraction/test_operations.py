"""What a record tells of an operation that was done is neither extracted nor asked for."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant, sort_packet
from jobs.extraction.texts_at_hand import text_of
from jobs.extraction.wordings.operations import without_operations
from tests.unit.extraction.paper import paper

TODAY = date(2026, 11, 23)
HEAD = """\
Patient Name: Odalys Fenwright
DOB: 1971-04-09
Phone: 303-555-0142 x77
"""
RECORD = f"""\
{HEAD}PREOPERATIVE DIAGNOSIS: Symptomatic gallstones.
POSTOPERATIVE DIAGNOSIS: Symptomatic gallstones.
PROCEDURE PERFORMED: Laparoscopic cholecystectomy.
ANESTHESIA: General endotracheal.
ESTIMATED BLOOD LOSS: Minimal.
INDICATIONS: A 55-year-old woman with attacks of pain below the right ribs after meals.
DESCRIPTION OF PROCEDURE: After informed consent was obtained, she was taken to the operating room
and placed supine. She was prepped and draped in the usual sterile fashion. A trocar was passed and
the abdomen was insufflated. Urgent control of a small vessel was needed. The wound was covered with
Xeroform. She was transferred to the Post Anesthesia Care Unit in stable condition.
"""
ENDOSCOPY = f"""\
{HEAD}The patient was brought to the endoscopy suite. The colonoscope was introduced and advanced to the
cecum. Two polyps were excised and sent to pathology. She tolerated the procedure well.
"""
LETTER = f"""\
{HEAD}Dear Doctor

I would be grateful if you would see this lady urgently. In 2019 she was taken to theatre for a
perforated appendix, and the wound was closed. She now has a lump in the scar.
"""


def kept(sheet: str) -> str:
    return text_of(without_operations(paper(sheet))).content


def test_steps_counts_and_dressings_go_diagnoses_and_indications_stay() -> None:
    words = kept(RECORD)
    assert "Odalys Fenwright" in words
    assert words.count("Symptomatic gallstones.") == 2
    assert "attacks of pain below the right ribs" in words
    for gone in ("Xeroform", "trocar", "Minimal", "General endotracheal", "Care Unit", "cholecystectomy"):
        assert gone not in words


def test_an_examination_without_headings_is_known_by_its_steps() -> None:
    words = kept(ENDOSCOPY)
    assert "Fenwright" in words
    assert "polyps" not in words


def test_a_letter_that_mentions_an_operation_stays_whole() -> None:
    pages = paper(LETTER)
    assert without_operations(pages) == pages


@pytest.mark.parametrize("sheet", [RECORD, ENDOSCOPY])
def test_nothing_of_an_operation_is_asked_for_or_a_party(sheet: str) -> None:
    pages = paper(sheet)
    packet = sort_packet(pages=pages, today=TODAY)
    found = run_assistant(pages=pages, today=TODAY, packet=packet)
    assert found.patient.family_name.value == "Fenwright"
    assert found.request.urgency.value is None
    assert found.request.service.value is None
    assert found.insurance.payer.value is None
    assert found.recipient.organization.value is None
    assert found.referrer.phone.value is None


@pytest.mark.parametrize("sheet", [RECORD, ENDOSCOPY])
def test_a_record_of_an_operation_is_a_note_and_no_referral(sheet: str) -> None:
    packet = sort_packet(pages=paper(sheet), today=TODAY)
    assert packet.kinds_by_page == ("consult_note",)


def test_pages_without_an_operation_are_given_back_as_they_are() -> None:
    pages = paper("Dear Doctor\nThank you for seeing Mr Bram Oduya, who snores.")
    assert without_operations(pages) == pages
