"""Doing one piece of work in a worker: claim, handler, and what follows when it fails."""

from __future__ import annotations

import logging
import random

from django.db import InterfaceError, NotSupportedError, OperationalError, connection

from common import heartbeat
from common.connections import drop_if_lost
from common.work.holding import claim, postpone
from common.work.kinds import Held, LeaseLost, Retry, WorkType

logger = logging.getLogger(__name__)

DATABASE_LOST_SECONDS = 2.0
SHUTDOWN_STATES = ("57P01", "57P02", "57P03")
"""SQLSTATEs of a server that stops, has crashed or is just starting."""
DEADLOCK = "40P01"
"""Postgres ended one of two transactions that waited for each other: neither is at fault."""


def backoff_seconds(attempt: int) -> float:
    """Return how long to wait after this attempt: 1, 2, 4 ... 300 seconds, with jitter of a quarter."""
    return float(min(2 ** (attempt - 1), 300) * random.uniform(0.75, 1.25))  # noqa: S311 - jitter, not a secret


def perform(work_id: str, *, work: WorkType) -> None:
    """Do one piece of work: claim it, call its handler, and on failure give it back or give it up.

    Safe to call twice, late, or for work that is long done. Nothing of an exception but its class is logged
    or kept, since messages of database and parser errors can carry patient data.
    """
    try:
        held = _claim(work_id, work)
        if held is not None:
            _perform_held(held, work)
    except (InterfaceError, OperationalError) as error:
        # The row is as it was, or its lease runs out: the sweep rings again once the database is back.
        logger.warning("database lost", extra={"work_id": work_id, "error": type(error).__name__})
        connection.close()


def _claim(work_id: str, work: WorkType) -> Held | None:
    """Claim on this thread's connection as it is: to ask first whether it is still good costs each hop a statement."""
    if connection.errors_occurred:
        drop_if_lost()
    try:
        return claim(work_id, lease_seconds=work.lease_seconds)
    except (InterfaceError, OperationalError, NotSupportedError):
        # Postgres has gone meanwhile, or a migration has changed a column under a statement that was planned before.
        if connection.in_atomic_block:
            raise
        connection.close()
        return claim(work_id, lease_seconds=work.lease_seconds)


def _perform_held(held: Held, work: WorkType) -> None:
    with heartbeat.keeping(held.id, held.claim, lease_seconds=work.lease_seconds):
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
