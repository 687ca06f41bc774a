"""The scorer and the fit: what counts as right, how it is counted, and that confidence never falls as raw rises."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from jobs.evaluation import Case, load_cases, measure, report_of
from jobs.evaluation.comparing import same
from jobs.evaluation.fitting import fit, rising
from jobs.evaluation.measuring import Shown
from jobs.extraction import run_assistant, run_judge
from jobs.extraction.judge.confidence import calibrated, confidence_map
from tests.unit.extraction import letters
from tests.unit.extraction.paper import paper

TODAY = date(2026, 11, 21)


@pytest.mark.parametrize(
    ("path", "expected", "got", "right"),
    [
        ("patient.full_name", "Delgado, Maria T.", "Maria T. Delgado", True),
        ("patient.full_name", "Maria Delgado", "Mario Delgado", False),
        ("referrer.name", "Dr. Jane Roe", "Jane Roe, MD", True),
        ("patient.phone", "(503) 555-0177", "+15035550177", True),
        ("patient.phone", "+1-405-484-9156x26732", "+14054849156;ext=26732", True),
        ("patient.phone", "(503) 555-0177", "+15035550178", False),
        ("patient.birth_date", "1961-03-12", "1961-12-03", False),
        ("patient.sex", None, "male", False),
        ("patient.sex", None, None, True),
        ("request.urgency", {"any_of": ["urgent", "asap"]}, "asap", True),
        ("clinical.medications[].name", "Lisinopril 20 mg PO daily", "Lisinopril", True),
        ("clinical.medications[].name", "Lisinopril", "Losartan", False),
        ("clinical.diagnoses[].text", "Essential hypertension", "essential hypertension", True),
        ("request.specialty", "urology", "neurology", False),
    ],
)
def test_what_counts_as_right(path: str, expected: Any, got: Any, right: bool) -> None:
    assert same(path, expected, got) is right


def test_invented_missed_and_wrong_values_are_counted() -> None:
    gold = {
        "patient.family_name": "Delgado",
        "patient.birth_date": "1999-01-01",
        "patient.sex": None,
        "recipient.organization": "Rose City Skin Associates",
        "clinical.medications[].name": ["cetirizine", "aspirin"],
        "clinical.diagnoses[].icd10cm": None,
    }
    pages = paper(letters.US_FORM)
    referral = run_judge(referral=run_assistant(pages=pages, today=TODAY), pages=pages)
    case = Case(id="form", files=(), gold=gold, recall_only=frozenset({"clinical.medications[].name"}))
    measured = measure(case=case, referral=referral, triage=None, seconds=0.1, pages=1, today=TODAY)
    counted = {tally.path: (tally.right, tally.false, tally.missed) for tally in measured.tallies}
    assert counted == {
        "patient.family_name": (1, 0, 0),
        "patient.birth_date": (0, 1, 1),
        "patient.sex": (0, 1, 0),
        "recipient.organization": (1, 0, 0),
        "clinical.medications[].name": (1, 0, 1),
        "clinical.diagnoses[].icd10cm": (0, 2, 0),
    }
    assert measured.values_without_place == 0
    report = report_of(measured=[measured])
    assert {miss[1] for miss in report.misses} == set(gold) - {
        "patient.family_name",
        "recipient.organization",
    }
    assert json.loads(json.dumps(report.as_json()))["cases"] == 1
    assert "Expected calibration error" in report.as_text()


def test_a_line_that_is_no_case_is_named(tmp_path: Path) -> None:
    (tmp_path / "gold.jsonl").write_text('{"id": "a", "files": [], "gold": {}}\n{"id": "b"}\n')
    with pytest.raises(ValueError, match=r"gold\.jsonl, line 2"):
        load_cases(directory=tmp_path)


def test_the_nearest_sequence_that_never_falls() -> None:
    assert rising([0.1, 0.5, 0.3, 0.9], [1, 1, 1, 1]) == pytest.approx([0.1, 0.4, 0.4, 0.9])


def test_many_wrong_values_pull_a_confidence_down() -> None:
    wrong = fit(shown=[Shown("patient.sex", 0.9, right=False, raw=0.9)] * 200)
    assert dict(wrong)[0.9] < 0.5
    assert [value for _, value in wrong] == sorted(value for _, value in wrong)


def test_the_shipped_map_rises_and_verdicts_bound_it() -> None:
    for knots in confidence_map()["groups"].values():
        assert [value for _, value in knots] == sorted(value for _, value in knots)
    assert calibrated(path="patient.sex", raw=0.99, verdict="unsupported") <= 0.3
    assert calibrated(path="patient.sex", raw=0.99, verdict="uncertain") < 0.7
    assert calibrated(path="patient.sex", raw=0.99, verdict="supported") > 0.9
