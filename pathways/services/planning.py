"""Overrides decided before a run comes to the node: taken when it does, in place of what the node would answer."""

from __future__ import annotations

from datetime import datetime

from events import event_types
from pathways.models import NodeRun, PathwayRun, PlannedOverride
from pathways.nodes import Completed, Node, Routed, outcomes_of
from pathways.nodes.override import decided_by_person
from pathways.services.run_events import tell_of_run


def planned_result(node_run: NodeRun, *, node: Node) -> Completed | Routed | None:
    """Return what a person has decided beforehand for this visit, None where nobody has; the row names the person.

    An outcome that the node does not have (the run was moved to another version) is left alone.
    """
    planned = (
        PlannedOverride.objects.in_organization(node_run.organization_id)
        .filter(run_id=node_run.run_id, node=node_run.node, node_run__isnull=True, withdrawn_at__isnull=True)
        .first()
    )
    if planned is None or planned.outcome not in outcomes_of(node):
        return None
    node_run.overridden_by = planned.decided_by
    node_run.override_code = planned.code
    node_run.override_reason = planned.reason
    return decided_by_person(node=node, outcome=planned.outcome, beforehand=True)


def note_planned(run: PathwayRun, node_run: NodeRun, *, now: datetime) -> None:
    """Write down that a planned override was taken, with its event. The caller holds the run locked."""
    PlannedOverride.objects.in_organization(run.organization_id).filter(
        run=run, node=node_run.node, node_run__isnull=True, withdrawn_at__isnull=True
    ).update(node_run=node_run)
    tell_of_run(
        run,
        event_types.NODE_RUN_OVERRIDDEN,
        now=now,
        actor=node_run.overridden_by,
        node=node_run.node,
        outcome=node_run.outcome,
    )
