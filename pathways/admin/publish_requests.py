"""What loses red flags, in the admin: another administrator agrees or refuses."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from django.contrib import admin, messages
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.template.response import TemplateResponse
from django.urls import reverse

from common.clock import now
from common.errors import ApplicationError
from pathways.admin.looks import STATUS_LOOKS, start_in_words, status_pill
from pathways.models import Pathway, PublishRequest
from pathways.services.publish_gate import Purpose, RedFlagsLost
from pathways.services.publish_requests import (
    confirm_publication,
    refuse_publication,
    request_default,
    request_publication,
    request_retirement,
    request_start,
)
from pathways.services.start_gate import start_of
from tenants.admin_scope import OrganizationScopedAdmin, attempt, change_url, names_of_actors, principal_of

_ASKED = {
    "publish": "Publish {name}, version {number}?",
    "default": "Give requests that name no pathway {name}, version {number}?",
    "start": "Start {name} by itself on other referrals?",
    "retire": "Retire {name}, version {number}?",
}


def ask_another(
    request: HttpRequest,
    pathway: Pathway,
    *,
    error: ApplicationError | None,
    version_id: str = "",
    start: Mapping[str, Any] | None = None,
) -> HttpResponse | None:
    """Ask for another administrator's consent where red flags would be lost, and lead to what was asked.

    `start` has `expression` and `enabled`, where it is about when the pathway starts.
    """
    if not isinstance(error, RedFlagsLost):
        return None
    wanted: dict[str, Any] = {
        "organization_id": pathway.organization_id,
        "reason": request.POST.get("reason", ""),
        "actor": principal_of(request.user, organization_id=pathway.organization_id).actor,
        "now": now(),
    }
    asked: list[str] = []
    refused = attempt(
        request,
        lambda: asked.append(
            _ask(
                error.purpose, pathway_id=pathway.id, version_id=version_id, start=start or {}, wanted=wanted
            )
        ),
    )
    if refused is not None:
        return None
    _say_instead(
        request,
        f"{error.message.partition('.')[0]}. Another administrator was asked to agree: send them "
        "the address of this page.",
    )
    return HttpResponseRedirect(reverse("admin:pathways_publishrequest_change", args=[asked[0]]))


def _ask(
    purpose: Purpose, *, pathway_id: str, version_id: str, start: Mapping[str, Any], wanted: dict[str, Any]
) -> str:
    match purpose:
        case "publish":
            return request_publication(version_id=version_id, **wanted)
        case "default":
            return request_default(pathway_id=pathway_id, **wanted)
        case "start":
            return request_start(pathway_id=pathway_id, **start, **wanted)
        case "retire":
            return request_retirement(version_id=version_id, **wanted)


def _say_instead(request: HttpRequest, words: str) -> None:
    """Say this in the place of the refusal that has led here: asking is what it said to do."""
    for _ in messages.get_messages(request):
        pass
    messages.info(request, words)


def _start_in_words(expression: str, *, enabled: bool) -> str:
    """Say when a pathway starts, or would."""
    if not expression or not enabled:
        return "on request only"
    return start_in_words(expression).rstrip(".").removeprefix("Starts ") or expression


def _start_now_in_words(asked: PublishRequest) -> str:
    now = start_of(asked.pathway)
    return _start_in_words(now.expression, enabled=now.enabled)


class PublishRequestAdmin(OrganizationScopedAdmin):
    """Who asked cannot agree; refusing needs words."""

    list_display = ("pathway", "version", "purpose", "status_shown", "red_flags_lost", "reason", "asked_at")
    list_filter = ("status",)
    list_select_related = ("pathway", "version")
    ordering = ("-asked_at", "-id")

    def has_add_permission(self, *_: Any, **__: Any) -> bool:
        return False

    @admin.display(description="status", ordering="status")
    def status_shown(self, asked: PublishRequest) -> str:
        return status_pill(asked.status, words=asked.get_status_display())

    def change_view(self, request: HttpRequest, object_id: str, *_: Any, **__: Any) -> HttpResponse:
        """Show what is asked, or decide."""
        asked = self.to_be_seen(request, object_id)
        if request.method == "POST":
            if not self.has_change_permission(request, asked):
                raise PermissionDenied
            return self._decide(request, asked)
        names = names_of_actors([asked.asked_by, asked.decided_by])
        actor = principal_of(request.user, organization_id=asked.organization_id).actor
        context = {
            **self.admin_site.each_context(request),
            "title": _ASKED[asked.purpose].format(name=asked.pathway.name, number=asked.version.number),
            "asked": asked,
            "asked_by": names[asked.asked_by],
            "decided_by": names[asked.decided_by],
            "own": asked.asked_by == actor,
            "start": _start_in_words(asked.start_expression, enabled=asked.start_enabled),
            "start_now": _start_now_in_words(asked),
            "look": STATUS_LOOKS.get(asked.status, "plain"),
            "opts": self.opts,
        }
        return TemplateResponse(request, "admin/pathways/publishrequest/page.html", context)

    def _decide(self, request: HttpRequest, asked: PublishRequest) -> HttpResponse:
        actor = principal_of(request.user, organization_id=asked.organization_id).actor
        wanted: dict[str, Any] = {
            "organization_id": asked.organization_id,
            "request_id": asked.id,
            "comment": request.POST.get("comment", ""),
            "actor": actor,
            "now": now(),
        }
        match request.POST.get("action"):
            case "confirm":
                error = attempt(request, lambda: confirm_publication(**wanted))
            case "refuse":
                error = attempt(request, lambda: refuse_publication(**wanted))
            case _:
                raise PermissionDenied
        if error is None:
            asked.refresh_from_db()
            self.log_change(request, asked, f"It is {asked.get_status_display()}.")
            messages.success(request, f"It is {asked.get_status_display()}.")
        return HttpResponseRedirect(change_url(asked))
