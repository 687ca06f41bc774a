"""Parts of a pathway's page that stand by themselves: trying it on referrals."""

from __future__ import annotations

from typing import Any

from django import template
from django.urls import reverse

from pathways.admin.looks import STATUS_LOOKS
from pathways.models import Pathway, PathwayVersion
from pathways.simulation_models import Simulation

register = template.Library()

SHOWN = 5


@register.inclusion_tag("admin/pathways/pathway/_simulations.html")
def simulations(pathway: Pathway) -> dict[str, Any]:
    """Show the newest simulations of a pathway, and lead to a new one of its draft, or else its newest version."""
    versions = PathwayVersion.objects.in_organization(pathway.organization_id).filter(pathway=pathway)
    rows = Simulation.objects.in_organization(pathway.organization_id).filter(pathway=pathway)
    newest = versions.order_by("-number").first()
    address = reverse("admin:pathways_simulation_add")
    return {
        "simulations": [
            (one, STATUS_LOOKS.get(one.status, "plain")) for one in rows.order_by("-asked_at", "-id")[:SHOWN]
        ],
        "newest": newest,
        "new_url": f"{address}?version={newest.id}" if newest else "",
    }
