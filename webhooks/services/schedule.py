"""When a delivery is tried again, and how long a receiver is left alone."""

from __future__ import annotations

import random
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime

MINUTE, HOUR = 60.0, 3600.0
DELAYS = (5.0, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR)
"""Seconds from one try to the next: ten tries in a little over three days."""
MAX_TRIES = len(DELAYS) + 1
JITTER = 0.15
LONGEST_PAUSE_SECONDS = 24 * HOUR
PAUSE_SECONDS = MINUTE
"""How long a receiver that is out of breath is left alone if it does not say how long."""
THROTTLING = frozenset({429, 502, 504})


def seconds_until_next(*, tries: int, retry_after: float | None) -> float | None:
    """Return how long to wait after so many tries, with jitter, and not less than the receiver asked; None: no more."""
    if tries >= MAX_TRIES:
        return None
    delay = DELAYS[tries - 1] * random.uniform(1 - JITTER, 1 + JITTER)  # noqa: S311 - jitter, not a secret
    return max(delay, retry_after or 0.0)


def pause_seconds(*, status: int | None, retry_after: float | None) -> float | None:
    """Return how long the endpoint gets nothing at all after this answer, or None."""
    if status not in THROTTLING:
        return None
    return max(retry_after or 0.0, PAUSE_SECONDS)


def spread_seconds() -> float:
    """Return a few seconds at random, so that what waited for a pause to end does not come all at once."""
    return random.uniform(0, 30)  # noqa: S311 - jitter, not a secret


def read_retry_after(value: str, *, now: datetime) -> float | None:
    """Return the seconds that a Retry-After header asks for (a number or a date), a day at most; None if unreadable."""
    value = value.strip()
    if value.isascii() and value.isdigit():
        seconds = float(value[:12])
    else:
        try:
            moment = parsedate_to_datetime(value)
        except (ValueError, OverflowError):
            return None
        if moment.tzinfo is None:
            moment = moment.replace(tzinfo=UTC)
        seconds = (moment - now).total_seconds()
    return min(max(seconds, 0.0), LONGEST_PAUSE_SECONDS)
