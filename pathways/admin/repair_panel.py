"""How a run that has stopped, or waits, can be led on: what its page offers to administrators."""

from __future__ import annotations

from dataclasses import dataclass

from pathways.data import RepairDone, RunData, Trouble
from pathways.definition import PathwayDefinition
from pathways.editing.wording import option_of
from pathways.models import ActionEffect, PathwayRun
from pathways.services.migrating import published_version


@dataclass(frozen=True)
class ShownRepair:
    """How a stopped run can be led on: from which nodes, and on which versions where there is another one.

    `effects` are those that have been had and would be had again.
    """

    trouble: Trouble | None
    nodes: tuple[tuple[str, str], ...]
    own: int
    current: int | None
    effects: tuple[str, ...]
    done: tuple[RepairDone, ...]


def repair_of(run: PathwayRun, definition: PathwayDefinition, data: RunData) -> ShownRepair:
    """Gather what a person can choose, and what has been done that would be done again."""
    visited = {visit.node for visit in data.node_runs if visit.superseded_at is None}
    nodes = [("start", "the start")]
    nodes += [(node.key, node.title) for node in definition.nodes if node.key in visited]
    if run.status == "failed":
        nodes.insert(0, ("failed", "the node that failed"))
    current = published_version(organization_id=run.organization_id, pathway_id=run.pathway_id)
    titles = {node.key: node.title for node in definition.nodes}
    had = ActionEffect.objects.in_organization(run.organization_id).filter(node_run__run=run, status="done")
    return ShownRepair(
        trouble=data.trouble,
        nodes=tuple(nodes),
        own=run.version.number,
        current=current.number if current is not None and current.id != run.version_id else None,
        effects=tuple(
            f"{option_of(kind)} ({titles.get(node, node)})"
            for kind, node in had.order_by("intended_at").values_list("kind", "node_run__node")
        ),
        done=tuple(data.repairs),
    )
