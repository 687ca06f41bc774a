"""The time, read at the edge and passed in."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import cast

from django.db import connection
from django.utils import timezone

Clock = Callable[[], datetime]
"""What is passed to work that takes time, so that it can say when it began and when it ended."""


def now() -> datetime:
    """Return the current time, in UTC."""
    return timezone.now()


def database_now() -> datetime:
    """Return the time by the database's clock, in UTC: what timers are set by, for it decides when they are due."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT clock_timestamp()")
        (moment,) = cursor.fetchone()
    return cast(datetime, moment)
