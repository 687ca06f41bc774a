"""Tests that are ordered, labels, instruments and what is planned are no conditions and no history."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction.assistant.clinical.diagnosis_names import parts_of
from jobs.extraction.assistant.clinical.heard.mention import Mention
from jobs.extraction.assistant.clinical.heard.naming import may_be_condition, may_be_operation
from jobs.extraction.assistant.clinical.past_events import is_called_off, is_still_to_undergo
from jobs.extraction.assistant.clinical.words_of_doubt import DOUBTED
from jobs.extraction.assistant.clinical.words_of_tests import names_a_test
from jobs.extraction.assistant.document import Document
from jobs.extraction.text import Span
from tests.unit.extraction.paper import paper
from tests.unit.extraction.referral_read import referral_read


def heard(words: str, kind: str) -> tuple[Document, Mention]:
    """A document of these words alone, heard as a whole."""
    document = Document.of(paper(f"He has {words} today."), date(2026, 11, 21))
    start = document.text.flowing.index(words)
    return document, Mention(kind, Span(start, start + len(words)), 0.95)


@pytest.mark.parametrize(
    "town",
    [
        "1200 Main St, Cuyahoga Falls, OH 44221",
        "12 Elm St, Falls Church, VA 22046",
        "Seen at Niagara Falls Clinic.",
    ],
)
def test_a_towns_name_is_no_complaint(town: str) -> None:
    found = referral_read(
        f"Patient: Ada Quill  DOB 4 May 1961\n{town}\n\nDear Dr Moss\n\nShe has headaches and falls."
    )
    assert "Falls" not in [each.text.value for each in found.clinical.symptoms]
    assert "falls" in [each.text.value for each in found.clinical.symptoms]


@pytest.mark.parametrize(
    "told", ["Tuberculosis blood test and hepatitis panel ordered.", "Barrett's screening due."]
)
def test_what_a_test_is_called_after_is_no_condition(told: str) -> None:
    found = referral_read(f"Patient: Ada Quill  DOB 4 May 1961\nPsoriasis. {told}").clinical.diagnoses
    assert [each.text.value for each in found] == ["Psoriasis"]


@pytest.mark.parametrize(
    "words",
    [
        "thyroid function tests",
        "pylori testing",
        "LFTs",
        "glycosylated hemoglobin",
        "fasting blood sugar",
        "multiple views of the heart",
        "color flow imaging",
    ],
)
def test_a_test_is_no_condition(words: str) -> None:
    assert names_a_test(words)


@pytest.mark.parametrize(
    "words",
    [
        "abnormal LFTs",
        "raised blood sugar",
        "positive TB test",
        "anemia",
        "failed hearing test",
    ],
)
def test_what_a_test_found_is_one(words: str) -> None:
    assert not names_a_test(words)


@pytest.mark.parametrize(
    "words",
    [
        "Estimated blood loss",
        "bipolar cautery",
        "conscious sedation",
        "SUMMARY",
        "penile block",
        "burial versus cremation",
    ],
)
def test_labels_and_instruments_are_no_conditions(words: str) -> None:
    assert not may_be_condition(*heard(words, "dx"))


@pytest.mark.parametrize(
    "words",
    [
        "first degree heart block",
        "impacted wisdom tooth",
        "needle phobia",
        "diabetic",
        "gout",
    ],
)
def test_look_alikes_are_conditions(words: str) -> None:
    assert may_be_condition(*heard(words, "dx"))


@pytest.mark.parametrize(
    "words",
    [
        "demonstrated possibly a significant outflow tract obstruction",
        "Right coronary artery to pulmonary artery fistula",
        "characterized by dextrocardia",
        "intravenous sedation",
        "Ejection fraction",
        "tracheal deviation",
    ],
)
def test_findings_and_measures_are_no_operations(words: str) -> None:
    assert not may_be_operation(*heard(words, "op"))


@pytest.mark.parametrize(
    "words",
    [
        "lap band placement",
        "carpal tunnel release",
        "hernia repair",
        "stent implantation",
        "cataract left eye",
        "laparoscopy",
    ],
)
def test_operations(words: str) -> None:
    assert may_be_operation(*heard(words, "op"))


def test_what_is_still_to_be_done() -> None:
    assert is_still_to_undergo("he is being admitted to undergo a ")
    assert is_still_to_undergo("The patient will undergo a bilateral lymphadenectomy and ")
    assert not is_still_to_undergo("The patient has undergone a ")
    assert is_called_off(" was canceled")
    assert is_called_off(" is going to be planned for October 6")
    assert not is_called_off(" was done in 2004")


def test_only_one_of_two_is_doubted() -> None:
    assert DOUBTED.search("Complex renal cyst versus renal cell carcinoma")
    assert DOUBTED.search("possibly torsion")
    assert not DOUBTED.search("renal cell carcinoma")


def _diagnoses(written: str) -> dict[str, str | None]:
    found = referral_read(written).clinical.diagnoses
    return {str(entry.text.value).casefold(): entry.text.asserted for entry in found}


def test_tests_under_a_plan_are_no_diagnoses() -> None:
    told = _diagnoses(
        "IMPRESSION/PLAN:\nHe will need thyroid function tests, LFTs, and fasting blood sugar.\n"
    )
    assert not told
    assert "abnormal lfts" in _diagnoses("PROBLEM LIST:\n- Abnormal LFTs\n- Gout\n")


def test_a_shared_head_stays_with_both() -> None:
    written = "joint pain, foot and ankle pain, leg and foot swelling, asthma and gout"
    document = Document.of(paper(written), date(2026, 11, 21))
    parts = parts_of(document, Span(0, len(written)), listed=False)
    assert [document.text[part] for part in parts] == [
        "joint pain",
        "foot and ankle pain",
        "leg and foot swelling",
        "asthma",
        "gout",
    ]


def test_a_name_without_what_follows_it() -> None:
    assert "high blood pressure" in _diagnoses(
        "PAST MEDICAL HISTORY:\nHistory of high blood pressure, as well.\nGout.\n"
    )


def test_a_differential_is_uncertain() -> None:
    told = _diagnoses("DISCHARGE DIAGNOSES:\n1. Hematuria\n2. Renal cyst versus renal cell carcinoma\n")
    assert told["renal cyst versus renal cell carcinoma"] == "uncertain"
    assert told["hematuria"] == "present"


def test_otherwise_healthy_is_no_diagnosis() -> None:
    assert "otherwise healthy" not in _diagnoses("IMPRESSION:\n1. Otherwise healthy.\n2. Gout.\n")


def test_what_would_bring_somebody_back_is_no_complaint_of_today() -> None:
    found = referral_read(
        "Seen today with ankle swelling. Return to our clinic if he has worsening hematuria. He takes aspirin."
    ).clinical.symptoms
    assert not any(
        "hematuria" in str(entry.text.value) and entry.text.asserted == "present" for entry in found
    )


def test_labels_of_a_report_are_no_history() -> None:
    found = referral_read(
        "PROCEDURES:\n1. Left inguinal hernia repair\n2. Estimated blood loss: minimal\n3. Specimens: none\n"
    ).clinical.history
    told = {str(entry.text.value).casefold() for entry in found}
    assert "left inguinal hernia repair" in told
    assert not any("blood loss" in words or "specimens" in words for words in told)
