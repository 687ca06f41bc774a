"""Asks a model on behalf of a stage: with the circuit breaker before it and another attempt after it."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TypeVar

from common.work import Retry
from jobs.extraction.models import ModelFailed
from jobs.extraction.models.configuration import ModelConfig
from jobs.extraction.models.failures import AGAIN, OF_THE_SERVER
from jobs.services import breaker

logger = logging.getLogger(__name__)
ATTEMPTS = 3
"""As many as the stages have; after the last one the job goes on without the model."""
LONGEST_PAUSE_SECONDS = 60.0

T = TypeVar("T")


def ask(config: ModelConfig, call: Callable[[], T], *, attempt: int) -> T:
    """Return what the call returns.

    Raises Retry when the model failed for a moment and the stage has attempts left: by backoff, or when the server
    says. Raises ModelFailed when it is of no use to ask again.
    """
    try:
        answer = call()
    except ModelFailed as failure:
        logger.warning("model failed", extra={"model": config.name, "code": failure.code, "attempt": attempt})
        if failure.code in OF_THE_SERVER:
            breaker.note_failure(config.server)
        pause = failure.retry_after
        soon = pause is None or pause <= LONGEST_PAUSE_SECONDS
        if failure.code in AGAIN and attempt < ATTEMPTS and soon and breaker.is_closed(config.server):
            raise Retry(f"model_{failure.code}", seconds=pause) from None
        raise
    breaker.note_success(config.server)
    return answer
