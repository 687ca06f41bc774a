"""Writing work that is still to be done, moving it, withdrawing it: inside the transaction of its cause."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from functools import partial
from typing import Any

from django.db import connection, transaction

from common.ids import new_id
from common.prepared import prepared_cursor
from common.work.admission import limit_of
from common.work.kinds import STAT_PRIORITY, Held, LeaseLost
from common.work.ringing import ring

_ENQUEUE = """
INSERT INTO common_work
    (id, name, subject_id, organization_id, queue, priority, due_at, attempt, rings, last_error, rung_at)
SELECT %(id)s, %(name)s, %(subject_id)s, whose, lane, %(priority)s,
       COALESCE(wanted, clock_timestamp()), 0, 0, '',
       CASE WHEN wanted > clock_timestamp() THEN NULL
            WHEN %(handed_on)s THEN clock_timestamp()
            WHEN (SELECT count(*) FROM (SELECT 1 FROM common_work WHERE organization_id = whose AND queue = lane
                  AND rung_at IS NOT NULL LIMIT %(limit)s) AS in_flight) < %(limit)s
            THEN clock_timestamp() END
FROM (SELECT %(organization_id)s::text AS whose, %(queue)s::text AS lane, %(due_at)s::timestamptz AS wanted) AS asked
ON CONFLICT (name, subject_id) DO NOTHING
RETURNING id, rung_at IS NOT NULL
"""


def enqueue(
    *,
    name: str,
    queue: str,
    subject_id: str,
    organization_id: str,
    priority: int = 0,
    stat: bool | None = None,
    due_at: datetime | None = None,
    after: Held | None = None,
) -> str | None:
    """Write a piece of work inside the caller's transaction and ring for it on commit.

    `queue` is the kind of pool ("documents", "parts", "flags", "flow", "io"). Of an organization's waiting work in one
    lane the highest `priority` is rung first. Work that is `stat` is in the lane of that name, into which the pool's
    workers look first; unless told it is from STAT_PRIORITY on.
    `due_at` in the future makes it a timer. `after` is the work that this one follows in a chain: it takes over its
    place among the organization's work in flight, and its row too where that is recorded `at_the_end`. Returns the
    work's id, or None when the same work for the same subject is waiting already.
    """
    if priority >= STAT_PRIORITY if stat is None else stat:
        queue = f"{queue}.stat"
    if after is not None and after.becomes_next and after.queue == queue and due_at is None:
        return _take_over(after, name=name, subject_id=subject_id, priority=priority)
    parameters: dict[str, Any] = {
        "id": new_id("wrk"),
        "name": name,
        "subject_id": subject_id,
        "organization_id": organization_id,
        "queue": queue,
        "priority": priority,
        "due_at": due_at,
        "handed_on": after is not None,
        "limit": limit_of(queue),
    }
    with prepared_cursor() as cursor:
        cursor.execute(_ENQUEUE, parameters)
        row = cursor.fetchone()
    if row is None:
        return None
    work_id, admitted = row
    if admitted:
        transaction.on_commit(lambda: ring(name=name, work_id=work_id, queue=queue))
        if after is not None and after.queue == queue:
            after.handed_on = True
    return str(work_id)


_TAKE_OVER = """
UPDATE common_work
SET id = %s, name = %s, subject_id = %s, priority = %s, due_at = clock_timestamp(), attempt = 0, claim = 0,
    lease_expires_at = NULL, rung_at = clock_timestamp(), rings = 0, last_error = ''
WHERE id = %s AND claim = %s
RETURNING set_config('synchronous_commit', 'off', true)
"""
"""The work that is done becomes the one that follows. Nobody waits for the disk: a crash of Postgres that takes it
back takes back all that was recorded with it, and the work is done again. Whatever goes outside later, or ends the
chain, waits, and takes it along."""


def _take_over(done: Held, *, name: str, subject_id: str, priority: int) -> str:
    """Turn the row of work that is being recorded into that of its follower, and return its id.

    The follower's subject is new, so that no such work waits yet; it is of the same organization.
    """
    work_id = new_id("wrk")
    with prepared_cursor() as cursor:
        cursor.execute(_TAKE_OVER, [work_id, name, subject_id, priority, done.id, done.claim])
        if cursor.rowcount != 1:
            raise LeaseLost(done.id)
    done.becomes_next, done.handed_on = False, True
    transaction.on_commit(lambda: ring(name=name, work_id=work_id, queue=done.queue))
    return work_id


_EXPEDITE = """
UPDATE common_work
SET priority = priority + %(by)s, queue = split_part(queue, '.', 1) || '.stat', rings = LEAST(rings, 1)
WHERE id IN (SELECT id FROM common_work
             WHERE organization_id = %(organization_id)s AND subject_id = ANY(%(subject_ids)s)
             FOR UPDATE SKIP LOCKED)
RETURNING id, name, queue, rung_at IS NOT NULL AND lease_expires_at IS NULL
"""


def expedite(*, organization_id: str, subject_ids: Sequence[str], by: int) -> None:
    """Move the waiting work of these subjects to the lane `stat` of its pool, `by` higher.

    What was rung is rung again there on commit; what waits for its turn waits there. Work that somebody writes at
    this moment is passed over: waiting for it could be a deadlock, and it is as good as done.
    """
    parameters: dict[str, Any] = {
        "by": by,
        "organization_id": organization_id,
        "subject_ids": list(subject_ids),
    }
    with connection.cursor() as cursor:
        cursor.execute(_EXPEDITE, parameters)
        rows = cursor.fetchall()
    for work_id, name, queue, rung in rows:
        if rung:
            transaction.on_commit(partial(ring, name=name, work_id=work_id, queue=queue))


def reschedule(*, name: str, subject_id: str, due_at: datetime) -> None:
    """Move the timer of a subject; nothing happens when it has fired or was cancelled."""
    with connection.cursor() as cursor:
        cursor.execute(
            "UPDATE common_work SET due_at = %s, rung_at = NULL "
            "WHERE name = %s AND subject_id = %s AND lease_expires_at IS NULL",
            [due_at, name, subject_id],
        )


_DELAY = """
UPDATE common_work SET due_at = due_at + make_interval(secs => %(by)s), rung_at = NULL
WHERE organization_id = %(organization_id)s AND name = ANY(%(names)s) AND due_at >= %(due_after)s
  AND lease_expires_at IS NULL
"""


def delay(*, names: Sequence[str], organization_id: str, by: timedelta, due_after: datetime) -> None:
    """Move an organization's timers of these names that were to fire from `due_after` on, `by` later."""
    with connection.cursor() as cursor:
        cursor.execute(
            _DELAY,
            {
                "by": by.total_seconds(),
                "organization_id": organization_id,
                "names": list(names),
                "due_after": due_after,
            },
        )


def cancel(*, name: str, subject_id: str) -> None:
    """Withdraw the work of a subject; a worker that holds it finds its lease lost when it records."""
    with connection.cursor() as cursor:
        cursor.execute("DELETE FROM common_work WHERE name = %s AND subject_id = %s", [name, subject_id])
