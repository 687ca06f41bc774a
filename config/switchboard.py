"""Which part of the service hears of which event, and who triages what people correct. Subscribers run in the
transaction that records the event.
"""

from __future__ import annotations

from events import event_types
from events.services import Subscriber, subscribe


def connect() -> None:
    """Wire events to their subscribers, and corrections to triage; called once when Django is ready."""
    from jobs.services import enqueue_cancelling as enqueue_cancelling_jobs
    from jobs.services import extract_what_arrived, triage_corrected
    from pathways.services import (
        fail_waiting_runs,
        reassign_after_leaving,
        release_waiting_runs,
        shift_timers,
    )
    from pathways.services.archiving import enqueue_cancelling as enqueue_cancelling_runs
    from pathways.services.start_conditions import enqueue_starts
    from referrals.triage_of_corrections import triage_corrections_with
    from webhooks.services import fan_out

    table: dict[str, tuple[Subscriber, ...]] = dict.fromkeys(event_types.PUBLIC, (fan_out,))
    table[event_types.RECORD_ARCHIVED] = (enqueue_cancelling_runs, enqueue_cancelling_jobs, fan_out)
    table[event_types.EXTRACTION_JOB_COMPLETED] = (release_waiting_runs, enqueue_starts, fan_out)
    table[event_types.REFERRAL_INFORMATION_RECEIVED] = (extract_what_arrived, fan_out)
    table[event_types.EXTRACTION_JOB_FAILED] = (fail_waiting_runs, fan_out)
    table[event_types.PERSON_LEFT] = (reassign_after_leaving,)
    table[event_types.ORGANIZATION_RESUMED] = (shift_timers,)
    subscribe(table)
    triage_corrections_with(triage_corrected)
