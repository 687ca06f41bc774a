"""Overriding: a person's outcome in place of a node's, after the run has come to it or before."""

from __future__ import annotations

from datetime import datetime

from common.errors import Conflict, FieldError, InvalidRequest
from events import event_types
from pathways.definition import PathwayDefinition
from pathways.models import NodeRun, PathwayRun, PlannedOverride
from pathways.nodes import Node, Routed, outcomes_of
from pathways.nodes.override import decided_by_person
from pathways.outline import outline_of, reachable
from pathways.override_reasons import OTHER
from pathways.selectors import definition_of, list_override_reasons
from pathways.services.agreeing import two_agree
from pathways.services.deciding import withdraw
from pathways.services.effects import settle_by_person
from pathways.services.rewinding import supersede_from
from pathways.services.run_events import tell_of_run
from pathways.services.starting import go_on
from pathways.states import NODE_RUN, RUN
from referrals.selectors import load_record
from referrals.services import set_record_route
from tenants.data import Principal

REASON_LENGTH = 500


class CannotOverride(Conflict):
    """The run is over, or never comes to the node."""


def override_node(
    *,
    run: PathwayRun,
    node_key: str | None,
    outcome: str,
    reason: str,
    principal: Principal,
    now: datetime,
    code: str | None = None,
) -> bool:
    """Put a person's outcome in place of a node's and lead the run on from there; return True.

    For a node that the run has yet to come to, the outcome is kept and taken then; return False. So it is where two
    people must agree (`agreeing.two_agree`) and another has not asked for the same yet. The caller holds the run
    locked. Overridden visits, and those after them, stay in the history. Without `node_key` it is the node the run
    stands at. `code` is one of the organization's reasons, `other` by default. Raises CannotOverride,
    InvalidRequest, NotAsked for a wait that is for others.
    """
    if run.status in ("completed", "cancelled"):
        raise CannotOverride(
            f"The run is {run.status}. Only a run that is not over can be overridden. Start a new one."
        )
    definition = definition_of(run.version)
    key = node_key or run.current_node
    node = _node(definition, key)
    _check(node, run=run, outcome=outcome, reason=reason, code=code or OTHER)
    said = {"outcome": outcome, "code": code or OTHER, "reason": reason[:REASON_LENGTH]}
    if not two_agree(run, definition, key=key, **said, principal=principal, now=now):
        return False
    visits = NodeRun.objects.in_organization(run.organization_id).filter(run=run, node=key)
    last = visits.order_by("-visit").first()
    if last is None or last.superseded_at is not None:
        _plan(run, definition, key, **said, actor=principal.actor, now=now)
        return False
    _decide(run, definition, node, last, **said, actor=principal.actor, now=now)
    return True


def withdraw_plan(*, run: PathwayRun, node_key: str, now: datetime) -> None:
    """Take a planned override back before the run comes to its node. Raises CannotOverride when there is none."""
    found = (
        PlannedOverride.objects.in_organization(run.organization_id)
        .filter(run=run, node=node_key, node_run__isnull=True, withdrawn_at__isnull=True)
        .update(withdrawn_at=now)
    )
    if not found:
        raise CannotOverride(
            "Nothing is decided beforehand for this node, or the run has come to it already."
        )


def _node(definition: PathwayDefinition, key: str) -> Node:
    try:
        return definition.node(key)
    except KeyError:
        message = "The pathway's version has no node with this key."
        raise InvalidRequest(message, errors=(FieldError("node", message),)) from None


def _check(node: Node, *, run: PathwayRun, outcome: str, reason: str, code: str) -> None:
    if outcome not in outcomes_of(node):
        message = f"Choose one of the node's outcomes: {', '.join(outcomes_of(node))}."
        raise InvalidRequest(message, errors=(FieldError("outcome", message),))
    if not reason.strip():
        message = "Say why: the reason stays in the history."
        raise InvalidRequest(message, errors=(FieldError("reason", message),))
    known = [known for known, _ in list_override_reasons(organization_id=run.organization_id)]
    if code not in known:
        message = f"Choose one of your organization's reasons: {', '.join(known)}."
        raise InvalidRequest(message, errors=(FieldError("reason_code", message),))


def _plan(
    run: PathwayRun,
    definition: PathwayDefinition,
    key: str,
    *,
    outcome: str,
    code: str,
    reason: str,
    actor: str,
    now: datetime,
) -> None:
    following = outline_of(definition.as_document()).following()
    ahead = reachable(start=[run.current_node or definition.start], following=following)
    if key not in ahead:
        raise CannotOverride(
            "The run does not come to this node any more. Override the decision that led it elsewhere."
        )
    planned = PlannedOverride.objects.in_organization(run.organization_id).filter(
        run=run, node=key, node_run__isnull=True, withdrawn_at__isnull=True
    )
    planned.update(withdrawn_at=now)
    PlannedOverride.objects.create(
        organization_id=run.organization_id,
        run=run,
        node=key,
        outcome=outcome,
        code=code,
        reason=reason,
        decided_by=actor,
        decided_at=now,
    )


def _decide(
    run: PathwayRun,
    definition: PathwayDefinition,
    node: Node,
    last: NodeRun,
    *,
    outcome: str,
    code: str,
    reason: str,
    actor: str,
    now: datetime,
) -> None:
    withdraw(run, actor=actor, now=now)
    last.refresh_from_db()
    if last.status in ("completed", "failed"):
        NODE_RUN.transition(last, "overridden")
        last.save(update_fields=["status"])
        settle_by_person(node_run=last, outcome=outcome, actor=actor, now=now)
    supersede_from(run, definition, key=node.key, now=now)
    result = decided_by_person(node=node, outcome=outcome)
    NodeRun.objects.create(
        organization_id=run.organization_id,
        run=run,
        node=node.key,
        kind=node.kind,
        visit=last.visit + 1,
        status="completed",
        outcome=outcome,
        explanation=result.explanation,
        overridden_by=actor,
        override_code=code,
        override_reason=reason,
        override_of=last,
        started_at=now,
        completed_at=now,
    )
    if isinstance(result, Routed):
        set_record_route(
            organization_id=run.organization_id,
            record_id=run.record_id,
            route=result.route.model_dump(mode="json", exclude_none=True),
            now=now,
        )
    if run.status != "running":
        RUN.transition(run, "running")
    run.error_code = run.error_message = ""
    tell_of_run(run, event_types.NODE_RUN_OVERRIDDEN, now=now, actor=actor, node=node.key, outcome=outcome)
    record = load_record(organization_id=run.organization_id, record_id=run.record_id)
    go_on(run, definition, key=node.key, outcome=outcome, priority=record.priority, now=now)
