"""People who sign in: reviewers and administrators of an organization, and the operator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from django import forms
from django.contrib import admin, messages
from django.contrib.admin.utils import quote
from django.contrib.auth.admin import UserAdmin
from django.contrib.auth.forms import UserChangeForm
from django.core.exceptions import PermissionDenied
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.template.response import TemplateResponse
from django.urls import URLPattern, path, reverse
from django.utils.html import format_html

from common.clock import now
from common.errors import ApplicationError
from tenants import services, sign_in_services
from tenants.admin_scope import OrganizationScopedAdmin, change_url
from tenants.independence import is_in_unknown_hands, link_in_force, may_confirm
from tenants.models import Organization, Role, SignInLink, Team, User

if TYPE_CHECKING:
    _CreationForm = forms.ModelForm[User]
    _ChangeForm = UserChangeForm[User]
    _UserAdmin = UserAdmin[User]
else:
    _CreationForm, _ChangeForm, _UserAdmin = forms.ModelForm, UserChangeForm, UserAdmin


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
    """A new person, who chooses the password by a link."""

    class Meta:
        model = User
        fields = ("username", "email")

    def save(self, commit: bool = True) -> User:
        self.instance.set_unusable_password()
        return super().save(commit=commit)


class PersonForm(_TeamOfOrganization, _ChangeForm):
    """A person's name, role and team; the password is the person's own affair."""

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
    readonly_fields = ("id", "last_login", "date_joined", "sign_in_shown", "sign_in_to_confirm_shown")

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
            return [(None, {"fields": ("username", *who, "role", "team", "email")})]
        powers = ("is_active",) if obj.is_superuser else ("role", "team", "is_active")
        opened_by = "password" if obj.is_superuser else _sign_in_field(obj, seen_by=request.user)
        return [
            (None, {"fields": ("username", opened_by, "first_name", "last_name", "email")}),
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
        if not change or not obj.organization_id:
            return
        told = {"organization_id": obj.organization_id, "user_id": obj.pk, "actor": f"user:{request.user.pk}"}
        if form.changed_data:
            sign_in_services.note_person_changed(fields=tuple(form.changed_data), now=now(), **told)
        if "is_active" in form.changed_data and not obj.is_active:
            services.note_person_left(now=now(), **told)

    @admin.display(description="password")
    def sign_in_shown(self, person: User) -> str:
        """Say how the person came by the password, and lead to a link for another."""
        return format_html(
            '{} <a href="{}">Issue a link for a new one</a>',
            _how_opened(person),
            reverse("admin:auth_user_password_change", args=[person.pk]),
        )

    @admin.display(description="password")
    def sign_in_to_confirm_shown(self, person: User) -> str:
        """Say the same to whoever may confirm the person, and lead to that too."""
        return format_html(
            '{} &middot; <a href="{}">Confirm the person</a>',
            self.sign_in_shown(person),
            reverse("admin:tenants_user_confirm", args=[person.pk]),
        )

    def get_urls(self) -> list[URLPattern]:
        confirm = path(
            "<str:user_id>/confirm/",
            self.admin_site.admin_view(self.confirm_view),
            name="tenants_user_confirm",
        )
        return [confirm, *super().get_urls()]

    def response_add(self, request: HttpRequest, obj: Any, *_: Any) -> HttpResponse:
        """Show the link by which the new person chooses a password."""
        return self._link_page(request, obj)

    def user_change_password(self, request: HttpRequest, id: str, form_url: str = "") -> HttpResponse:
        """Issue a link by which the person chooses another password; operators set those of operators."""
        person = self.to_be_seen(request, id)
        if person.is_superuser:
            answer: HttpResponse = super().user_change_password(request, quote(person.pk), form_url)
            return answer
        if not self.has_change_permission(request, person):
            raise PermissionDenied
        if person.pk == request.user.pk:
            return HttpResponseRedirect(reverse("admin:password_change"))
        if request.method == "POST":
            return self._link_page(request, person)
        return self._asked(
            request,
            person,
            title="Link for a new password",
            question=f"Issue a link by which {person} chooses a new password?",
            consequences="The password in force stays until the link is used. Then whoever is signed in with the "
            "account is signed out, and keys in the person's name are refused. You will have held the link: until "
            "somebody else confirms the person, the two of you do not count as two where two people must agree.",
            button="Issue the link",
        )

    def confirm_view(self, request: HttpRequest, user_id: str) -> HttpResponse:
        """Show the link by which a person takes the account out of the hands of whoever opened it."""
        person = self.to_be_seen(request, user_id)
        if not self.has_change_permission(request, person):
            raise PermissionDenied
        if request.method != "POST":
            return self._asked(
                request,
                person,
                title="Confirm",
                question=f"Have you seen that {person} is a person of yours, and signs in with this account?",
                consequences="Ask the person, not whoever opened the account. You get a link to hand to the person, "
                "who chooses another password by it and needs the one until now for that. You do not know that one; "
                "whoever opened the account does not have this link. Once it is used, whoever else was signed in is "
                "signed out, keys in the person's name are refused, and the person counts as independent of both of "
                "you. What was decided with the account before stays with whoever opened it. Your name stays beside "
                "this.",
                button="Yes, I confirm this",
            )
        try:
            address = sign_in_services.confirm_person(
                organization_id=str(person.organization_id),
                user_id=person.pk,
                confirmed_by=str(request.user.pk),
                now=now(),
            )
        except ApplicationError as refused:
            messages.error(request, refused.message)
            return HttpResponseRedirect(change_url(person))
        self.log_change(request, person, "Issued a link that confirms the person.")
        return self._asked(request, person, title="Confirm", address=address, confirms="yes")

    def _link_page(self, request: HttpRequest, person: User) -> HttpResponse:
        """Show a fresh link, this once: the page is not kept by the browser and cannot be asked for again."""
        address = sign_in_services.issue_sign_in_link(
            organization_id=str(person.organization_id),
            user_id=person.pk,
            issued_by=str(request.user.pk),
            now=now(),
        )
        self.log_change(request, person, "Issued a sign-in link.")
        return self._asked(request, person, title="Sign-in link", address=address)

    def _asked(self, request: HttpRequest, person: User, **shown: str) -> HttpResponse:
        context = {**self.admin_site.each_context(request), "person": person, "opts": self.opts, **shown}
        return TemplateResponse(request, "admin/tenants/person/link.html", context)


def _how_opened(person: User) -> str:
    """Return in words by whose link the person's password was chosen, and who has confirmed the person."""
    waiting = SignInLink.objects.filter(
        user=person, used_at=None, withdrawn_at=None, expires_at__gt=now()
    ).exists()
    link = link_in_force(person.pk, at=now())
    names = dict(
        User.objects.filter(pk__in=[link.issued_by, link.confirmed_by]).values_list("pk", "username")
        if link
        else ()
    )
    if link is None:
        said = "Set by the person." if person.has_usable_password() else "Not chosen yet."
        if person.has_usable_password() and is_in_unknown_hands(person.pk, at=now()):
            said = (
                "Set before people chose theirs by a link: does not count as one of two until a link is used."
            )
    elif link.is_confirmed(at=now()):
        said = f"Chosen by a link of {names.get(link.issued_by, link.issued_by)}; "
        said += f"{names.get(link.confirmed_by, link.confirmed_by)} has confirmed the person."
    else:
        said = (
            f"Chosen by a link of {names.get(link.issued_by, link.issued_by)}, not confirmed by anybody else."
        )
    return f"{said} A link is open." if waiting else said


def _sign_in_field(person: User, *, seen_by: Any) -> str:
    """Return the member that tells of the password: with the way to confirm for whoever would not be refused."""
    at = now()
    link = link_in_force(person.pk, at=at)
    if link is not None and not link.is_confirmed(at=at) and may_confirm(link, by=str(seen_by.pk), now=at):
        return "sign_in_to_confirm_shown"
    return "sign_in_shown"
