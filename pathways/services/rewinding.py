"""Leading a run on from an earlier node: what it did after that node counts no more, and stays in the history."""

from __future__ import annotations

from datetime import datetime

from pathways.definition import PathwayDefinition
from pathways.models import NodeRun, PathwayRun
from pathways.outline import outline_of, reachable


def supersede_from(run: PathwayRun, definition: PathwayDefinition, *, key: str, now: datetime) -> None:
    """Mark the visits to a node and to all that can follow it as superseded, and forget what they have set.

    Conditions and templates then see the run as it was before it came to the node. The caller holds the run
    locked and saves it.
    """
    following = outline_of(definition.as_document()).following()
    gone = reachable(start=[key], following=following)
    NodeRun.objects.in_organization(run.organization_id).filter(
        run=run, node__in=gone, superseded_at__isnull=True
    ).update(superseded_at=now)
    run.variables = {
        path: value for path, value in run.variables.items() if path.partition(".")[0] not in gone
    }
