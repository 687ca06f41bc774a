"""The report: a value beside its boxes, why others are absent, and nothing of a document taken for markup."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from typing import Any

from deploy.demo.receiver import Received
from deploy.demo.report.page import report_of
from deploy.demo.story import Journey, PageSeen, RunSeen, Sample, Story
from pathways.starters import AUTO, load_starter
from referrals.data.referral import (
    Completeness,
    Evidence,
    Field,
    MissingItem,
    Patient,
    RedFlag,
    Referral,
    Triage,
    TriageReason,
)

HOSTILE = "<script>alert('x')</script>"
DOCUMENT = "doc_1"


def place(box: tuple[float, float, float, float]) -> tuple[Evidence, ...]:
    return (Evidence(document_id=DOCUMENT, page=1, boxes=(box,), quote=HOSTILE),)


def journey(**job: Any) -> Journey:
    name = Field(value=HOSTILE, confidence=0.9, verdict="supported", evidence=place((0.1, 0.2, 0.3, 0.25)))
    referral = Referral(patient=Patient(family_name=name, phone=Field(absent="illegible")))
    triage = Triage(
        urgency="stat",
        specialty="cardiology",
        disposition="review",
        red_flags=(RedFlag(code="stroke", text=HOSTILE, evidence=place((0.5, 0.5, 0.6, 0.6))),),
        reasons=(TriageReason(rule="r", text=HOSTILE, fields=("patient.family_name",)),),
        ruleset="default",
        ruleset_version=1,
    )
    lacks = Completeness(complete=False, missing=(MissingItem(path="patient.phone", why=HOSTILE),))
    return Journey(
        sample=Sample("letter_cardiology.pdf", "Typed letter"),
        record_id="rec_1",
        record={"status": "in_review"},
        job={
            "status": "completed",
            "confidence": 0.87,
            "duration_seconds": 0.4,
            "referral": referral.model_dump(mode="json"),
            "triage": triage.model_dump(mode="json"),
            "completeness": lacks.model_dump(mode="json"),
            "audit_trail": [],
            **job,
        },
        pages=[
            PageSeen(
                document_id=DOCUMENT,
                number=1,
                source="ocr",
                confidence=0.93,
                problem=None,
                picture=b"jpeg",
                width=1000,
                height=1400,
            )
        ],
        runs=[run()],
        webhooks=[
            Received(
                id="evt_1",
                type="ping",
                occurred_at="2026-10-12T08:00:00Z",
                received_at=datetime(2026, 10, 12, 8, 0, 1, tzinfo=UTC),
                data={},
                body=HOSTILE,
            )
        ],
    )


def run() -> RunSeen:
    at = "2026-10-12T08:00:00+00:00"
    step = {
        "node": "danger",
        "title": "Red flag, or urgent at once?",
        "kind": "condition",
        "status": "completed",
        "outcome": "true",
        "explanation": HOSTILE,
        "started_at": at,
        "completed_at": at,
        "error": None,
    }
    body = {
        "run_id": "run_1",
        "pathway": "Referral intake",
        "version": 1,
        "type": "auto",
        "status": "running",
        "current_node": "fast_track",
        "started_at": at,
        "completed_at": None,
        "node_runs": [step],
    }
    return RunSeen(body=body, definition=load_starter(AUTO).definition)


def told(*journeys: Journey, problems: tuple[str, ...] = ()) -> str:
    return report_of(
        Story(
            tenant="Clinic",
            base_url="http://127.0.0.1:8000",
            begun_at=datetime(2026, 10, 12, tzinfo=UTC),
            journeys=list(journeys),
            problems=list(problems),
        )
    )


def test_a_value_and_its_box_carry_the_same_key() -> None:
    report = told(journey())
    (key,) = re.findall(r'class="field supported[^"]*" tabindex="0" data-f="([^"]+)"', report)
    assert (
        f'<i class="box supported" data-f="{key}" style="left:10.00%;top:20.00%;width:20.00%;height:5.00%">'
        in report
    )


def test_a_place_that_says_otherwise_is_drawn_otherwise() -> None:
    born = Field(
        value="1961-03-12",
        confidence=0.2,
        verdict="contradicted",
        evidence=place((0.1, 0.3, 0.3, 0.35)),
        contradicted_by=place((0.1, 0.7, 0.3, 0.75)),
    )
    report = told(journey(referral=Referral(patient=Patient(birth_date=born)).model_dump(mode="json")))
    (key,) = re.findall(r'class="field contradicted[^"]*" tabindex="0" data-f="([^"]+)"', report)
    assert f'<i class="box contradicted" data-f="{key}" style="left:10.00%;top:30.00%' in report
    assert f'<i class="box otherwise" data-f="{key}" style="left:10.00%;top:70.00%' in report


def test_a_red_flag_has_its_box() -> None:
    report = told(journey())
    (key,) = re.findall(r'class="red-flag" tabindex="0" data-f="([^"]+)"', report)
    assert f'<i class="box flag" data-f="{key}" style="left:50.00%' in report


def test_says_why_values_are_absent() -> None:
    report = told(journey())
    assert "<span>Illegible:</span> phone</p>" in report
    assert re.search(r"<span>Not in document:</span> [^<]*given name", report)


def test_nothing_of_a_document_becomes_markup() -> None:
    report = told(journey(), problems=(HOSTILE,))
    assert HOSTILE not in report
    assert report.count("<script>") == 1


def test_a_job_that_failed_is_told_with_its_reason() -> None:
    failed = journey(status="failed", error={"code": "unreadable_document", "message": "Send it again."})
    report = told(failed)
    assert "The extraction failed" in report
    assert "Send it again." in report
