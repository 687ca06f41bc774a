"""What people decide: answering a review, cancelling a run."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

from common.errors import Conflict
from common.row_security import organization_scope
from common.work import Held, cancel, recording
from events import event_types
from events.services import record_event
from pathways.models import NodeRun, PathwayRun, Review
from pathways.nodes import WaitNode
from pathways.nodes import wait as wait_node
from pathways.selectors import definition_of
from pathways.services.starting import NODE_WORK, go_on, run_facts
from pathways.services.stepping import TIMER_WORK, finish
from pathways.states import NODE_RUN, REVIEW, RUN
from referrals.selectors import load_record


class NothingToReview(Conflict):
    """The run does not wait for a review, or somebody has answered it already."""


def answer_review(
    *,
    run: PathwayRun,
    outcome: str | None,
    answers: Mapping[str, object],
    comment: str,
    actor: str,
    now: datetime,
) -> None:
    """Answer the review a paused run waits for, and lead the run on. The caller holds the run locked.

    `outcome` None means `approved`, or the first the review offers. Raises NothingToReview, AnswerRefused.
    """
    review = (
        Review.objects.in_organization(run.organization_id)
        .select_related("node_run")
        .filter(run=run, status="open")
        .first()
    )
    if run.status != "paused" or review is None:
        raise NothingToReview(
            f"The run is {run.status}: no review is open. Somebody may have answered it already."
        )
    chosen = outcome or ("approved" if "approved" in review.outcomes else review.outcomes[0])
    definition = definition_of(run.version)
    node = definition.node(review.node_run.node)
    if not isinstance(node, WaitNode):
        raise NothingToReview("The node that the run stands at does not wait for a review.")
    result = wait_node.answer(node=node, outcome=chosen, answers=answers)
    REVIEW.transition(review, "completed")
    review.outcome = chosen
    review.input = dict(answers)
    review.comment = comment
    review.completed_at = now
    review.completed_by = actor
    review.save()
    cancel(name=TIMER_WORK, subject_id=review.id)
    finish(review.node_run, outcome=chosen, explanation=result.explanation, now=now)
    review.node_run.save()
    run.variables = {**run.variables, **result.variables}
    _resume(run, review=review, actor=actor, now=now, key=node.key, outcome=chosen)


def expire_review(held: Held, *, now: datetime) -> None:
    """Let an unanswered review expire and lead the run on along its `expired` edge; an answered one is left alone."""
    with organization_scope(held.organization_id):
        reviews = Review.objects.in_organization(held.organization_id)
        run = (
            PathwayRun.objects.in_organization(held.organization_id)
            .select_for_update(of=("self",))
            .select_related("version")
            .get(id=reviews.get(id=held.subject_id).run_id)
        )
        with recording(held):
            review = reviews.select_related("node_run").get(id=held.subject_id)
            node = definition_of(run.version).node(review.node_run.node)
            if review.status == "open" and run.status == "paused" and isinstance(node, WaitNode):
                _expire(run, review, node, now=now)


def _expire(run: PathwayRun, review: Review, node: WaitNode, *, now: datetime) -> None:
    result = wait_node.expire(node=node)
    REVIEW.transition(review, "expired")
    review.outcome = result.outcome
    review.completed_at = now
    review.save()
    finish(review.node_run, outcome=result.outcome, explanation=result.explanation, now=now)
    review.node_run.save()
    record_event(
        type=event_types.REVIEW_OVERDUE,
        organization_id=run.organization_id,
        actor="service:pathways",
        now=now,
        record_id=run.record_id,
        team_id=run.team_id,
        data={**run_facts(run), "review_id": review.id},
    )
    _resume(run, review=None, actor="service:pathways", now=now, key=node.key, outcome=result.outcome)


def _resume(
    run: PathwayRun, *, review: Review | None, actor: str, now: datetime, key: str, outcome: str
) -> None:
    RUN.transition(run, "running")
    if review is not None:
        record_event(
            type=event_types.REVIEW_COMPLETED,
            organization_id=run.organization_id,
            actor=actor,
            now=now,
            record_id=run.record_id,
            team_id=run.team_id,
            data={**run_facts(run), "review_id": review.id, "outcome": outcome},
        )
    record_event(
        type=event_types.PATHWAY_RUN_RESUMED,
        organization_id=run.organization_id,
        actor=actor,
        now=now,
        record_id=run.record_id,
        team_id=run.team_id,
        data=run_facts(run),
    )
    record = load_record(organization_id=run.organization_id, record_id=run.record_id)
    go_on(run, definition_of(run.version), key=key, outcome=outcome, priority=record.priority, now=now)


def withdraw(run: PathwayRun, *, actor: str, now: datetime) -> None:
    """Withdraw whatever the run is doing or waiting for. The caller holds it locked."""
    for review in Review.objects.in_organization(run.organization_id).filter(run=run, status="open"):
        REVIEW.transition(review, "cancelled")
        review.completed_at = now
        review.completed_by = actor
        review.save()
        cancel(name=TIMER_WORK, subject_id=review.id)
    unfinished = NodeRun.objects.in_organization(run.organization_id).filter(
        run=run, status__in=["pending", "waiting"]
    )
    for node_run in unfinished:
        cancel(name=NODE_WORK, subject_id=node_run.id)
        NODE_RUN.transition(node_run, "cancelled")
        node_run.completed_at = now
        node_run.save(update_fields=["status", "completed_at"])


def stop_run(run: PathwayRun, *, actor: str, now: datetime) -> None:
    """Cancel a run and withdraw what it is doing or waiting for. The caller holds it locked."""
    RUN.transition(run, "cancelled")
    withdraw(run, actor=actor, now=now)
    run.completed_at = now
    run.save()
    record_event(
        type=event_types.PATHWAY_RUN_CANCELLED,
        organization_id=run.organization_id,
        actor=actor,
        now=now,
        record_id=run.record_id,
        team_id=run.team_id,
        data=run_facts(run),
    )
