"""Choosing the pathway of requests that name none."""

from __future__ import annotations

from datetime import datetime

from common.errors import Conflict
from events import event_types
from events.services import record_event
from pathways.models import Pathway, PathwayVersion
from pathways.services.publish_gate import refuse_lost_by_default


class NothingPublished(Conflict):
    """Requests would find nothing by this pathway."""

    def __init__(self) -> None:
        super().__init__(
            "This pathway has no published version: requests that name none would find nothing. Publish one first."
        )


def set_default_pathway(*, organization_id: str, pathway_id: str, actor: str, now: datetime) -> None:
    """Make this pathway the one that requests of its type get when they name none, in place of any other.

    Nothing happens to one that is it already. Raises NothingPublished, and RedFlagsLost where it pays less attention
    than the one before to records that cannot wait, unless another person agrees at this moment.
    """
    pathways = Pathway.objects.in_organization(organization_id)
    chosen = pathways.get(id=pathway_id)
    # All of the type, in one order: who comes second compares with what the first has chosen.
    held = pathways.filter(type=chosen.type).select_for_update().order_by("id")
    chosen = next(pathway for pathway in held if pathway.id == chosen.id)
    if chosen.is_default:
        return
    version = published_version_of(organization_id=organization_id, pathway_id=pathway_id)
    others = pathways.filter(type=chosen.type, is_default=True)
    before = others.first()
    if before is not None:
        refuse_lost_by_default(version, instead_of=before.id, now=now)
    others.update(is_default=False)
    pathways.filter(id=chosen.id).update(is_default=True)
    record_event(
        type=event_types.PATHWAY_MADE_DEFAULT,
        organization_id=organization_id,
        actor=actor,
        now=now,
        data={
            "pathway_id": chosen.id,
            "version": version.number,
            "in_place_of": before.id if before is not None else None,
        },
    )


def find_published_version(*, organization_id: str, pathway_id: str) -> PathwayVersion | None:
    """Return the published version, with its pathway, or None."""
    versions = PathwayVersion.objects.in_organization(organization_id).select_related("pathway")
    found: PathwayVersion | None = versions.filter(pathway_id=pathway_id, status="published").first()
    return found


def published_version_of(*, organization_id: str, pathway_id: str) -> PathwayVersion:
    """Return the published version, with its pathway. Raises NothingPublished."""
    version = find_published_version(organization_id=organization_id, pathway_id=pathway_id)
    if version is None:
        raise NothingPublished
    return version


def default_before(version: PathwayVersion) -> str | None:
    """Return the id of the pathway that requests of this version's type get now, None where there is none."""
    pathways = Pathway.objects.in_organization(version.organization_id)
    found: str | None = (
        pathways.filter(type=version.pathway.type, is_default=True).values_list("id", flat=True).first()
    )
    return found
