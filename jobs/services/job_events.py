"""Telling what happened to a job: one shape for its events, ids and codes only."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from events.services import record_event
from jobs.models import ExtractionJob


def tell_of_job(job: ExtractionJob, event_type: str, *, now: datetime, **facts: Any) -> None:
    """Record an event of a job, inside the caller's transaction; `facts` are added to its id."""
    record_event(
        type=event_type,
        organization_id=job.organization_id,
        actor="service:jobs",
        now=now,
        record_id=job.record_id,
        team_id=job.team_id,
        data={"job_id": job.id, **facts},
    )
