"""A record's extraction jobs, on the record page: a card of their own, and their stages in the audit trail."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from django.http import HttpRequest

from jobs.admin.jobs import LOOKS, job_url, short_id, stages_of
from jobs.models import ExtractionJob, StageRun
from referrals.admin.contributions import Panel, TrailLine, register_panel, register_trail
from tenants.admin_scope import is_administrator


def register() -> None:
    """Put the record's jobs on the record page."""
    register_panel(Panel(title="Extraction", template="admin/jobs/record_panel.html", context=jobs_of_record))
    register_trail(trail_of_stages)


def jobs_of_record(record: Any, request: HttpRequest) -> dict[str, Any]:
    """Return the record's jobs, newest first; those who may open a job's page get its address."""
    jobs = (
        ExtractionJob.objects.in_organization(record.organization_id)
        .filter(record_id=record.id)
        .order_by("-created_at", "-id")
    )
    linked = is_administrator(request.user)
    return {
        "jobs": [
            {
                "job": job,
                "short_id": short_id(job),
                "look": LOOKS[job.status],
                "url": job_url(job) if linked else "",
                "stages": stages_of(job),
            }
            for job in jobs
        ]
    }


def trail_of_stages(record: Any) -> Iterator[TrailLine]:
    """Yield a line for each stage that has ended; its detail holds counts and codes."""
    stages = (
        StageRun.objects.in_organization(record.organization_id)
        .select_related("job")
        .filter(job__record_id=record.id)
    )
    for stage in stages:
        if stage.completed_at is None:
            continue
        yield TrailLine(
            at=stage.completed_at,
            actor=stage.actor or "service:jobs",
            what=f"stage {stage.stage}: {stage.status}",
            detail=f"job {short_id(stage.job)}, {stage.detail}",
        )
