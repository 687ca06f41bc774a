"""Triage rules in the admin: edited as text with a live check; saving makes the next version."""

from __future__ import annotations

from typing import Any

from django import forms
from django.contrib import messages
from django.contrib.admin.views.main import ChangeList
from django.core.exceptions import PermissionDenied
from django.db.models import F, Max, OuterRef, QuerySet, Subquery
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect, JsonResponse
from django.template.response import TemplateResponse
from django.urls import URLPattern, path

from common.clock import now
from common.errors import InvalidRequest
from common.yaml_documents import TextUnreadable, read_yaml, write_yaml
from jobs.extraction import default_ruleset
from jobs.models import TriageRuleset
from jobs.ruleset_services import ruleset_problems, save_ruleset
from tenants.admin_scope import (
    OrganizationChoiceForm,
    OrganizationScopedAdmin,
    attempt,
    change_url,
    names_of_actors,
    principal_of,
    team_choices,
)

ORDER = (
    *("thresholds", "specialties", "red_flags_off", "dispositions", "rules", "required"),
    *("name", "text", "when", "then", "path", "why", "or_else"),
)


class NewRulesetForm(OrganizationChoiceForm):
    """Rules of a new name; they begin as the shipped ones."""

    name = forms.RegexField(
        r"^[A-Za-z0-9][A-Za-z0-9 _.-]{0,99}$",
        help_text="Requests select the rules by exactly this name.",
        error_messages={"invalid": "Use letters, digits, spaces, dots, - and _, at most 100."},
    )
    team = forms.ChoiceField(required=False, help_text="Whose referrals they are for.")

    def __init__(self, *args: Any, user: Any, **kwargs: Any) -> None:
        super().__init__(*args, user=user, **kwargs)
        team: Any = self.fields["team"]
        team.choices = [("", "the whole organization"), *team_choices()]


class NewestVersions(ChangeList):
    """The list of rulesets, each by its newest version."""

    def get_queryset(self, request: HttpRequest, *args: Any, **kwargs: Any) -> QuerySet[Any]:
        return super().get_queryset(request, *args, **kwargs).filter(version=F("newest"))


class TriageRulesetAdmin(OrganizationScopedAdmin):
    """The list shows the newest version of each ruleset; older ones are on its page."""

    list_display = ("name", "version", "team_shown", "is_default", "created_at")
    search_fields = ("name",)
    ordering = ("name",)

    def get_queryset(self, request: HttpRequest) -> Any:
        same = TriageRuleset.objects.filter(
            organization_id=OuterRef("organization_id"), name=OuterRef("name")
        ).order_by()
        newest = same.values("name").annotate(newest=Max("version")).values("newest")
        rows = super().get_queryset(request)
        return rows.annotate(newest=Subquery(newest))

    def changelist_view(
        self, request: HttpRequest, extra_context: dict[str, Any] | None = None
    ) -> HttpResponse:
        """Say which rules apply where none are listed."""
        shipped = default_ruleset()
        note = (
            "A job that names no rules uses the ones marked as default. Where none are, the shipped rules apply, "
            f'"{shipped.name}" version {shipped.version}; new rules begin as a copy of them.'
        )
        return super().changelist_view(request, {"note": note, **(extra_context or {})})

    def get_changelist(self, request: HttpRequest, **kwargs: Any) -> type[ChangeList]:  # noqa: ARG002
        return NewestVersions

    def get_urls(self) -> list[URLPattern]:
        check = path(
            "<int:ruleset_id>/check/",
            self.admin_site.admin_view(self.check_view),
            name="jobs_triageruleset_check",
        )
        return [check, *super().get_urls()]

    def check_view(self, request: HttpRequest, ruleset_id: int) -> HttpResponse:
        """Say what is wrong with a text; nothing is kept."""
        ruleset = self.to_be_seen(request, str(ruleset_id))
        if request.method != "POST":
            raise PermissionDenied
        return JsonResponse({"problems": problems_of(request.POST.get("text", ""), name=ruleset.name)})

    def add_view(self, request: HttpRequest, *_: Any, **__: Any) -> HttpResponse:
        """Make rules of a new name, as the shipped ones are."""
        if not self.has_add_permission(request):
            raise PermissionDenied
        form = NewRulesetForm(request.POST or None, user=request.user)
        if request.method == "POST" and form.is_valid():
            asked = form.cleaned_data
            if attempt(request, lambda: self._create(request, asked)) is None:
                made = self.get_queryset(request).get(
                    organization_id=asked["organization"], name=asked["name"]
                )
                self.log_addition(request, made, "Made from the shipped rules.")
                return HttpResponseRedirect(change_url(made))
        context = {
            **self.admin_site.each_context(request),
            "title": "New triage ruleset",
            "form": form,
            "opts": self.opts,
        }
        return TemplateResponse(request, "admin/tenants/ask.html", context)

    def _create(self, request: HttpRequest, asked: dict[str, Any]) -> None:
        taken = TriageRuleset.objects.filter(organization_id=asked["organization"], name=asked["name"])
        if taken.exists():
            raise InvalidRequest("There are rules of this name already. Choose another name.")
        save_ruleset(
            organization_id=asked["organization"],
            team_id=asked["team"] or None,
            name=asked["name"],
            definition=default_ruleset().model_dump(mode="json", exclude={"name", "version"}),
            is_default=False,
            actor=principal_of(request.user, organization_id=asked["organization"]).actor,
            now=now(),
        )

    def change_view(self, request: HttpRequest, object_id: str, *_: Any, **__: Any) -> HttpResponse:
        """Show the editor, or save its text as the next version."""
        ruleset = self.to_be_seen(request, object_id)
        if request.method != "POST":
            return self._page(request, ruleset, text=text_of(ruleset), is_default=ruleset.is_default)
        if not self.has_change_permission(request, ruleset):
            raise PermissionDenied
        text, is_default = request.POST.get("text", ""), "is_default" in request.POST
        numbers: list[int] = []
        error = attempt(request, lambda: numbers.append(self._save(request, ruleset, text, is_default)))
        if error is not None:
            return self._page(request, ruleset, text=text, is_default=is_default, status=error.status)
        saved = self.get_queryset(request).get(
            organization_id=ruleset.organization_id, name=ruleset.name, version=numbers[0]
        )
        self.log_change(request, saved, f"Saved version {saved.version}.")
        messages.success(request, f"Version {saved.version} is kept. Jobs requested from now on use it.")
        return HttpResponseRedirect(change_url(saved))

    def _save(self, request: HttpRequest, ruleset: Any, text: str, is_default: bool) -> int:
        if request.POST.get("newest") != str(ruleset.newest):
            raise InvalidRequest(
                "Somebody else has saved a newer version since you opened this one. Your text stands below and is "
                "not kept yet: compare it with the newest version, or save again to put it on top."
            )
        try:
            definition = read_yaml(text)
        except TextUnreadable as error:
            place = f" (line {error.line})" if error.line else ""
            raise InvalidRequest(f"The text could not be read{place}. {error.message}") from None
        return save_ruleset(
            organization_id=ruleset.organization_id,
            team_id=ruleset.team_id,
            name=ruleset.name,
            definition=definition,
            is_default=is_default,
            actor=principal_of(request.user, organization_id=ruleset.organization_id).actor,
            now=now(),
        )

    def _page(
        self, request: HttpRequest, ruleset: Any, *, text: str, is_default: bool, status: int = 200
    ) -> HttpResponse:
        versions = list(
            TriageRuleset.objects.in_organization(ruleset.organization_id)
            .filter(name=ruleset.name)
            .order_by("-version")
        )
        names = names_of_actors(version.created_by for version in versions)
        context = {
            **self.admin_site.each_context(request),
            "title": ruleset.name,
            "ruleset": ruleset,
            "text": text,
            "is_default": is_default,
            "problems": problems_of(text, name=ruleset.name),
            "versions": [(version, names[version.created_by]) for version in versions],
            "opts": self.opts,
        }
        return TemplateResponse(request, "admin/jobs/triageruleset/page.html", context, status=status)


def problems_of(text: str, *, name: str) -> list[dict[str, str]]:
    """Return what is wrong with the text of a ruleset: where, what to find in the text, and what to do."""
    try:
        definition = read_yaml(text)
    except TextUnreadable as error:
        where = f"line {error.line}" if error.line else ""
        return [{"where": where, "find": where, "message": error.message}]
    return [
        {"where": problem.where, "find": _to_find(problem.where, definition), "message": problem.message}
        for problem in ruleset_problems(definition=definition, name=name)
    ]


def text_of(ruleset: TriageRuleset) -> str:
    """Return a ruleset as text, its members in the order people think in."""
    return write_yaml(_ordered(ruleset.definition))


def _ordered(value: Any) -> Any:
    if isinstance(value, list):
        return [_ordered(item) for item in value]
    if not isinstance(value, dict):
        return value
    names = sorted(value, key=lambda name: ORDER.index(name) if name in ORDER else len(ORDER))
    return {name: _ordered(value[name]) for name in names if value[name] is not None}


def _to_find(where: str, definition: dict[str, Any]) -> str:
    """Return the line that names the rule at fault."""
    rules = definition.get("rules")
    index = where.removeprefix("rules[").partition("]")[0]
    if not (where.startswith("rules[") and index.isdecimal() and isinstance(rules, list)):
        return f"{where.partition('.')[0].partition('[')[0]}:"
    rule = rules[int(index)] if int(index) < len(rules) else None
    name = rule.get("name") if isinstance(rule, dict) else None
    return f"name: {name}" if name else "rules:"
