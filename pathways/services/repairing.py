"""Repairing runs: try the failed node again, or cancel."""

from __future__ import annotations

from datetime import datetime

from common.errors import Conflict
from events import event_types
from events.services import record_event
from pathways.models import PathwayRun
from pathways.selectors import definition_of
from pathways.services.deciding import stop_run
from pathways.services.starting import run_facts, visit_node
from pathways.states import RUN
from referrals.selectors import has_referral, load_record


class CannotRetry(Conflict):
    """Only a failed run can be tried again."""


def retry_run(*, run: PathwayRun, actor: str, now: datetime) -> None:
    """Try a failed run again from the node that failed, on its own version.

    The caller holds it locked. Raises CannotRetry.
    """
    if run.status != "failed":
        raise CannotRetry(f"The run is {run.status}. Only a failed run can be retried.")
    if not has_referral(organization_id=run.organization_id, record_id=run.record_id):
        raise CannotRetry(
            "The record has no completed extraction. Start one with POST /v1/extract, then retry."
        )
    definition = definition_of(run.version)
    record = load_record(organization_id=run.organization_id, record_id=run.record_id)
    RUN.transition(run, "running")
    run.error_code = run.error_message = ""
    run.started_at = run.started_at or now
    visit_node(run, definition, key=run.current_node or definition.start, priority=record.priority, now=now)
    run.save()
    record_event(
        type=event_types.PATHWAY_RUN_RESUMED,
        organization_id=run.organization_id,
        actor=actor,
        now=now,
        record_id=run.record_id,
        team_id=run.team_id,
        data=run_facts(run),
    )


def cancel_run(*, run: PathwayRun, actor: str, now: datetime) -> None:
    """Cancel a run that is not over. The caller holds it locked. Raises IllegalTransition."""
    stop_run(run, actor=actor, now=now)
