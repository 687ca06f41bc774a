"""Putting a wait to people: the review, whom it is for, and its timers."""

from __future__ import annotations

from datetime import datetime

from common.clock import database_now
from events import event_types
from pathways.models import NodeRun, PathwayRun, Review
from pathways.nodes.results import ReviewRequest
from pathways.services.assigning import note_step, who_is_asked
from pathways.services.run_events import SERVICE, tell_of_run
from pathways.services.timers import set_timers


def ask(run: PathwayRun, node_run: NodeRun, wanted: ReviewRequest, *, now: datetime) -> None:
    """Open the review that a paused run waits for, with its timers and events. The run is locked."""
    asked = who_is_asked(
        organization_id=run.organization_id,
        assignee=wanted.assignee.model_dump(mode="json", exclude_none=True),
        record_team_id=run.team_id,
    )
    review = Review(
        organization_id=run.organization_id,
        run=run,
        node_run=node_run,
        record_id=run.record_id,
        title=wanted.title,
        instructions=wanted.instructions,
        **asked.columns(),
        four_eyes=wanted.four_eyes,
        outcomes=list(wanted.outcomes),
        form=[field.model_dump(mode="json") for field in wanted.form],
        requested_at=now,
    )
    set_timers(review, wanted.times, start=database_now())
    review.save()
    for event_type in (event_types.REVIEW_REQUESTED, event_types.PATHWAY_RUN_PAUSED):
        tell_of_run(run, event_type, now=now, review_id=review.id, node=node_run.node)
    if asked.why:
        named = wanted.assignee.model_dump(mode="json", exclude_none=True)
        note_step(review, kind="reassigned", actor=SERVICE, now=now, before=named, why=asked.why)
        tell_of_run(run, event_types.REVIEW_REASSIGNED, now=now, review_id=review.id, reason=asked.why)
