"""A room without a way out: inside, Postgres refuses every write and Python every message to the outside.

Simulations run in it. What they run has no effects anyway; this makes sure of it, whatever becomes of the code.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from typing import Any

from django.db import connection, transaction

from common.row_security import organization_scope

_sealed: ContextVar[bool] = ContextVar("sealed", default=False)
_WAYS_OUT = frozenset(
    {
        "socket.connect",
        "socket.sendto",
        "socket.sendmsg",
        "socket.bind",
        "socket.getaddrinfo",
        "smtplib.connect",
        "smtplib.send",
        "subprocess.Popen",
        "os.system",
        "os.exec",
        "os.posix_spawn",
        "os.fork",
    }
)
"""Events that Python audits (see `sys.addaudithook`) and that reach beyond this process."""


class SideEffect(RuntimeError):
    """Something that must have no effect tried to have one: a defect in our code."""


@contextmanager
def sealed(organization_id: str) -> Iterator[None]:
    """Open a transaction of an organization that can only read, in which nothing can be sent or put off until later.

    Raises SideEffect for what tries; a write raises the database's own error.
    """
    _watch()
    # A savepoint of its own: where a transaction is open already, it can write again afterwards.
    with organization_scope(organization_id), transaction.atomic():
        with connection.cursor() as cursor:
            cursor.execute("SET TRANSACTION READ ONLY")
        put_off = len(connection.run_on_commit)
        token = _sealed.set(True)
        try:
            yield
        finally:
            _sealed.reset(token)
        if len(connection.run_on_commit) != put_off:
            raise SideEffect("something was to be done after the transaction")


@cache
def _watch() -> None:
    """Listen to what Python audits; a hook stays for as long as the process lives."""
    sys.addaudithook(_refuse_ways_out)


def _refuse_ways_out(event: str, _arguments: tuple[Any, ...]) -> None:
    if event in _WAYS_OUT and _sealed.get():
        raise SideEffect(event)
