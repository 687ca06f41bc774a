"""Taking work, giving it back, and recording its result as its only owner."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from django.db import connection

from common.prepared import prepared_cursor
from common.row_security import organization_scope
from common.work.admission import admit_next
from common.work.kinds import Held, LeaseLost

_CLAIM = """
UPDATE common_work
SET attempt = attempt + 1, claim = (random() * 9e15)::bigint, rings = 0, rung_at = clock_timestamp(),
    lease_expires_at = clock_timestamp() + make_interval(secs => %s)
WHERE id = %s AND due_at <= clock_timestamp() AND (lease_expires_at IS NULL OR lease_expires_at < clock_timestamp())
  AND organization_id NOT IN (SELECT organization_id FROM common_restingorganization)
RETURNING id, name, subject_id, organization_id, queue, priority, attempt, claim,
          set_config('synchronous_commit', 'off', true)
"""
"""A claim does not wait for the disk. What is committed after it, and waits, takes it along: the result of the work,
and the intention before any effect outside. A claim that a crash of Postgres took back has done nothing yet, and the
next one draws another number."""


def claim(work_id: str, *, lease_seconds: float) -> Held | None:
    """Take the work if it is due, nobody holds it and its organization is not suspended, else return None.

    Counts the attempt before any of it is done.
    """
    with prepared_cursor() as cursor:
        cursor.execute(_CLAIM, [lease_seconds, work_id])
        row = cursor.fetchone()
    return Held(*row[:-1]) if row else None


@contextmanager
def recording(held: Held, *, at_the_end: bool = False) -> Iterator[None]:
    """Open the one transaction that writes the result of the work, with its events and the next work.

    The work's row is struck out first, or `at_the_end`: then what is enqueued `after` it may become of the row
    itself, in one statement less. That is for who holds a lock that keeps others from recording the same.

    Raises LeaseLost, and writes nothing, when the work is no longer this worker's.
    """
    held.handed_on, held.becomes_next = False, at_the_end
    with organization_scope(held.organization_id):
        if not at_the_end:
            _strike(held)
        yield
        if held.becomes_next:
            _strike(held)
    if not held.handed_on:
        admit_next(organization_id=held.organization_id, queue=held.queue)


def _strike(held: Held) -> None:
    with prepared_cursor() as cursor:
        cursor.execute("DELETE FROM common_work WHERE id = %s AND claim = %s", [held.id, held.claim])
        if cursor.rowcount != 1:
            raise LeaseLost(held.id)


_POSTPONE = """
UPDATE common_work
SET due_at = clock_timestamp() + make_interval(secs => %s), lease_expires_at = NULL, rung_at = NULL,
    rings = 0, last_error = %s, attempt = attempt - %s
WHERE id = %s AND claim = %s
"""


def postpone(held: Held, *, seconds: float, code: str, refund: bool = False) -> None:
    """Give the work back, to be done again after so many seconds; `refund` does not count this attempt."""
    with connection.cursor() as cursor:
        cursor.execute(_POSTPONE, [seconds, code[:100], int(refund), held.id, held.claim])
