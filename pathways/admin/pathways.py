"""Pathways in the admin: the list, and one pathway with its editor, its graph and its versions."""

from __future__ import annotations

from typing import Any

from django.contrib import admin, messages
from django.core.exceptions import PermissionDenied
from django.db.models import OuterRef, Subquery
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect, JsonResponse
from django.template.response import TemplateResponse
from django.urls import URLPattern, path

from common.clock import now
from common.errors import ApplicationError, InvalidRequest
from pathways import services
from pathways.admin.draft import SMALLEST, check_text
from pathways.admin.drafting import keep_draft
from pathways.admin.dry_run import dry_run_context
from pathways.admin.editor import edit, read_request
from pathways.admin.looks import status_pill
from pathways.admin.pathway_form import NewPathwayForm
from pathways.admin.pathway_page import pathway_page
from pathways.admin.publish_requests import ask_another
from pathways.admin.run_page import since
from pathways.models import Pathway, PathwayVersion
from pathways.services.defaults import set_default_pathway
from pathways.starters import load_starter
from tenants.admin_scope import OrganizationScopedAdmin, attempt, change_url, principal_of


class PathwayAdmin(OrganizationScopedAdmin):
    """For administrators only. Every change is one call of this room's services."""

    list_display = ("name", "type_shown", "published_shown", "draft_shown", "default_shown")
    list_filter = ("type",)
    search_fields = ("name",)
    ordering = ("name", "type")

    def get_queryset(self, request: HttpRequest) -> Any:
        versions = PathwayVersion.objects.filter(pathway=OuterRef("pk"))
        published = versions.filter(status="published")
        rows = super().get_queryset(request)
        return rows.annotate(
            published_number=Subquery(published.values("number")[:1]),
            published_at=Subquery(published.values("published_at")[:1]),
            draft_number=Subquery(versions.filter(status="draft").values("number")[:1]),
        )

    @admin.display(description="type", ordering="type")
    def type_shown(self, pathway: Pathway) -> str:
        return pathway.get_type_display()

    @admin.display(description="published")
    def published_shown(self, pathway: Any) -> str:
        if pathway.published_number is None:
            return "-"
        return f"version {pathway.published_number}, {since(pathway.published_at)}"

    @admin.display(description="for requests that name none", ordering="is_default")
    def default_shown(self, pathway: Pathway) -> str:
        return status_pill("default") if pathway.is_default else "-"

    @admin.display(description="draft")
    def draft_shown(self, pathway: Any) -> str:
        return status_pill("draft") if pathway.draft_number else "-"

    def get_urls(self) -> list[URLPattern]:
        step = path(
            "<str:pathway_id>/edit/",
            self.admin_site.admin_view(self.edit_view),
            name="pathways_pathway_edit",
        )
        dry_run = path(
            "<str:pathway_id>/dry-run/",
            self.admin_site.admin_view(self.dry_run_view),
            name="pathways_pathway_dry_run",
        )
        return [step, dry_run, *super().get_urls()]

    def dry_run_view(self, request: HttpRequest, pathway_id: str) -> HttpResponse:
        """Show what a version would do with one record."""
        pathway = self.to_be_seen(request, pathway_id)
        if not self.has_change_permission(request, pathway):
            raise PermissionDenied
        context = {
            **self.admin_site.each_context(request),
            **dry_run_context(request, pathway),
            "opts": self.opts,
        }
        return TemplateResponse(request, "admin/pathways/pathway/dry_run.html", context)

    def edit_view(self, request: HttpRequest, pathway_id: str) -> HttpResponse:
        """Make one change of the draft and answer with all that the editor shows then."""
        pathway = self.to_be_seen(request, pathway_id)
        if request.method != "POST" or not self.has_change_permission(request, pathway):
            raise PermissionDenied
        try:
            answer = edit(pathway, read_request(request.body))
        except ApplicationError as error:
            return JsonResponse({"refused": error.message}, status=error.status)
        return JsonResponse(answer, status=409 if answer["conflict"] else 200)

    def add_view(self, request: HttpRequest, *_: Any, **__: Any) -> HttpResponse:
        """Make a pathway with a first draft."""
        if not self.has_add_permission(request):
            raise PermissionDenied
        form = NewPathwayForm(request.POST or None, user=request.user)
        if request.method == "POST" and form.is_valid():
            made: list[str] = []
            if attempt(request, lambda: made.append(_create(form.cleaned_data))) is None:
                pathway = self.get_queryset(request).get(pk=made[0])
                self.log_addition(request, pathway, "Made with a first draft.")
                return HttpResponseRedirect(change_url(pathway))
        context = {
            **self.admin_site.each_context(request),
            "title": "New pathway",
            "form": form,
            "opts": self.opts,
        }
        return TemplateResponse(request, "admin/tenants/ask.html", context)

    def change_view(self, request: HttpRequest, object_id: str, *_: Any, **__: Any) -> HttpResponse:
        """Show the editor, or do what was asked on it."""
        pathway = self.to_be_seen(request, object_id)
        if request.method != "POST":
            asked = request.GET.get("version", "")
            return self._page(request, pathway, from_version=int(asked) if asked.isdecimal() else None)
        if not self.has_change_permission(request, pathway):
            raise PermissionDenied
        match request.POST.get("action"):
            case "save":
                return self._save(request, pathway, publish=False)
            case "publish":
                return self._save(request, pathway, publish=True)
            case "republish" | "retire" | "default" as action:
                return self._change(request, pathway, action)
        raise PermissionDenied

    def _page(
        self, request: HttpRequest, pathway: Pathway, *, status: int = 200, **shown: Any
    ) -> HttpResponse:
        context = {
            **self.admin_site.each_context(request),
            "title": pathway.name,
            "page": pathway_page(pathway, **shown),
            "opts": self.opts,
        }
        return TemplateResponse(request, "admin/pathways/pathway/page.html", context, status=status)

    def _save(self, request: HttpRequest, pathway: Pathway, *, publish: bool) -> HttpResponse:
        """Keep the text as the draft; then, if asked, publish it. A draft with problems is kept, not published."""
        text, note = request.POST.get("text", ""), request.POST.get("note", "").strip()
        saved: list[str] = []
        error = attempt(
            request,
            lambda: saved.append(_save_text(pathway, text, note=note, token=request.POST.get("token", ""))),
        )
        if error is not None:
            return self._page(request, pathway, status=error.status, text=text, note=note)
        self.log_change(request, pathway, "Saved the draft.")
        if not publish:
            messages.success(request, "The draft is kept. Nothing runs on it before it is published.")
            return HttpResponseRedirect(change_url(pathway))
        return self._publish(request, pathway, version_id=saved[0])

    def _publish(self, request: HttpRequest, pathway: Pathway, *, version_id: str) -> HttpResponse:
        actor = principal_of(request.user, organization_id=pathway.organization_id).actor
        error = attempt(
            request,
            lambda: services.publish_version(
                organization_id=pathway.organization_id,
                version_id=version_id,
                actor=actor,
                now=now(),
                reason=request.POST.get("reason", ""),
            ),
        )
        if error is None:
            number = PathwayVersion.objects.get(id=version_id).number
            self.log_change(request, pathway, f"Published version {number}.")
            messages.success(
                request,
                f"Version {number} is published: new runs start on it, others stay on theirs.",
            )
        asked = ask_another(request, pathway, version_id=version_id, error=error)
        return asked or HttpResponseRedirect(change_url(pathway))

    def _change(self, request: HttpRequest, pathway: Pathway, action: str) -> HttpResponse:
        organization_id = pathway.organization_id
        if action == "default":
            return self._make_default(request, pathway)
        versions = PathwayVersion.objects.in_organization(organization_id).filter(pathway=pathway)
        version = versions.filter(id=request.POST.get("version", "")).first()
        if version is None:
            raise Http404
        if action == "republish":
            return self._publish(request, pathway, version_id=version.id)
        error = attempt(
            request,
            lambda: services.retire_version(
                organization_id=organization_id,
                version_id=version.id,
                actor=principal_of(request.user, organization_id=organization_id).actor,
                now=now(),
                reason=request.POST.get("reason", ""),
            ),
        )
        if error is None:
            self.log_change(request, pathway, f"Retired version {version.number}.")
            messages.success(request, f"Version {version.number} is retired: no new run starts on it.")
        asked = ask_another(request, pathway, version_id=version.id, error=error)
        return asked or HttpResponseRedirect(change_url(pathway))

    def _make_default(self, request: HttpRequest, pathway: Pathway) -> HttpResponse:
        """Make it the one that requests get that name none; where that loses red flags, ask another administrator."""
        organization_id = pathway.organization_id
        actor = principal_of(request.user, organization_id=organization_id).actor
        error = attempt(
            request,
            lambda: set_default_pathway(
                organization_id=organization_id, pathway_id=pathway.id, actor=actor, now=now()
            ),
        )
        if error is None:
            self.log_change(request, pathway, "Made it the default.")
            messages.success(request, "Requests of this type that name no pathway get this one.")
        asked = ask_another(request, pathway, error=error)
        return asked or HttpResponseRedirect(change_url(pathway))


def _create(asked: dict[str, Any]) -> str:
    pathway_id = services.create_pathway(
        organization_id=asked["organization"], name=asked["name"], type=asked["type"]
    )
    slug = asked["start_from"]
    definition = load_starter(slug).definition.as_document() if slug else SMALLEST
    services.save_draft(
        organization_id=asked["organization"],
        pathway_id=pathway_id,
        definition=definition,
        note="",
        now=now(),
    )
    return pathway_id


def _save_text(pathway: Pathway, text: str, *, note: str, token: str) -> str:
    """Save the text as the draft, unless it cannot be read or somebody else has changed the draft meanwhile."""
    checked = check_text(text, pathway=pathway)
    if checked.document is None:
        problem = checked.problems[0]
        raise InvalidRequest(
            f"The text could not be read ({problem.field or 'whole text'}). {problem.message}"
        )
    return keep_draft(pathway, checked.document, token=token, note=note)
