"""Webhooks' durable work: deliveries, what follows an enabling, and the mail about a disabling."""

from __future__ import annotations

import logging

from common.clock import now
from common.tasks import work_task
from common.work import Held, recording
from webhooks import services

logger = logging.getLogger(__name__)


def _give_up_delivery(held: Held, code: str) -> None:
    services.give_up_delivery(held=held, code=code, now=now())


def _give_up(held: Held, code: str) -> None:
    logger.error(
        "webhook work given up", extra={"work": held.name, "subject_id": held.subject_id, "code": code}
    )
    with recording(held):
        return


# A delivery's retries are new rows with a due time of their own; these attempts are for workers that die under it.
@work_task(name="webhooks.deliver", queue="io", give_up=_give_up_delivery, max_attempts=5)
def deliver(held: Held) -> None:
    """Send one delivery once."""
    services.deliver(held=held, now=now())


@work_task(name="webhooks.requeue", queue="io", give_up=_give_up, max_attempts=10)
def requeue(held: Held) -> None:
    """Queue what was held for an endpoint that was enabled."""
    services.requeue(held=held, now=now())


@work_task(name="webhooks.tell_administrators", queue="io", give_up=_give_up, max_attempts=10)
def tell_administrators(held: Held) -> None:
    """Mail the organization's administrators about an endpoint that was disabled."""
    services.tell_administrators(held=held)
