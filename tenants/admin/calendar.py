"""An organization's working hours and holidays, on its page: what waits of pathways count their time by."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from django.contrib import admin
from django.http import HttpRequest

from tenants.admin_scope import is_administrator
from tenants.models import Holiday, Organization, WorkingHours

if TYPE_CHECKING:
    _Inline = admin.TabularInline[Any, Organization]
else:
    _Inline = admin.TabularInline


class _OfOrganization(_Inline):
    """Rows that administrators of the organization keep themselves."""

    extra = 1

    def has_view_permission(self, request: HttpRequest, obj: Any = None) -> bool:  # noqa: ARG002
        return is_administrator(request.user)

    def has_add_permission(self, request: HttpRequest, obj: Any = None) -> bool:  # noqa: ARG002
        return is_administrator(request.user)

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:  # noqa: ARG002
        return is_administrator(request.user)

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:  # noqa: ARG002
        return is_administrator(request.user)


class WorkingHoursInline(_OfOrganization):
    """Stretches of the week; without any it is Monday to Friday, 9 to 17."""

    model = WorkingHours
    verbose_name_plural = "working hours (none: Monday to Friday, 9:00 to 17:00)"


class HolidayInline(_OfOrganization):
    model = Holiday
