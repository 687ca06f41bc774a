"""The admin site, for clinics' people and for the operator: the order of its pages, their headers, how they refuse."""

from __future__ import annotations

from collections.abc import Callable
from functools import update_wrapper
from typing import Any

from django.contrib import admin
from django.core.exceptions import PermissionDenied
from django.db import transaction
from django.http import Http404, HttpRequest, HttpResponse
from django.template.response import TemplateResponse

from common.errors import ApplicationError, RateLimited
from tenants import client_address
from tenants.rate_limits import hit

SECTIONS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("Referrals", ("referrals.Record", "pathways.PathwayRun", "pathways.Review", "pathways.Notification")),
    (
        "How referrals are handled",
        (
            "pathways.Pathway",
            "jobs.TriageRuleset",
            "pathways.Simulation",
            "jobs.Shadow",
            "pathways.PublishRequest",
            "pathways.StartCondition",
            "pathways.UndecidedStart",
            "pathways.OverrideReason",
            "pathways.PathwayVersion",
        ),
    ),
    ("Connections", ("webhooks.WebhookEndpoint", "webhooks.WebhookDelivery")),
    ("People and keys", ("tenants.Organization", "tenants.Team", "tenants.User", "tenants.Credential")),
    ("What happened", ("events.Event", "events.Access", "jobs.ExtractionJob", "common.Work")),
)
"""The index, in the order of what people do here most."""

IN_HEADER = {"Referrals": 4, "How referrals are handled": 3}
"""How many of a section's pages are in the header of every page."""

CONTENT_SECURITY_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
"""Nothing from elsewhere and nothing inline: what a document says can never become a script of ours."""

View = Callable[..., HttpResponse]


class ReferralAdminSite(admin.AdminSite):
    """The one admin site of the service (`admin.site`)."""

    site_header = "Referral automation"
    site_title = "Referral automation"
    index_title = "Overview"
    site_url = None
    enable_nav_sidebar = False
    empty_value_display = "-"

    def get_app_list(self, request: HttpRequest, app_label: str | None = None) -> list[dict[str, Any]]:
        """Return the pages by section; for one room's own page, that room's."""
        rooms = super().get_app_list(request, app_label)
        if app_label is not None:
            return rooms
        known = {_label(entry): entry for room in rooms for entry in room["models"]}
        named = [
            (name, [known.pop(label) for label in labels if label in known]) for name, labels in SECTIONS
        ]
        named.append(("More", list(known.values())))
        return [_section(name, entries) for name, entries in named if entries]

    def admin_view(self, view: View, cacheable: bool = False) -> View:  # type: ignore[override]
        """Wrap a page: it refuses in words, and takes nothing from elsewhere."""

        def answered(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
            if _has_nul(request):
                return self._refused(
                    request, 400, "The address or the form holds a character that cannot be kept."
                )
            try:
                return view(request, *args, **kwargs)
            except PermissionDenied:
                return self._refused(request, 403, "You may not open this page or do this.")
            except Http404:
                return self._refused(request, 404, "There is nothing here that you could open.")
            except ApplicationError as error:
                transaction.set_rollback(True)
                return self._refused(request, error.status, error.message)

        guarded = super().admin_view(update_wrapper(answered, view), cacheable)

        def protected(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
            return _with_policy(guarded(request, *args, **kwargs))

        return update_wrapper(protected, view)

    def login(self, request: HttpRequest, extra_context: dict[str, Any] | None = None) -> HttpResponse:
        """Show the page where people sign in, and let nobody try passwords by the hundred."""
        try:
            if request.method == "POST":
                hit("failed_authentication", f"sign-in:{client_address.of(request)}")
        except RateLimited as error:
            refused = self._refused(request, error.status, error.message)
            refused["Retry-After"] = str(error.retry_after)
            return _with_policy(refused)
        return _with_policy(super().login(request, extra_context))

    def _refused(self, request: HttpRequest, status: int, message: str) -> HttpResponse:
        context = {**self.each_context(request), "title": "This did not work", "message": message}
        return TemplateResponse(request, "admin/refused.html", context, status=status)


def _label(entry: dict[str, Any]) -> str:
    return str(entry["model"]._meta.label)


def _section(name: str, entries: list[dict[str, Any]]) -> dict[str, Any]:
    page: dict[str, Any] = {"name": name, "app_label": "", "app_url": "", "has_module_perms": True}
    return {**page, "models": entries, "in_header": entries[: IN_HEADER.get(name, 0)]}


def _has_nul(request: HttpRequest) -> bool:
    """Return whether the request holds the one character that Postgres keeps in no text."""
    values = (value for query in (request.GET, request.POST) for _, found in query.lists() for value in found)
    return "\0" in request.path or any("\0" in value for value in values)


def _with_policy(response: HttpResponse) -> HttpResponse:
    response.headers.setdefault("Content-Security-Policy", CONTENT_SECURITY_POLICY)
    return response
