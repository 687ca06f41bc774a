"""Moments in the words of whoever looks at them: "tomorrow at 10:00", "overdue by 2 hours"."""

from __future__ import annotations

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from common.wording import counted

HOUR, DAY = timedelta(hours=1), timedelta(days=1)
NEAR_DAYS = 7


def due_in_words(moment: datetime, *, now: datetime, time_zone: str) -> str:
    """Say when something is due by the clock of `time_zone`, or for how long it has been."""
    if moment <= now:
        return f"overdue by {span_in_words(now - moment)}"
    zone = ZoneInfo(time_zone)
    local, today = moment.astimezone(zone), now.astimezone(zone).date()
    days = (local.date() - today).days
    if days == 0:
        return f"today at {local:%H:%M}, in {span_in_words(moment - now)}"
    if days == 1:
        return f"tomorrow at {local:%H:%M}"
    if days < NEAR_DAYS:
        return f"{local:%A} at {local:%H:%M}"
    return f"{local.day} {local:%b %Y} at {local:%H:%M}"


def span_in_words(span: timedelta) -> str:
    """Return a length of time in its greatest unit, rounded down; below a minute "a moment"."""
    for unit, length in (("day", DAY), ("hour", HOUR), ("minute", timedelta(minutes=1))):
        if span >= length:
            return counted(span // length, unit)
    return "a moment"
