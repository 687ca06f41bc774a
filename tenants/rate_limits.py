"""Rate limits, exact across processes: a moving window in Redis, with a window of the process's own (library `limits`)
when Redis does not answer, for a broker that is down is no reason to refuse work.
"""

from __future__ import annotations

import logging
import math
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import redis
from django.conf import settings
from limits import RateLimitItem, RateLimitItemPerSecond
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter
from redis.backoff import NoBackoff
from redis.commands.core import Script
from redis.retry import Retry

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


_COUNT = """
-- Counts a request in each window, in order, as far as the first that is full. A window is a list of when the requests
-- in it came, newest first, by the clock of this server: what is refused is not in it.
-- KEYS: the windows. ARGV: the limit, how many seconds a window is long.
-- Returns which window is full, 0 for none; and of that one, or of the first, how many requests are in it and how many
-- seconds ago the oldest of them came.
local limit, seconds = tonumber(ARGV[1]), tonumber(ARGV[2])
local clock = redis.call('TIME')
local now = clock[1] + clock[2] / 1000000

local function oldest(window)
    return tonumber(redis.call('LINDEX', window, -1) or now)
end

local function forget_what_is_past(window)
    while oldest(window) < now - seconds do redis.call('RPOP', window) end
end

local function standing(full, window)
    return {full, redis.call('LLEN', window), tostring(now - oldest(window))}
end

for number, window in ipairs(KEYS) do
    forget_what_is_past(window)
    if redis.call('LLEN', window) >= limit then return standing(number, window) end
    redis.call('LPUSH', window, string.format('%.6f', now))
    redis.call('EXPIRE', window, seconds)
end
return standing(0, KEYS[1])
"""


_of_this_thread = threading.local()


def _shared() -> Script:
    """Return the script on a connection of this thread's own: a pool asks each time whether one is still good."""
    script: Script | None = getattr(_of_this_thread, "script", None)
    if script is None:
        client = redis.Redis.from_url(
            settings.REDIS_URL,
            single_connection_client=True,
            socket_timeout=1,
            socket_connect_timeout=0.5,
            # One that was closed meanwhile is opened anew, once.
            retry=Retry(NoBackoff(), 1, supported_errors=(redis.ConnectionError,)),
        )
        script = _of_this_thread.script = client.register_script(_COUNT)
    return script


@lru_cache
def _own() -> MovingWindowRateLimiter:
    return MovingWindowRateLimiter(MemoryStorage())


@lru_cache
def _item(name: str) -> RateLimitItem:
    limit, window = settings.RATE_LIMITS[name]
    return RateLimitItemPerSecond(limit, window)


def hit(name: str, *keys: str) -> Quota:
    """Count one request against the limit `name` of each of these keys and return where the first one stands.

    Raises RateLimited at the first that is past the limit; the request is not counted against those after it.
    """
    if time.monotonic() >= _without_redis_until:
        try:
            full, quota = _count_in_redis(name, keys)
        except redis.RedisError as error:
            _pause_without_redis(error)
        else:
            return _passed(full, quota)
    return _passed(*_count_here(name, keys))


def count_failed_authentication(*, address: str) -> None:
    """Count a refused credential against the address it came from. Raises RateLimited when there were too many."""
    hit("failed_authentication", address)


def _pause_without_redis(error: redis.RedisError) -> None:
    global _without_redis_until
    _without_redis_until = time.monotonic() + _PAUSE_SECONDS
    logger.warning("rate limits are counted per process", extra={"error": type(error).__name__})


def _count_in_redis(name: str, keys: Sequence[str]) -> tuple[bool, Quota]:
    """Count in one way to Redis and back; return whether a window was full, and where that one or the first stands."""
    limit, window = settings.RATE_LIMITS[name]
    windows = [f"rate:{_item(name).key_for(name, key)}" for key in keys]
    full, requests, seconds_ago = _shared()(windows, [limit, window])
    return bool(full), _quota(name, remaining=limit - requests, reset=window - float(seconds_ago))


def _count_here(name: str, keys: Sequence[str]) -> tuple[bool, Quota]:
    """Do the same in this process."""
    full = next((key for key in keys if not _own().hit(_item(name), name, key)), None)
    stats = _own().get_window_stats(_item(name), name, full or keys[0])
    return full is not None, _quota(name, remaining=stats.remaining, reset=stats.reset_time - time.time())


def _quota(name: str, *, remaining: int, reset: float) -> Quota:
    limit, window = settings.RATE_LIMITS[name]
    return Quota(
        name=name,
        limit=limit,
        window_seconds=window,
        remaining=remaining,
        reset_seconds=max(1, math.ceil(reset)),
    )


def _passed(full: bool, quota: Quota) -> Quota:
    if not full:
        return quota
    wait = quota.reset_seconds
    raise RateLimited(
        f"Too many requests. Try again in {wait} seconds.", retry_after=wait, headers=quota.headers()
    )
