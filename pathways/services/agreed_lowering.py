"""Whether two people have agreed to the lower urgency that follows where a run is led on."""

from __future__ import annotations

from pathways.definition import PathwayDefinition
from pathways.lowering import Lowering
from pathways.models import NodeRun, OverrideProposal, PathwayRun, Review
from pathways.outline import outline_of


def lowering_agreed(run: PathwayRun, definition: PathwayDefinition, *, key: str) -> bool:
    """Return whether the run may be led on from this node: nothing lowers before the next wait, or two people made
    the decision that led there, and it still counts.
    """
    lowering = Lowering.of(outline=outline_of(definition.as_document()), nodes=definition.nodes)
    if not lowering.follows_from(key):
        return True
    visits = NodeRun.objects.in_organization(run.organization_id).filter(
        run=run, status="completed", superseded_at__isnull=True
    )
    return any(
        _made_by_two(visit)
        for visit in visits
        if lowering.leads_to(key, key=visit.node, outcome=visit.outcome)
    )


def _made_by_two(visit: NodeRun) -> bool:
    if visit.overridden_by:
        proposals = OverrideProposal.objects.in_organization(visit.organization_id)
        return proposals.filter(
            run_id=visit.run_id, node=visit.node, outcome=visit.outcome, agreed_by=visit.overridden_by
        ).exists()
    reviews = Review.objects.in_organization(visit.organization_id)
    return reviews.filter(node_run=visit, four_eyes=True, status="completed").exists()
