"""The reasons people choose from when they override, and which nodes they override most."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from django.http import HttpRequest, HttpResponse

from common.clock import now
from common.row_security import organization_scope
from pathways.override_selectors import most_overridden
from pathways.selectors import list_override_reasons
from tenants.admin_scope import OrganizationScopedAdmin

LOOK_BACK = timedelta(days=90)


class OverrideReasonAdmin(OrganizationScopedAdmin):
    """For administrators. An organization without reasons of its own has the shipped ones."""

    deletable = True
    list_display = ("label", "code", "position")
    fields = ("label", "code", "position")
    ordering = ("position", "code")
    change_list_template = "admin/pathways/overridereason/change_list.html"

    def has_add_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        user: Any = request.user
        return super().has_add_permission(request, obj) and bool(user.organization_id)

    def changelist_view(
        self, request: HttpRequest, extra_context: dict[str, Any] | None = None
    ) -> HttpResponse:
        """Show the reasons, and below them the nodes that were overridden most in the last 90 days."""
        shown: dict[str, Any] = {}
        organization_id = self.organization_of(request)
        if organization_id:
            with organization_scope(organization_id):
                shown = {
                    "reasons": list_override_reasons(organization_id=organization_id),
                    "overridden": most_overridden(organization_id=organization_id, since=now() - LOOK_BACK),
                }
        return super().changelist_view(request, {**shown, **(extra_context or {})})
