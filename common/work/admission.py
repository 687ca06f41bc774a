"""Whose work is rung when: an organization has only so many pieces in flight in each lane, the most urgent first."""

from __future__ import annotations

import json
from datetime import datetime
from typing import Any

from django.conf import settings
from django.db import connection, transaction

from common.work.ringing import ring


def limit_of(queue: str) -> int:
    """Return how many pieces of one organization may be in flight in a queue: the lane's own limit, or its pool's."""
    limits = settings.WORK_IN_FLIGHT_PER_ORGANIZATION
    return limits[queue] if queue in limits else limits[queue.partition(".")[0]]


_NOW = "(SELECT clock_timestamp())"
"""The time, asked once a statement. Asked bare it is asked for each row, and no index on `due_at` can be used."""


_STILL_WAITS = "COALESCE(rung_at, 'infinity') = 'infinity'"
"""That a row found by its id has not been rung meanwhile; said so that no index of all that waits is read for it."""


def _most_urgent_due(*, organization: str, queue: str, limit: str, lock: str = "") -> str:
    """Return the SQL of the ids of one organization's due work in a queue, the highest priority first.

    It goes from one priority that there is to the next and looks into each from the earliest due: timers whose time
    has not come, a hundred thousand perhaps, are never walked through.
    """
    waiting = f"organization_id = {organization} AND queue = {queue} AND rung_at IS NULL"
    return f"""
WITH RECURSIVE level AS (
    (SELECT priority FROM common_work WHERE {waiting} ORDER BY priority DESC LIMIT 1)
    UNION ALL
    SELECT (SELECT lower.priority FROM common_work AS lower
            WHERE {waiting} AND lower.priority < level.priority ORDER BY lower.priority DESC LIMIT 1)
    FROM level WHERE level.priority IS NOT NULL
)
SELECT due.id FROM level, LATERAL (
    SELECT id FROM common_work AS one
    WHERE {waiting} AND one.priority = level.priority AND one.due_at <= {_NOW}
    ORDER BY one.due_at LIMIT {limit} {lock}
) AS due LIMIT {limit}
"""  # noqa: S608 - the parts are column names and placeholders of this file


# The ids to be rung are gathered into an array first. With `IN (SELECT ... LIMIT ... SKIP LOCKED)` Postgres may choose,
# by its statistics, to ask anew for each row it looks at: what is rung already is skipped then, and one more is taken.

_ADMIT_NEXT = f"""
UPDATE common_work SET rung_at = clock_timestamp(), rings = 1
WHERE id = ANY(ARRAY({
    _most_urgent_due(
        organization="%(organization_id)s", queue="%(queue)s", limit="1", lock="FOR UPDATE SKIP LOCKED"
    )
})) AND {_STILL_WAITS}
RETURNING id, name, queue
"""  # noqa: S608


def admit_next(*, organization_id: str, queue: str) -> None:
    """Ring for the organization's next waiting work, one having left its place in flight."""
    with connection.cursor() as cursor:
        cursor.execute(_ADMIT_NEXT, {"organization_id": organization_id, "queue": queue})
        row = cursor.fetchone()
    if row:
        _ring_rows([row])


_RING_AGAIN = """
UPDATE common_work SET rung_at = clock_timestamp(), rings = LEAST(rings + 1, 5)
WHERE id = ANY(ARRAY(
    SELECT id FROM common_work
    WHERE rung_at <= (SELECT clock_timestamp()) AND due_at <= (SELECT clock_timestamp())
      AND (lease_expires_at IS NULL OR lease_expires_at < clock_timestamp())
      AND (lease_expires_at IS NOT NULL
           OR rung_at < clock_timestamp() - make_interval(secs => %s * power(2, LEAST(rings, 5))))
      AND organization_id NOT IN (SELECT organization_id FROM common_restingorganization)
    ORDER BY priority DESC, due_at LIMIT %s FOR UPDATE SKIP LOCKED))
RETURNING id, name, queue
"""

_ADMIT_WAITING = f"""
WITH waiting AS (
    SELECT DISTINCT organization_id, queue FROM common_work WHERE rung_at IS NULL AND due_at <= {_NOW}
    AND organization_id NOT IN (SELECT organization_id FROM common_restingorganization)
), room AS (
    SELECT w.organization_id, w.queue,
           COALESCE(%(limits)s::jsonb ->> w.queue, %(limits)s::jsonb ->> split_part(w.queue, '.', 1))::integer
           - count(f.id) AS places
    FROM waiting w LEFT JOIN common_work f
      ON f.organization_id = w.organization_id AND f.queue = w.queue AND f.rung_at IS NOT NULL
    GROUP BY 1, 2
), admitted AS (
    SELECT picked.id FROM room, LATERAL ({
    _most_urgent_due(
        organization="room.organization_id", queue="room.queue", limit="GREATEST(room.places, 0)"
    )
}) AS picked LIMIT %(batch)s
)
UPDATE common_work SET rung_at = clock_timestamp(), rings = 1
WHERE id = ANY(ARRAY(SELECT id FROM admitted)) AND {_STILL_WAITS}
RETURNING id, name, queue
"""  # noqa: S608


def sweep() -> int:
    """Ring for work whose ring was lost, whose worker died or whose time has come; return how many were rung.

    Two sweeps at once do no harm: an advisory lock lets one through, the other returns 0.
    """
    with transaction.atomic(), connection.cursor() as cursor:
        cursor.execute("SELECT pg_try_advisory_xact_lock(hashtext('common.work.sweep'))")
        if not cursor.fetchone()[0]:
            return 0
        # What is rung or due is a handful of rows behind an index of its own. Statistics that are old, or were never
        # made, let Postgres expect a third of the table and read all of it, timers that wait included.
        cursor.execute("SET LOCAL enable_seqscan = off")
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


def resting_since(*, organization_id: str) -> datetime | None:
    """Return since when an organization's work rests because it is suspended, None where it does not."""
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT since FROM common_restingorganization WHERE organization_id = %s", [organization_id]
        )
        row = cursor.fetchone()
    return row[0] if row else None


def _ring_rows(rows: list[tuple[Any, ...]]) -> None:
    for work_id, name, queue in rows:
        ring(name=name, work_id=work_id, queue=queue)
