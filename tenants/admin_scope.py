"""Who may do what in the admin: the operator everything, an organization's administrators their own organization.

The rows they see are bounded by the page's scope (tenants/middleware.py); this decides which pages and
buttons there are.
"""

from __future__ import annotations

from typing import Any, ClassVar

from django.contrib import admin
from django.db.models import QuerySet
from django.http import HttpRequest

from common.clock import now
from events.services import record_access
from tenants import client_address
from tenants.data import Principal
from tenants.models import Role, User


def is_administrator(user: Any) -> bool:
    """Return whether the person administers an organization, or operates the service."""
    return bool(
        user.is_active and (user.is_superuser or (user.organization_id and user.role == Role.ADMINISTRATOR))
    )


def principal_of(user: User, *, organization_id: str) -> Principal:
    """Return the person as a caller in an organization; the operator acts in any."""
    return Principal(organization_id=organization_id, team_id=user.team_id, user_id=user.id)


class OrganizationScopedAdmin(admin.ModelAdmin[Any]):
    """A page on rows of one organization (or, for the operator, of all).

    `editable` False makes it read-only. `reviewers_may_read` lets people who are no administrators look.
    """

    editable: ClassVar[bool] = True
    deletable: ClassVar[bool] = False
    reviewers_may_read: ClassVar[bool] = False

    def get_queryset(self, request: HttpRequest) -> QuerySet[Any]:
        rows = super().get_queryset(request)
        if request.user.is_superuser:
            return rows
        return rows.filter(organization_id=request.user.organization_id)  # type: ignore[misc]

    def has_module_permission(self, request: HttpRequest) -> bool:
        return self.has_view_permission(request)

    def has_view_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        user: Any = request.user
        if is_administrator(user):
            return True
        return bool(self.reviewers_may_read and user.is_active and user.is_staff and user.organization_id)

    def has_add_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return self.editable and is_administrator(request.user)

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return self.editable and is_administrator(request.user)

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return self.deletable and is_administrator(request.user)

    def organization_of(self, request: HttpRequest, obj: Any = None) -> str:
        """Return the organization a page acts in: the row's, or the person's own."""
        if obj is not None and obj.organization_id:
            return str(obj.organization_id)
        return str(request.user.organization_id or "")  # type: ignore[union-attr]

    def save_model(self, request: HttpRequest, obj: Any, form: Any, change: bool) -> None:
        if not change and not obj.organization_id:
            obj.organization_id = self.organization_of(request)
        super().save_model(request, obj, form, change)

    def note_access(self, request: HttpRequest, obj: Any, *, action: str) -> None:
        """Write down that a person reads patient data."""
        record_access(
            organization_id=obj.organization_id,
            actor=f"user:{request.user.pk}",
            action=action,
            subject_id=str(obj.pk),
            now=now(),
            address=client_address.of(request),
            request_id=str(request.META.get("ras.request_id", "")),
        )
