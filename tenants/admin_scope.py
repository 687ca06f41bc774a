"""Who may do what in the admin: the operator everything, an organization's administrators their own
organization.

The rows they see are bounded by the page's scope (tenants/middleware.py); this decides which pages and
buttons there are.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, ClassVar

from django import forms
from django.contrib import admin, messages
from django.contrib.admin.models import LogEntry
from django.contrib.admin.utils import quote, unquote
from django.contrib.admin.views.main import ChangeList
from django.contrib.admin.widgets import RelatedFieldWidgetWrapper
from django.db import transaction
from django.db.models import OuterRef, QuerySet, Subquery
from django.http import Http404, HttpRequest, HttpResponse
from django.urls import reverse

from common.clock import now
from common.errors import ApplicationError
from events.services import record_access
from tenants import client_address
from tenants.data import Principal
from tenants.models import Credential, Organization, Team, User

if TYPE_CHECKING:
    _ModelAdmin = admin.ModelAdmin[Any]
else:
    _ModelAdmin = admin.ModelAdmin


def is_administrator(user: Any) -> bool:
    """Return whether the person administers an organization, or operates the service."""
    return bool(getattr(user, "is_administrator", False))


def principal_of(user: Any, *, organization_id: str) -> Principal:
    """Return the person as a caller in an organization: a reviewer is bound to a team, who administers is not."""
    team_id = None if is_administrator(user) else user.team_id
    return Principal(organization_id=organization_id, team_id=team_id, user_id=user.pk)


def organization_choices() -> list[tuple[str, str]]:
    """Return (id, name) of the organizations that the page's scope shows, by name."""
    return list(Organization.objects.order_by("name").values_list("id", "name"))


def team_choices() -> list[tuple[str, str]]:
    """Return (id, name) of the teams that the page's scope shows, by name."""
    return list(Team.objects.order_by("name").values_list("id", "name"))


def names_of_actors(actors: Iterable[str]) -> dict[str, str]:
    """Return how to show each actor of an event: people by their user name, keys by the name they were given, the
    rest as it is.
    """
    wanted = set(actors)
    known: dict[str, str] = {}
    if people := _ids(wanted, "user:"):
        known |= {
            f"user:{pk}": name
            for pk, name in User.objects.filter(pk__in=people).values_list("pk", "username")
        }
    if keys := _ids(wanted, "credential:"):
        named = Credential.objects.filter(pk__in=keys).exclude(name="").values_list("pk", "name")
        known |= {f"credential:{pk}": f"the key “{name}”" for pk, name in named}
    return {actor: known.get(actor, actor) for actor in wanted}


def _ids(actors: Iterable[str], kind: str) -> list[str]:
    return [actor.removeprefix(kind) for actor in actors if actor.startswith(kind)]


def attempt(request: HttpRequest, change: Callable[[], object]) -> ApplicationError | None:
    """Make a change whole or not at all; the expected error that stopped it is shown to the person and returned."""
    try:
        with transaction.atomic():
            change()
    except ApplicationError as error:
        messages.error(request, error.message)
        return error
    return None


def id_in_path(part: str) -> str:
    """Return the object id that an address of the admin names, plain (`rec_...`, or the beginning of one) or with
    Django's escapes.

    Plain ids come first, for to unescape them would turn `_24` at the beginning of an id into a dollar sign.
    """
    return part if re.fullmatch(r"[a-z]+_[a-z2-7]{10,32}", part) else unquote(part)


class PlainIdsChangeList(ChangeList):
    """A list whose links name objects by their plain ids."""

    def url_for_result(self, result: Any) -> str:
        return change_url(result)


def change_url(obj: Any) -> str:
    """Return the address of an object's page."""
    return reverse(f"admin:{obj._meta.app_label}_{obj._meta.model_name}_change", args=[obj.pk])


class OrganizationChoiceForm(forms.Form):
    """A form whose object belongs to an organization: the person's own, or the one the operator chooses."""

    organization = forms.ChoiceField()

    def __init__(self, *args: Any, user: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        choices = organization_choices()
        if not user.is_superuser:
            choices = [choice for choice in choices if choice[0] == user.organization_id]
        field: Any = self.fields["organization"]
        field.choices = choices
        if not user.is_superuser:
            field.initial, field.widget, field.required = user.organization_id, forms.HiddenInput(), False
        self._own = None if user.is_superuser else str(user.organization_id)

    def clean_organization(self) -> str:
        """Return the organization, whatever a person who belongs to one has sent."""
        return self._own or str(self.cleaned_data["organization"])


class OrganizationScopedAdmin(_ModelAdmin):
    """A page on rows of one organization (or, for the operator, of all).

    `editable` False makes it read-only. `reviewers_may_read` lets people who are no administrators look.
    """

    editable: ClassVar[bool] = True
    deletable: ClassVar[bool] = False
    reviewers_may_read: ClassVar[bool] = False
    show_full_result_count = False
    show_facets = admin.ShowFacets.NEVER
    list_per_page = 50

    def get_queryset(self, request: HttpRequest) -> QuerySet[Any]:
        rows: QuerySet[Any] = super().get_queryset(request)
        user: Any = request.user
        if any(field.attname == "team_id" for field in self.opts.concrete_fields):
            team = Team.objects.filter(id=OuterRef("team_id")).values("name")[:1]
            rows = rows.annotate(team_name=Subquery(team))
        if user.is_superuser:
            named = Organization.objects.filter(id=OuterRef("organization_id")).values("name")[:1]
            rows = rows.annotate(organization_name=Subquery(named))
        else:
            rows = rows.filter(organization_id=user.organization_id)
        return rows

    def get_list_display(self, request: HttpRequest) -> Any:
        shown = super().get_list_display(request)
        return (*shown, "organization_shown") if request.user.is_superuser else shown

    @admin.display(description="organization", ordering="organization_name")
    def organization_shown(self, obj: Any) -> str:
        return str(obj.organization_name or "-")

    @admin.display(description="team", ordering="team_name")
    def team_shown(self, obj: Any) -> str:
        return str(obj.team_name or "-")

    def changelist_view(
        self, request: HttpRequest, extra_context: dict[str, Any] | None = None
    ) -> HttpResponse:
        title = str(self.opts.verbose_name_plural).capitalize()
        return super().changelist_view(request, {"title": title, "subtitle": None, **(extra_context or {})})

    def change_view(self, request: HttpRequest, object_id: str, *args: Any, **kwargs: Any) -> HttpResponse:
        return super().change_view(request, quote(id_in_path(object_id)), *args, **kwargs)

    def history_view(self, request: HttpRequest, object_id: str, *args: Any, **kwargs: Any) -> HttpResponse:
        return super().history_view(request, quote(id_in_path(object_id)), *args, **kwargs)

    def delete_view(self, request: HttpRequest, object_id: str, *args: Any, **kwargs: Any) -> HttpResponse:
        return super().delete_view(request, quote(id_in_path(object_id)), *args, **kwargs)

    def render_change_form(
        self, request: HttpRequest, context: dict[str, Any], *args: Any, **kwargs: Any
    ) -> Any:
        """Show one button that saves, instead of three, and the way to a history only where there is one."""
        obj = context.get("original")
        context |= {"show_save_and_continue": False, "show_save_and_add_another": False}
        context["has_history"] = (
            obj is not None
            and LogEntry.objects.filter(
                content_type__app_label=self.opts.app_label,
                content_type__model=self.opts.model_name,
                object_id=str(obj.pk),
            ).exists()
        )
        return super().render_change_form(request, context, *args, **kwargs)

    def formfield_for_dbfield(self, db_field: Any, request: HttpRequest, **kwargs: Any) -> Any:
        """Offer what there is; related rows are made on pages of their own, not in windows that open from here."""
        field: Any = super().formfield_for_dbfield(db_field, request, **kwargs)
        if field is not None and isinstance(field.widget, RelatedFieldWidgetWrapper):
            field.widget = field.widget.widget
        return field

    def get_changelist(self, request: HttpRequest, **kwargs: Any) -> type[ChangeList]:
        return PlainIdsChangeList

    def to_be_seen(self, request: HttpRequest, object_id: str) -> Any:
        """Return the object an address names. Raises Http404 for what the person may not see or does not exist."""
        obj = self.get_object(request, id_in_path(object_id))
        if obj is None or not self.has_view_permission(request, obj):
            raise Http404
        return obj

    def has_module_permission(self, request: HttpRequest) -> bool:
        return self.has_view_permission(request)

    def has_view_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        user: Any = request.user
        if is_administrator(user):
            return True
        return bool(self.reviewers_may_read and user.is_active and user.is_staff and user.organization_id)

    def has_add_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return self.editable and is_administrator(request.user)

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return self.editable and is_administrator(request.user)

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return self.deletable and is_administrator(request.user)

    def organization_of(self, request: HttpRequest, obj: Any = None) -> str:
        """Return the organization a page acts in: the row's, or the person's own."""
        if obj is not None and obj.organization_id:
            return str(obj.organization_id)
        return str(request.user.organization_id or "")  # type: ignore[union-attr]

    def save_model(self, request: HttpRequest, obj: Any, form: Any, change: bool) -> None:
        if not change and not obj.organization_id:
            obj.organization_id = self.organization_of(request)
        super().save_model(request, obj, form, change)

    def note_access(self, request: HttpRequest, obj: Any, *, action: str) -> None:
        """Write down that a person reads patient data."""
        record_access(
            organization_id=obj.organization_id,
            actor=f"user:{request.user.pk}",
            action=action,
            subject_id=str(obj.pk),
            now=now(),
            address=client_address.of(request),
            request_id=str(request.META.get("ras.request_id", "")),
        )
