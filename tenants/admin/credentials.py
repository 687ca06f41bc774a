"""Credentials: issued on a page that shows the key this once, revoked and rotated."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from django import forms
from django.contrib import admin, messages
from django.core.exceptions import PermissionDenied
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.template.response import TemplateResponse
from django.utils.html import format_html

from common.clock import now
from tenants import services
from tenants.admin_scope import (
    OrganizationChoiceForm,
    OrganizationScopedAdmin,
    attempt,
    change_url,
    principal_of,
)
from tenants.data import DEFAULT_SCOPES, SCOPES
from tenants.models import Credential, Team, User
from tenants.services import IssuedCredential

OVERLAP = timedelta(hours=24)
"""How long a rotated credential's old key still works."""


class IssueForm(OrganizationChoiceForm):
    """What a new credential may do, for whom and until when."""

    kind = forms.ChoiceField(
        choices=Credential.Kind.choices,
        help_text="Platform key: uploads. Assistant key: extractions. Access token: everything else.",
    )
    name = forms.CharField(max_length=200, required=False, help_text="What it is for, such as `fax gateway`.")
    team: forms.ModelChoiceField[Team] = forms.ModelChoiceField(
        queryset=None,
        required=False,
        empty_label="the whole organization",
        help_text="Whose records it sees.",
    )
    user: forms.ModelChoiceField[User] = forms.ModelChoiceField(
        queryset=None,
        required=False,
        empty_label="nobody in particular",
        help_text="Who acts by it, in the audit trail. A key in a person's name is issued by that person only.",
    )
    scopes = forms.MultipleChoiceField(
        choices=[(scope, f"{scope}: {words}") for scope, words in SCOPES.items()],
        required=False,
        widget=forms.CheckboxSelectMultiple,
        help_text="None ticked: what the kind is made for.",
    )
    expires_at = forms.DateField(
        required=False,
        label="Expires",
        widget=forms.DateInput(attrs={"type": "date"}),
        help_text="The day on which it is refused from 0:00 UTC on. Empty: it does not expire.",
    )

    def __init__(self, *args: Any, user: Any, **kwargs: Any) -> None:
        super().__init__(*args, user=user, **kwargs)
        people = User.objects.filter(is_active=True, organization__isnull=False, is_superuser=False)
        of_team: Any = self.fields["team"]
        of_user: Any = self.fields["user"]
        of_team.queryset = Team.objects.order_by("name")
        of_user.queryset = people.filter(pk=user.pk)  # nobody holds a key that answers as somebody else

    def clean_expires_at(self) -> Any:
        """Return the moment at which the credential ends."""
        day = self.cleaned_data["expires_at"]
        if day is None:
            return None
        moment = now()
        ends = moment.replace(
            year=day.year, month=day.month, day=day.day, hour=0, minute=0, second=0, microsecond=0
        )
        if ends <= moment:
            raise forms.ValidationError("This day has begun or is over. Choose a later one.")
        return ends


class CredentialAdmin(OrganizationScopedAdmin):
    """The key of a credential is shown once, in the answer that issues it, and kept nowhere."""

    editable = False
    list_display = (
        "kind",
        "name",
        "public_id",
        "team_shown",
        "user",
        "state_shown",
        "last_used_at",
        "expires_at",
    )
    list_display_links = ("public_id",)
    list_filter = ("kind",)
    list_select_related = ("user",)
    search_fields = ("public_id__startswith", "name")
    search_help_text = "The public id (the third part of a key) or the name"
    ordering = ("-created_at",)
    actions = ("revoke_selected", "rotate_selected")

    def has_add_permission(self, request: HttpRequest, obj: Any = None) -> bool:  # noqa: ARG002
        return self.has_view_permission(request)

    @admin.display(description="state")
    def state_shown(self, credential: Credential) -> str:
        state, look = state_of(credential)
        return format_html('<span class="pill {}">{}</span>', look, state)

    def add_view(self, request: HttpRequest, *_: Any, **__: Any) -> HttpResponse:
        """Issue a credential and show its key."""
        if not self.has_add_permission(request):
            raise PermissionDenied
        form = IssueForm(request.POST or None, user=request.user)
        if request.method == "POST" and form.is_valid():
            made: list[IssuedCredential] = []
            if attempt(request, lambda: made.append(_issue(request, form.cleaned_data))) is None:
                return self._keys(request, made, verb="Issued")
        context = {
            **self.admin_site.each_context(request),
            "title": "New credential",
            "form": form,
            "button": "Issue it",
            "opts": self.opts,
        }
        return TemplateResponse(request, "admin/tenants/ask.html", context)

    def change_view(self, request: HttpRequest, object_id: str, *_: Any, **__: Any) -> HttpResponse:
        """Show a credential, or revoke or rotate it."""
        credential = self.to_be_seen(request, object_id)
        rows = self.get_queryset(request).filter(pk=credential.pk)
        if request.method == "POST":
            match request.POST.get("action"):
                case "revoke":
                    self.revoke_selected(request, rows)
                    return HttpResponseRedirect(change_url(credential))
                case "rotate":
                    return self.rotate_selected(request, rows) or HttpResponseRedirect(change_url(credential))
            raise PermissionDenied
        state, look = state_of(credential)
        context = {
            **self.admin_site.each_context(request),
            "title": str(credential),
            "credential": credential,
            "state": state,
            "look": look,
            "granted": [(scope, SCOPES.get(scope, "")) for scope in credential.scopes],
            "opts": self.opts,
        }
        return TemplateResponse(request, "admin/tenants/credential/page.html", context)

    @admin.action(description="Revoke: refuse them from now on")
    def revoke_selected(self, request: HttpRequest, queryset: QuerySet[Any]) -> None:
        for credential in queryset:
            actor = principal_of(request.user, organization_id=credential.organization_id).actor
            error = attempt(
                request,
                lambda credential=credential, actor=actor: services.revoke_credential(  # type: ignore[misc]
                    public_id=credential.public_id,
                    organization_id=credential.organization_id,
                    now=now(),
                    actor=actor,
                ),
            )
            if error is None:
                self.log_change(request, credential, "Revoked.")
                messages.success(request, f"{credential} is refused from now on.")

    @admin.action(description="Rotate: issue successors, the old keys work for 24 hours more")
    def rotate_selected(self, request: HttpRequest, queryset: QuerySet[Any]) -> HttpResponse | None:
        made: list[IssuedCredential] = []
        for credential in queryset:
            if credential.user_id not in (None, request.user.pk):
                messages.error(
                    request,
                    f"{credential} acts in another person's name. Have that person rotate it, or revoke it.",
                )
                continue
            actor = principal_of(request.user, organization_id=credential.organization_id).actor
            attempt(
                request,
                lambda credential=credential, actor=actor: made.append(  # type: ignore[misc]
                    services.rotate_credential(
                        credential_id=credential.id,
                        organization_id=credential.organization_id,
                        overlap=OVERLAP,
                        now=now(),
                        actor=actor,
                    )
                ),
            )
        return self._keys(request, made, verb="Rotated") if made else None

    def _keys(self, request: HttpRequest, issued: list[IssuedCredential], *, verb: str) -> HttpResponse:
        """Show fresh keys, this once: the page is not kept by the browser and cannot be asked for again."""
        rows = self.get_queryset(request).in_bulk([one.id for one in issued])
        for one in issued:
            self.log_addition(request, rows[one.id], f"{verb}.")
        context = {
            **self.admin_site.each_context(request),
            "title": "Keys" if len(issued) > 1 else "Key",
            "issued": [(rows[one.id], one.key) for one in issued],
            "opts": self.opts,
        }
        return TemplateResponse(request, "admin/tenants/credential/keys.html", context)


def state_of(credential: Credential) -> tuple[str, str]:
    """Return a credential's state in a word, and how it looks."""
    if credential.revoked_at is not None:
        return "revoked", "bad"
    if credential.expires_at is not None and credential.expires_at <= now():
        return "expired", "warn"
    return "in force", "good"


def _issue(request: HttpRequest, asked: dict[str, Any]) -> IssuedCredential:
    kind = asked["kind"]
    return services.issue_credential(
        organization_id=asked["organization"],
        kind=kind,
        now=now(),
        actor=principal_of(request.user, organization_id=asked["organization"]).actor,
        team_id=asked["team"].id if asked["team"] else None,
        user_id=asked["user"].id if asked["user"] else None,
        scopes=tuple(asked["scopes"]) or DEFAULT_SCOPES[kind],
        expires_at=asked["expires_at"],
        name=asked["name"],
    )
