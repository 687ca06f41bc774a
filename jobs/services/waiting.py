"""Moves work that will wait for somebody else's answer into the pool whose threads may wait."""

from __future__ import annotations

from common.work import Held, enqueue, recording
from jobs.services.stages import finishing

WAITING_POOL = "io"


def move_to_waiting_pool(held: Held) -> bool:
    """Move the stage to the waiting pool and return True; False when it is there already.

    A model that answers after a minute must not hold a thread of the pool that moves every other job on.
    """
    if held.queue.partition(".")[0] == WAITING_POOL:
        return False
    with recording(held):
        finishing(held)  # the job's lock, in the order in which everybody takes it
        enqueue(
            name=held.name,
            queue=WAITING_POOL,
            subject_id=held.subject_id,
            organization_id=held.organization_id,
            priority=held.priority,
        )
    return True
