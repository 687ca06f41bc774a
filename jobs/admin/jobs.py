"""Extraction jobs, to look at. A job's id is a capability that opens its result, so pages and addresses hold it cut."""

from __future__ import annotations

import re
from typing import Any

from django.contrib import admin
from django.contrib.admin.views.main import ChangeList
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse
from django.template.response import TemplateResponse
from django.urls import URLPattern, reverse
from django.utils.html import format_html

from jobs.admin import packet_panel
from jobs.models import ExtractionJob, StageRun
from jobs.states import STAGES
from tenants.admin_scope import OrganizationScopedAdmin, names_of_actors

KEPT = len("job_") + 10
"""Characters of a job's id that pages show: 50 of its 160 random bits name it, 110 stay unknown."""

LOOKS = {
    "queued": "plain",
    "pending": "plain",
    "processing": "busy",
    "completed": "good",
    "failed": "bad",
    "cancelled": "plain",
}


class CutIdsChangeList(ChangeList):
    """A list whose links name jobs by the beginning of their ids."""

    def url_for_result(self, result: Any) -> str:
        return job_url(result)


class ExtractionJobAdmin(OrganizationScopedAdmin):
    """Read-only: jobs come by request and end by themselves."""

    editable = False
    list_display = ("short_id", "status_shown", "stage", "record", "rules", "created_at", "completed_at")
    list_display_links = ("short_id",)
    list_filter = ("status", "stage")
    search_fields = ("record_id__startswith",)
    search_help_text = "The beginning of a record's id (rec_...)"
    ordering = ("-created_at", "-id")

    def get_changelist(self, request: HttpRequest, **kwargs: Any) -> type[ChangeList]:  # noqa: ARG002
        return CutIdsChangeList

    def get_urls(self) -> list[URLPattern]:
        return [*packet_panel.urls(), *super().get_urls()]

    def to_be_seen(self, request: HttpRequest, object_id: str) -> Any:
        """Return the job that the beginning of an id names. Raises Http404."""
        if re.fullmatch(rf"job_[a-z2-7]{{{KEPT - 4}}}", object_id) is None:
            raise Http404
        job = self.get_queryset(request).filter(id__startswith=object_id).first()
        if job is None or not self.has_view_permission(request, job):
            raise Http404
        return job

    def change_view(self, request: HttpRequest, object_id: str, *_: Any, **__: Any) -> HttpResponse:
        """Show a job's stages and how it ended."""
        if request.method not in ("GET", "HEAD"):
            raise PermissionDenied
        job = self.to_be_seen(request, object_id)
        context = {
            **self.admin_site.each_context(request),
            "title": f"Extraction job {short_id(job)}",
            "job": job,
            "short_id": short_id(job),
            "look": LOOKS[job.status],
            "requested_by": names_of_actors([job.requested_by])[job.requested_by],
            "record_url": reverse("admin:referrals_record_change", args=[job.record_id]),
            "stages": stages_of(job),
            "opts": self.opts,
        }
        return TemplateResponse(request, "admin/jobs/extractionjob/page.html", context)

    @admin.display(description="job", ordering="id")
    def short_id(self, job: ExtractionJob) -> str:
        return short_id(job)

    @admin.display(description="status", ordering="status")
    def status_shown(self, job: ExtractionJob) -> str:
        return format_html('<span class="pill {}">{}</span>', LOOKS[job.status], job.status)

    @admin.display(description="record")
    def record(self, job: ExtractionJob) -> str:
        url = reverse("admin:referrals_record_change", args=[job.record_id])
        return format_html('<a class="id" href="{}">{}…</a>', url, job.record_id[:14])

    @admin.display(description="rules")
    def rules(self, job: ExtractionJob) -> str:
        return f"{job.ruleset_name} v{job.ruleset_version}"


def short_id(job: ExtractionJob) -> str:
    """Return the beginning of a job's id, as pages show it."""
    return f"{job.id[:KEPT]}…"


def job_url(job: ExtractionJob) -> str:
    """Return the address of a job's page, which holds the beginning of its id only."""
    return reverse("admin:jobs_extractionjob_change", args=[job.id[:KEPT]])


def stages_of(job: ExtractionJob) -> list[dict[str, Any]]:
    """Return the job's stages in their order, with how each looks and how long it took, in seconds."""
    stages = StageRun.objects.in_organization(job.organization_id).filter(job=job)
    return [
        {"stage": stage, "look": LOOKS[stage.status], "seconds": _seconds(stage)}
        for stage in sorted(stages, key=lambda stage: STAGES.index(stage.stage))
    ]


def _seconds(stage: StageRun) -> float | None:
    return (stage.completed_at - stage.created_at).total_seconds() if stage.completed_at else None
