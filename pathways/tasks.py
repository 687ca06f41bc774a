"""Each node of a run, and each timer, as a Celery task."""

from __future__ import annotations

from common.clock import now
from common.tasks import work_task
from common.work import Held, recording
from pathways import services


def _give_up_node(held: Held, code: str) -> None:
    services.give_up_node(held, code=code, now=now())


def _give_up_timer(held: Held, code: str) -> None:
    """A review that cannot expire stays open: people can still answer it."""
    with recording(held):
        pass


@work_task(name="pathways.node", queue="flow", give_up=_give_up_node, max_attempts=4)
def node(held: Held) -> None:
    """Run one node and hand on to the next."""
    services.run_node_work(held, clock=now)


@work_task(name="pathways.review_timer", queue="flow", give_up=_give_up_timer, max_attempts=8)
def review_timer(held: Held) -> None:
    """Let a review expire."""
    services.expire_review(held, now=now())
