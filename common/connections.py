"""The database connection of a worker's thread, which stays open from task to task."""

from __future__ import annotations

from django.db import connection


def drop_if_lost() -> None:
    """Close this thread's connection if it is no longer good, so that the next statement opens a new one.

    Inside a transaction it is left alone: whoever opened that one decides.
    """
    if not connection.in_atomic_block:
        connection.close_if_unusable_or_obsolete()
