"""People who sign in: reviewers and administrators of an organization, and the operator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from django import forms
from django.contrib import admin
from django.contrib.admin.utils import quote
from django.contrib.auth.admin import UserAdmin
from django.contrib.auth.forms import AdminUserCreationForm, UserChangeForm
from django.db.models import QuerySet
from django.http import HttpRequest

from common.clock import now
from tenants import services
from tenants.admin_scope import OrganizationScopedAdmin, id_in_path
from tenants.models import Organization, Role, Team, User

if TYPE_CHECKING:
    _CreationForm = AdminUserCreationForm[User]
    _ChangeForm = UserChangeForm[User]
    _UserAdmin = UserAdmin[User]
else:
    _CreationForm, _ChangeForm, _UserAdmin = AdminUserCreationForm, UserChangeForm, UserAdmin


class _TeamOfOrganization:
    """What both forms check: the team is the organization's."""

    cleaned_data: dict[str, Any]
    organization_id: str | None = None
    """Whose people they are; None where the operator chooses."""

    def clean_organization(self) -> Organization:
        """Ask for one: without an organization there is nothing that a person could see."""
        chosen: Organization | None = self.cleaned_data["organization"]
        if chosen is None:
            raise forms.ValidationError("Choose whose people this person belongs to.")
        return chosen

    def clean_team(self) -> Team | None:
        """Refuse a team of another organization."""
        team: Team | None = self.cleaned_data.get("team")
        chosen = self.cleaned_data.get("organization")
        organization_id = self.organization_id or (chosen.id if chosen else None)
        if team is not None and team.organization_id != organization_id:
            raise forms.ValidationError(
                "This team belongs to another organization. Choose one of its own teams."
            )
        return team


class NewPersonForm(_TeamOfOrganization, _CreationForm):
    """A new person with a password to begin with."""

    usable_password = None  # type: ignore[assignment]

    class Meta(AdminUserCreationForm.Meta):
        model = User
        fields = ("username", "email")


class PersonForm(_TeamOfOrganization, _ChangeForm):
    """A person's name, role and team; the password has a page of its own."""

    acting_id: str = ""

    class Meta(UserChangeForm.Meta):
        model = User
        fields = "__all__"

    def clean(self) -> dict[str, Any]:
        """Keep people from locking themselves out."""
        given: dict[str, Any] = super().clean() or {}
        if self.instance.pk == self.acting_id and not self.instance.is_superuser:
            if given.get("role") not in (None, Role.ADMINISTRATOR):
                self.add_error("role", "You cannot take your own role away. Ask another administrator.")
            if given.get("is_active") is False:
                self.add_error("is_active", "You cannot deactivate yourself. Ask another administrator.")
        return given


class PersonAdmin(OrganizationScopedAdmin, _UserAdmin):
    """Administrators manage the people of their own organization; nobody is made an operator here."""

    form = PersonForm
    add_form = NewPersonForm
    list_display = ("username", "role_shown", "team", "email", "is_active", "last_login")
    list_filter = ("role", "is_active")
    search_fields = ("username", "email")
    ordering = ("username",)
    filter_horizontal = ()
    readonly_fields = ("id", "last_login", "date_joined")

    def get_queryset(self, request: HttpRequest) -> QuerySet[Any]:
        """An administrator sees the own organization's people, never an operator, whose password would be a way up."""
        rows = super().get_queryset(request)
        return rows if request.user.is_superuser else rows.filter(is_superuser=False)

    @admin.display(description="role", ordering="role")
    def role_shown(self, person: User) -> str:
        return "Operator" if person.is_superuser else person.get_role_display()

    def get_fieldsets(self, request: HttpRequest, obj: Any = None) -> Any:
        """Return what can be set: the operator also chooses the organization, once."""
        who = ("organization",) if obj is None and request.user.is_superuser else ()
        if obj is None:
            names = ("username", *who, "role", "team", "email", "password1", "password2")
            return [(None, {"fields": names})]
        powers = ("is_active",) if obj.is_superuser else ("role", "team", "is_active")
        return [
            (None, {"fields": ("username", "password", "first_name", "last_name", "email")}),
            ("What the person may do", {"fields": powers}),
            ("Since", {"fields": ("id", "date_joined", "last_login")}),
        ]

    def get_form(self, request: HttpRequest, obj: Any = None, change: bool = False, **kwargs: Any) -> Any:
        """Return the form for this person's eyes: teams of the organization, no organization to choose."""
        form: Any = super().get_form(request, obj, change=change, **kwargs)
        form.organization_id = self.organization_of(request, obj) or None
        form.acting_id = str(request.user.pk)
        return form

    def formfield_for_foreignkey(self, db_field: Any, request: HttpRequest, **kwargs: Any) -> Any:
        """Offer what the page's scope shows."""
        if db_field.name == "team":
            kwargs["queryset"] = Team.objects.order_by("name")
        if db_field.name == "organization":
            kwargs["queryset"] = Organization.objects.order_by("name")
        return super().formfield_for_foreignkey(db_field, request, **kwargs)

    def save_model(self, request: HttpRequest, obj: Any, form: Any, change: bool) -> None:
        """People of an organization may sign in to these pages; that is all that staff means here."""
        if not obj.is_superuser:
            obj.is_staff = True
        super().save_model(request, obj, form, change)
        if change and "is_active" in form.changed_data and not obj.is_active and obj.organization_id:
            services.note_person_left(
                organization_id=obj.organization_id,
                user_id=obj.pk,
                actor=f"user:{request.user.pk}",
                now=now(),
            )

    def user_change_password(self, request: HttpRequest, id: str, form_url: str = "") -> Any:
        """Set another password, for the people this person may manage."""
        return super().user_change_password(request, quote(id_in_path(id)), form_url)
