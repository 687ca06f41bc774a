"""Durable work as Celery tasks: each kind of work is one task that takes the id of its row and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from celery import shared_task
from django.conf import settings

from common import work
from common.connections import drop_if_lost
from common.work import Held, WorkType

Handler = Callable[[Held], None]


def work_task(
    *,
    name: str,
    queue: str,
    give_up: Callable[[Held, str], None],
    max_attempts: int = 3,
    lease_seconds: float | None = None,
) -> Callable[[Handler], Any]:
    """Return a decorator that makes a handler of held work a Celery task of this name.

    `queue` names the pool. `give_up(held, code)` records the failure past the last attempt; work whose
    process was killed each time ends there too, with the code `worker_lost`.
    """

    def decorate(handler: Handler) -> Any:
        kind = WorkType(
            name=name,
            queue=queue,
            handler=handler,
            give_up=give_up,
            max_attempts=max_attempts,
            lease_seconds=lease_seconds or settings.WORK_LEASE_SECONDS,
        )
        work.register(kind)

        @shared_task(name=name, ignore_result=True)
        def task(work_id: str, **_: Any) -> None:
            work.perform(work_id, work=kind)

        return task

    return decorate


@shared_task(name="common.sweep", ignore_result=True)
def sweep(**_: Any) -> None:
    """Ring again for work that nobody does."""
    drop_if_lost()
    work.sweep()
