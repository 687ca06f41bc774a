"""Choosing the pathway of requests that name none."""

from __future__ import annotations

from pathways.models import Pathway


def set_default_pathway(*, organization_id: str, pathway_id: str) -> None:
    """Make this pathway the one that requests of its type get when they name none, in place of any other."""
    pathways = Pathway.objects.in_organization(organization_id)
    chosen = pathways.select_for_update().get(id=pathway_id)
    pathways.filter(type=chosen.type, is_default=True).exclude(id=chosen.id).update(is_default=False)
    pathways.filter(id=chosen.id).update(is_default=True)
