"""Parts of a pathway's page that stand by themselves: when it starts, and trying it on referrals."""

from __future__ import annotations

from typing import Any

from django import template
from django.urls import reverse

from common.wording import sentence_case
from pathways.admin.looks import STATUS_LOOKS, start_in_words
from pathways.admin.starts import StartConditionForm
from pathways.editing.fields import fields_of
from pathways.editing.wording import option_of
from pathways.models import (
    Pathway,
    PathwayVersion,
    PublishRequest,
    Simulation,
    StartCondition,
    UndecidedStart,
)
from referrals.fields import CATALOGUE

register = template.Library()

SHOWN = 5


@register.filter
def in_words(outcome: str) -> str:
    """Return an outcome as a button says it: `ask_for_more` as "Ask for more"."""
    return sentence_case(option_of(outcome))


@register.inclusion_tag("admin/pathways/pathway/_simulations.html")
def simulations(pathway: Pathway) -> dict[str, Any]:
    """Show the newest simulations of a pathway, and lead to a new one of its draft, or else its newest version."""
    versions = PathwayVersion.objects.in_organization(pathway.organization_id).filter(pathway=pathway)
    rows = Simulation.objects.in_organization(pathway.organization_id).filter(pathway=pathway)
    newest = versions.order_by("-number").first()
    address = reverse("admin:pathways_simulation_add")
    requests = PublishRequest.objects.in_organization(pathway.organization_id).filter(pathway=pathway)
    return {
        "asked": requests.filter(status="open").select_related("version").first(),
        "simulations": [
            (one, STATUS_LOOKS.get(one.status, "plain")) for one in rows.order_by("-asked_at", "-id")[:SHOWN]
        ],
        "pathway": pathway,
        "newest": newest,
        "new_url": f"{address}?version={newest.id}" if newest else "",
    }


@register.inclusion_tag("admin/pathways/pathway/_start.html", takes_context=True)
def start_condition(context: Any, pathway: Pathway) -> dict[str, Any]:
    """Show when a pathway starts by itself, with the form that changes it."""
    organization_id = pathway.organization_id
    condition = StartCondition.objects.in_organization(organization_id).filter(pathway=pathway).first()
    versions = PathwayVersion.objects.in_organization(organization_id).filter(pathway=pathway)
    undecided = UndecidedStart.objects.in_organization(organization_id).filter(pathway=pathway, seen_at=None)
    initial = {"expression": condition.expression, "enabled": condition.enabled} if condition else None
    return {
        "pathway": pathway,
        "form": StartConditionForm(initial=initial),
        "in_words": start_in_words(condition.expression) if condition else "",
        "fields": fields_of(CATALOGUE),
        "published": versions.filter(status="published").exists(),
        "undecided": undecided.count(),
        "csrf_token": context.get("csrf_token"),
    }
