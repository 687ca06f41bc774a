"""Undoing what a cancelled run has done outside and here: the newest first, each once, one piece of work at a time.

Each effect is undone as the version says on which it was had, also where the run has moved to another since.
"""

from __future__ import annotations

from datetime import datetime, timedelta

from common.clock import Clock, database_now
from common.row_security import organization_scope
from common.work import Held, enqueue, postpone, recording
from events import event_types
from pathways.definition import PathwayDefinition
from pathways.models import ActionEffect, NodeRun, PathwayRun
from pathways.nodes import ActionNode, Completed, Failed, actions
from pathways.nodes.actions import ActionConfig, OutsideAction
from pathways.selectors import definition_of, outcomes_of_run
from pathways.services import effects
from pathways.services.inside_effects import CannotApply, apply
from pathways.services.loading import Visit
from pathways.services.run_events import tell_of_run
from pathways.services.starting import QUEUE
from pathways.states import EFFECT, NODE_RUN

COMPENSATION_WORK = "pathways.compensation"
KIND = "compensation"
"""The kind of a visit that undoes another, in a run's history."""
SLACK = timedelta(seconds=5)
"""How long after its time-out a try that was under way counts as over."""
_GIVEN_UP = "This could not be undone on our side. See what was done by hand, and tell the service operator."


def begin_compensation(run: PathwayRun) -> None:
    """Enqueue the undoing of what a run has done, if anything is to be undone. The run is cancelled, and locked."""
    if _to_undo(run) is not None:
        enqueue(name=COMPENSATION_WORK, queue=QUEUE, subject_id=run.id, organization_id=run.organization_id)


def undo_next(held: Held, *, clock: Clock) -> None:
    """Undo the newest effect of a cancelled run that is not undone yet, and enqueue the one before it.

    A try that was under way when the run was cancelled is waited for: nobody undoes what is still happening.
    """
    with organization_scope(held.organization_id):
        run = _lock(held)
        seconds = _seconds_under_way(run)
        if seconds > 0:
            postpone(held, seconds=seconds, code="under_way", refund=True)
            return
        step = _step(run, now=clock())
        if step is None:
            with recording(held):
                return
        definition = _definition_undone(step)
        config = _compensation(definition, step.node)
        visit = Visit(
            node_run=step,
            run=run,
            definition=definition,
            outcomes=outcomes_of_run(run=run),
            visits={},
            is_decided_beforehand=False,
        )
        result = actions.run(config=config, context=visit.context(now=clock()))
        if not isinstance(result, Completed) or not effects.is_outside(result.effect):
            with recording(held):
                _write(run, step, result, now=clock())
            return
    carried = effects.carry_out(held, node_run=step, config=config, result=result, clock=clock)
    if carried is not None:
        with organization_scope(held.organization_id):
            run = _lock(held)
            with recording(held):
                _write(run, step, carried, now=clock())


def give_up_undoing(held: Held, *, code: str, now: datetime) -> None:
    """Write down that an effect could not be undone after all tries, and go on with the one before it."""
    with organization_scope(held.organization_id):
        run = _lock(held)
        step = _step(run, now=now)
        with recording(held):
            if step is not None:
                doubt = effects.give_up_effect(node_run=step)
                _write(run, step, doubt or Failed(code=code, message=_GIVEN_UP), now=now)


def _lock(held: Held) -> PathwayRun:
    runs = PathwayRun.objects.in_organization(held.organization_id).select_related("version", "pathway")
    run: PathwayRun = runs.select_for_update(of=("self",)).get(id=held.subject_id)
    return run


def _compensation(definition: PathwayDefinition, key: str) -> ActionConfig:
    node = definition.node(key)
    if not isinstance(node, ActionNode) or node.compensation is None:
        raise TypeError(f"{key} has no compensation")
    return node.compensation


def _definition_undone(step: NodeRun) -> PathwayDefinition:
    """Return the definition on which the effect was had that a step undoes."""
    effects_here = ActionEffect.objects.in_organization(step.organization_id).select_related("version")
    return definition_of(effects_here.get(node_run=step.undoes_id).version)


def _to_undo(run: PathwayRun) -> ActionEffect | None:
    """Return the newest effect that is to be undone: done, or perhaps done. What is surely not done is left alone."""
    candidates = (
        ActionEffect.objects.in_organization(run.organization_id)
        .select_related("node_run", "version")
        .defer("version__definition")
        .filter(
            node_run__run=run,
            node_run__undoes__isnull=True,
            node_run__undone_by__isnull=True,
        )
        .exclude(status="failed")
        .exclude(status="intended", tried_at__isnull=True)
        .order_by("-intended_at", "-id")
    )
    for effect in candidates:
        node = definition_of(effect.version).node(effect.node_run.node)
        if isinstance(node, ActionNode) and node.compensation is not None:
            return effect
    return None


def _seconds_under_way(run: PathwayRun) -> float:
    """Return for how long the next effect may still be happening; one whose time is over is unknown from then on.

    By the database's clock, as it was tried: a worker whose clock is wrong neither undoes what is still happening
    nor waits for what is long over.
    """
    effect = _to_undo(run)
    if effect is None or effect.status != "intended" or effect.tried_at is None:
        return 0
    config = definition_of(effect.version).node(effect.node_run.node).config
    timeout = config.timeout_seconds if isinstance(config, OutsideAction) else 0
    left = effect.tried_at + timedelta(seconds=timeout) + SLACK - database_now()
    if left > timedelta(0):
        return left.total_seconds()
    EFFECT.transition(effect, "unknown")
    effect.save(update_fields=["status"])
    return 0


def _step(run: PathwayRun, *, now: datetime) -> NodeRun | None:
    """Return the visit that undoes the next effect: the one that a worker before this one began, or a new one."""
    visits = NodeRun.objects.in_organization(run.organization_id).filter(run=run)
    begun: NodeRun | None = visits.filter(kind=KIND, status="pending").first()
    if begun is not None:
        return begun
    effect = _to_undo(run)
    if effect is None:
        return None
    key = effect.node_run.node
    step: NodeRun = NodeRun.objects.create(
        organization_id=run.organization_id,
        run=run,
        node=key,
        kind=KIND,
        visit=visits.filter(node=key).count() + 1,
        undoes=effect.node_run,
        started_at=now,
    )
    return step


def _write(
    run: PathwayRun,
    step: NodeRun,
    result: Completed | Failed,
    *,
    now: datetime,
) -> None:
    """Write what became of undoing an effect, and enqueue the next. A failure keeps nothing else from being undone."""
    if isinstance(result, Completed) and result.effect is not None:
        try:
            apply(run=run, node_run=step, effect=result.effect, now=now)
        except CannotApply as obstacle:
            result = Failed(code=obstacle.code, message=obstacle.message)
    step.completed_at = now
    if isinstance(result, Completed):
        NODE_RUN.transition(step, "completed")
        step.outcome, step.explanation = (
            result.outcome,
            f"Undone, as the run was cancelled. {result.explanation}",
        )
        told, facts = event_types.NODE_RUN_COMPENSATED, {}
    else:
        NODE_RUN.transition(step, "failed")
        step.error_code, step.error_message = result.code, result.message[:500]
        told, facts = event_types.NODE_RUN_FAILED, {"error_code": result.code}
    step.save()
    begin_compensation(run)
    tell_of_run(run, told, now=now, node=step.node, **facts)
