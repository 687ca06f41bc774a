"""Jobs of records that are archived: what is not completed is cancelled."""

from __future__ import annotations

from datetime import datetime
from itertools import chain

from common.clock import Clock
from common.row_security import organization_scope
from common.work import Held, cancel, enqueue, recording
from events import event_types
from events.data import EventData
from jobs.models import ExtractionJob, ReadingPart, StageRun
from jobs.services.job_events import tell_of_job
from jobs.services.red_flag_lane import drop_parts
from jobs.states import JOB, STAGE

WORK, QUEUE = "jobs.archived", "flow"
ARCHIVED = "record_archived"
_WHY = "The record was archived before its extraction was completed. Upload the document to another record."


def enqueue_cancelling(event: EventData) -> None:
    """Have the unfinished jobs of an archived record cancelled (subscriber of record.archived)."""
    enqueue(
        name=WORK,
        queue=QUEUE,
        subject_id=event.data["record_id"],
        organization_id=event.organization_id,
    )


def cancel_jobs_of_record(held: Held, *, clock: Clock) -> None:
    """Cancel the unfinished jobs of a record. What a worker is doing of them at this moment is not kept.

    A search for red flags that has begun goes on: what it finds is told whatever becomes of the job.
    """
    with organization_scope(held.organization_id), recording(held):
        jobs = ExtractionJob.objects.in_organization(held.organization_id)
        unfinished = jobs.filter(record_id=held.subject_id).exclude(status__in=JOB.terminal).order_by("id")
        cancelled = []
        for job_id in list(unfinished.values_list("id", flat=True)):
            _withdraw_work(held.organization_id, job_id)  # the work before its job, as who records does
            job = jobs.select_for_update().get(id=job_id)
            if job.status not in JOB.terminal:
                _cancel(job, now=clock())
                cancelled.append(job)
        for job in cancelled:  # behind every lock: an event holds the organization's counter until commit
            tell_of_job(
                job,
                event_types.EXTRACTION_JOB_CANCELLED,
                now=job.completed_at or clock(),
                error_code=ARCHIVED,
            )


def _cancel(job: ExtractionJob, *, now: datetime) -> None:
    _withdraw_work(job.organization_id, job.id)
    for stage_run in StageRun.objects.in_organization(job.organization_id).filter(job=job, status="pending"):
        STAGE.transition(stage_run, "cancelled")
        stage_run.completed_at = now
        stage_run.detail = ARCHIVED
        stage_run.save(update_fields=["status", "completed_at", "detail"])
    JOB.transition(job, "cancelled")
    job.error_code, job.error_message = ARCHIVED, _WHY
    job.completed_at = now
    job.save(update_fields=["status", "error_code", "error_message", "completed_at"])
    drop_parts(job)


def _withdraw_work(organization_id: str, job_id: str) -> None:
    stages = StageRun.objects.in_organization(organization_id).filter(job_id=job_id, status="pending")
    parts = ReadingPart.objects.in_organization(organization_id).filter(job_id=job_id, read_at=None)
    of_stages = ((f"jobs.{stage}", id_) for id_, stage in stages.values_list("id", "stage"))
    of_parts = (("jobs.read_pages", id_) for id_ in parts.values_list("id", flat=True))
    for name, subject_id in chain(of_stages, of_parts):
        cancel(name=name, subject_id=subject_id)
