"""Rate limits, exact across processes: a moving window in Redis (library `limits`), with a window of the
process's own when Redis does not answer, for a broker that is down is no reason to refuse work.
"""

from __future__ import annotations

import logging
import math
import time
from dataclasses import dataclass
from functools import lru_cache

import redis
from django.conf import settings
from limits import RateLimitItem, RateLimitItemPerSecond
from limits.storage import MemoryStorage, RedisStorage
from limits.strategies import MovingWindowRateLimiter

from common.errors import RateLimited

logger = logging.getLogger(__name__)
_PAUSE_SECONDS = 2.0
_without_redis_until = 0.0


@dataclass(frozen=True)
class Quota:
    """Where a caller stands: `remaining` requests now, `reset_seconds` until the window has room again."""

    name: str
    limit: int
    window_seconds: int
    remaining: int
    reset_seconds: int

    def headers(self) -> dict[str, str]:
        """Return the headers of the IETF draft ratelimit-headers."""
        return {
            "RateLimit-Policy": f'"{self.name}";q={self.limit};w={self.window_seconds}',
            "RateLimit": f'"{self.name}";r={self.remaining};t={self.reset_seconds}',
        }


@lru_cache
def _shared() -> MovingWindowRateLimiter:
    pool = redis.ConnectionPool.from_url(settings.REDIS_URL, socket_timeout=1, socket_connect_timeout=0.5)
    return MovingWindowRateLimiter(RedisStorage(settings.REDIS_URL, connection_pool=pool, key_prefix="rate"))


@lru_cache
def _own() -> MovingWindowRateLimiter:
    return MovingWindowRateLimiter(MemoryStorage())


@lru_cache
def _item(name: str) -> RateLimitItem:
    limit, window = settings.RATE_LIMITS[name]
    return RateLimitItemPerSecond(limit, window)


def hit(name: str, key: str) -> Quota:
    """Count one request against the limit `name` of this key and return where it stands.

    Raises RateLimited past the limit.
    """
    if time.monotonic() >= _without_redis_until:
        try:
            _count(_shared(), name, key)
            return _quota(_shared(), name, key)
        except redis.RedisError as error:
            _pause_without_redis(error)
    _count(_own(), name, key)
    return _quota(_own(), name, key)


def count(name: str, key: str) -> None:
    """Count one request against a limit whose state the answer does not tell. Raises RateLimited past the limit."""
    if time.monotonic() >= _without_redis_until:
        try:
            _count(_shared(), name, key)
        except redis.RedisError as error:
            _pause_without_redis(error)
        else:
            return
    _count(_own(), name, key)


def count_failed_authentication(*, address: str) -> None:
    """Count a refused credential against the address it came from. Raises RateLimited when there were too many."""
    count("failed_authentication", address)


def _pause_without_redis(error: redis.RedisError) -> None:
    global _without_redis_until
    _without_redis_until = time.monotonic() + _PAUSE_SECONDS
    logger.warning("rate limits are counted per process", extra={"error": type(error).__name__})


def _count(limiter: MovingWindowRateLimiter, name: str, key: str) -> None:
    if limiter.hit(_item(name), name, key):
        return
    quota = _quota(limiter, name, key)
    wait = quota.reset_seconds
    raise RateLimited(
        f"Too many requests. Try again in {wait} seconds.", retry_after=wait, headers=quota.headers()
    )


def _quota(limiter: MovingWindowRateLimiter, name: str, key: str) -> Quota:
    stats = limiter.get_window_stats(_item(name), name, key)
    limit, window = settings.RATE_LIMITS[name]
    return Quota(
        name=name,
        limit=limit,
        window_seconds=window,
        remaining=stats.remaining,
        reset_seconds=max(1, math.ceil(stats.reset_time - time.time())),
    )
