"""The time, read at the edge and passed in."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from django.utils import timezone

Clock = Callable[[], datetime]
"""What is passed to work that takes time, so that it can say when it began and when it ended."""


def now() -> datetime:
    """Return the current time, in UTC."""
    return timezone.now()
