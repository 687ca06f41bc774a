"""Runs in the admin: the list, and one run with its graph, its history and what a person can decide."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from django.contrib import admin, messages
from django.core.exceptions import PermissionDenied
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect, JsonResponse
from django.template.response import TemplateResponse
from django.urls import URLPattern, path

from common.clock import now
from pathways import services
from pathways.admin.looks import record_link, run_url, status_pill
from pathways.admin.review_panel import review_panel
from pathways.admin.run_answers import read_answers, read_decision
from pathways.admin.run_page import run_page, since, state_of
from pathways.models import PathwayRun, Review
from pathways.review_selectors import reviews_asked_of
from pathways.selectors import definition_of, lock_run
from pathways.serializers import read_repair
from referrals.selectors import visible_records
from tenants.admin_scope import OrganizationScopedAdmin, attempt, is_administrator, principal_of
from tenants.data import Principal

Change = Callable[[PathwayRun, dict[str, Any], Principal], object]

DONE = {
    "answer": "Your answer is kept, and the run goes on.",
    "override": "Your decision stands in place of the node's, from now on or as soon as the run comes there.",
    "claim": "You have taken this review. Others see that it is yours.",
    "release": "The review is free again for everyone who was asked.",
    "withdraw_plan": "What was decided beforehand is taken back: the node decides for itself.",
    "retry": "The run goes on from the node you chose.",
    "cancel": "The run is cancelled.",
}
FOR_ADMINISTRATORS = ("retry", "cancel")


class PathwayRunAdmin(OrganizationScopedAdmin):
    """Reviewers answer and override; administrators also retry and cancel. All through the services of this room."""

    editable = False
    reviewers_may_read = True
    list_display = ("id", "status_shown", "pathway_shown", "record", "node", "started")
    list_filter = ("status", "pathway__name")
    list_select_related = ("pathway", "version")
    search_fields = ("id__startswith", "record_id__startswith")
    search_help_text = "The beginning of a run's or a record's id"
    ordering = ("-created_at", "-id")

    def get_queryset(self, request: HttpRequest) -> QuerySet[Any]:
        return asked_or_seen(request, super().get_queryset(request)).select_related("pathway", "version")

    @admin.display(description="status", ordering="status")
    def status_shown(self, run: PathwayRun) -> str:
        return status_pill(run.status)

    @admin.display(description="pathway", ordering="pathway__name")
    def pathway_shown(self, run: PathwayRun) -> str:
        return f"{run.pathway.name} v{run.version.number}"

    @admin.display(description="record")
    def record(self, run: PathwayRun) -> str:
        return record_link(run.record_id)

    @admin.display(description="stands at")
    def node(self, run: PathwayRun) -> str:
        return definition_of(run.version).title_of(run.current_node) or "-"

    @admin.display(description="started", ordering="created_at")
    def started(self, run: PathwayRun) -> str:
        return since(run.created_at)

    def get_urls(self) -> list[URLPattern]:
        state = path(
            "<str:run_id>/state/",
            self.admin_site.admin_view(self.state_view),
            name="pathways_pathwayrun_state",
        )
        return [state, *super().get_urls()]

    def state_view(self, request: HttpRequest, run_id: str) -> HttpResponse:
        """Tell a page whether its run has moved; it says nothing of the record."""
        return JsonResponse({"state": state_of(self.to_be_seen(request, run_id))})

    def change_view(self, request: HttpRequest, object_id: str, *_: Any, **__: Any) -> HttpResponse:
        """Show the run's page, or do what a person decided on it."""
        run = self.to_be_seen(request, object_id)
        if request.method == "POST":
            return self._decide(request, run)
        self.note_access(request, run, action="run.viewed")
        return self._page(request, run)

    def _page(
        self,
        request: HttpRequest,
        run: PathwayRun,
        *,
        status: int = 200,
        faults: dict[str, str] | None = None,
    ) -> HttpResponse:
        shown = run_page(
            run, may_repair=is_administrator(request.user), given=request.POST.dict(), faults=faults
        )
        context = {**self.admin_site.each_context(request), "title": run.id, "page": shown, "opts": self.opts}
        principal = principal_of(request.user, organization_id=run.organization_id)
        context["asked"] = review_panel(run, principal=principal, now=now())
        return TemplateResponse(request, "admin/pathways/pathwayrun/page.html", context, status=status)

    def _decide(self, request: HttpRequest, run: PathwayRun) -> HttpResponse:
        wanted = request.POST.get("action", "")
        if wanted not in CHANGES:
            raise PermissionDenied
        if wanted in FOR_ADMINISTRATORS and not is_administrator(request.user):
            raise PermissionDenied
        principal = principal_of(request.user, organization_id=run.organization_id)

        def change() -> None:
            locked = lock_run(principal=principal, run_id=run.id)
            CHANGES[wanted](locked, request.POST.dict(), principal)

        error = attempt(request, change)
        if error is None:
            messages.success(request, DONE[wanted])
            return HttpResponseRedirect(run_url(run.id))
        run.refresh_from_db()
        return self._page(
            request, run, status=error.status, faults={fault.field: fault.message for fault in error.errors}
        )


def seen_by(request: HttpRequest, rows: QuerySet[Any]) -> QuerySet[Any]:
    """Return the rows about records that the person may see: a reviewer of a team sees that team's."""
    user: Any = request.user
    if is_administrator(user) or not user.team_id:
        return rows
    principal = principal_of(user, organization_id=user.organization_id)
    return rows.filter(record_id__in=visible_records(principal).values("id"))


def asked_or_seen(request: HttpRequest, runs: QuerySet[Any]) -> QuerySet[Any]:
    """Return the runs whose record the person may see, and those that wait for an answer of that person."""
    user: Any = request.user
    if is_administrator(user) or not user.team_id:
        return runs
    principal = principal_of(user, organization_id=user.organization_id)
    asked = reviews_asked_of(principal=principal).values("run_id")
    return seen_by(request, runs) | runs.filter(id__in=asked)


def _answer(run: PathwayRun, sent: dict[str, Any], principal: Principal) -> str:
    review = Review.objects.in_organization(run.organization_id).filter(run=run, status="open").first()
    return services.answer_review(
        run=run,
        principal=principal,
        outcome=sent.get("outcome") or None,
        answers=read_answers(review.form if review else [], sent),
        comment=sent.get("comment", ""),
        now=now(),
    )


def _override(run: PathwayRun, sent: dict[str, Any], principal: Principal) -> None:
    key, outcome = read_decision(sent)
    services.override_node(
        run=run,
        node_key=key or None,
        outcome=outcome,
        reason=sent.get("reason", ""),
        code=sent.get("reason_code") or None,
        principal=principal,
        now=now(),
    )


def _retry(run: PathwayRun, sent: dict[str, Any], principal: Principal) -> None:
    asked = read_repair(
        {name: sent[name] for name in ("from", "version", "reason") if sent.get(name, "").strip()}
    )
    services.retry_run(run=run, actor=principal.actor, now=now(), **asked)


def _withdraw_plan(run: PathwayRun, sent: dict[str, Any], _: Principal) -> None:
    services.withdraw_plan(run=run, node_key=sent.get("node", ""), now=now())


def _cancel(run: PathwayRun, _sent: dict[str, Any], principal: Principal) -> None:
    services.cancel_run(run=run, actor=principal.actor, now=now())


def _claim(run: PathwayRun, _sent: dict[str, Any], principal: Principal) -> None:
    services.claim_review(run=run, principal=principal, now=now())


def _release(run: PathwayRun, _sent: dict[str, Any], principal: Principal) -> None:
    services.release_review(run=run, principal=principal, now=now())


CHANGES: dict[str, Change] = {
    "claim": _claim,
    "release": _release,
    "answer": _answer,
    "override": _override,
    "withdraw_plan": _withdraw_plan,
    "retry": _retry,
    "cancel": _cancel,
}
