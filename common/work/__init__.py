"""Durable work: the one mechanism for everything that happens later (docs/architecture.md, "Durable work").

Postgres is the truth, the broker only a doorbell. `enqueue` writes a row in the caller's transaction and
rings on commit; the ring carries the row's id and may be lost, doubled or late. A worker *claims* the row
(attempt + 1, a lease by the database's clock), *holds* it while a heartbeat renews the lease, and *records*:
the row is deleted in the transaction that writes the result, and only if the claim is still the worker's
own (fencing). What is left over is rung again by the sweep.
"""

from __future__ import annotations

from common.work.admission import admit_next, resting_since, sweep
from common.work.enqueuing import cancel, delay, enqueue, expedite, reschedule
from common.work.holding import claim, postpone, recording
from common.work.kinds import (
    STAT_PRIORITY,
    Held,
    LeaseLost,
    Retry,
    WorkType,
    register,
    work_type,
)
from common.work.performing import backoff_seconds, perform

__all__ = [
    "STAT_PRIORITY",
    "Held",
    "LeaseLost",
    "Retry",
    "WorkType",
    "admit_next",
    "backoff_seconds",
    "cancel",
    "claim",
    "delay",
    "enqueue",
    "expedite",
    "perform",
    "postpone",
    "recording",
    "register",
    "reschedule",
    "resting_since",
    "sweep",
    "work_type",
]
