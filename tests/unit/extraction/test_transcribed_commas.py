"""Dictated notes in which a comma stands for each line break."""

from __future__ import annotations

from datetime import date

from jobs.extraction import run_assistant
from jobs.extraction.text import Text
from referrals.data.referral import Referral
from tests.unit.extraction.paper import paper

_NOTE = """Patient Name: Delia Sandoval
DOB: 1958-09-14
PREOPERATIVE DIAGNOSIS: ,Ganglion of the left wrist.,POSTOPERATIVE DIAGNOSIS: , Ganglion of the left wrist.,
PAST MEDICAL HISTORY:,1.  Asthma.,2.  Migraine, with aura.,3.
Psoriasis.,4.  Diverticulosis of the sigmoid and the descending part
of the colon.,MEDICATIONS:,1. Flomax., 2. Lisinopril 10 mg daily.,ALLERGIES: , None.,
SOCIAL HISTORY:, Sings at St. Mary's, Inc., on Sundays.
"""


def _lines(text: str) -> list[str]:
    return [line.text for line in Text(paper(text)).lines]


def _referral(text: str) -> Referral:
    return run_assistant(pages=paper(text), today=date(2026, 11, 23))


def test_lines_end_where_the_writer_ended_them() -> None:
    lines = _lines(_NOTE)

    assert "PREOPERATIVE DIAGNOSIS: Ganglion of the left wrist." in lines
    assert "POSTOPERATIVE DIAGNOSIS: Ganglion of the left wrist." in lines
    assert "2. Migraine, with aura." in lines
    assert "ALLERGIES: None." in lines


def test_a_writers_own_commas_stay() -> None:
    assert "SOCIAL HISTORY: Sings at St. Mary's, Inc., on Sundays." in _lines(_NOTE)
    assert _lines("Acme Corp., Suite 4\nGout., asthma") == ["Acme Corp., Suite 4", "Gout., asthma"]


def test_each_entry_of_a_list_is_one() -> None:
    referral = _referral(_NOTE)

    diagnoses = [str(diagnosis.text.value) for diagnosis in referral.clinical.diagnoses]
    assert {"Asthma", "Psoriasis"} <= set(diagnoses)
    assert any(words.endswith("of the colon") for words in diagnoses)
    assert not any("DIAGNOSIS" in words or words.endswith(("3", "4", ",2")) for words in diagnoses)
    assert [medication.name.value for medication in referral.clinical.medications] == ["Flomax", "Lisinopril"]
    assert not referral.clinical.allergies


def test_the_place_of_a_value_is_its_part_of_the_printed_word() -> None:
    text = Text(paper(_NOTE))
    two = next(line for line in text.lines if line.text.startswith("2. Migraine"))
    above = text.lines[two.number - 1]

    assert text.words[above.last_word - 1].word.box[2] <= text.words[two.first_word].word.box[0]


def test_numbers_at_the_end_of_a_line_begin_the_entry_below() -> None:
    referral = _referral(
        "REASON FOR CONSULTATION: Flank pain, worse at night. BRIEF HISTORY: He was seen by us before for a\n"
        "bladder tumor, and is here again. PAST MEDICAL HISTORY: 1.  Hypertension. 2.  Gouty arthritis. 3.\n"
        "Psoriasis of the scalp. SOCIAL HISTORY: He lives alone with two dogs and drives a van.\n"
    )

    assert str(referral.request.reason.value).rstrip(".") == "Flank pain, worse at night"
    diagnoses = [str(diagnosis.text.value) for diagnosis in referral.clinical.diagnoses]
    assert "Gouty arthritis" in diagnoses
    assert any(words.startswith("Psoriasis") for words in diagnoses)
