"""What waits to be done, for the operator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from django.contrib import admin
from django.http import HttpRequest

from common.clock import now
from common.ids import cut_id
from common.models import Work

if TYPE_CHECKING:
    _ModelAdmin = admin.ModelAdmin[Any]
else:
    _ModelAdmin = admin.ModelAdmin


@admin.register(Work)
class WorkAdmin(_ModelAdmin):
    """Read-only: work is done, retried and withdrawn by the services that own it."""

    list_display = (
        *("name", "state", "queue", "priority", "due_at", "attempt"),
        *("last_error", "subject", "organization"),
    )
    list_display_links = None
    list_filter = ("queue", "name")
    ordering = ("due_at", "id")
    show_full_result_count = False
    show_facets = admin.ShowFacets.NEVER

    @admin.display(description="state")
    def state(self, work: Work) -> str:
        moment = now()
        if work.lease_expires_at is not None:
            return "held" if work.lease_expires_at > moment else "its worker is gone"
        if work.due_at > moment:
            return "timer"
        return "rung" if work.rung_at is not None else "waits its turn"

    @admin.display(description="about")
    def subject(self, work: Work) -> str:
        return cut_id(work.subject_id)

    @admin.display(description="organization", ordering="organization_id")
    def organization(self, work: Work) -> str:
        return cut_id(work.organization_id)

    def changelist_view(self, request: HttpRequest, extra_context: dict[str, Any] | None = None) -> Any:
        return super().changelist_view(
            request, {"title": "Waiting work", "subtitle": None, **(extra_context or {})}
        )

    def has_module_permission(self, request: HttpRequest) -> bool:
        return self.has_view_permission(request)

    def has_view_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        user: Any = request.user
        return bool(user.is_active and user.is_superuser)

    def has_add_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False
