"""All that a node needs to run, in as few statements as there are rooms to ask."""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import datetime

from django.db import connection

from common.prepared import prepared_cursor
from common.rows import columns_of, row_from
from common.work import Held
from pathways.context import NodeContext, RecordFacts
from pathways.definition import PathwayDefinition
from pathways.models import NodeRun, Pathway, PathwayRun, PathwayVersion
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


_VISIT = f"""
SELECT {columns_of(NodeRun, "node_run")}, {columns_of(PathwayRun, "run")},
       version.id, version.status, pathway.id, pathway.name,
       (SELECT jsonb_agg(jsonb_build_array(step.node, step.visit,
                                           CASE WHEN step.superseded_at IS NULL THEN step.outcome ELSE '' END)
                         ORDER BY step.visit)
        FROM pathways_noderun AS step
        WHERE step.organization_id = node_run.organization_id AND step.run_id = node_run.run_id),
       EXISTS (SELECT FROM pathways_plannedoverride AS planned
               WHERE planned.organization_id = node_run.organization_id AND planned.run_id = node_run.run_id
                 AND planned.node = node_run.node AND planned.node_run_id IS NULL AND planned.withdrawn_at IS NULL)
FROM pathways_noderun AS node_run
JOIN pathways_pathwayrun AS run ON run.id = node_run.run_id
JOIN pathways_pathwayversion AS version ON version.id = run.version_id
JOIN pathways_pathway AS pathway ON pathway.id = run.pathway_id
WHERE node_run.organization_id = %(organization_id)s AND node_run.id = %(node_run_id)s
FOR UPDATE OF run, node_run
"""  # noqa: S608 - the columns are the models' own
"""Every node asks this: written out, it costs a quarter of what composing it each time does.

Both rows are locked, for whoever waited for them gets them as they are then, and any other row as it was before: a
visit that an override withdrew meanwhile would still seem to be open.
"""


def load_visit(held: Held) -> Visit:
    """Return the visit that a piece of work is for, its run locked until the transaction ends; one statement.

    Raises NodeRun.DoesNotExist.
    """
    with prepared_cursor() as cursor:
        cursor.execute(_VISIT, {"organization_id": held.organization_id, "node_run_id": held.subject_id})
        found = cursor.fetchone()
    if found is None:
        raise NodeRun.DoesNotExist
    *columns, version_id, version_status, pathway_id, pathway_name, history, planned = found
    node_run = row_from(NodeRun, columns[:_WIDTH])
    run = row_from(PathwayRun, columns[_WIDTH:])
    run.version = PathwayVersion.from_db(connection.alias, ["id", "status"], [version_id, version_status])
    run.pathway = Pathway.from_db(connection.alias, ["id", "name"], [pathway_id, pathway_name])
    node_run.run = run
    steps = json.loads(history)
    return Visit(
        node_run=node_run,
        run=run,
        definition=definition_of(run.version),
        outcomes={node: outcome for node, _, outcome in steps if outcome},
        visits={node: visit for node, visit, _ in steps},
        is_decided_beforehand=planned,
    )


_WIDTH = len(NodeRun._meta.concrete_fields)
