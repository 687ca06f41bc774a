"""Shadows in the admin: add one, stop it, see how it agrees, and look at a record in which it differs."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, time
from typing import Any

from django import forms
from django.contrib import admin, messages
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.template.response import TemplateResponse
from django.urls import URLPattern, path, reverse
from django.utils import timezone
from django.utils.html import format_html

from common.clock import now
from common.errors import InvalidRequest
from common.yaml_documents import TextUnreadable
from events.services import record_access
from jobs.data import Ruleset
from jobs.models import Shadow, ShadowRun, TriageRuleset
from jobs.ruleset_definitions import definition_problems, from_text, ruleset_of
from jobs.ruleset_services import RulesetInvalid
from jobs.services import add_shadow, stop_shadow
from jobs.services.candidates import candidate_names
from jobs.services.shadow_failures import failure_in_words, what_hinders
from jobs.shadow_selectors import report_on
from tenants import client_address
from tenants.admin_scope import (
    OrganizationChoiceForm,
    OrganizationScopedAdmin,
    attempt,
    change_url,
    names_of_actors,
    principal_of,
    team_choices,
)

_SHOWN_DIFFERENCES = 200


class NewShadowForm(OrganizationChoiceForm):
    """A candidate to run beside the jobs."""

    name = forms.CharField(max_length=100)
    team = forms.ChoiceField(required=False, help_text="Whose jobs it follows.")
    assistant = forms.ChoiceField(required=False, help_text="Who reads in its place.")
    ruleset = forms.ChoiceField(required=False, help_text="By which rules it triages.")
    draft = forms.CharField(
        required=False,
        widget=forms.Textarea(attrs={"rows": 6, "spellcheck": "false"}),
        help_text="Or rules that are not kept anywhere yet, as YAML.",
    )
    share = forms.IntegerField(min_value=1, max_value=100, initial=100, help_text="Of a hundred jobs.")
    ends_on = forms.DateField(
        widget=forms.DateInput(attrs={"type": "date"}), help_text="Its last day; at most 180 days from now."
    )
    comment = forms.CharField(required=False, max_length=300, help_text="What you want to know.")

    def __init__(self, *args: Any, user: Any, **kwargs: Any) -> None:
        super().__init__(*args, user=user, **kwargs)
        fields: Any = self.fields
        fields["team"].choices = [("", "the whole organization"), *team_choices()]
        fields["assistant"].choices = [
            ("", "as the job itself"),
            *((name, name) for name in candidate_names()),
        ]
        fields["ruleset"].choices = [("", "as the job itself"), *self._kept_rules(user)]

    def _kept_rules(self, user: Any) -> Iterator[tuple[str, str]]:
        """Yield each version of the kept rules with whose it is, for names are a team's or an organization's own."""
        fields: Any = self.fields
        organizations, teams = dict(fields["organization"].choices), dict(team_choices())
        versions = TriageRuleset.objects.order_by("name", "-version", "team_id")
        if not user.is_superuser:
            versions = versions.filter(organization_id=user.organization_id)
        for one in versions:
            whose = f"team {teams.get(one.team_id, one.team_id)}" if one.team_id else "the whole organization"
            if user.is_superuser:
                whose = f"{organizations.get(one.organization_id, one.organization_id)}, {whose}"
            yield str(one.pk), f"{one.name} version {one.version} ({whose})"

    def candidate_ruleset(self) -> Ruleset | None:
        """Return the rules that were chosen or written; None for the job's own. Raises InvalidRequest."""
        asked = self.cleaned_data
        if asked["draft"].strip():
            if asked["ruleset"]:
                raise InvalidRequest("Choose rules that are kept, or write a draft; not both.")
            return _draft(asked["draft"])
        if not asked["ruleset"]:
            return None
        chosen = TriageRuleset.objects.filter(
            organization_id=asked["organization"], pk=asked["ruleset"]
        ).first()
        if chosen is None:
            raise InvalidRequest("These rules belong to another organization. Choose others.")
        return ruleset_of(chosen.definition, name=chosen.name, version=chosen.version)


def _draft(text: str) -> Ruleset:
    try:
        name, definition = from_text(text)
    except TextUnreadable as error:
        place = f" (line {error.line})" if error.line else ""
        raise InvalidRequest(f"The draft could not be read{place}. {error.message}") from None
    name = f"draft {name}".strip()[:100]
    problems = definition_problems(definition, name=name)
    if problems:
        raise RulesetInvalid(problems)
    return ruleset_of(definition, name=name)


class ShadowAdmin(OrganizationScopedAdmin):
    """A shadow is added and stopped; what it is does not change, so that its figures mean one thing."""

    list_display = ("name", "state", "candidate", "rules", "share", "team_shown", "created_at", "ends_at")
    search_fields = ("name",)
    ordering = ("-created_at", "-id")

    def get_urls(self) -> list[URLPattern]:
        run = path(
            "<str:shadow_id>/runs/<str:run_id>/",
            self.admin_site.admin_view(self.run_view),
            name="jobs_shadow_run",
        )
        return [run, *super().get_urls()]

    def add_view(self, request: HttpRequest, *_: Any, **__: Any) -> HttpResponse:
        """Add a shadow."""
        if not self.has_add_permission(request):
            raise PermissionDenied
        form = NewShadowForm(request.POST or None, user=request.user)
        if request.method == "POST" and form.is_valid():
            ids: list[str] = []
            if attempt(request, lambda: ids.append(self._add(request, form))) is None:
                made = self.get_queryset(request).get(pk=ids[0])
                self.log_addition(request, made, "Added.")
                messages.success(request, "It follows every job that completes from now on.")
                if hindered := self._hindered(made):
                    messages.warning(request, f"As things are, every run of it will fail: {hindered}.")
                return HttpResponseRedirect(change_url(made))
        context = {
            **self.admin_site.each_context(request),
            "title": "New shadow",
            "form": form,
            "opts": self.opts,
        }
        return TemplateResponse(request, "admin/tenants/ask.html", context)

    def _add(self, request: HttpRequest, form: NewShadowForm) -> str:
        asked = form.cleaned_data
        last_moment = datetime.combine(asked["ends_on"], time(23, 59, 59))
        return add_shadow(
            organization_id=asked["organization"],
            name=asked["name"],
            team_id=asked["team"] or None,
            assistant=asked["assistant"],
            ruleset=form.candidate_ruleset(),
            share=asked["share"],
            ends_at=timezone.make_aware(last_moment),
            comment=asked["comment"],
            actor=principal_of(request.user, organization_id=asked["organization"]).actor,
            now=now(),
        )

    def change_view(self, request: HttpRequest, object_id: str, *_: Any, **__: Any) -> HttpResponse:
        """Show how the shadow agrees, or stop it."""
        shadow = self.to_be_seen(request, object_id)
        if request.method == "POST":
            if not self.has_change_permission(request, shadow):
                raise PermissionDenied
            return self._stop(request, shadow)
        report = report_on(shadow=shadow)
        context = {
            **self.admin_site.each_context(request),
            "title": shadow.name,
            "shadow": shadow,
            "state": state_of(shadow),
            "candidate": self.candidate(shadow),
            "rules": self.rules(shadow),
            "added_by": names_of_actors([shadow.created_by])[shadow.created_by],
            "agreement": report.agreement,
            "failures": [(failure_in_words(code), number) for code, number in report.failures],
            "hindered": self._hindered(shadow) if state_of(shadow)[0] == "running" else "",
            "matrices": (
                ("Urgency", report.agreement.urgency),
                ("Disposition", report.agreement.disposition),
            ),
            "differences": report.differences[:_SHOWN_DIFFERENCES],
            "differences_in_all": len(report.differences),
            "opts": self.opts,
        }
        return TemplateResponse(request, "admin/jobs/shadow/page.html", context)

    def _hindered(self, shadow: Any) -> str:
        """Return what keeps the shadow's assistant from being asked, as things are."""
        return what_hinders(shadow.assistant, organization_id=shadow.organization_id)

    def _stop(self, request: HttpRequest, shadow: Any) -> HttpResponse:
        stop_shadow(organization_id=shadow.organization_id, shadow_id=shadow.pk, now=now())
        self.log_change(request, shadow, "Stopped.")
        messages.success(request, "It runs no more. What it found stays.")
        return HttpResponseRedirect(change_url(shadow))

    def run_view(self, request: HttpRequest, shadow_id: str, run_id: str) -> HttpResponse:
        """Show the values of the job and of the shadow side by side, and write down that they were read."""
        shadow = self.to_be_seen(request, shadow_id)
        if request.method not in ("GET", "HEAD"):
            raise PermissionDenied
        runs = ShadowRun.objects.in_organization(shadow.organization_id).filter(shadow=shadow)
        run = runs.filter(pk=run_id, status="completed").first()
        if run is None:
            raise Http404
        record_access(
            organization_id=shadow.organization_id,
            actor=f"user:{request.user.pk}",
            action="shadow_run.viewed",
            subject_id=run.record_id,
            now=now(),
            address=client_address.of(request),
            request_id=str(request.META.get("ras.request_id", "")),
        )
        context = {
            **self.admin_site.each_context(request),
            "title": f"{shadow.name}: {run.record_id}",
            "shadow": shadow,
            "shadow_url": change_url(shadow),
            "run": run,
            "record_url": reverse("admin:referrals_record_change", args=[run.record_id]),
            "compared": sorted(run.comparison or (), key=lambda one: bool(one["agrees"])),
            "opts": self.opts,
        }
        return TemplateResponse(request, "admin/jobs/shadow/run.html", context)

    @admin.display(description="state")
    def state(self, shadow: Shadow) -> str:
        word, look = state_of(shadow)
        return format_html('<span class="pill {}">{}</span>', look, word)

    @admin.display(description="assistant")
    def candidate(self, shadow: Shadow) -> str:
        return shadow.assistant or "as the job"

    @admin.display(description="rules")
    def rules(self, shadow: Shadow) -> str:
        return f"{shadow.ruleset['name']} v{shadow.ruleset['version']}" if shadow.ruleset else "as the job"


def state_of(shadow: Shadow) -> tuple[str, str]:
    """Return whether the shadow still follows jobs, in a word and its look."""
    if shadow.stopped_at is not None:
        return "stopped", "plain"
    return ("running", "busy") if shadow.ends_at > now() else ("ended", "plain")
