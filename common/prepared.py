"""Statements that every hop of every run asks, which Postgres plans once a connection and not each time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import psycopg
from django.db import connection
from django.db.backends.utils import CursorWrapper


class _Preparing(psycopg.Cursor[Any]):
    """Sends its parameters beside the statement; prepared where the connection's settings allow it."""

    def execute(self, query: Any, params: Sequence[Any] | Mapping[str, Any] | None = None) -> Any:  # type: ignore[override]  # as Django calls it
        return super().execute(query, params, prepare=True)


def prepared_cursor() -> CursorWrapper:
    """Return a cursor for a statement that is written out once and asked again and again.

    It knows the transaction and is seen by whatever watches statements, as any cursor of Django's. Since parameters
    travel apart, one whose type the statement does not tell needs a cast there.
    """
    connection.close_if_health_check_failed()
    connection.ensure_connection()
    with connection.wrap_database_errors:
        bare: Any = _Preparing(connection.connection)
        return (
            connection.make_debug_cursor(bare) if connection.queries_logged else connection.make_cursor(bare)
        )
