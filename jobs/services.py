"""Writing jobs: requesting one, recording each of its stages, failing it.

The stages read, assistant, judge and triage are chained pieces of durable work; the subject of each is its
StageRun.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import datetime
from typing import Any

from django.conf import settings

from common.clock import Clock
from common.errors import InvalidRequest
from common.row_security import organization_scope
from common.wording import counted
from common.work import Held, enqueue, recording
from events import event_types
from events.services import record_event
from jobs import extraction
from jobs.data import RequestedJob, Ruleset
from jobs.models import ExtractionJob, StageRun
from jobs.selectors import get_ruleset, get_stage_outputs
from jobs.states import JOB, STAGE, STAGES
from referrals import reading
from referrals import selectors as referral_selectors
from referrals.data.pages import Page
from referrals.data.referral import URGENCIES, Completeness, Referral, Triage
from referrals.services import keep_pages, save_referral
from tenants.data import Principal

READER_NAME = "builtin-1"
FAILURES: dict[str, str] = {
    "worker_lost": "Reading this document stopped the reader several times. "
    "Ask the sender for a new copy, or print and scan it.",
    "internal_error": "The extraction failed on our side. Start it again; if it fails again, tell the operator.",
}
"""Stable code to the sentence that clinic staff see; reading has codes and sentences of its own."""


def request_extraction(
    *,
    principal: Principal,
    record_id: str,
    now: datetime,
    ruleset_name: str | None = None,
    priority: str = "routine",
    metadata: Mapping[str, Any] | None = None,
) -> RequestedJob:
    """Start an extraction job for a record, or find the unfinished one of the same ruleset.

    Raises RecordNotFound, RulesetUnknown, InvalidRequest when the record has no document.
    """
    organization_id = principal.organization_id
    record = referral_selectors.get_record(principal=principal, record_id=record_id, lock=True)
    ruleset = get_ruleset(organization_id=organization_id, team_id=record.team_id, name=ruleset_name)
    existing = (
        ExtractionJob.objects.in_organization(organization_id)
        .filter(record_id=record_id, ruleset_name=ruleset.name, status__in=["queued", "processing"])
        .first()
    )
    if existing is not None:
        return RequestedJob(id=existing.id, status=existing.status, existing=True)
    documents = referral_selectors.list_documents(organization_id=organization_id, record_id=record_id)
    if not documents:
        raise InvalidRequest("The record has no document yet. Upload one first.")
    job = ExtractionJob.objects.create(
        organization_id=organization_id,
        record_id=record_id,
        team_id=record.team_id,
        ruleset_name=ruleset.name,
        ruleset_version=ruleset.version,
        ruleset=ruleset.model_dump(mode="json"),
        priority=URGENCIES.index(priority),
        metadata=dict(metadata or {}),
        document_ids=[document.id for document in documents],
        requested_by=principal.actor,
        created_at=now,
    )
    _enqueue_stage(job, "read", now=now)
    return RequestedJob(id=job.id, status=job.status, existing=False)


def _enqueue_stage(job: ExtractionJob, stage: str, *, now: datetime, after: Held | None = None) -> None:
    stage_run = StageRun.objects.create(
        organization_id=job.organization_id, job=job, stage=stage, created_at=now
    )
    enqueue(
        name=f"jobs.{stage}",
        queue="documents" if stage == "read" else "flow",
        subject_id=stage_run.id,
        organization_id=job.organization_id,
        priority=job.priority,
        after=after,
    )


def read_stage(held: Held, *, clock: Clock) -> None:
    """Read the documents of the job that have not been read, and look for red flags at once."""
    with organization_scope(held.organization_id):
        job = _start(held, now=clock())
        read_before = {
            document_id: pages
            for document_id in job.document_ids
            if (
                pages := referral_selectors.find_pages(
                    organization_id=job.organization_id, document_id=document_id
                )
            )
            is not None
        }
        unread = {
            document_id: (
                referral_selectors.get_document_bytes(
                    organization_id=job.organization_id, document_id=document_id
                ),
                referral_selectors.get_document(
                    organization_id=job.organization_id, record_id=job.record_id, document_id=document_id
                ).media_type,
            )
            for document_id in job.document_ids
            if document_id not in read_before
        }
    fresh = {
        document_id: reading.read_document(
            data=data,
            media_type=media_type,
            document_id=document_id,
            limits=reading_limits(),
            processes=settings.READING_PROCESSES,
        )
        for document_id, (data, media_type) in unread.items()
    }
    read = {**read_before, **fresh}
    pages = tuple(page for document_id in job.document_ids for page in read[document_id])
    flags = extraction.find_red_flags(pages=pages)
    with recording(held):
        now = clock()
        job, stage_run = _finishing(held)
        for document_id, fresh_pages in fresh.items():
            keep_pages(
                organization_id=job.organization_id,
                document_id=document_id,
                pages=fresh_pages,
                reader=READER_NAME,
                now=now,
            )
        _complete_stage(
            stage_run,
            held,
            actor=f"reader:{READER_NAME}",
            detail=_reading_detail(pages),
            output={"pages": len(pages), "read_now": sorted(fresh)},
            now=now,
        )
        _go_on(job, "assistant", held=held, now=now)
        if flags:
            record_event(
                type=event_types.REFERRAL_RED_FLAG,
                organization_id=job.organization_id,
                actor="service:red-flags",
                now=now,
                record_id=job.record_id,
                team_id=job.team_id,
                data={"codes": sorted({flag.code for flag in flags})},
            )


def _reading_detail(pages: tuple[Page, ...]) -> str:
    by_source = {
        source: sum(page.source == source for page in pages) for source in ("text_layer", "ocr", "none")
    }
    return (
        f"{counted(len(pages), 'page')}: {by_source['text_layer']} from the text layer, "
        f"{by_source['ocr']} by optical recognition, {by_source['none']} without words"
    )


def assistant_stage(held: Held, *, clock: Clock) -> None:
    """Extract the structured referral from the pages."""
    with organization_scope(held.organization_id):
        pages = _pages(_start(held, now=clock()))
    referral = extraction.run_assistant(pages=pages, today=clock().date())
    _hand_on(
        held,
        referral,
        actor=f"assistant:{extraction.ASSISTANT_NAME}",
        detail="proposed values with their places on the page",
        following="judge",
        clock=clock,
    )


def judge_stage(held: Held, *, clock: Clock) -> None:
    """Check every field against the pages again."""
    with organization_scope(held.organization_id):
        job = _start(held, now=clock())
        pages = _pages(job)
        proposed = Referral.model_validate(get_stage_outputs(job=job)["assistant"])
    judged = extraction.run_judge(referral=proposed, pages=pages)
    _hand_on(
        held,
        judged,
        actor=f"judge:{extraction.JUDGE_NAME}",
        detail="looked again at every field and gave verdicts",
        following="triage",
        clock=clock,
    )


def _hand_on(
    held: Held, referral: Referral, *, actor: str, detail: str, following: str, clock: Clock
) -> None:
    """Record a stage whose output is a referral, and enqueue the one that follows."""
    with recording(held):
        now = clock()
        job, stage_run = _finishing(held)
        output = referral.model_dump(mode="json")
        _complete_stage(stage_run, held, actor=actor, detail=detail, output=output, now=now)
        _go_on(job, following, held=held, now=now)


def triage_stage(held: Held, *, clock: Clock) -> None:
    """Apply the clinic's rules; complete the job with its result, the record's new Referral and the event."""
    with organization_scope(held.organization_id):
        job = _start(held, now=clock())
        pages = _pages(job)
        referral = Referral.model_validate(get_stage_outputs(job=job)["judge"])
        ruleset = Ruleset.model_validate(job.ruleset)
    triage, completeness = extraction.run_triage(
        referral=referral, pages=pages, ruleset=ruleset, today=clock().date()
    )
    confidence = extraction.overall_confidence(referral)
    with recording(held):
        now = clock()
        job, stage_run = _finishing(held)
        _complete_stage(
            stage_run,
            held,
            actor=f"ruleset:{ruleset.name} v{ruleset.version}",
            detail=f"{triage.disposition}, {triage.urgency}, {counted(len(triage.reasons), 'reason')}",
            output=None,
            now=now,
        )
        _complete(
            job, referral=referral, triage=triage, completeness=completeness, confidence=confidence, now=now
        )


def fail_job(held: Held, *, code: str, message: str | None, now: datetime) -> None:
    """Fail the job of this stage with a stable code and a sentence for clinic staff; the record and its
    documents stay.
    """
    with recording(held):
        job, stage_run = _finishing(held)
        STAGE.transition(stage_run, "failed")
        stage_run.attempt = held.attempt
        stage_run.completed_at = now
        stage_run.detail = code
        stage_run.save(update_fields=["status", "attempt", "completed_at", "detail"])
        JOB.transition(job, "failed")
        job.error_code = code
        job.error_message = message or FAILURES.get(code, FAILURES["internal_error"])
        job.completed_at = now
        job.save(update_fields=["status", "error_code", "error_message", "completed_at"])
        record_event(
            type=event_types.EXTRACTION_JOB_FAILED,
            organization_id=job.organization_id,
            actor="service:jobs",
            now=now,
            record_id=job.record_id,
            team_id=job.team_id,
            data={"job_id": job.id, "error_code": code, "stage": stage_run.stage},
        )


def reading_limits() -> reading.Limits:
    """Return the limits for documents that the operator has set."""
    return reading.Limits(
        max_bytes=settings.UPLOAD_MAX_BYTES,
        max_pages=settings.UPLOAD_MAX_PAGES,
        max_megapixels=settings.UPLOAD_MAX_MEGAPIXELS,
    )


def _start(held: Held, *, now: datetime) -> ExtractionJob:
    """Return the job of a stage that begins; the first stage makes it `processing`, under the job's lock."""
    stage_run = StageRun.objects.in_organization(held.organization_id).get(id=held.subject_id)
    jobs = ExtractionJob.objects.in_organization(held.organization_id)
    if stage_run.stage != STAGES[0]:
        return jobs.get(id=stage_run.job_id)
    job = jobs.select_for_update().get(id=stage_run.job_id)
    if job.status == JOB.initial:
        JOB.transition(job, "processing")
        job.started_at = now
        job.save(update_fields=["status", "started_at"])
    return job


def _finishing(held: Held) -> tuple[ExtractionJob, StageRun]:
    """Return the job, locked, and its stage, inside the recording transaction."""
    stage_run = StageRun.objects.in_organization(held.organization_id).get(id=held.subject_id)
    job = (
        ExtractionJob.objects.in_organization(held.organization_id)
        .select_for_update()
        .get(id=stage_run.job_id)
    )
    return job, stage_run


def _complete_stage(
    stage_run: StageRun, held: Held, *, actor: str, detail: str, output: dict[str, Any] | None, now: datetime
) -> None:
    STAGE.transition(stage_run, "completed")
    stage_run.attempt = held.attempt
    stage_run.actor = actor
    stage_run.detail = detail
    stage_run.output = output
    stage_run.completed_at = now
    stage_run.save(update_fields=["status", "attempt", "actor", "detail", "output", "completed_at"])


def _go_on(job: ExtractionJob, stage: str, *, held: Held, now: datetime) -> None:
    job.stage = stage
    job.save(update_fields=["stage"])
    _enqueue_stage(job, stage, now=now, after=held)


def _pages(job: ExtractionJob) -> tuple[Page, ...]:
    return referral_selectors.list_pages(organization_id=job.organization_id, document_ids=job.document_ids)


def _complete(
    job: ExtractionJob,
    *,
    referral: Referral,
    triage: Triage,
    completeness: Completeness,
    confidence: float,
    now: datetime,
) -> None:
    save_referral(
        organization_id=job.organization_id,
        record_id=job.record_id,
        job_id=job.id,
        author=f"assistant:{extraction.ASSISTANT_NAME}",
        referral=referral,
        triage=triage,
        completeness=completeness,
        confidence=confidence,
        now=now,
    )
    documents = referral_selectors.list_documents(
        organization_id=job.organization_id, record_id=job.record_id
    )
    JOB.transition(job, "completed")
    job.stage = "done"
    job.completed_at = now
    job.result = json.dumps(
        {
            "referral": referral.model_dump(mode="json"),
            "triage": triage.model_dump(mode="json"),
            "completeness": completeness.model_dump(mode="json"),
            "confidence": confidence,
            "audit_trail": _audit_trail(job),
            "provenance": {
                "assistant": extraction.ASSISTANT_NAME,
                "judge": extraction.JUDGE_NAME,
                "ruleset": f"{job.ruleset_name} v{job.ruleset_version}",
                "reader": READER_NAME,
                "document_sha256": [d.sha256 for d in documents if d.id in job.document_ids],
            },
        },
        separators=(",", ":"),
    )
    job.save(update_fields=["status", "stage", "completed_at", "result"])
    record_event(
        type=event_types.EXTRACTION_JOB_COMPLETED,
        organization_id=job.organization_id,
        actor="service:jobs",
        now=now,
        record_id=job.record_id,
        team_id=job.team_id,
        data={
            "job_id": job.id,
            "referral_url": f"{settings.PUBLIC_URL}/api/v1/pub/records/{job.record_id}/referral",
            "urgency": triage.urgency,
            "disposition": triage.disposition,
        },
    )


def _audit_trail(job: ExtractionJob) -> list[dict[str, Any]]:
    requested = {
        "at": job.created_at.isoformat(),
        "stage": "request",
        "actor": job.requested_by,
        "action": "requested",
        "detail": f"ruleset {job.ruleset_name} v{job.ruleset_version}, "
        f"{counted(len(job.document_ids), 'document')}",
    }
    stages = StageRun.objects.in_organization(job.organization_id).filter(job=job, status="completed")
    by_stage = {stage_run.stage: stage_run for stage_run in stages}
    return [requested] + [
        {
            "at": stage_run.completed_at.isoformat() if stage_run.completed_at else None,
            "stage": stage_run.stage,
            "actor": stage_run.actor,
            "action": "completed",
            "detail": f"{stage_run.detail} (attempt {stage_run.attempt})",
        }
        for stage_run in (by_stage[stage] for stage in STAGES if stage in by_stage)
    ]
