"""One step of a run: claim a node, run it outside of any transaction, record what it answered and lead on."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from common.clock import Clock
from common.row_security import organization_scope
from common.work import Held, recording
from events import event_types
from pathways.definition import PathwayDefinition
from pathways.models import NodeRun, PathwayRun
from pathways.nodes import ActionNode, Completed, Failed, Node, Paused, Routed, run_node
from pathways.selectors import definition_of
from pathways.services import effects
from pathways.services.asking import ask
from pathways.services.inside_effects import CannotApply, apply
from pathways.services.loading import load_visit
from pathways.services.planning import note_planned, planned_result
from pathways.services.run_events import by_run, tell_of_run
from pathways.services.starting import fail_run, go_on
from pathways.services.upload_links import answer_early_uploads
from pathways.states import NODE_RUN, RUN
from referrals.services import set_record_route

_WRITTEN = (
    "status",
    "outcome",
    "explanation",
    "operands",
    "attempt",
    "completed_at",
    "overridden_by",
    "override_code",
    "override_reason",
)
"""What running a node writes on its visit."""


def run_node_work(held: Held, *, clock: Clock) -> None:
    """Run one node of a run and record it; an effect on the outside that did not succeed yet postpones it.

    What only thinks and writes here runs and is recorded in one transaction. What goes outside does so between two.
    """
    with organization_scope(held.organization_id):
        visit = load_visit(held)
        if not visit.is_pending:
            _let_go(held)
            return
        node_run, node = visit.node_run, visit.node
        planned = planned_result(node_run, node=node) if visit.is_decided_beforehand else None
        result = planned or run_node(node=node, context=visit.context(now=clock()))
        effect = result.effect if isinstance(result, Completed) else None
        if not effects.is_outside(effect):
            with recording(held, at_the_end=True):
                _write(
                    visit.run, node_run, visit.definition, result, held=held, now=clock(), visits=visit.visits
                )
            return
    carried = _carried_out(held, node_run, node, result, clock=clock)
    if carried is not None:
        _record(held, node_run, visit.definition, carried, now=clock())


def _carried_out(
    held: Held, node_run: NodeRun, node: Node, result: object, *, clock: Clock
) -> Completed | Failed | None:
    """Carry an action's effect out, outside of any transaction; None when it is tried again later."""
    if not isinstance(node, ActionNode) or not isinstance(result, Completed):
        raise TypeError("only actions have effects")
    return effects.carry_out(held, node_run=node_run, config=node.config, result=result, clock=clock)


def _let_go(held: Held) -> None:
    """The run was cancelled, or the node is done: there is nothing left to do."""
    with recording(held):
        pass


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
    visits: Mapping[str, int] | None = None,
) -> None:
    """Write a result; `visits` says how often the run came to each node, where that is known already."""
    node_run.attempt = held.attempt
    if isinstance(result, Paused):
        _pause(run, node_run, result, now=now)
    elif isinstance(result, Failed):
        _failed(run, node_run, definition, result, held=held, now=now)
    else:
        try:
            _done(run, node_run, definition, result, held=held, now=now, visits=visits)
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
    visits: Mapping[str, int] | None,
) -> None:
    priority = held.priority
    if isinstance(result, Completed) and result.effect is not None:
        raised = apply(run=run, node_run=node_run, effect=result.effect, now=now)
        priority = priority if raised is None else raised
    finish(node_run, outcome=result.outcome, explanation=result.explanation, now=now)
    node_run.operands = [_operand_document(used) for used in result.operands]
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
            tell_of_run(
                run,
                event_types.REFERRAL_INFORMATION_REQUESTED,
                now=now,
                actor=by_run(run),
                node=node_run.node,
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
        visits=visits,
        done=(node_run, _WRITTEN),
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
        "source": operand.source,
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
    tell_of_run(run, event_types.NODE_RUN_FAILED, now=now, node=node_run.node, error_code=result.code)
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
    "NoWorkingTime": "The wait asks for more working hours than the organization has in ten years. "
    "Correct the organization's working hours and holidays, then retry the run.",
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
