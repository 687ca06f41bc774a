"""What all stages of a job share: starting, recording, handing on. The stages read, assistant, judge and triage are
chained pieces of durable work; the subject of each is its StageRun.
"""

from __future__ import annotations

from datetime import datetime
from typing import Any

from common.clock import Clock
from common.work import Held, enqueue, recording
from jobs.models import ExtractionJob, StageRun
from jobs.states import JOB, STAGE, STAGES
from referrals import selectors as referral_selectors
from referrals.data.pages import Page
from referrals.data.referral import Referral
from referrals.packet_selectors import find_packet


def enqueue_stage(job: ExtractionJob, stage: str, *, now: datetime, after: Held | None = None) -> None:
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


def start_stage(held: Held, *, now: datetime) -> ExtractionJob:
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


def finishing(held: Held) -> tuple[ExtractionJob, StageRun]:
    """Return the job, locked, and its stage, inside the recording transaction."""
    stage_run = StageRun.objects.in_organization(held.organization_id).get(id=held.subject_id)
    job = (
        ExtractionJob.objects.in_organization(held.organization_id)
        .select_for_update()
        .get(id=stage_run.job_id)
    )
    return job, stage_run


def complete_stage(
    stage_run: StageRun, held: Held, *, actor: str, detail: str, output: dict[str, Any] | None, now: datetime
) -> None:
    STAGE.transition(stage_run, "completed")
    stage_run.attempt = max(stage_run.attempt, held.attempt)
    stage_run.actor = actor
    stage_run.detail = detail
    stage_run.output = output
    stage_run.completed_at = now
    stage_run.save(update_fields=["status", "attempt", "actor", "detail", "output", "completed_at"])


def go_on(job: ExtractionJob, stage: str, *, held: Held, now: datetime) -> None:
    job.stage = stage
    job.save(update_fields=["stage"])
    enqueue_stage(job, stage, now=now, after=held)


def pages_of(job: ExtractionJob) -> tuple[Page, ...]:
    """Return the pages of the job, without those that were set aside when its packet was sorted."""
    pages = all_pages_of(job)
    packet = find_packet(organization_id=job.organization_id, job_id=job.id)
    return pages if packet is None else packet.usable(pages)


def all_pages_of(job: ExtractionJob) -> tuple[Page, ...]:
    """Return the pages of the job, with those that were set aside."""
    return referral_selectors.list_pages(organization_id=job.organization_id, document_ids=job.document_ids)


def hand_on(held: Held, referral: Referral, *, actor: str, detail: str, following: str, clock: Clock) -> None:
    """Record a stage whose output is a referral, and enqueue the one that follows."""
    with recording(held):
        now = clock()
        job, stage_run = finishing(held)
        output = referral.model_dump(mode="json")
        complete_stage(stage_run, held, actor=actor, detail=detail, output=output, now=now)
        go_on(job, following, held=held, now=now)
