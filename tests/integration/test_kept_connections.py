"""A kept connection that Postgres has closed is noticed before it is used; one that answered just now is not asked."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import psycopg
import pytest
from django.core.signals import request_finished, request_started
from django.db import connection

from common.postgres import base
from common.postgres.base import DatabaseWrapper


@contextmanager
def a_request() -> Iterator[None]:
    request_started.send(sender=None)
    yield
    request_finished.send(sender=None)


def backend() -> int:
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_backend_pid()")
        return int(cursor.fetchone()[0])


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """A list that grows by one each time a connection is asked whether it still answers."""
    times: list[int] = []
    is_usable = DatabaseWrapper.is_usable

    def counted(self: DatabaseWrapper) -> bool:
        times.append(1)
        return bool(is_usable(self))

    monkeypatch.setattr(DatabaseWrapper, "is_usable", counted)
    return times


def test_it_is_asked_once_in_a_while_and_not_at_each_request(
    committed: None, asked: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    connection.close()
    for _ in range(3):
        with a_request():
            backend()
    assert len(asked) == 1
    monkeypatch.setattr(base, "ASKED_AGAIN_SECONDS", -1.0)
    for _ in range(2):
        with a_request():
            backend()
    assert len(asked) == 3


def test_one_that_postgres_has_closed_a_moment_ago_is_opened_anew(committed: None) -> None:
    for _ in range(2):
        with a_request():
            before = backend()
    with another_connection() as another:
        another.execute("SELECT pg_terminate_backend(%s, 5000)", [before])
    with a_request():
        assert backend() != before


def another_connection() -> psycopg.Connection[Any]:
    """A second connection of the same role, which may end the first."""
    options = connection.get_connection_params()
    return psycopg.connect(**{name: options[name] for name in ("dbname", "user", "host") if name in options})
