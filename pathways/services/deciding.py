"""What people decide: answering a review, letting it expire, cancelling a run."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Literal

from common.errors import Conflict
from common.work import Held, cancel
from events import event_types
from pathways.definition import PathwayDefinition
from pathways.lowering import lowering_follows
from pathways.models import NodeRun, OverrideProposal, PathwayRun, Review
from pathways.nodes import WaitNode
from pathways.nodes import wait as wait_node
from pathways.nodes.results import Completed
from pathways.selectors import definition_of
from pathways.services.assigning import note_step
from pathways.services.compensating import begin_compensation
from pathways.services.four_eyes import agreeing_answer, keep_answer, refuse_second_answer
from pathways.services.run_events import SERVICE, tell_of_run
from pathways.services.standing import Answering, refuse_if_taken, who_answers
from pathways.services.starting import NODE_WORK, go_on
from pathways.services.stepping import finish
from pathways.services.timers import cancel_timers, fired
from pathways.states import NODE_RUN, REVIEW, RUN
from referrals.selectors import load_record
from tenants.data import Principal

Answered = Literal["completed", "another_must_agree", "disagreed"]
"""What became of an answer: the run goes on, or another person has to answer, or two have not agreed."""


class NothingToReview(Conflict):
    """The run does not wait for a review, or somebody has answered it already."""


def answer_review(
    *,
    run: PathwayRun,
    principal: Principal,
    outcome: str | None,
    answers: Mapping[str, object],
    comment: str,
    now: datetime,
) -> Answered:
    """Answer the review a paused run waits for, and lead the run on. The caller holds the run locked.

    Where two people must agree, the first answer is kept and the run waits on. `outcome` None means `approved`, or
    the first the review offers. Raises NothingToReview, NotAsked, TakenByAnother, NotAPerson, AnsweredAlready,
    NotIndependent, AnswerRefused.
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
    answering = who_answers(review, principal=principal)
    refuse_if_taken(review, answering)
    chosen = outcome or ("approved" if "approved" in review.outcomes else review.outcomes[0])
    definition = definition_of(run.version)
    node = definition.node(review.node_run.node)
    if not isinstance(node, WaitNode):
        raise NothingToReview("The node that the run stands at does not wait for a review.")
    result = wait_node.answer(node=node, outcome=chosen, answers=answers)
    if not review.four_eyes and lowering_follows(definition, key=node.key, outcome=chosen):
        review.four_eyes = True
    if review.four_eyes:
        refuse_second_answer(review, answering, now=now)
    given = keep_answer(review, answering, outcome=chosen, answers=answers, comment=comment, now=now)
    other = agreeing_answer(review, given, node=node) if review.four_eyes else None
    if review.four_eyes and other is None:
        return _wait_for_another(run, review, answering, now=now)
    explanation = result.explanation + _BY_WHAT_RIGHT.get(given.standing, "")
    if other is not None:
        explanation += " Two different people agreed."
    review.input, review.comment = given.input, given.comment
    _complete(run, review, node, result, actor=answering.actor, explanation=explanation, now=now)
    return "completed"


_BY_WHAT_RIGHT = {
    "administrator": " By an administrator, in place of those who were asked.",
    "organization": " By a token of the organization, in place of those who were asked.",
}


def _complete(
    run: PathwayRun,
    review: Review,
    node: WaitNode,
    result: Completed,
    *,
    actor: str,
    explanation: str,
    now: datetime,
) -> None:
    """Write the answer that decides, on the review, the node's visit and the run, and lead the run on."""
    REVIEW.transition(review, "completed")
    review.outcome = result.outcome
    review.completed_at = now
    review.completed_by = actor
    review.save()
    cancel_timers(review)
    finish(review.node_run, outcome=result.outcome, explanation=explanation, now=now)
    review.node_run.save()
    run.variables = {**run.variables, **result.variables}
    _resume(run, review=review, actor=actor, now=now, key=node.key, outcome=result.outcome)


def _wait_for_another(run: PathwayRun, review: Review, answering: Answering, *, now: datetime) -> Answered:
    """Keep the review open for another person, and give it back if the one who answered had taken it."""
    several = review.reviewanswer_set.filter(withdrawn_at__isnull=True).count() > 1
    review.claimed_by, review.claimed_at = "", None
    review.save(update_fields=["claimed_by", "claimed_at", "four_eyes"])
    note_step(review, kind="disagreed" if several else "answered", actor=answering.actor, now=now)
    tell_of_run(
        run,
        event_types.REVIEW_DISAGREED if several else event_types.REVIEW_ANSWERED,
        actor=answering.actor,
        now=now,
        review_id=review.id,
    )
    return "disagreed" if several else "another_must_agree"


def answer_for(
    *,
    run: PathwayRun,
    definition: PathwayDefinition,
    key: str,
    outcome: str,
    actor: str,
    explanation: str,
    now: datetime,
) -> bool:
    """Answer a wait because what it waits for has come about; return whether the run stood there and went on.

    The caller holds the run locked. Never where two people must agree, or a form asks what only people know.
    """
    review = (
        Review.objects.in_organization(run.organization_id)
        .select_related("node_run")
        .filter(run=run, status="open", node_run__node=key)
        .first()
    )
    node = definition.node(key)
    if run.status != "paused" or review is None or outcome not in review.outcomes:
        return False
    lowers = review.four_eyes or lowering_follows(definition, key=key, outcome=outcome)
    if lowers or any(field["required"] for field in review.form) or not isinstance(node, WaitNode):
        return False
    result = Completed(outcome=outcome, explanation=explanation)
    _complete(run, review, node, result, actor=actor, explanation=explanation, now=now)
    return True


def expire_review(held: Held, *, now: datetime) -> None:
    """Let an unanswered review expire and lead the run on along its `expired` edge; an answered one is left alone."""
    with fired(held) as open_one:
        if open_one is None:
            return
        run, review, node = open_one
        result = wait_node.expire(node=node)
        REVIEW.transition(review, "expired")
        review.outcome = result.outcome
        review.completed_at = now
        review.save()
        cancel_timers(review)
        finish(review.node_run, outcome=result.outcome, explanation=result.explanation, now=now)
        review.node_run.save()
        if review.overdue_at is None:
            tell_of_run(run, event_types.REVIEW_OVERDUE, actor=SERVICE, now=now, review_id=review.id)
        _resume(run, review=None, actor=SERVICE, now=now, key=node.key, outcome=result.outcome)


def _resume(
    run: PathwayRun, *, review: Review | None, actor: str, now: datetime, key: str, outcome: str
) -> None:
    RUN.transition(run, "running")
    if review is not None:
        tell_of_run(
            run,
            event_types.REVIEW_COMPLETED,
            actor=actor,
            now=now,
            review_id=review.id,
            outcome=outcome,
        )
    tell_of_run(run, event_types.PATHWAY_RUN_RESUMED, actor=actor, now=now)
    record = load_record(organization_id=run.organization_id, record_id=run.record_id)
    go_on(run, definition_of(run.version), key=key, outcome=outcome, priority=record.priority, now=now)


def withdraw(run: PathwayRun, *, actor: str, now: datetime) -> None:
    """Withdraw whatever the run is doing or waiting for. The caller holds it locked."""
    for review in Review.objects.in_organization(run.organization_id).filter(run=run, status="open"):
        REVIEW.transition(review, "cancelled")
        review.completed_at = now
        review.completed_by = actor
        review.save()
        cancel_timers(review)
    OverrideProposal.objects.in_organization(run.organization_id).filter(
        run=run, settled_at__isnull=True
    ).update(settled_at=now)
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
    begin_compensation(run)
    tell_of_run(run, event_types.PATHWAY_RUN_CANCELLED, actor=actor, now=now)
