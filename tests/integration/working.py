"""Pieces of durable work for tests: put into the queue, of kinds made for one test, and what lies in the broker."""

from __future__ import annotations

import base64
import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
import redis

from common import work
from common.clock import now
from common.ids import new_id
from common.models import Work
from common.row_security import organization_scope
from common.work import Held, WorkType, kinds
from tests.conftest import Tenant

FOR_EVER = 3600.0
AT_ONCE = 0.0


def put(tenant: Tenant, *, name: str = "test.nothing", queue: str = "flow", **options: Any) -> str:
    with organization_scope(tenant.organization_id):
        work_id = work.enqueue(
            name=name,
            queue=queue,
            subject_id=new_id("sub"),
            organization_id=tenant.organization_id,
            **options,
        )
    assert work_id is not None
    return work_id


def hurry(tenant: Tenant) -> int:
    """Let what was postponed be due, and return how many pieces of work there are."""
    return Work.objects.filter(organization_id=tenant.organization_id).update(due_at=now())


def must_not(held: Held, *_: str) -> None:
    raise AssertionError("must not be called")


@contextmanager
def kind(name: str, handler: Any, *, give_up: Any = must_not, max_attempts: int = 3) -> Iterator[WorkType]:
    """Register a kind of work for one test."""
    made = WorkType(
        name=name,
        queue="flow",
        handler=handler,
        give_up=give_up,
        max_attempts=max_attempts,
        lease_seconds=9.0,
    )
    work.register(made)
    try:
        yield made
    finally:
        del kinds._types[name]


def done(held: Held) -> None:
    with work.recording(held):
        pass


@pytest.fixture
def broker(settings: Any) -> Iterator[redis.Redis]:
    """The real broker, with empty queues."""
    connection_ = redis.Redis.from_url(settings.REDIS_URL)
    for queue in (
        "flow",
        "flow.stat",
        "io",
        "documents",
        "documents.stat",
        "parts",
        "parts.stat",
        "flags",
        "flags.stat",
    ):
        connection_.delete(queue)
    yield connection_
    connection_.close()


def rung(broker: redis.Redis, queue: str = "flow") -> list[Any]:
    """Return the arguments of every message that lies in a queue, the first sent first."""
    messages = [json.loads(message) for message in broker.lrange(queue, 0, -1)]
    return [json.loads(base64.b64decode(message["body"]))[0] for message in reversed(messages)]
