"""Triage rules in the admin: edited as text with a live check, tried on a record; saving makes the next version."""

from __future__ import annotations

from typing import Any

from django.contrib import admin, messages
from django.contrib.admin.views.main import ChangeList
from django.core.exceptions import PermissionDenied
from django.db.models import F, Max, OuterRef, QuerySet, Subquery, Value
from django.db.models.functions import Coalesce
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect, JsonResponse
from django.template.response import TemplateResponse
from django.urls import URLPattern, path
from django.utils.html import format_html

from common.clock import now
from common.errors import InvalidRequest
from common.yaml_documents import TextUnreadable
from jobs.admin.new_ruleset import NewRulesetForm
from jobs.admin.ruleset_checking import checked_rows, checked_text
from jobs.admin.ruleset_forms import ruleset_forms
from jobs.admin.ruleset_page import ruleset_page, text_of
from jobs.admin.ruleset_rows import fields
from jobs.extraction import default_ruleset
from jobs.models import TriageRuleset
from jobs.ruleset_definitions import definition_of, from_text
from jobs.ruleset_services import KeptRuleset, restore_ruleset, save_ruleset
from jobs.ruleset_wording import kept_in_words
from tenants.admin_scope import (
    OrganizationScopedAdmin,
    attempt,
    change_url,
    principal_of,
)


class NewestVersions(ChangeList):
    """The list of rulesets, each by its newest version."""

    def get_queryset(self, request: HttpRequest, *args: Any, **kwargs: Any) -> QuerySet[Any]:
        return super().get_queryset(request, *args, **kwargs).filter(version=F("newest"))


class TriageRulesetAdmin(OrganizationScopedAdmin):
    """The list shows the newest version of each ruleset; older ones are on its page."""

    list_display = ("name", "version", "team_shown", "default_shown", "created_at", "comment")
    search_fields = ("name",)
    ordering = ("name",)

    @admin.display(description="for jobs that name none", ordering="is_default")
    def default_shown(self, ruleset: TriageRuleset) -> str:
        return format_html('<span class="pill busy">default</span>') if ruleset.is_default else "-"

    def get_queryset(self, request: HttpRequest) -> Any:
        same = (
            TriageRuleset.objects.annotate(of_team=Coalesce("team_id", Value("")))
            .filter(
                organization_id=OuterRef("organization_id"),
                name=OuterRef("name"),
                of_team=Coalesce(OuterRef("team_id"), Value("")),
            )
            .order_by()
        )
        newest = same.values("name").annotate(newest=Max("version")).values("newest")
        rows = super().get_queryset(request)
        return rows.annotate(newest=Subquery(newest))

    def changelist_view(
        self, request: HttpRequest, extra_context: dict[str, Any] | None = None
    ) -> HttpResponse:
        """Say which rules apply where none are listed."""
        shipped = default_ruleset()
        note = (
            "A job that names no rules uses the ones marked as default: its team's, else the organization's. "
            f'Where none are, the shipped rules apply, "{shipped.name}" version {shipped.version}; new rules begin '
            "as a copy of them."
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
        export = path(
            "<int:ruleset_id>/export/",
            self.admin_site.admin_view(self.export_view),
            name="jobs_triageruleset_export",
        )
        return [check, export, *super().get_urls()]

    def check_view(self, request: HttpRequest, ruleset_id: int) -> HttpResponse:
        """Say what is wrong with a text or with rows, or how they are understood; nothing is kept.

        `text` is answered with its rows, `rows` with their text.
        """
        ruleset = self.to_be_seen(request, str(ruleset_id))
        if request.method != "POST":
            raise PermissionDenied
        if "rows" in request.POST:
            return JsonResponse(checked_rows(request.POST["rows"], name=ruleset.name))
        return JsonResponse(checked_text(request.POST.get("text", ""), name=ruleset.name))

    def export_view(self, request: HttpRequest, ruleset_id: int) -> HttpResponse:
        """Answer with a version as a YAML file."""
        ruleset = self.to_be_seen(request, str(ruleset_id))
        if request.method not in ("GET", "HEAD"):
            raise PermissionDenied
        file_name = f"{ruleset.name.replace(' ', '_')}-v{ruleset.version}.yaml"
        return HttpResponse(
            text_of(ruleset, with_name=True),
            content_type="application/yaml; charset=utf-8",
            headers={"Content-Disposition": f'attachment; filename="{file_name}"'},
        )

    def add_view(self, request: HttpRequest, *_: Any, **__: Any) -> HttpResponse:
        """Make rules of a new name, as the shipped ones are."""
        if not self.has_add_permission(request):
            raise PermissionDenied
        form = NewRulesetForm(request.POST or None, user=request.user)
        if request.method == "POST" and form.is_valid():
            asked = form.cleaned_data
            if attempt(request, lambda: self._create(request, asked)) is None:
                made = self.get_queryset(request).get(
                    organization_id=asked["organization"], team_id=asked["team"] or None, name=asked["name"]
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
        team_id = asked["team"] or None
        taken = TriageRuleset.objects.filter(
            organization_id=asked["organization"], team_id=team_id, name=asked["name"]
        )
        if taken.exists():
            raise InvalidRequest("There are rules of this name already. Choose another name.")
        save_ruleset(
            organization_id=asked["organization"],
            team_id=team_id,
            name=asked["name"],
            definition=definition_of(default_ruleset()),
            actor=principal_of(request.user, organization_id=asked["organization"]).actor,
            now=now(),
            comment="Made from the shipped rules.",
        )

    def change_view(self, request: HttpRequest, object_id: str, *_: Any, **__: Any) -> HttpResponse:
        """Show the editor; save its text, put a file into it, try it on a record, or publish an old version again."""
        ruleset = self.to_be_seen(request, object_id)
        if request.method != "POST":
            return self._page(request, ruleset, text=text_of(ruleset))
        if not self.has_change_permission(request, ruleset):
            raise PermissionDenied
        match request.POST.get("action"):
            case "import":
                return self._import(request, ruleset)
            case "try":
                return self._edited(request, ruleset)
            case "restore":
                return self._restore(request, ruleset)
            case _:
                return self._save(request, ruleset)

    def _import(self, request: HttpRequest, ruleset: Any) -> HttpResponse:
        """Put the text of a file into the editor; it is kept when the person saves it."""
        file: Any = request.FILES.get("file")
        if file is None:
            messages.error(request, "Choose a file first.")
            return self._edited(request, ruleset, status=400)
        try:
            text = file.read().decode("utf-8-sig")
        except UnicodeDecodeError:
            messages.error(request, "The file is no text. Choose a YAML file.")
            return self._edited(request, ruleset, status=400)
        messages.info(
            request,
            f"The text of {file.name} stands in the editor and is not kept yet. Look at it, and save it.",
        )
        return self._edited(request, ruleset, text=text)

    def _edited(
        self, request: HttpRequest, ruleset: Any, *, text: str | None = None, status: int = 200
    ) -> HttpResponse:
        """Show the page with what the person has typed."""
        return self._page(
            request,
            ruleset,
            text=request.POST.get("text", "") if text is None else text,
            is_default="is_default" in request.POST,
            status=status,
        )

    def _restore(self, request: HttpRequest, ruleset: Any) -> HttpResponse:
        kept: list[KeptRuleset] = []
        version = request.POST.get("version", "")
        error = attempt(
            request,
            lambda: kept.append(
                restore_ruleset(
                    organization_id=ruleset.organization_id,
                    team_id=ruleset.team_id,
                    name=ruleset.name,
                    version=int(version) if version.isdecimal() else 0,
                    actor=principal_of(request.user, organization_id=ruleset.organization_id).actor,
                    now=now(),
                )
            ),
        )
        if error is not None:
            return self._page(request, ruleset, text=text_of(ruleset), status=error.status)
        return self._saved(request, ruleset, kept[0], f"Version {version} again.")

    def _save(self, request: HttpRequest, ruleset: Any) -> HttpResponse:
        kept: list[KeptRuleset] = []
        error = attempt(request, lambda: kept.append(self._keep(request, ruleset)))
        if error is not None:
            return self._edited(request, ruleset, status=error.status)
        return self._saved(request, ruleset, kept[0], request.POST.get("comment", ""))

    def _keep(self, request: HttpRequest, ruleset: Any) -> KeptRuleset:
        if request.POST.get("newest") != str(ruleset.newest):
            raise InvalidRequest(
                "Somebody else has saved a newer version since you opened this one. Your text stands below and is "
                "not kept yet: compare it with the newest version, or save again to put it on top."
            )
        if ruleset.version != ruleset.newest and "on_top" not in request.POST:
            raise InvalidRequest(
                f"This page began with version {ruleset.version}, and version {ruleset.newest} is newer: saving drops "
                f"what has changed since. Your text is not kept yet. Tick the box that says so, or open version "
                f"{ruleset.newest}."
            )
        try:
            _, definition = from_text(request.POST.get("text", ""))
        except TextUnreadable as error:
            place = f" (line {error.line})" if error.line else ""
            raise InvalidRequest(f"The text could not be read{place}. {error.message}") from None
        return save_ruleset(
            organization_id=ruleset.organization_id,
            team_id=ruleset.team_id,
            name=ruleset.name,
            definition=definition,
            is_default="is_default" in request.POST,
            actor=principal_of(request.user, organization_id=ruleset.organization_id).actor,
            now=now(),
            comment=request.POST.get("comment", ""),
        )

    def _saved(self, request: HttpRequest, ruleset: Any, kept: KeptRuleset, why: str) -> HttpResponse:
        saved = self.get_queryset(request).get(
            organization_id=ruleset.organization_id,
            team_id=ruleset.team_id,
            name=ruleset.name,
            version=kept.version,
        )
        self.log_change(request, saved, f"Saved version {kept.version}.{f' {why}' if why else ''}")
        tell = messages.warning if kept.was_default and not kept.is_default else messages.success
        tell(request, kept_in_words(kept))
        return HttpResponseRedirect(change_url(saved))

    def _page(
        self,
        request: HttpRequest,
        ruleset: Any,
        *,
        text: str,
        is_default: bool | None = None,
        status: int = 200,
    ) -> HttpResponse:
        context = {
            **self.admin_site.each_context(request),
            **ruleset_page(request, ruleset, text=text, is_default=is_default),
            "editing": {
                "forms": ruleset_forms(),
                "fields": fields(),
                **checked_text(text, name=ruleset.name),
            },
            "opts": self.opts,
        }
        return TemplateResponse(request, "admin/jobs/triageruleset/page.html", context, status=status)
