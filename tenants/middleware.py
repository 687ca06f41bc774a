"""The admin's scope: an organization's people see their organization, the operator sees all."""

from __future__ import annotations

from collections.abc import Callable

from django.db import transaction
from django.http import HttpRequest, HttpResponse

from common.row_security import all_organizations_scope, organization_scope

ADMIN_PATH = "/admin/"
GetResponse = Callable[[HttpRequest], HttpResponse]


class AdminScopeMiddleware:
    """Runs each page of the admin in one transaction with the signed-in person's scope; none is open before
    signing in.
    """

    def __init__(self, get_response: GetResponse) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        if not request.path.startswith(ADMIN_PATH):
            return self.get_response(request)
        user = request.user
        if not user.is_authenticated or not user.is_active:
            return self.get_response(request)
        if user.is_superuser:
            with all_organizations_scope():
                return self._answer(request)
        if user.organization_id:
            with organization_scope(user.organization_id):
                return self._answer(request)
        return self.get_response(request)

    def _answer(self, request: HttpRequest) -> HttpResponse:
        response = self.get_response(request)
        if response.status_code >= 500:
            transaction.set_rollback(True)
        return response
