"""What kind of paper a visit's note is, and why the patient came."""

from __future__ import annotations

from datetime import date

from jobs.extraction import run_assistant
from jobs.extraction.packets.sorting import sort_packet
from referrals.data.referral import Referral
from tests.unit.extraction.paper import paper

_NOTE = """Patient Name: Ines Caldwell
DOB: 1951-02-03

REASON FOR EVALUATION: Numbness of both feet.

HISTORY: The lady has felt pins and needles in her toes since last spring, worse in bed.

PAST HISTORY: Hypothyroidism.

MEDICATIONS: Synthroid 75 mcg.

ALLERGIES: None known.

EXAMINATION: Vibration is lost at the ankles.

IMPRESSION: Peripheral neuropathy.

PLAN: Blood tests, and I will see her in six weeks.
"""
_RUN_ON = """Patient Name: Ines Caldwell
DOB: 1951-02-03

REASON FOR VISIT: Hot flashes.  HISTORY OF PRESENT ILLNESS: This 51-year-old woman has had many
of them for a year.  PAST MEDICAL HISTORY: Gout.  PHYSICAL EXAMINATION: Weight 160.
IMPRESSION: Menopause.
"""


def _read(written: str) -> Referral:
    pages, today = paper(written), date(2026, 11, 23)
    return run_assistant(pages=pages, today=today, packet=sort_packet(pages=pages, today=today))


def test_an_examination_and_an_impression_among_medicines_are_no_report_of_a_picture() -> None:
    assert _read(_NOTE).document.kind.value == "consult_note"


def test_the_head_of_an_evaluation_asks_for_the_reason() -> None:
    assert str(_read(_NOTE).request.reason.value).startswith("Numbness of both feet")


def test_the_reason_for_a_visit_before_its_history_heads_a_note() -> None:
    assert _read(_RUN_ON).document.kind.value == "consult_note"


def test_a_sentence_begins_behind_the_head_of_the_history() -> None:
    assert "HISTORY OF PRESENT" not in str(_read(_RUN_ON).request.reason.value)
