"""Problems and what is planned for them, on one line, above bullets or numbered; and what a plan begins."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant
from referrals.data.referral import Clinical
from tests.unit.extraction.paper import paper

_HEAD = "Patient: Ines Caldwell\nDOB: 01/02/1960\n\n"


def clinical(written: str) -> Clinical:
    return run_assistant(pages=paper(written), today=date(2026, 11, 21)).clinical


def diagnoses(written: str) -> list[str]:
    return [str(each.text.value) for each in clinical(written).diagnoses if each.text.asserted != "negated"]


def medicines(written: str) -> list[tuple[str, str | None]]:
    return [
        (str(each.name.value), None if each.dose.value is None else str(each.dose.value))
        for each in clinical(written).medications
    ]


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        (
            "ASSESSMENT & PLAN\n1. Migraine without aura - start topiramate 25 mg at bedtime, keep a diary.\n"
            "2. Iron deficiency: continue ferrous sulfate 325 mg daily.\n"
            "3. Hypertension. Increase amlodipine from 5 mg to 10 mg daily.",
            ["Migraine without aura", "Iron deficiency", "Hypertension"],
        ),
        (
            "HISTORY\nHe has had pain under the heel since the spring, worst with the first steps of the morning.\n"
            "ASSESSMENT AND PLAN\nPlantar fasciitis\n- Stretches twice a day.\nSciatica.\n- Repeat level in a week.\n"
            "Skin cancer screening.\n- Yearly skin exam.",
            ["Plantar fasciitis", "Sciatica"],
        ),
        (
            "ASSESSMENT\n1. Chronic kidney disease: stage 3a\n2. Follow-up of gout",
            ["Chronic kidney disease: stage 3a"],
        ),
    ],
)
def test_a_problem_ends_where_its_plan_begins(written: str, expected: list[str]) -> None:
    assert diagnoses(_HEAD + written) == expected


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        (
            _HEAD
            + "PLAN\nStart gabapentin 300 mg in the evening. Increase amlodipine from 5 mg to 10 mg daily.",
            [("gabapentin", "300 mg"), ("amlodipine", "10 mg")],
        ),
        (
            _HEAD + "ASSESSMENT AND PLAN\nWheeze\n- We will start Flovent 44 mcg twice daily.",
            [("Flovent", "44 mcg")],
        ),
        (
            _HEAD
            + "PLAN\nIf no better, start gabapentin 300 mg. Consider whether to start sertraline 50 mg.",
            [],
        ),
        ("Dear Dr Rowe\n\nPLAN\nPlease could you start gabapentin 300 mg in the evening?", []),
        (
            "Dear Dr Rowe\nHe takes candesartan 8 mg. He asks whether he can take ibuprofen as his brother does.",
            [("candesartan", "8 mg")],
        ),
        (_HEAD + "MEDICATIONS\nemollient\nloratadine 10 mg", [("loratadine", "10 mg")]),
    ],
)
def test_medicines_that_a_plan_begins(written: str, expected: list[tuple[str, str | None]]) -> None:
    assert medicines(written) == expected


def test_what_an_injury_took_is_a_diagnosis_and_what_a_surgeon_took_is_history() -> None:
    assert diagnoses(_HEAD + "PRIMARY DIAGNOSIS: Traumatic below-knee amputation, right") == [
        "Traumatic below-knee amputation, right"
    ]
    assert diagnoses(_HEAD + "PAST HISTORY\n- Below-knee amputation 2015") == []
