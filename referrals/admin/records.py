"""Records in the admin: the list, and one record with its pages, fields, triage and audit trail."""

from __future__ import annotations

from typing import Any

from django.contrib import admin
from django.core.exceptions import PermissionDenied
from django.db.models import OuterRef, Q, QuerySet, Subquery
from django.http import HttpRequest, HttpResponse
from django.template.response import TemplateResponse
from django.urls import URLPattern, path
from django.utils.html import format_html

from common.ids import shorten_ids
from events.selectors import list_record_events
from referrals.admin.contributions import TrailLine, panels, trail_of
from referrals.admin.page_images import page_image
from referrals.admin.shown_fields import marks_by_page, shown_sections
from referrals.admin.shown_pages import shown_pages
from referrals.data.referral import URGENCIES
from referrals.models import Record, ReferralVersion
from referrals.selectors import find_referral, list_documents
from tenants.admin_scope import OrganizationScopedAdmin, is_administrator, names_of_actors

URGENCY_LOOKS = {"routine": "plain", "urgent": "warn", "asap": "bad", "stat": "bad"}
DISPOSITION_LOOKS = {
    "accept": "good",
    "review": "wait",
    "request_information": "warn",
    "redirect": "busy",
    "reject": "bad",
}


class UrgencyFilter(admin.SimpleListFilter):
    """Records by the urgency that their newest triage gave them."""

    title = "urgency"
    parameter_name = "urgency"

    def lookups(self, _request: HttpRequest, _model_admin: Any) -> list[tuple[str, str]]:
        return [(urgency, urgency) for urgency in reversed(URGENCIES)]

    def queryset(self, _request: HttpRequest, queryset: QuerySet[Any]) -> QuerySet[Any]:
        return queryset.filter(urgency=self.value()) if self.value() in URGENCIES else queryset


class RecordAdmin(OrganizationScopedAdmin):
    """Read-only: records come by upload, and change by corrections and pathways."""

    editable = False
    reviewers_may_read = True
    list_display = ("id", "team_shown", "status", "urgency_shown", "disposition_shown", "created_at")
    list_filter = (UrgencyFilter, "status", "lifecycle")
    search_fields = ("id__startswith",)
    search_help_text = "The beginning of a record's id (rec_...)"
    ordering = ("-created_at", "-id")

    def get_queryset(self, request: HttpRequest) -> Any:
        newest = ReferralVersion.objects.filter(record=OuterRef("pk")).order_by("-number")
        rows = super().get_queryset(request).exclude(lifecycle=Record.Lifecycle.DELETED)
        user: Any = request.user
        if not is_administrator(user):
            rows = rows.filter(lifecycle=Record.Lifecycle.ACTIVE)
            if user.team_id:
                rows = rows.filter(Q(team_id=user.team_id) | Q(team_id=None))
        return rows.annotate(
            urgency=Subquery(newest.values_list("triage__urgency", flat=True)[:1]),
            disposition=Subquery(newest.values_list("triage__disposition", flat=True)[:1]),
        )

    @admin.display(description="urgency", ordering="urgency")
    def urgency_shown(self, record: Any) -> str:
        return pill(record.urgency, URGENCY_LOOKS)

    @admin.display(description="disposition", ordering="disposition")
    def disposition_shown(self, record: Any) -> str:
        return pill(record.disposition, DISPOSITION_LOOKS)

    def get_urls(self) -> list[URLPattern]:
        picture = path(
            "<str:record_id>/page/<str:document_id>/<int:number>.png",
            self.admin_site.admin_view(self.page_image_view, cacheable=True),
            name="referrals_record_page_image",
        )
        return [picture, *super().get_urls()]

    def page_image_view(
        self, request: HttpRequest, record_id: str, document_id: str, number: int
    ) -> HttpResponse:
        """Answer with a page's picture; that the record was read is written down when its page is opened."""
        record = self.to_be_seen(request, record_id)
        return page_image(request, record=record, document_id=document_id, number=number)

    def change_view(self, request: HttpRequest, object_id: str, *_: Any, **__: Any) -> HttpResponse:
        """Show the record page and write down that it was read."""
        if request.method not in ("GET", "HEAD"):
            raise PermissionDenied
        record = self.to_be_seen(request, object_id)
        self.note_access(request, record, action="record.viewed")
        context = {**self.admin_site.each_context(request), **record_page(record, request), "opts": self.opts}
        return TemplateResponse(request, "admin/referrals/record/page.html", context)


def pill(word: str | None, looks: dict[str, str]) -> str:
    """Return a word as a coloured pill, or a dash."""
    if not word:
        return "-"
    return format_html('<span class="pill {}">{}</span>', looks.get(word, "plain"), word.replace("_", " "))


def record_page(record: Any, request: HttpRequest) -> dict[str, Any]:
    """Return what the record page shows. Its title is the id: titles stay in the browser's history."""
    found = find_referral(organization_id=record.organization_id, record_id=record.id)
    documents = list_documents(organization_id=record.organization_id, record_id=record.id)
    sections = shown_sections(found.referral) if found else []
    marks = marks_by_page(sections, found.triage if found else None)
    pages = shown_pages(
        organization_id=record.organization_id, record_id=record.id, documents=documents, marks=marks
    )
    return {
        "title": record.id,
        "record": record,
        "team": record.team_name or "",
        "found": found,
        "sections": sections,
        "documents": documents,
        "pages": pages,
        "aside": [page for page in pages if page.set_aside],
        "troubled": [page for page in pages if page.problem],
        "panels": [(panel, panel.context(record, request)) for panel in panels()],
        "trail": audit_trail(record),
        "urgency_pill": pill(found.triage.urgency if found else None, URGENCY_LOOKS),
        "disposition_pill": pill(found.triage.disposition if found else None, DISPOSITION_LOOKS),
    }


def audit_trail(record: Any) -> list[TrailLine]:
    """Return what happened to the record, oldest first: its events, and what other rooms add."""
    lines = [
        TrailLine(at=event.occurred_at, actor=event.actor, what=event.type, detail=_ids(event.data))
        for event in list_record_events(organization_id=record.organization_id, record_id=record.id)
    ]
    lines += trail_of(record)
    names = names_of_actors(line.actor for line in lines)
    named = [TrailLine(line.at, names[line.actor], line.what, line.detail) for line in lines]
    return sorted(named, key=lambda line: line.at)


def _ids(data: dict[str, Any]) -> str:
    """Return an event's data in words; a job's id is cut, for whole it would open the job's result."""
    said = (
        f"{name.replace('_', ' ')} {value}"
        for name, value in data.items()
        if name not in ("record_id", "organization_id") and isinstance(value, (str, int, float))
    )
    return shorten_ids(", ".join(said))
