"""When a wait is due, reminds, is put to others and expires: told as durations, counted from when it is asked."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Self

from pydantic import Field as Member
from pydantic import model_validator

from common.wording import counted
from common.working_time import WorkingCalendar, add_working_time
from pathways.nodes.review import Assignee
from pathways.values import Frozen

SHORTEST_SECONDS = 1
LONGEST_SECONDS = 366 * 24 * 3600
MOST_WORKING_HOURS = 2000
MOST_REMINDERS = 50


class Duration(Frozen):
    """Exactly one of `seconds` by the clock, or `working_hours` of the organization's calendar."""

    seconds: int | None = Member(default=None, ge=SHORTEST_SECONDS, le=LONGEST_SECONDS)
    working_hours: int | float | None = Member(default=None, gt=0, le=MOST_WORKING_HOURS)

    @model_validator(mode="after")
    def exactly_one(self) -> Self:
        if (self.seconds is None) == (self.working_hours is None):
            raise ValueError("give either `seconds` or `working_hours`")
        return self


class Reminders(Frozen):
    """Whoever is asked is reminded `after` so long, then `every` so long, at most `most` times; `every` null: once."""

    after: Duration
    every: Duration | None = None
    most: int = Member(default=5, ge=1, le=MOST_REMINDERS)


class Escalation(Frozen):
    """`after` so long without an answer the review is put to others in place of those who were asked."""

    after: Duration
    to: Assignee


class WaitTimes(Frozen):
    """All that happens to a review by time alone. `due_in` null: it is due when it expires, if it does."""

    due_in: Duration | None = None
    expires_in: Duration | None = None
    remind: Reminders | None = None
    escalate: Escalation | None = None


def moment_after(duration: Duration, *, start: datetime, calendar: WorkingCalendar) -> datetime:
    """Return when a duration that begins at `start` is over. Raises NoWorkingTime."""
    if duration.working_hours is not None:
        return add_working_time(start=start, seconds=duration.working_hours * 3600, calendar=calendar)
    return start + timedelta(seconds=duration.seconds or 0)


def in_words(duration: Duration) -> str:
    """Return a duration in its greatest whole unit: 172800 s is 2 days, 90 s is 90 seconds."""
    if duration.working_hours is not None:
        return f"{duration.working_hours:g} working hour{'' if duration.working_hours == 1 else 's'}"
    seconds = duration.seconds or 0
    for unit, length in (("day", 86_400), ("hour", 3_600), ("minute", 60)):
        if seconds % length == 0:
            return counted(seconds // length, unit)
    return counted(seconds, "second")
