"""Renews the leases of all work this process holds, from one thread, while the work runs."""

from __future__ import annotations

import logging
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from django.conf import settings
from django.db import close_old_connections, connection

logger = logging.getLogger(__name__)

_held: dict[tuple[str, int], float] = {}
_changed = threading.Condition()
_thread: threading.Thread | None = None


@contextmanager
def keeping(work_id: str, claim: int, *, lease_seconds: float) -> Iterator[None]:
    """Keep the lease of this work alive inside the block."""
    with _changed:
        _held[work_id, claim] = lease_seconds
        _start()
    try:
        yield
    finally:
        with _changed:
            del _held[work_id, claim]


def _start() -> None:
    global _thread
    if _thread is None or not _thread.is_alive():
        _thread = threading.Thread(target=_beat, name="lease-heartbeat", daemon=True)
        _thread.start()


def _beat() -> None:
    while True:
        with _changed:
            shortest = min(_held.values(), default=settings.WORK_LEASE_SECONDS)
            _changed.wait(timeout=shortest / 3)
            mine = dict(_held)
        if mine:
            _renew(mine)


def _renew(mine: dict[tuple[str, int], float]) -> None:
    try:
        close_old_connections()
        with connection.cursor() as cursor:
            for (work_id, claim), lease_seconds in mine.items():
                cursor.execute(
                    "UPDATE common_work SET lease_expires_at = clock_timestamp() + make_interval(secs => %s) "
                    "WHERE id = %s AND claim = %s",
                    [lease_seconds, work_id, claim],
                )
    except Exception as error:  # noqa: BLE001 - whatever the broker or driver raises, the row stays
        logger.warning("lease renewal failed", extra={"error": type(error).__name__})
        connection.close()
