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
        current_app.send_task(name, args=[work_id], queue=queue, ignore_result=True, retry=False)
    except Exception as error:  # noqa: BLE001 - whatever the broker or driver raises, the row stays
        _silent_until = time.monotonic() + settings.WORK_RING_PAUSE_SECONDS
        logger.warning("doorbell failed", extra={"work_id": work_id, "error": type(error).__name__})
