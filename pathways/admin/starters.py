"""The shipped pathways in the admin: what each does, its graph, and a button that publishes it."""

from __future__ import annotations

from dataclasses import dataclass

from django import forms
from django.contrib import messages
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.template.response import TemplateResponse
from django.urls import reverse
from django.utils.safestring import SafeString, mark_safe

from common.clock import now
from common.row_security import organization_scope
from pathways.graph import draw
from pathways.models import Pathway
from pathways.services import install_starter
from pathways.starters import Starter, all_starters, load_starter
from tenants.admin_scope import OrganizationChoiceForm, attempt, is_administrator, principal_of


class InstallForm(OrganizationChoiceForm):
    """Which starter, and for the operator in which organization."""

    slug = forms.ChoiceField()

    def __init__(self, *args: object, user: object, **kwargs: object) -> None:
        super().__init__(*args, user=user, **kwargs)
        self.fields["slug"].choices = [(starter.slug, starter.name) for starter in all_starters()]  # type: ignore[attr-defined]


@dataclass(frozen=True)
class ShownStarter:
    """A starter, its graph, and whether a pathway of its type and name is there already."""

    starter: Starter
    picture: SafeString
    there: bool


def starters_view(request: HttpRequest, context: dict[str, object]) -> HttpResponse:
    """Show what is shipped, or publish one; `context` is what every page of the admin has."""
    if not is_administrator(request.user):
        raise PermissionDenied
    form = InstallForm(request.POST or None, user=request.user)
    if request.method == "POST" and form.is_valid():
        _install(request, organization_id=form.cleaned_data["organization"], slug=form.cleaned_data["slug"])
        return HttpResponseRedirect(reverse("admin:pathways_starters"))
    shown = {
        **context,
        "title": "Pathways to start from",
        "form": form,
        "starters": _shown(request),
    }
    return TemplateResponse(request, "admin/pathways/pathway/starters.html", shown)


def _install(request: HttpRequest, *, organization_id: str, slug: str) -> None:
    starter = load_starter(slug)
    actor = principal_of(request.user, organization_id=organization_id).actor
    installed: list[bool] = []

    def install() -> None:
        with organization_scope(organization_id):
            installed.append(
                install_starter(organization_id=organization_id, starter=starter, actor=actor, now=now())
            )

    if attempt(request, install) is not None:
        return
    if installed[0]:
        messages.success(
            request, f"{starter.name} is published. Put your own mail addresses into it before you use it."
        )
    else:
        messages.warning(
            request, f"There is a pathway {starter.name} of this type already; it was left alone."
        )


def _shown(request: HttpRequest) -> list[ShownStarter]:
    own = getattr(request.user, "organization_id", None)
    rows = Pathway.objects.filter(organization_id=own).values_list("type", "name") if own else ()
    there = set(rows)
    return [
        ShownStarter(
            starter,
            mark_safe(draw(starter.definition, name=starter.name, prefix=starter.slug)),  # noqa: S308 - draw escapes
            (starter.type, starter.name) in there,
        )
        for starter in all_starters()
    ]
