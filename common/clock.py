"""The time, read at the edge and passed in."""

from __future__ import annotations

from datetime import datetime

from django.utils import timezone


def now() -> datetime:
    """Return the current time, in UTC."""
    return timezone.now()
