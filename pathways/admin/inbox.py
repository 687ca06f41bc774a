"""What waits for people: open reviews, and what pathways tell teams."""

from __future__ import annotations

from typing import Any
from zoneinfo import ZoneInfo

from django.contrib import admin
from django.db.models import Q, QuerySet
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.utils.html import format_html

from common.clock import now
from pathways.admin.due import due_in_words
from pathways.admin.looks import assignee_in_words, record_link, run_url, status_pill
from pathways.admin.run_page import since
from pathways.admin.runs import seen_by
from pathways.models import Notification, Review
from pathways.review_selectors import for_me, for_my_team, reviews_asked_of
from pathways.states import REVIEW
from tenants.admin_scope import OrganizationScopedAdmin, is_administrator, principal_of
from tenants.selectors import find_team, time_zone_of_row, username_of


class StatusFilter(admin.SimpleListFilter):
    """Reviews by status; those that are open come without asking."""

    title = "status"
    parameter_name = "status"

    def lookups(self, _request: HttpRequest, _model_admin: Any) -> list[tuple[str, str]]:
        return [*((status, status) for status in REVIEW.statuses if status != "open"), ("all", "all")]

    def choices(self, changelist: Any) -> Any:
        """Yield the choices, with "open" in the place of Django's "all"."""
        for index, choice in enumerate(super().choices(changelist)):
            yield {**choice, "display": "open"} if index == 0 else choice

    def queryset(self, _request: HttpRequest, queryset: QuerySet[Any]) -> QuerySet[Any]:
        if self.value() == "all":
            return queryset
        return queryset.filter(status=self.value() or "open")


class AssignedFilter(admin.SimpleListFilter):
    """Reviews by whom they ask."""

    title = "who is asked"
    parameter_name = "assigned_to"

    def lookups(self, _request: HttpRequest, _model_admin: Any) -> list[tuple[str, str]]:
        return [("me", "me, or taken by me"), ("my_team", "my team, my role or everyone")]

    def queryset(self, request: HttpRequest, queryset: QuerySet[Any]) -> QuerySet[Any]:
        if self.value() is None:
            return queryset
        user: Any = request.user
        principal = principal_of(user, organization_id=user.organization_id or "")
        return queryset.filter(for_me(principal) if self.value() == "me" else for_my_team(principal))


class ReviewAdmin(OrganizationScopedAdmin):
    """The inbox. A review is answered on the page of its run, beside what it is about."""

    editable = False
    reviewers_may_read = True
    list_display = (
        "title_shown",
        "status_shown",
        "for_whom",
        "taken_by",
        "pathway",
        "record",
        "due",
        "requested",
    )
    list_filter = (StatusFilter, AssignedFilter)
    list_select_related = ("run__pathway",)
    search_fields = ("record_id__startswith", "run_id__startswith")
    search_help_text = "The beginning of a record's or a run's id"
    ordering = ("requested_at", "id")

    def get_queryset(self, request: HttpRequest) -> QuerySet[Any]:
        rows: QuerySet[Any] = super().get_queryset(request)
        user: Any = request.user
        if not is_administrator(user) and user.team_id:
            principal = principal_of(user, organization_id=user.organization_id)
            asked = reviews_asked_of(principal=principal).values("id")
            rows = seen_by(request, rows) | rows.filter(id__in=asked)
        shown: QuerySet[Any] = rows.annotate(
            time_zone=time_zone_of_row(), taken_by_name=username_of("claimed_by")
        )
        return shown

    def change_view(self, request: HttpRequest, object_id: str, *_: Any, **__: Any) -> HttpResponse:
        """Lead to the run's page, where the review is answered."""
        return HttpResponseRedirect(f"{run_url(self.to_be_seen(request, object_id).run_id)}#review")

    @admin.display(description="review", ordering="title")
    def title_shown(self, review: Review) -> str:
        return review.title

    @admin.display(description="status", ordering="status")
    def status_shown(self, review: Review) -> str:
        return status_pill(review.status)

    @admin.display(description="for")
    def for_whom(self, review: Review) -> str:
        return assignee_in_words(review.assignee)

    @admin.display(description="taken by")
    def taken_by(self, review: Any) -> str:
        return review.taken_by_name or ("somebody" if review.claimed_by else "-")

    @admin.display(description="pathway")
    def pathway(self, review: Review) -> str:
        return review.run.pathway.name

    @admin.display(description="record")
    def record(self, review: Review) -> str:
        return record_link(review.record_id)

    @admin.display(description="due", ordering="due_at")
    def due(self, review: Any) -> str:
        if review.due_at is None or review.status != "open":
            return since(review.due_at)
        words = due_in_words(review.due_at, now=now(), time_zone=review.time_zone)
        exactly = review.due_at.astimezone(ZoneInfo(review.time_zone)).isoformat(timespec="minutes")
        look = "pill bad" if review.due_at <= now() else ""
        return format_html('<span class="{}" title="{}">{}</span>', look, exactly, words)

    @admin.display(description="requested", ordering="requested_at")
    def requested(self, review: Review) -> str:
        return since(review.requested_at)


class NotificationAdmin(OrganizationScopedAdmin):
    """What pathways told teams and people: everybody reads what is for them, administrators read all."""

    editable = False
    reviewers_may_read = True
    list_display = ("created", "message", "for_whom", "record", "run_shown")
    list_display_links = None
    list_select_related = ("run__pathway",)
    ordering = ("-created_at", "-id")

    def get_queryset(self, request: HttpRequest) -> QuerySet[Any]:
        rows = super().get_queryset(request)
        user: Any = request.user
        if is_administrator(user):
            return rows
        audiences = [f"user:{user.username}", f"user:{user.pk}", f"role:{user.role}", "organization"]
        team = find_team(organization_id=user.organization_id, team_id=user.team_id) if user.team_id else None
        if team is not None:
            audiences.append(f"team:{team.name}")
        return seen_by(request, rows).filter(Q(audience__in=audiences))

    def change_view(self, request: HttpRequest, object_id: str, *_: Any, **__: Any) -> HttpResponse:
        """Lead to the page of the run that sent it."""
        return HttpResponseRedirect(run_url(self.to_be_seen(request, object_id).run_id))

    @admin.display(description="when", ordering="created_at")
    def created(self, notification: Notification) -> str:
        return since(notification.created_at)

    @admin.display(description="for", ordering="audience")
    def for_whom(self, notification: Notification) -> str:
        return notification.audience.replace(":", " ", 1)

    @admin.display(description="record")
    def record(self, notification: Notification) -> str:
        return record_link(notification.record_id)

    @admin.display(description="run")
    def run_shown(self, notification: Notification) -> str:
        return format_html('<a href="{}">{}</a>', run_url(notification.run_id), notification.run.pathway.name)
