"""The doorbell: a message with the id of a row. It may be lost, doubled or late."""

from __future__ import annotations

import logging
import time

from celery import current_app
from django.conf import settings

logger = logging.getLogger(__name__)

_silent_until = 0.0


def ring(*, name: str, work_id: str, queue: str) -> None:
    """Tell the broker that work is due.

    A broker that does not answer delays the work until the sweep, and loses nothing.
    """
    global _silent_until
    if time.monotonic() < _silent_until:
        return
    try:
        _publish(name=name, work_id=work_id, queue=queue)
    except Exception as error:  # noqa: BLE001 - whatever the broker or driver raises, the row stays
        _silent_until = time.monotonic() + settings.WORK_RING_PAUSE_SECONDS
        logger.warning("doorbell failed", extra={"work_id": work_id, "error": type(error).__name__})


def _publish(*, name: str, work_id: str, queue: str) -> None:
    """Publish what `send_task` would, but for what it looks up anew each time: a doorbell's route is known."""
    message = current_app.amqp.create_task_message(
        work_id, name, args=[work_id], argsrepr=work_id, kwargsrepr="{}", ignore_result=True
    )
    with current_app.producer_pool.acquire(block=True) as producer:
        producer.publish(
            message.body, routing_key=queue, serializer="json", headers=message.headers, **message.properties
        )
