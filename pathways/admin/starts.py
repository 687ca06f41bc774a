"""When a pathway starts by itself: the condition, and the referrals of which it could not be told."""

from __future__ import annotations

from typing import Any

from django import forms
from django.contrib import admin, messages
from django.core.exceptions import PermissionDenied
from django.db.models import QuerySet
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect, JsonResponse
from django.template.response import TemplateResponse
from django.urls import URLPattern, path, reverse

from common.clock import now
from pathways.admin.looks import record_link, start_in_words
from pathways.admin.publish_requests import ask_another
from pathways.admin.starters import starters_view
from pathways.editing.fields import fields_of
from pathways.models import Pathway, StartCondition, UndecidedStart
from pathways.services.start_conditions import (
    LONGEST,
    mark_undecided_seen,
    set_start_condition,
    start_problems,
)
from referrals.fields import CATALOGUE
from tenants.admin_scope import OrganizationScopedAdmin, attempt, change_url, principal_of


class StartConditionForm(forms.Form):
    """The condition as text; empty: the pathway starts on request only."""

    expression = forms.CharField(
        required=False,
        max_length=LONGEST,
        label="Starts by itself when an extraction completes and",
        widget=forms.Textarea(
            attrs={"rows": 2, "spellcheck": "false", "placeholder": 'triage.specialty == "cardiology"'}
        ),
        help_text="Over the fields of referral, triage and record. Empty: it starts on request only.",
    )
    enabled = forms.BooleanField(required=False, initial=True, label="in use", label_suffix="")

    def clean_expression(self) -> str:
        expression = str(self.cleaned_data["expression"]).strip()
        problems = start_problems(expression) if expression else []
        if problems:
            raise forms.ValidationError([forms.ValidationError(problem) for problem in problems])
        return expression


class StartConditionAdmin(OrganizationScopedAdmin):
    """Reached from the pathway's page: one address for each pathway."""

    list_display = ("pathway", "in_words", "enabled", "set_at")
    list_select_related = ("pathway",)
    list_display_links = None
    ordering = ("pathway__name",)

    def has_add_permission(self, *_: Any, **__: Any) -> bool:
        return False

    @admin.display(description="condition")
    def in_words(self, condition: StartCondition) -> str:
        return start_in_words(condition.expression)

    def change_view(self, request: HttpRequest, object_id: str, *_: Any, **__: Any) -> HttpResponse:
        """Lead to the page of the pathway's start: nothing is written past the service."""
        condition = self.to_be_seen(request, object_id)
        return HttpResponseRedirect(reverse("admin:pathways_startcondition_of", args=[condition.pathway_id]))

    def get_urls(self) -> list[URLPattern]:
        of_pathway = path(
            "of/<str:pathway_id>/",
            self.admin_site.admin_view(self.of_pathway_view),
            name="pathways_startcondition_of",
        )
        starters = path(
            "starters/",
            self.admin_site.admin_view(
                lambda request: starters_view(request, self.admin_site.each_context(request))
            ),
            name="pathways_starters",
        )
        return [of_pathway, starters, *super().get_urls()]

    def of_pathway_view(self, request: HttpRequest, pathway_id: str) -> HttpResponse:
        """Show a pathway's condition in words, check one, or keep it.

        Who takes JSON alone is told what is understood of it, and nothing is kept.
        """
        if not self.has_change_permission(request):
            raise PermissionDenied
        pathway = self._pathway(request, pathway_id)
        condition = (
            StartCondition.objects.in_organization(pathway.organization_id).filter(pathway=pathway).first()
        )
        initial = {"expression": condition.expression, "enabled": condition.enabled} if condition else None
        form = StartConditionForm(request.POST or None, initial=initial)
        asked = request.POST.get("expression", condition.expression if condition else "")
        if (
            request.method == "POST"
            and request.accepts("application/json")
            and not request.accepts("text/html")
        ):
            faults = list(form.errors.get("expression", []))
            return JsonResponse({"said": "" if faults else start_in_words(asked), "faults": faults})
        if request.method == "POST" and form.is_valid() and request.POST.get("action") != "check":
            error = attempt(request, lambda: self._keep(request, pathway, form.cleaned_data))
            if error is None:
                messages.success(
                    request, start_in_words(form.cleaned_data["expression"]) or "It starts on request only."
                )
                return HttpResponseRedirect(change_url(pathway))
            asked_another = ask_another(request, pathway, error=error, start=form.cleaned_data)
            if asked_another is not None:
                return asked_another
        context = {
            **self.admin_site.each_context(request),
            "title": f"When {pathway.name} starts",
            "pathway": pathway,
            "form": form,
            "in_words": start_in_words(asked),
            "fields": fields_of(CATALOGUE),
            "opts": self.opts,
        }
        return TemplateResponse(request, "admin/pathways/pathway/start_condition.html", context)

    def _pathway(self, request: HttpRequest, pathway_id: str) -> Pathway:
        user: Any = request.user
        pathways = Pathway.objects.all()
        if not user.is_superuser:
            pathways = pathways.filter(organization_id=user.organization_id)
        pathway: Pathway | None = pathways.filter(id=pathway_id).first()
        if pathway is None:
            raise Http404
        return pathway

    def _keep(self, request: HttpRequest, pathway: Pathway, asked: dict[str, Any]) -> None:
        set_start_condition(
            organization_id=pathway.organization_id,
            pathway_id=pathway.id,
            expression=asked["expression"],
            enabled=asked["enabled"],
            actor=principal_of(request.user, organization_id=pathway.organization_id).actor,
            now=now(),
        )
        self.log_change(request, pathway, "Set when it starts by itself.")


class SeenFilter(admin.SimpleListFilter):
    """Referrals that nobody has looked at yet come without asking."""

    title = "seen"
    parameter_name = "seen"

    def lookups(self, _request: HttpRequest, _model_admin: Any) -> list[tuple[str, str]]:
        return [("yes", "seen"), ("all", "all")]

    def choices(self, changelist: Any) -> Any:
        """Yield the choices, with "to be seen" in the place of Django's "all"."""
        for index, choice in enumerate(super().choices(changelist)):
            yield {**choice, "display": "to be seen"} if index == 0 else choice

    def queryset(self, _request: HttpRequest, queryset: QuerySet[Any]) -> QuerySet[Any]:
        if self.value() == "all":
            return queryset
        return queryset.filter(seen_at__isnull=self.value() != "yes")


class UndecidedStartAdmin(OrganizationScopedAdmin):
    """Referrals of which it could not be told whether a pathway starts: start it by hand, or leave it."""

    editable = False
    list_display = ("record", "pathway", "open_fields", "noted_at", "seen_at")
    list_display_links = None
    list_filter = (SeenFilter,)
    list_select_related = ("pathway",)
    ordering = ("-noted_at", "-id")
    actions = ("mark_seen",)

    @admin.display(description="record", ordering="record_id")
    def record(self, undecided: UndecidedStart) -> str:
        return record_link(undecided.record_id)

    @admin.display(description="not known")
    def open_fields(self, undecided: UndecidedStart) -> str:
        return ", ".join(undecided.fields) or "it could not be asked"

    @admin.action(description="Mark as seen")
    def mark_seen(self, request: HttpRequest, queryset: QuerySet[Any]) -> None:
        for undecided in queryset:
            actor = principal_of(request.user, organization_id=undecided.organization_id).actor
            mark_undecided_seen(
                organization_id=undecided.organization_id, undecided_id=undecided.pk, actor=actor, now=now()
            )
