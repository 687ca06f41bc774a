"""Durable work: the one mechanism for everything that happens later (docs/architecture.md, "Durable work").

Postgres is the truth, the broker only a doorbell. `enqueue` writes a row in the caller's transaction and
rings on commit; the ring carries the row's id and may be lost, doubled or late. A worker *claims* the row
(attempt + 1, a lease by the database's clock), *holds* it while a heartbeat renews the lease, and *records*:
the row is deleted in the transaction that writes the result, and only if the attempt is still the worker's
own (fencing). What is left over is rung again by the sweep.
"""

from __future__ import annotations

import json
import logging
import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from celery import current_app
from django.conf import settings
from django.db import InterfaceError, OperationalError, connection, transaction

from common import heartbeat
from common.connections import drop_if_lost
from common.ids import new_id
from common.row_security import organization_scope

logger = logging.getLogger(__name__)

DATABASE_LOST_SECONDS = 2.0
SHUTDOWN_STATES = ("57P01", "57P02", "57P03")
"""SQLSTATEs of a server that stops, has crashed or is just starting."""
DEADLOCK = "40P01"
"""Postgres ended one of two transactions that waited for each other: neither is at fault."""
STAT_PRIORITY = 3
"""Work of this priority has a queue of its own, `<queue>.stat`, which workers listen to first."""


@dataclass
class Held:
    """A piece of work that this worker has claimed. `attempt` counts from 1 and is the fencing token."""

    id: str
    name: str
    subject_id: str
    organization_id: str
    queue: str
    priority: int
    attempt: int
    handed_on: bool = field(default=False)


class Retry(Exception):
    """Raised by a handler: try again after `seconds` (None: by backoff). `code` is stable and holds no patient data."""

    def __init__(self, code: str, *, seconds: float | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.seconds = seconds


class LeaseLost(Exception):
    """Somebody else holds or has finished this work: what we have must not be written."""


@dataclass(frozen=True)
class WorkType:
    """How one kind of work is done. `give_up(held, code)` is called, in place of the handler, past the last attempt."""

    name: str
    queue: str
    handler: Callable[[Held], None]
    give_up: Callable[[Held, str], None]
    max_attempts: int
    lease_seconds: float


_types: dict[str, WorkType] = {}


def work_type(name: str) -> WorkType:
    """Return the registered kind of work."""
    return _types[name]


def register(work: WorkType) -> None:
    """Make a kind of work known; once for each name."""
    if work.name in _types:
        raise ValueError(f"work {work.name} is registered twice")
    _types[work.name] = work


_ENQUEUE = """
INSERT INTO common_work
    (id, name, subject_id, organization_id, queue, priority, due_at, attempt, rings, last_error, rung_at)
VALUES (%(id)s, %(name)s, %(subject_id)s, %(organization_id)s, %(queue)s, %(priority)s,
        COALESCE(%(due_at)s, clock_timestamp()), 0, 0, '',
        CASE WHEN %(due_at)s::timestamptz IS NOT NULL AND %(due_at)s::timestamptz > clock_timestamp() THEN NULL
             WHEN %(handed_on)s THEN clock_timestamp()
             WHEN (SELECT count(*) FROM (SELECT 1 FROM common_work WHERE organization_id = %(organization_id)s
                   AND queue = %(queue)s AND rung_at IS NOT NULL LIMIT %(limit)s) AS in_flight) < %(limit)s
             THEN clock_timestamp() END)
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
    due_at: datetime | None = None,
    after: Held | None = None,
) -> str | None:
    """Write a piece of work inside the caller's transaction and ring for it on commit.

    `queue` is the kind of pool ("documents", "flow", "io"). `due_at` in the future makes it a timer. `after`
    is the work that this one follows in a chain: it takes over its place among the organization's work in
    flight. Returns the work's id, or None when the same work for the same subject is waiting already.
    """
    kind_of_pool = queue
    if priority >= STAT_PRIORITY:
        queue = f"{queue}.stat"
    parameters: dict[str, Any] = {
        "id": new_id("wrk"),
        "name": name,
        "subject_id": subject_id,
        "organization_id": organization_id,
        "queue": queue,
        "priority": priority,
        "due_at": due_at,
        "handed_on": after is not None,
        "limit": settings.WORK_IN_FLIGHT_PER_ORGANIZATION[kind_of_pool],
    }
    with connection.cursor() as cursor:
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


def reschedule(*, name: str, subject_id: str, due_at: datetime) -> None:
    """Move the timer of a subject; nothing happens when it has fired or was cancelled."""
    with connection.cursor() as cursor:
        cursor.execute(
            "UPDATE common_work SET due_at = %s, rung_at = NULL "
            "WHERE name = %s AND subject_id = %s AND lease_expires_at IS NULL",
            [due_at, name, subject_id],
        )


def cancel(*, name: str, subject_id: str) -> None:
    """Withdraw the work of a subject; a worker that holds it finds its lease lost when it records."""
    with connection.cursor() as cursor:
        cursor.execute("DELETE FROM common_work WHERE name = %s AND subject_id = %s", [name, subject_id])


_silent_until = 0.0


def ring(*, name: str, work_id: str, queue: str) -> None:
    """Tell the broker that work is due.

    A broker that does not answer delays the work until the sweep, and loses nothing.
    """
    global _silent_until
    if time.monotonic() < _silent_until:
        return
    try:
        current_app.send_task(name, args=[work_id], queue=queue, ignore_result=True, retry=False)
    except Exception as error:  # noqa: BLE001 - whatever the broker or driver raises, the row stays
        _silent_until = time.monotonic() + settings.WORK_RING_PAUSE_SECONDS
        logger.warning("doorbell failed", extra={"work_id": work_id, "error": type(error).__name__})


_CLAIM = """
UPDATE common_work
SET attempt = attempt + 1, rings = 0, rung_at = clock_timestamp(),
    lease_expires_at = clock_timestamp() + make_interval(secs => %s)
WHERE id = %s AND due_at <= clock_timestamp() AND (lease_expires_at IS NULL OR lease_expires_at < clock_timestamp())
RETURNING id, name, subject_id, organization_id, queue, priority, attempt
"""


def claim(work_id: str, *, lease_seconds: float) -> Held | None:
    """Take the work if it is due and nobody holds it, else return None. Counts the attempt before any of it is done."""
    with connection.cursor() as cursor:
        cursor.execute(_CLAIM, [lease_seconds, work_id])
        row = cursor.fetchone()
    return Held(*row) if row else None


@contextmanager
def recording(held: Held) -> Iterator[None]:
    """Open the one transaction that writes the result of the work, with its events and the next work.

    Raises LeaseLost, and writes nothing, when the work is no longer this worker's.
    """
    with organization_scope(held.organization_id):
        with connection.cursor() as cursor:
            cursor.execute("DELETE FROM common_work WHERE id = %s AND attempt = %s", [held.id, held.attempt])
            if cursor.rowcount != 1:
                raise LeaseLost(held.id)
        yield
    if not held.handed_on:
        admit_next(organization_id=held.organization_id, queue=held.queue)


_POSTPONE = """
UPDATE common_work
SET due_at = clock_timestamp() + make_interval(secs => %s), lease_expires_at = NULL, rung_at = NULL,
    rings = 0, last_error = %s, attempt = attempt - %s
WHERE id = %s AND attempt = %s
"""


def postpone(held: Held, *, seconds: float, code: str, refund: bool = False) -> None:
    """Give the work back, to be done again after so many seconds; `refund` does not count this attempt."""
    with connection.cursor() as cursor:
        cursor.execute(_POSTPONE, [seconds, code[:100], int(refund), held.id, held.attempt])


def backoff_seconds(attempt: int) -> float:
    """Return how long to wait after this attempt: 1, 2, 4 ... 300 seconds, with jitter of a quarter."""
    return float(min(2 ** (attempt - 1), 300) * random.uniform(0.75, 1.25))  # noqa: S311 - jitter, not a secret


def perform(work_id: str, *, work: WorkType) -> None:
    """Do one piece of work: claim it, call its handler, and on failure give it back or give it up.

    Safe to call twice, late, or for work that is long done. Nothing of an exception but its class is logged
    or kept, since messages of database and parser errors can carry patient data.
    """
    drop_if_lost()
    try:
        held = claim(work_id, lease_seconds=work.lease_seconds)
        if held is not None:
            _perform_held(held, work)
    except (InterfaceError, OperationalError) as error:
        # The row is as it was, or its lease runs out: the sweep rings again once the database is back.
        logger.warning("database lost", extra={"work_id": work_id, "error": type(error).__name__})
        connection.close()


def _perform_held(held: Held, work: WorkType) -> None:
    with heartbeat.keeping(held.id, held.attempt, lease_seconds=work.lease_seconds):
        try:
            if held.attempt > work.max_attempts:
                work.give_up(held, "worker_lost")
            else:
                work.handler(held)
        except LeaseLost:
            logger.info("lease lost", extra={"work_id": held.id, "work": held.name})
        except Retry as retry:
            _try_again(held, work, code=retry.code, seconds=retry.seconds)
        except Exception as error:
            if _database_was_lost(error):
                connection.close()
                postpone(held, seconds=DATABASE_LOST_SECONDS, code="database_lost", refund=True)
                return
            logger.exception(
                "work failed", extra={"work_id": held.id, "work": held.name, "attempt": held.attempt}
            )
            _try_again(held, work, code=type(error).__name__, seconds=None)


def _database_was_lost(error: Exception) -> bool:
    """Return whether Postgres went away, which is nobody's attempt; a statement that it refused is one.

    Without this difference, work whose statement is always refused (too long, too large) would never end.
    """
    if not isinstance(error, (InterfaceError, OperationalError)):
        return False
    state = getattr(error.__cause__, "sqlstate", None)
    return state is None or state[:2] == "08" or state in SHUTDOWN_STATES or state == DEADLOCK


def _try_again(held: Held, work: WorkType, *, code: str, seconds: float | None) -> None:
    if held.attempt >= work.max_attempts:
        try:
            work.give_up(held, code)
            return
        except LeaseLost:
            return
        except Exception:
            logger.exception("giving up failed", extra={"work_id": held.id, "work": held.name})
    postpone(held, seconds=backoff_seconds(held.attempt) if seconds is None else seconds, code=code)


_ADMIT_NEXT = """
UPDATE common_work SET rung_at = clock_timestamp(), rings = 1
WHERE id = (SELECT id FROM common_work
            WHERE organization_id = %s AND queue = %s AND rung_at IS NULL AND due_at <= clock_timestamp()
            ORDER BY priority DESC, due_at LIMIT 1 FOR UPDATE SKIP LOCKED)
RETURNING id, name, queue
"""


def admit_next(*, organization_id: str, queue: str) -> None:
    """Ring for the organization's next waiting work, one having left its place in flight."""
    with connection.cursor() as cursor:
        cursor.execute(_ADMIT_NEXT, [organization_id, queue])
        row = cursor.fetchone()
    if row:
        _ring_rows([row])


_RING_AGAIN = """
UPDATE common_work SET rung_at = clock_timestamp(), rings = LEAST(rings + 1, 5)
WHERE id IN (SELECT id FROM common_work
             WHERE rung_at IS NOT NULL AND due_at <= clock_timestamp()
               AND (lease_expires_at IS NULL OR lease_expires_at < clock_timestamp())
               AND (lease_expires_at IS NOT NULL
                    OR rung_at < clock_timestamp() - make_interval(secs => %s * power(2, LEAST(rings, 5))))
             ORDER BY priority DESC, due_at LIMIT %s FOR UPDATE SKIP LOCKED)
RETURNING id, name, queue
"""

_ADMIT_WAITING = """
WITH waiting AS (
    SELECT DISTINCT organization_id, queue FROM common_work WHERE rung_at IS NULL AND due_at <= clock_timestamp()
), room AS (
    SELECT w.organization_id, w.queue,
           (%(limits)s::jsonb ->> split_part(w.queue, '.', 1))::integer - count(f.id) AS places
    FROM waiting w LEFT JOIN common_work f
      ON f.organization_id = w.organization_id AND f.queue = w.queue AND f.rung_at IS NOT NULL
    GROUP BY 1, 2
), admitted AS (
    SELECT picked.id FROM room, LATERAL (
        SELECT id FROM common_work c
        WHERE c.organization_id = room.organization_id AND c.queue = room.queue
          AND c.rung_at IS NULL AND c.due_at <= clock_timestamp()
        ORDER BY c.priority DESC, c.due_at LIMIT GREATEST(room.places, 0)
    ) AS picked LIMIT %(batch)s
)
UPDATE common_work SET rung_at = clock_timestamp(), rings = 1
WHERE id IN (SELECT id FROM admitted) AND rung_at IS NULL
RETURNING id, name, queue
"""


def sweep() -> int:
    """Ring for work whose ring was lost, whose worker died or whose time has come; return how many were rung.

    Two sweeps at once do no harm: an advisory lock lets one through, the other returns 0.
    """
    with transaction.atomic(), connection.cursor() as cursor:
        cursor.execute("SELECT pg_try_advisory_xact_lock(hashtext('common.work.sweep'))")
        if not cursor.fetchone()[0]:
            return 0
        cursor.execute(_RING_AGAIN, [settings.WORK_RING_AGAIN_SECONDS, settings.WORK_SWEEP_BATCH])
        rows = cursor.fetchall()
        cursor.execute(
            _ADMIT_WAITING,
            {
                "limits": json.dumps(settings.WORK_IN_FLIGHT_PER_ORGANIZATION),
                "batch": settings.WORK_SWEEP_BATCH,
            },
        )
        rows += cursor.fetchall()
    _ring_rows(rows)
    return len(rows)


def _ring_rows(rows: list[tuple[Any, ...]]) -> None:
    for work_id, name, queue in rows:
        ring(name=name, work_id=work_id, queue=queue)
