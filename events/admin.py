"""What happened, and who read what, for an organization's administrators and the operator. Nothing can be changed.

This room stands below the one that knows roles: a person says of itself whether it administers.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from django.contrib import admin
from django.db.models import QuerySet
from django.http import HttpRequest
from django.utils.html import format_html

from common.ids import cut_id, shorten_ids
from events.models import Access, Event

if TYPE_CHECKING:
    _ModelAdmin = admin.ModelAdmin[Any]
else:
    _ModelAdmin = admin.ModelAdmin


class ReadOnlyAdmin(_ModelAdmin):
    """Rows of the person's organization, to look at."""

    show_full_result_count = False
    show_facets = admin.ShowFacets.NEVER
    list_per_page = 100

    def get_queryset(self, request: HttpRequest) -> QuerySet[Any]:
        rows = super().get_queryset(request)
        user: Any = request.user
        return rows if user.is_superuser else rows.filter(organization_id=user.organization_id)

    def get_list_display(self, request: HttpRequest) -> Any:
        user: Any = request.user
        return (*self.list_display, "organization_cut") if user.is_superuser else self.list_display

    @admin.display(description="organization", ordering="organization_id")
    def organization_cut(self, row: Any) -> str:
        return cut_id(row.organization_id)

    @admin.display(description="actor", ordering="actor")
    def actor_cut(self, row: Any) -> str:
        return cut_id(row.actor)

    def changelist_view(self, request: HttpRequest, extra_context: dict[str, Any] | None = None) -> Any:
        title = str(self.opts.verbose_name_plural).capitalize()
        return super().changelist_view(request, {"title": title, "subtitle": None, **(extra_context or {})})

    def has_module_permission(self, request: HttpRequest) -> bool:
        return self.has_view_permission(request)

    def has_view_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return bool(getattr(request.user, "is_administrator", False))

    def has_add_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False


@admin.register(Event)
class EventAdmin(ReadOnlyAdmin):
    """The audit trail of an organization, newest first; job ids are cut, for whole they open a job's result."""

    list_display = ("sequence", "occurred_at", "type", "actor_cut", "record_cut")
    list_filter = ("type",)
    search_fields = ("record_id__startswith", "actor__startswith")
    search_help_text = "The beginning of a record's id or of an actor"
    fields = ("id", "sequence", "type", "actor", "record_id", "data_shown", "occurred_at")
    readonly_fields = ("data_shown",)

    def get_ordering(self, request: HttpRequest) -> tuple[str, ...]:
        """Go by the organization's own numbers; several organizations' have only the time in common."""
        user: Any = request.user
        return ("-occurred_at", "-sequence") if user.is_superuser else ("-sequence",)

    @admin.display(description="record", ordering="record_id")
    def record_cut(self, event: Event) -> str:
        return cut_id(event.record_id)

    @admin.display(description="data")
    def data_shown(self, event: Event) -> str:
        written = json.dumps(event.data, indent=2, sort_keys=True, ensure_ascii=False)
        return format_html("<pre>{}</pre>", shorten_ids(written))


@admin.register(Access)
class AccessAdmin(ReadOnlyAdmin):
    """Who read which patient data, newest first."""

    list_display = ("at", "actor_cut", "action", "subject_cut", "address")
    list_display_links = None
    list_filter = ("action",)
    search_fields = ("subject_id__startswith", "actor__startswith")
    search_help_text = "The beginning of what was read, or of who read it"
    ordering = ("-at", "-id")

    @admin.display(description="subject", ordering="subject_id")
    def subject_cut(self, access: Access) -> str:
        return cut_id(access.subject_id)
