"""Simulations in the admin: ask for one, watch it, see what would change, and a record's two ways side by side."""

from __future__ import annotations

from typing import Any

from django import forms
from django.contrib import admin, messages
from django.core.exceptions import PermissionDenied
from django.db.models import QuerySet
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.template.response import TemplateResponse
from django.urls import URLPattern, path

from common.clock import now
from pathways.admin.looks import STATUS_LOOKS, status_pill
from pathways.admin.simulation_page import record_page, simulation_page
from pathways.models import PathwayVersion, SimulatedRecord, Simulation
from pathways.services.simulating import (
    MOST_RECORDS,
    cancel_simulation,
    delete_simulation,
    request_simulation,
)
from tenants.admin_scope import (
    OrganizationScopedAdmin,
    attempt,
    change_url,
    principal_of,
    team_choices,
)

RECORDS_AT_FIRST = 1000


class NewSimulationForm(forms.Form):
    """Which version to try, on how many records, of which team."""

    version = forms.ChoiceField(help_text="It is compared with the version that is published now.")
    records = forms.IntegerField(
        min_value=1,
        max_value=MOST_RECORDS,
        initial=RECORDS_AT_FIRST,
        help_text="The newest records whose extraction has completed.",
    )
    team = forms.ChoiceField(required=False, help_text="Whose records it is tried on.")

    def __init__(self, *args: Any, user: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        fields: Any = self.fields
        versions = PathwayVersion.objects.select_related("pathway").order_by("pathway__name", "-number")
        if not user.is_superuser:
            versions = versions.filter(organization_id=user.organization_id)
        self.versions = {version.id: version for version in versions}
        fields["version"].choices = [
            (one.id, f"{one.pathway.name}, version {one.number} ({one.status})")
            for one in self.versions.values()
        ]
        fields["team"].choices = [("", "the whole organization"), *team_choices()]


class SimulationAdmin(OrganizationScopedAdmin):
    """For administrators only. What a simulation found does not change; it can be deleted."""

    deletable = True
    list_display = ("pathway", "version", "status_shown", "records", "changed", "lost", "asked_at")
    list_filter = ("status",)
    list_select_related = ("pathway",)
    search_fields = ("pathway__name",)
    ordering = ("-asked_at", "-id")

    @admin.display(description="version", ordering="candidate_number")
    def version(self, simulation: Simulation) -> str:
        return f"{simulation.candidate_number}"

    @admin.display(description="status", ordering="status")
    def status_shown(self, simulation: Simulation) -> str:
        return status_pill(simulation.status)

    @admin.display(description="would change")
    def changed(self, simulation: Simulation) -> str:
        return str(simulation.counts["changed"]) if simulation.counts else "-"

    @admin.display(description="red flags lost")
    def lost(self, simulation: Simulation) -> str:
        return str(simulation.counts["red_flags_lost"]) if simulation.counts else "-"

    def get_urls(self) -> list[URLPattern]:
        record = path(
            "<str:simulation_id>/records/<str:record_id>/",
            self.admin_site.admin_view(self.record_view),
            name="pathways_simulation_record",
        )
        return [record, *super().get_urls()]

    def add_view(self, request: HttpRequest, *_: Any, **__: Any) -> HttpResponse:
        """Ask for a simulation."""
        if not self.has_add_permission(request):
            raise PermissionDenied
        asked = request.GET.get("version", "")
        form = NewSimulationForm(request.POST or None, user=request.user, initial={"version": asked})
        if request.method == "POST" and form.is_valid():
            ids: list[str] = []
            if attempt(request, lambda: ids.append(self._request(request, form))) is None:
                made = self.get_queryset(request).get(pk=ids[0])
                self.log_addition(request, made, "Asked for.")
                return HttpResponseRedirect(change_url(made))
        context = {
            **self.admin_site.each_context(request),
            "title": "Try a pathway on referrals",
            "form": form,
            "button": "Try it",
            "opts": self.opts,
        }
        return TemplateResponse(request, "admin/tenants/ask.html", context)

    def _request(self, request: HttpRequest, form: NewSimulationForm) -> str:
        asked = form.cleaned_data
        organization_id = form.versions[asked["version"]].organization_id
        return request_simulation(
            organization_id=organization_id,
            version_id=asked["version"],
            records=asked["records"],
            team_id=asked["team"] or None,
            actor=principal_of(request.user, organization_id=organization_id).actor,
            now=now(),
        )

    def change_view(self, request: HttpRequest, object_id: str, *_: Any, **__: Any) -> HttpResponse:
        """Show how far it is and what it found, or cancel it."""
        simulation = self.to_be_seen(request, object_id)
        if request.method == "POST":
            if not self.has_change_permission(request, simulation):
                raise PermissionDenied
            return self._cancel(request, simulation)
        context = {
            **self.admin_site.each_context(request),
            "title": f"{simulation.pathway.name}, version {simulation.candidate_number}",
            "page": simulation_page(simulation, show=request.GET.get("show", "")),
            "look": STATUS_LOOKS.get(simulation.status, "plain"),
            "opts": self.opts,
        }
        return TemplateResponse(request, "admin/pathways/simulation/page.html", context)

    def _cancel(self, request: HttpRequest, simulation: Simulation) -> HttpResponse:
        error = attempt(
            request,
            lambda: cancel_simulation(
                organization_id=simulation.organization_id, simulation_id=simulation.id, now=now()
            ),
        )
        if error is None:
            self.log_change(request, simulation, "Cancelled.")
            messages.success(request, "It is cancelled: no more records are tried.")
        return HttpResponseRedirect(change_url(simulation))

    def record_view(self, request: HttpRequest, simulation_id: str, record_id: str) -> HttpResponse:
        """Show both ways of one record."""
        simulation = self.to_be_seen(request, simulation_id)
        rows = SimulatedRecord.objects.in_organization(simulation.organization_id)
        row = rows.filter(simulation=simulation, record_id=record_id).first()
        if row is None:
            raise Http404
        context = {
            **self.admin_site.each_context(request),
            "title": f"Record {record_id[:14]}…",
            "simulation": simulation,
            "simulation_url": change_url(simulation),
            "page": record_page(simulation, row),
            "opts": self.opts,
        }
        return TemplateResponse(request, "admin/pathways/simulation/record.html", context)

    def delete_model(self, _request: HttpRequest, obj: Simulation) -> None:
        delete_simulation(organization_id=obj.organization_id, simulation_id=obj.id)

    def delete_queryset(self, request: HttpRequest, queryset: QuerySet[Any]) -> None:
        for simulation in queryset:
            self.delete_model(request, simulation)
