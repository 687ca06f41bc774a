"""Tests that need more than one connection: what they write is committed, and told apart by its organization.

A test's transaction that is rolled back at its end cannot be seen by a second connection. These tests leave their rows
behind instead; every test makes organizations of its own, and work that is left over is taken away.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

import pytest
from django.db import connection, connections

T = TypeVar("T")


@pytest.fixture
def committed(django_db_setup: None, django_db_blocker: Any) -> Iterator[None]:
    """Open the database for a test whose writes are real."""
    with django_db_blocker.unblock():
        yield
        with connection.cursor() as cursor:
            cursor.execute("DELETE FROM common_work")
        connections.close_all()


def together(*actions: Callable[[], T]) -> list[T | BaseException]:
    """Run the actions at the same time, each in a thread with a connection of its own; return values or exceptions."""
    barrier = threading.Barrier(len(actions))
    found: list[T | BaseException] = [RuntimeError("did not run")] * len(actions)

    def run(index: int, action: Callable[[], T]) -> None:
        try:
            connection.ensure_connection()
            barrier.wait(timeout=30)
            found[index] = action()
        except BaseException as error:  # noqa: BLE001 - the test looks at it
            found[index] = error
        finally:
            connections.close_all()

    threads = [threading.Thread(target=run, args=(index, action)) for index, action in enumerate(actions)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(timeout=60)
        assert not thread.is_alive(), "a thread does not come to its end"
    return found
