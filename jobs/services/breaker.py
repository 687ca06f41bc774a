"""A circuit breaker for each model server, shared by all workers through Redis.

Closed: calls go. After so many failures in a row it opens: nobody calls for a while. Then one worker may try; its
success closes the breaker, its failure opens it again. When Redis does not answer, calls go: a broker that is down
is no reason to distrust a model.
"""

from __future__ import annotations

import logging
from functools import lru_cache

import redis
from django.conf import settings

logger = logging.getLogger(__name__)
_PREFIX = "model-breaker"
_FORGET_FAILURES_SECONDS = 600


@lru_cache
def _redis() -> redis.Redis:
    return redis.Redis.from_url(settings.REDIS_URL, socket_timeout=1, socket_connect_timeout=0.5)


def may_call(server: str) -> bool:
    """Return whether the server may be called now; once its rest is over, only one caller at a time hears yes."""
    try:
        if _redis().exists(_key(server, "open")):
            return False
        if not _redis().exists(_key(server, "tripped")):
            return True
        seconds = max(1, int(settings.MODEL_BREAKER_SECONDS))
        return bool(_redis().set(_key(server, "trial"), 1, nx=True, ex=seconds))
    except redis.RedisError as error:
        _unknown(error)
        return True


def is_closed(server: str) -> bool:
    """Return whether nothing keeps callers from the server."""
    try:
        return not _redis().exists(_key(server, "tripped"))
    except redis.RedisError as error:
        _unknown(error)
        return True


def note_success(server: str) -> None:
    """Close the breaker and forget the failures."""
    try:
        _redis().delete(*(_key(server, part) for part in ("failures", "tripped", "open", "trial")))
    except redis.RedisError as error:
        _unknown(error)


def note_failure(server: str) -> None:
    """Count a failure of the server; open the breaker at the configured number, or when a trial failed."""
    try:
        failures = _redis().incr(_key(server, "failures"))
        _redis().expire(_key(server, "failures"), _FORGET_FAILURES_SECONDS)
        if failures >= settings.MODEL_BREAKER_FAILURES or _redis().exists(_key(server, "tripped")):
            milliseconds = max(1, int(settings.MODEL_BREAKER_SECONDS * 1000))
            _redis().set(_key(server, "open"), 1, px=milliseconds)
            _redis().set(_key(server, "tripped"), 1, ex=24 * 3600)
            _redis().delete(_key(server, "trial"))
            logger.warning("model rests", extra={"model_server": server, "failures": failures})
    except redis.RedisError as error:
        _unknown(error)


def _key(server: str, part: str) -> str:
    return f"{_PREFIX}:{server}:{part}"


def _unknown(error: redis.RedisError) -> None:
    logger.warning("breaker unknown", extra={"error": type(error).__name__})
