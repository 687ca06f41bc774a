"""Versions in the admin: compared in words, text and picture; published again; golden runs; runs in flight moved."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from django.contrib import admin, messages
from django.core.exceptions import PermissionDenied
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.template.response import TemplateResponse
from django.urls import URLPattern, path
from django.utils.timezone import localdate

from common.clock import now
from common.errors import FieldError, InvalidRequest
from common.wording import counted
from pathways import services
from pathways.admin.looks import status_pill
from pathways.admin.run_page import since
from pathways.admin.version_page import version_page
from pathways.models import GoldenExample, PathwayRun, PathwayVersion
from pathways.selectors import lock_run
from pathways.services import files, golden
from referrals.selectors import get_record
from tenants.admin_scope import OrganizationScopedAdmin, attempt, change_url, principal_of
from tenants.data import Principal

Sent = dict[str, Any]
Change = Callable[[PathwayVersion, Sent, Principal], str]


class PathwayVersionAdmin(OrganizationScopedAdmin):
    """For administrators only. Versions are made in the editor of their pathway."""

    list_display = ("number_shown", "pathway", "status_shown", "note", "published")
    list_display_links = ("number_shown",)
    list_filter = ("status", "pathway__name")
    list_select_related = ("pathway",)
    search_fields = ("pathway__name",)
    ordering = ("pathway__name", "-number")

    def get_queryset(self, request: HttpRequest) -> QuerySet[Any]:
        return super().get_queryset(request).select_related("pathway")

    def has_add_permission(self, *_: Any) -> bool:
        return False

    @admin.display(description="version", ordering="number")
    def number_shown(self, version: PathwayVersion) -> str:
        return f"version {version.number}"

    @admin.display(description="status", ordering="status")
    def status_shown(self, version: PathwayVersion) -> str:
        return status_pill(version.status)

    @admin.display(description="published", ordering="published_at")
    def published(self, version: PathwayVersion) -> str:
        return since(version.published_at)

    def get_urls(self) -> list[URLPattern]:
        export = path(
            "<str:version_id>/file/",
            self.admin_site.admin_view(self.file_view),
            name="pathways_pathwayversion_file",
        )
        return [export, *super().get_urls()]

    def file_view(self, request: HttpRequest, version_id: str) -> HttpResponse:
        """Hand the version out as the YAML file that `manage.py pathways import` takes."""
        version = self.to_be_seen(request, version_id)
        text = files.export_pathway(
            organization_id=version.organization_id,
            name=version.pathway.name,
            type=version.pathway.type,
            number=version.number,
        )
        name = f"pathway-version-{version.number}.yaml"
        return HttpResponse(
            text,
            content_type="application/yaml; charset=utf-8",
            headers={"Content-Disposition": f'attachment; filename="{name}"'},
        )

    def change_view(self, request: HttpRequest, object_id: str, *_: Any, **__: Any) -> HttpResponse:
        """Show the version beside another one, or do what was asked on the page."""
        version = self.to_be_seen(request, object_id)
        if request.method == "POST":
            return self._change(request, version)
        return self._page(request, version)

    def _change(self, request: HttpRequest, version: PathwayVersion) -> HttpResponse:
        action = request.POST.get("action", "")
        if action not in CHANGES or not self.has_change_permission(request, version):
            raise PermissionDenied
        principal = principal_of(request.user, organization_id=version.organization_id)
        sent = {**request.POST.dict(), "runs": request.POST.getlist("run")}
        told: list[str] = []
        error = attempt(request, lambda: told.append(CHANGES[action](version, sent, principal)))
        if error is not None:
            version.refresh_from_db()
            return self._page(request, version, status=error.status)
        if action == "add_example":
            self.note_access(request, _example(version, sent), action="golden_example.made")
        self.log_change(request, version, told[0])
        messages.success(request, told[0])
        return HttpResponseRedirect(change_url(version))

    def _page(self, request: HttpRequest, version: PathwayVersion, *, status: int = 200) -> HttpResponse:
        asked = request.GET.get("with", "")
        context = {
            **self.admin_site.each_context(request),
            "title": f"{version.pathway.name}, version {version.number}",
            "page": version_page(version, other_number=int(asked) if asked.isdecimal() else None),
            "given": request.POST.dict(),
            "opts": self.opts,
        }
        return TemplateResponse(request, "admin/pathways/pathwayversion/page.html", context, status=status)


def _publish(version: PathwayVersion, sent: Sent, principal: Principal) -> str:
    number = services.publish_version(
        organization_id=version.organization_id,
        version_id=version.id,
        actor=principal.actor,
        now=now(),
        reason=sent.get("reason", ""),
    )
    return f"Version {number} is published: new runs start on it, others stay on theirs."


def _retire(version: PathwayVersion, sent: Sent, principal: Principal) -> str:
    services.retire_version(
        organization_id=version.organization_id,
        version_id=version.id,
        actor=principal.actor,
        now=now(),
        reason=sent.get("reason", ""),
    )
    return f"Version {version.number} is retired: no new run starts on it."


def _add_example(version: PathwayVersion, sent: Sent, principal: Principal) -> str:
    """Keep what is known of a record, named by its id or by that of a run on it, as an example."""
    asked = sent.get("source", "").strip()
    run = PathwayRun.objects.in_organization(version.organization_id).filter(id=asked).first()
    record = get_record(principal=principal, record_id=run.record_id if run else asked)
    name = sent.get("name", "").strip()
    if not 0 < len(name) <= 100:
        message = "Give the example a name of at most 100 characters, without the patient's."
        raise InvalidRequest(message, errors=(FieldError("name", message),))
    example = golden.example_of_record(
        organization_id=version.organization_id,
        record_id=record.id,
        name=name,
        on=localdate(),
        run_id=run.id if run else None,
    )
    golden.add_example(
        organization_id=version.organization_id,
        pathway_id=version.pathway_id,
        example=example,
        actor=principal.actor,
        now=now(),
        record_id=record.id,
    )
    return "The example is kept. From now on every version is tried on it before it is published."


def _example(version: PathwayVersion, sent: Sent) -> GoldenExample:
    """Return the example that was just made."""
    examples = GoldenExample.objects.in_organization(version.organization_id)
    return examples.get(pathway=version.pathway, name=sent["name"].strip())


def _accept(version: PathwayVersion, sent: Sent, principal: Principal) -> str:
    golden.accept_golden(
        organization_id=version.organization_id,
        version_id=version.id,
        example_id=sent.get("example", ""),
        actor=principal.actor,
        now=now(),
    )
    return f"What the example comes to now is expected from version {version.number} on."


def _remove_example(version: PathwayVersion, sent: Sent, _: Principal) -> str:
    golden.remove_example(organization_id=version.organization_id, example_id=sent.get("example", ""))
    return "The example and all that was known of its record are deleted."


def _move(version: PathwayVersion, sent: Sent, principal: Principal) -> str:
    if not sent["runs"]:
        raise InvalidRequest("Choose at least one run that can move.")
    for run_id in sorted(sent["runs"]):
        run = lock_run(principal=principal, run_id=run_id)
        services.move_run(run=run, actor=principal.actor, now=now(), reason=sent.get("reason", ""))
    return f"{counted(len(sent['runs']), 'run')} moved to version {version.number}."


CHANGES: dict[str, Change] = {
    "publish": _publish,
    "retire": _retire,
    "add_example": _add_example,
    "accept": _accept,
    "remove_example": _remove_example,
    "move": _move,
}
