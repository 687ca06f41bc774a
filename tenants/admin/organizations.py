"""Organizations and their teams."""

from __future__ import annotations

from typing import Any
from zoneinfo import available_timezones

from django import forms
from django.conf import settings
from django.contrib import admin, messages
from django.core.exceptions import PermissionDenied
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.template.response import TemplateResponse

from common.clock import now
from tenants import services
from tenants.admin.calendar import HolidayInline, WorkingHoursInline
from tenants.admin_scope import OrganizationScopedAdmin, attempt, change_url
from tenants.models import Organization, Team


class NewTenantForm(forms.Form):
    """An organization with its first team."""

    name = forms.CharField(max_length=200, help_text="The clinic or health network.")
    team = forms.CharField(
        max_length=200, label="First team", help_text="Records of a team are hidden from others."
    )


class KeptSecretField(forms.CharField):
    """A secret that the page takes and never shows; sent empty, the one that is there stays."""

    widget = forms.PasswordInput(render_value=False, attrs={"autocomplete": "new-password"})

    def has_changed(self, initial: Any, data: Any) -> bool:  # noqa: ARG002
        return bool(data)


class OrganizationForm(forms.ModelForm):  # type: ignore[type-arg]
    def clean_call_secret(self) -> str:
        """Return the new secret, or the one that is there."""
        return str(self.cleaned_data["call_secret"] or self.instance.call_secret)


class OrganizationAdmin(OrganizationScopedAdmin):
    """The operator adds and suspends organizations; administrators set what is theirs to choose."""

    form = OrganizationForm
    list_display = ("name", "id", "is_active", "created_at")
    search_fields = ("name",)
    ordering = ("name",)
    readonly_fields = ("id", "created_at")
    fields = (
        "name",
        "id",
        "is_active",
        "job_key_required",
        "job_result_hours",
        "patient_data_in_mail",
        "private_hosts",
        "call_hosts",
        "call_secret",
        "patient_data_in_calls",
        "fhir_base_url",
        "assistant",
        "model_egress",
        "own_names",
        "time_zone",
        "created_at",
    )
    inlines = (WorkingHoursInline, HolidayInline)

    def get_queryset(self, request: HttpRequest) -> QuerySet[Any]:
        rows = admin.ModelAdmin.get_queryset(self, request)
        user: Any = request.user
        return rows if user.is_superuser else rows.filter(id=user.organization_id)

    def get_list_display(self, _request: HttpRequest) -> Any:
        return self.list_display

    def get_readonly_fields(self, request: HttpRequest, obj: Any = None) -> Any:  # noqa: ARG002
        operator_only = () if request.user.is_superuser else ("is_active", "private_hosts")
        return (*self.readonly_fields, *operator_only)

    def get_form(self, request: HttpRequest, obj: Any = None, change: bool = False, **kwargs: Any) -> Any:
        """Keep an assistant that is not configured any more among the choices: saving a name must not change it."""
        form = super().get_form(request, obj, change=change, **kwargs)
        field: Any = form.base_fields.get("assistant")
        if obj is not None and field is not None and not field.valid_value(obj.assistant):
            field.choices = [*field.choices, (obj.assistant, f"{obj.assistant} (not configured any more)")]
        return form

    def formfield_for_dbfield(self, db_field: Any, request: HttpRequest, **kwargs: Any) -> Any:
        """Offer time zones, and the assistants that the operator has configured, by their names."""
        if db_field.name == "time_zone":
            zones = [(zone, zone) for zone in sorted(available_timezones())]
            return forms.ChoiceField(choices=zones, help_text=db_field.help_text)
        if db_field.name == "call_secret":
            words = (
                f"{db_field.help_text} It is not shown again; leave this empty to keep the one that is set."
            )
            return KeptSecretField(
                label="Secret of calls", max_length=db_field.max_length, required=False, help_text=words
            )
        if db_field.name != "assistant":
            return super().formfield_for_dbfield(db_field, request, **kwargs)
        configured = [(name, model.label) for name, model in sorted(settings.ASSISTANT_MODELS.items())]
        return forms.ChoiceField(
            choices=[("", "built-in"), *configured], required=False, help_text=db_field.help_text
        )

    def has_add_permission(self, request: HttpRequest, obj: Any = None) -> bool:  # noqa: ARG002
        user: Any = request.user
        return bool(user.is_active and user.is_superuser)

    def add_view(self, request: HttpRequest, *_: Any, **__: Any) -> HttpResponse:
        """Make an organization with its first team."""
        if not self.has_add_permission(request):
            raise PermissionDenied
        form = NewTenantForm(request.POST or None)
        if request.method == "POST" and form.is_valid():
            asked, made = form.cleaned_data, []
            error = attempt(
                request,
                lambda: made.append(services.create_tenant(name=asked["name"], team_name=asked["team"])),
            )
            if error is None:
                organization = Organization.objects.get(id=made[0].organization_id)
                self.log_addition(request, organization, f"Made with the team {asked['team']}.")
                messages.success(
                    request, "The organization is there. Add a person and issue its credentials next."
                )
                return HttpResponseRedirect(change_url(organization))
        context = {
            **self.admin_site.each_context(request),
            "title": "New organization",
            "form": form,
            "opts": self.opts,
        }
        return TemplateResponse(request, "admin/tenants/ask.html", context)

    def save_model(self, request: HttpRequest, obj: Any, form: Any, change: bool) -> None:
        """Suspend and resume by what does it whole; the rest is saved as it stands."""
        if change and "is_active" in form.changed_data:
            switch = services.resume_organization if obj.is_active else services.suspend_organization
            switch(organization_id=obj.id, actor=f"user:{request.user.pk}", now=now())
        obj.save()


class TeamAdmin(OrganizationScopedAdmin):
    """Teams of the own organization; a team stays in the organization it was made in."""

    list_display = ("name", "id", "created_at")
    search_fields = ("name",)
    ordering = ("name",)

    def get_fields(self, request: HttpRequest, obj: Any = None) -> Any:
        return ("organization", "name") if obj is None and request.user.is_superuser else ("name",)

    def get_form(self, request: HttpRequest, obj: Any = None, change: bool = False, **kwargs: Any) -> Any:
        """Return a form that knows the organization, so that a name given twice is told and not an error."""
        form = super().get_form(request, obj, change=change, **kwargs)
        organization_id = self.organization_of(request, obj)

        class TeamForm(form):  # type: ignore[misc, valid-type]
            def clean_name(self) -> str:
                name = str(self.cleaned_data["name"]).strip()
                chosen = self.cleaned_data.get("organization")
                taken = Team.objects.filter(
                    organization_id=chosen.id if chosen else organization_id, name=name
                )
                if taken.exclude(pk=self.instance.pk).exists():
                    raise forms.ValidationError("There is a team of this name already. Choose another name.")
                return name

        return TeamForm
