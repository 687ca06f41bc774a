"""Runs of records that are archived: cancelled, and what they did undone, as when a person cancels them."""

from __future__ import annotations

from common.clock import Clock
from common.row_security import organization_scope
from common.work import Held, enqueue, recording
from events.data import EventData
from pathways.models import PathwayRun
from pathways.services.deciding import stop_run
from pathways.services.migrating import IN_FLIGHT
from pathways.services.run_events import SERVICE
from pathways.services.starting import QUEUE

WORK = "pathways.archived"


def enqueue_cancelling(event: EventData) -> None:
    """Have the runs of an archived record cancelled (subscriber of record.archived).

    Not here: whoever archives holds the record, and a run that is just recorded is held before its record.
    """
    enqueue(
        name=WORK,
        queue=QUEUE,
        subject_id=event.data["record_id"],
        organization_id=event.organization_id,
    )


def cancel_runs_of_record(held: Held, *, clock: Clock) -> None:
    """Cancel every run of an archived record that is not over, failed ones too: nobody can repair them any more."""
    with organization_scope(held.organization_id):
        runs = (
            PathwayRun.objects.in_organization(held.organization_id)
            .select_for_update(of=("self",))
            .select_related("version", "pathway")
            .filter(record_id=held.subject_id, status__in=IN_FLIGHT)
            .order_by("id")
        )
        found = list(runs)
        with recording(held):
            for run in found:
                stop_run(run, actor=SERVICE, now=clock())
