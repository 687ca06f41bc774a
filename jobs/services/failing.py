"""Failing a job, in words a clinic understands."""

from __future__ import annotations

from datetime import datetime

from common.work import Held, recording
from events import event_types
from jobs.models import ExtractionJob, StageRun
from jobs.services.job_events import tell_of_job
from jobs.services.reading_parts import open_part
from jobs.services.red_flag_lane import drop_parts
from jobs.services.stages import finishing
from jobs.states import JOB, STAGE

FAILURES: dict[str, str] = {
    "worker_lost": "Reading this document stopped the reader several times. "
    "Ask the sender for a new copy, or print and scan it.",
    "internal_error": "The extraction failed on our side. Start it again; if it fails again, tell the operator.",
}
"""Stable code to the sentence that clinic staff see; reading has codes and sentences of its own."""


def fail_job(held: Held, *, code: str, message: str | None, now: datetime) -> None:
    """Fail the job of this stage with a stable code and a sentence for clinic staff; the record and its
    documents stay.
    """
    with recording(held):
        job, stage_run = finishing(held)
        _fail(job, stage_run, held, code=code, message=message, now=now)


def fail_job_of_part(held: Held, *, code: str, message: str | None, now: datetime) -> None:
    """Fail the job of this part of its reading, unless another part has done so."""
    with recording(held):
        opened = open_part(held)
        if opened is not None:
            job, stage_run, _ = opened
            _fail(job, stage_run, held, code=code, message=message, now=now)


def _fail(
    job: ExtractionJob, stage_run: StageRun, held: Held, *, code: str, message: str | None, now: datetime
) -> None:
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
    drop_parts(job)
    tell_of_job(
        job,
        event_types.EXTRACTION_JOB_FAILED,
        now=now,
        error_code=code,
        stage=stage_run.stage,
    )
