"""Writing events: one insert is the audit trail, the feed and the outbox."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from datetime import datetime
from typing import Any

from django.db import connection, transaction

from common.ids import new_id, shorten_ids
from common.row_security import organization_scope
from events import event_types
from events.data import EventData

Subscriber = Callable[[EventData], None]
_subscribers: dict[str, tuple[Subscriber, ...]] = {}


def subscribe(table: dict[str, tuple[Subscriber, ...]]) -> None:
    """Set who hears of which type of event (config/switchboard.py); subscribers run in the event's own transaction."""
    unknown = set(table) - event_types.ALL
    if unknown:
        raise ValueError(f"unknown event types: {sorted(unknown)}")
    _subscribers.clear()
    _subscribers.update(table)


_INSERT = """
WITH stream AS (
    INSERT INTO events_eventstream (organization_id, last_sequence) VALUES (%(organization_id)s, 1)
    ON CONFLICT (organization_id) DO UPDATE SET last_sequence = events_eventstream.last_sequence + 1
    RETURNING last_sequence
)
INSERT INTO events_event
    (id, organization_id, sequence, type, actor, record_id, team_id, data, occurred_at)
SELECT %(id)s, %(organization_id)s, last_sequence, %(type)s, %(actor)s, %(record_id)s, %(team_id)s,
       %(data)s::jsonb, %(occurred_at)s
FROM stream
RETURNING sequence
"""


def record_event(
    *,
    type: str,
    organization_id: str,
    actor: str,
    now: datetime,
    record_id: str = "",
    team_id: str | None = None,
    data: dict[str, Any] | None = None,
) -> EventData:
    """Write an event inside the caller's transaction and hand it to its subscribers there.

    Takes the organization's event counter until commit: call it after every other lock of the transaction.
    `data` is ids, states and links; `record_id` is added to it. Raises ValueError for an unknown type.
    """
    if type not in event_types.ALL:
        raise ValueError(f"unknown event type {type!r}")
    body = {**({"record_id": record_id} if record_id else {}), **(data or {})}
    event_id = new_id("evt")
    with connection.cursor() as cursor:
        cursor.execute(
            _INSERT,
            {
                "id": event_id,
                "organization_id": organization_id,
                "type": type,
                "actor": actor,
                "record_id": record_id,
                "team_id": team_id or "",
                "data": json.dumps(body),
                "occurred_at": now,
            },
        )
        (sequence,) = cursor.fetchone()
    event = EventData(
        id=event_id,
        organization_id=organization_id,
        sequence=sequence,
        type=type,
        actor=actor,
        team_id=team_id,
        data=body,
        occurred_at=now,
    )
    for subscriber in _subscribers.get(type, ()):
        subscriber(event)
    return event


def record_access(
    *,
    organization_id: str,
    actor: str,
    action: str,
    subject_id: str,
    now: datetime,
    address: str = "",
    request_id: str = "",
) -> None:
    """Write down that somebody read patient data; inside the organization's scope, or in one of its own.

    The same read by the same reader again within a minute is the same entry, so that a client which polls does not
    write at each poll; each process remembers for itself.
    """
    read = (organization_id, actor, action, subject_id)
    if time.monotonic() - _noted.get(read, float("-inf")) < _SAME_READ_SECONDS:
        return
    with organization_scope(organization_id), connection.cursor() as cursor:
        cursor.execute(
            "INSERT INTO events_access (organization_id, at, actor, action, subject_id, address, request_id) "
            "VALUES (%s, %s, %s, %s, %s, %s, %s)",
            [organization_id, now, actor, action, shorten_ids(subject_id), address, request_id],
        )
        transaction.on_commit(lambda: _remember(read))


_SAME_READ_SECONDS = 60.0
_MOST_REMEMBERED = 10_000
_noted: dict[tuple[str, str, str, str], float] = {}


def _remember(read: tuple[str, str, str, str]) -> None:
    if len(_noted) >= _MOST_REMEMBERED:
        _noted.clear()
    _noted[read] = time.monotonic()
