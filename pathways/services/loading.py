"""All that a node needs to run, in as few statements as there are rooms to ask."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from django.contrib.postgres.expressions import ArraySubquery
from django.db.models import Exists, OuterRef
from django.db.models.functions import JSONObject

from common.work import Held
from pathways.context import NodeContext, RecordFacts
from pathways.definition import PathwayDefinition
from pathways.models import NodeRun, PathwayRun, PlannedOverride
from pathways.nodes import Node
from pathways.selectors import definition_of, operands_of, organization_facts
from referrals.fields import CATALOGUE
from referrals.selectors import load_record_with_referral
from tenants.selectors import get_settings_with_team


@dataclass(frozen=True, kw_only=True, slots=True)
class Visit:
    """A run at one of its nodes, the run locked.

    `outcomes` are those that count, `visits` says how often the run has come to each node.
    """

    node_run: NodeRun
    run: PathwayRun
    definition: PathwayDefinition
    outcomes: dict[str, str]
    visits: dict[str, int]
    is_decided_beforehand: bool

    @property
    def node(self) -> Node:
        return self.definition.node(self.node_run.node)

    @property
    def is_pending(self) -> bool:
        """Whether there is anything to do: the run goes on, and the node was not done or withdrawn."""
        return self.run.status == "running" and self.node_run.status == "pending"

    def context(self, *, now: datetime) -> NodeContext:
        """Return what the node is told; two statements."""
        run = self.run
        record, referral = load_record_with_referral(
            organization_id=run.organization_id, record_id=run.record_id
        )
        chosen, team = get_settings_with_team(organization_id=run.organization_id, team_id=record.team_id)
        return NodeContext(
            run_id=run.id,
            pathway=run.pathway.name,
            record=RecordFacts(
                id=record.id,
                status=record.status,
                team_id=record.team_id,
                team=team,
                labels=record.labels,
            ),
            organization=organization_facts(chosen),
            now=now,
            operands=operands_of(referral, record=record, team=team, today=now.date()),
            outcomes=self.outcomes,
            variables=run.variables,
            catalogue=CATALOGUE,
        )


def load_visit(held: Held) -> Visit:
    """Return the visit that a piece of work is for, its run locked until the transaction ends; one statement."""
    runs = NodeRun.objects.in_organization(held.organization_id)
    history = runs.filter(run=OuterRef("run_id")).order_by("visit")
    planned = PlannedOverride.objects.in_organization(held.organization_id).filter(
        run=OuterRef("run_id"),
        node=OuterRef("node"),
        node_run__isnull=True,
        withdrawn_at__isnull=True,
    )
    node_run = (
        runs.select_related("run", "run__version", "run__pathway")
        .defer("run__version__definition")
        .select_for_update(of=("run",))
        .annotate(
            history=ArraySubquery(
                history.values(
                    step=JSONObject(node="node", visit="visit", outcome="outcome", gone="superseded_at")
                )
            ),
            planned=Exists(planned),
        )
        .get(id=held.subject_id)
    )
    steps = node_run.history
    return Visit(
        node_run=node_run,
        run=node_run.run,
        definition=definition_of(node_run.run.version),
        outcomes={step["node"]: step["outcome"] for step in steps if step["outcome"] and not step["gone"]},
        visits={step["node"]: step["visit"] for step in steps},
        is_decided_beforehand=node_run.planned,
    )
