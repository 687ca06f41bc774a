"""One step of a run: claim a node, run it outside of any transaction, record what it answered and lead on."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from common.clock import Clock
from common.row_security import organization_scope
from common.work import Held, recording
from events import event_types
from events.services import record_event
from pathways.context import NodeContext, RecordFacts
from pathways.definition import PathwayDefinition
from pathways.models import NodeRun, PathwayRun
from pathways.nodes import ActionNode, Completed, Failed, Node, Paused, Routed, run_node
from pathways.selectors import definition_of, load_operands, organization_facts, outcomes_of_run
from pathways.services import effects
from pathways.services.asking import ask
from pathways.services.inside_effects import CannotApply, apply
from pathways.services.planning import note_planned, planned_result
from pathways.services.starting import fail_run, go_on, run_facts
from pathways.services.upload_links import answer_early_uploads
from pathways.states import NODE_RUN, RUN
from referrals.fields import CATALOGUE
from referrals.selectors import load_record
from referrals.services import set_record_route
from tenants.selectors import find_team, get_organization_settings


def run_node_work(held: Held, *, clock: Clock) -> None:
    """Run one node of a run and record it; an effect on the outside that did not succeed yet postpones it."""
    with organization_scope(held.organization_id):
        node_run = (
            NodeRun.objects.in_organization(held.organization_id)
            .select_related("run", "run__version", "run__pathway")
            .defer("run__version__definition")
            .get(id=held.subject_id)
        )
        if node_run.run.status != "running" or node_run.status != "pending":
            _let_go(held)
            return
        definition = definition_of(node_run.run.version)
        context = _context(node_run.run, now=clock())
        node = definition.node(node_run.node)
        planned = planned_result(node_run, node=node)
    result = planned or run_node(node=node, context=context)
    if isinstance(result, Completed) and effects.is_outside(result.effect) and isinstance(node, ActionNode):
        carried = effects.carry_out(held, node_run=node_run, config=node.config, result=result, clock=clock)
        if carried is None:
            return
        result = carried
    _record(held, node_run, definition, result, now=clock())


def _let_go(held: Held) -> None:
    """The run was cancelled, or the node is done: there is nothing left to do."""
    with recording(held):
        pass


def _context(run: PathwayRun, *, now: datetime) -> NodeContext:
    record = load_record(organization_id=run.organization_id, record_id=run.record_id)
    chosen = get_organization_settings(organization_id=run.organization_id)
    team = find_team(organization_id=run.organization_id, team_id=record.team_id) if record.team_id else None
    team_name = team.name if team else None
    return NodeContext(
        run_id=run.id,
        pathway=run.pathway.name,
        record=RecordFacts(
            id=record.id,
            status=record.status,
            team_id=record.team_id,
            team=team_name,
            labels=record.labels,
        ),
        organization=organization_facts(chosen),
        now=now,
        operands=load_operands(record=record, team=team_name, today=now.date()),
        outcomes=outcomes_of_run(run=run),
        variables=run.variables,
        catalogue=CATALOGUE,
    )


def _record(
    held: Held,
    node_run: NodeRun,
    definition: PathwayDefinition,
    result: Completed | Routed | Paused | Failed,
    *,
    now: datetime,
) -> None:
    """Write the result. The node run is as it was read: whoever changes it meanwhile withdraws the work first."""
    with organization_scope(held.organization_id):
        # The run before its work, as everybody who changes a run does: else two could wait for each other.
        run = (
            PathwayRun.objects.in_organization(held.organization_id)
            .select_for_update()
            .get(id=node_run.run_id)
        )
        with recording(held):
            if run.status == "running":
                _write(run, node_run, definition, result, held=held, now=now)


def _write(
    run: PathwayRun,
    node_run: NodeRun,
    definition: PathwayDefinition,
    result: Completed | Routed | Paused | Failed,
    *,
    held: Held,
    now: datetime,
) -> None:
    node_run.attempt = held.attempt
    if isinstance(result, Paused):
        _pause(run, node_run, result, now=now)
    elif isinstance(result, Failed):
        _failed(run, node_run, definition, result, held=held, now=now)
    else:
        try:
            _done(run, node_run, definition, result, held=held, now=now)
        except CannotApply as obstacle:
            failed = _failure(definition.node(node_run.node), code=obstacle.code, message=obstacle.message)
            _failed(run, node_run, definition, failed, held=held, now=now)


def _done(
    run: PathwayRun,
    node_run: NodeRun,
    definition: PathwayDefinition,
    result: Completed | Routed,
    *,
    held: Held,
    now: datetime,
) -> None:
    priority = held.priority
    if isinstance(result, Completed) and result.effect is not None:
        raised = apply(run=run, node_run=node_run, effect=result.effect, now=now)
        priority = priority if raised is None else raised
    finish(node_run, outcome=result.outcome, explanation=result.explanation, now=now)
    node_run.operands = [_operand_document(used) for used in result.operands]
    node_run.save()
    if node_run.overridden_by:
        note_planned(run, node_run, now=now)
    if isinstance(result, Routed):
        set_record_route(
            organization_id=run.organization_id,
            record_id=run.record_id,
            route=result.route.model_dump(mode="json", exclude_none=True),
            now=now,
        )
        if result.route.disposition == "request_information":
            record_event(
                type=event_types.REFERRAL_INFORMATION_REQUESTED,
                organization_id=run.organization_id,
                actor=f"run:{run.id}",
                now=now,
                record_id=run.record_id,
                team_id=run.team_id,
                data={**run_facts(run), "node": node_run.node},
            )
    else:
        run.variables = {**run.variables, **result.variables}
    go_on(
        run,
        definition,
        key=node_run.node,
        outcome=result.outcome,
        priority=priority,
        now=now,
        after=held,
    )


def finish(node_run: NodeRun, *, outcome: str, explanation: str, now: datetime) -> None:
    """Write the outcome on a node run; the caller saves it."""
    NODE_RUN.transition(node_run, "completed")
    node_run.outcome = outcome
    node_run.explanation = explanation
    node_run.completed_at = now


def _operand_document(used: Any) -> dict[str, Any]:
    operand = used.operand
    return {
        "path": used.path,
        "value": [item.value for item in operand.items] if operand.items is not None else operand.value,
        "usable": operand.usable,
        "why_not": operand.why_not,
        "confidence": operand.confidence,
        "verdict": operand.verdict,
        "places": [
            {"document_id": place.source, "page": place.page, "boxes": [list(box) for box in place.boxes]}
            for place in operand.places
        ],
    }


def _pause(run: PathwayRun, node_run: NodeRun, result: Paused, *, now: datetime) -> None:
    NODE_RUN.transition(node_run, "waiting")
    node_run.explanation = result.explanation
    node_run.save()
    RUN.transition(run, "paused")
    run.save(update_fields=["status"])
    ask(run, node_run, result.review, now=now)
    answer_early_uploads(run, key=node_run.node)


def _failed(
    run: PathwayRun,
    node_run: NodeRun,
    definition: PathwayDefinition,
    result: Failed,
    *,
    held: Held,
    now: datetime,
) -> None:
    NODE_RUN.transition(node_run, "failed")
    node_run.outcome = result.outcome or ""
    node_run.error_code = result.code
    node_run.error_message = result.message[:500]
    node_run.completed_at = now
    node_run.save()
    record_event(
        type=event_types.NODE_RUN_FAILED,
        organization_id=run.organization_id,
        actor="service:pathways",
        now=now,
        record_id=run.record_id,
        team_id=run.team_id,
        data={**run_facts(run), "node": node_run.node, "error_code": result.code},
    )
    if result.outcome is None:
        fail_run(run, code=result.code, message=result.message, now=now)
        return
    go_on(
        run,
        definition,
        key=node_run.node,
        outcome=result.outcome,
        priority=held.priority,
        now=now,
        after=held,
    )


_FAILURES = {
    "worker_lost": "The worker stopped several times while it ran this node. "
    "Tell the service operator, then retry the run.",
}
_OUR_FAULT = "This node failed on our side. Retry the run; if it fails again, tell the service operator."


def _failure(node: Node, *, code: str, message: str = "") -> Failed:
    message = message or _FAILURES.get(code, _OUR_FAULT)
    if isinstance(node, ActionNode):
        return node.config.fail(code=code, message=message)
    return Failed(code=code, message=message)


def give_up_node(held: Held, *, code: str, now: datetime) -> None:
    """Record that a node could not be done after all its tries: along its `failed` edge, or the run stops there."""
    with organization_scope(held.organization_id):
        node_run = (
            NodeRun.objects.in_organization(held.organization_id)
            .select_related("run__version")
            .get(id=held.subject_id)
        )
        definition = definition_of(node_run.run.version)
        in_doubt = effects.give_up_effect(node_run=node_run)
    failed = in_doubt or _failure(definition.node(node_run.node), code=code)
    _record(held, node_run, definition, failed, now=now)
