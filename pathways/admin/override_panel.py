"""What a person can decide on a run's page in place of its nodes, those ahead too."""

from __future__ import annotations

from dataclasses import dataclass

from pathways.data import NodeRunData
from pathways.definition import PathwayDefinition
from pathways.models import PathwayRun, PlannedOverride
from pathways.nodes import Node, outcomes_of
from pathways.outline import outline_of, reachable


@dataclass(frozen=True)
class Choice:
    """What a person can put in place of a node's outcome; `value` is `<key>:<outcome>`."""

    title: str
    values: tuple[tuple[str, str], ...]


def choices_of(run: PathwayRun, definition: PathwayDefinition, history: list[NodeRunData]) -> list[Choice]:
    """Return the outcomes of every node the run has come to, then of those ahead.

    The node where it stands comes first.
    """
    keys = dict.fromkeys(visit.node for visit in reversed(history))
    known = {node.key: node for node in definition.nodes}
    ordered = sorted((key for key in keys if key in known), key=lambda key: key != run.current_node)
    following = outline_of(definition.as_document()).following()
    ahead = reachable(start=[run.current_node or definition.start], following=following)
    later = [key for key in known if key in ahead and key not in keys]
    return [
        *(_choice(known[key], known[key].title) for key in ordered),
        *(_choice(known[key], f"{known[key].title} (yet to come)") for key in later),
    ]


def _choice(node: Node, title: str) -> Choice:
    return Choice(title, tuple((f"{node.key}:{outcome}", outcome) for outcome in outcomes_of(node)))


def planned_of(run: PathwayRun) -> list[PlannedOverride]:
    """Return what people have decided for nodes that the run has yet to come to."""
    return list(
        PlannedOverride.objects.in_organization(run.organization_id)
        .filter(run=run, node_run__isnull=True, withdrawn_at__isnull=True)
        .order_by("decided_at")
    )
