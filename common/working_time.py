"""Working time: when so many seconds of an organization's working hours have passed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

MIDNIGHT = time(0)
LONGEST_SEARCH_DAYS = 10 * 366


class NoWorkingTime(ValueError):
    """The calendar has not that much working time in ten years: nothing could ever be due."""


@dataclass(frozen=True, slots=True)
class Stretch:
    """A stretch of a weekday (Monday is 0) by the clock on the wall; `closes` 00:00 is the end of the day."""

    weekday: int
    opens: time
    closes: time


@dataclass(frozen=True, slots=True)
class WorkingCalendar:
    """When an organization works: stretches of weekdays in its time zone, but not on its holidays."""

    time_zone: str
    stretches: tuple[Stretch, ...]
    holidays: frozenset[date] = frozenset()


OFFICE_HOURS = tuple(Stretch(weekday, time(9), time(17)) for weekday in range(5))
"""Monday to Friday, 9 to 17: what an organization works that has not said otherwise."""


def add_working_time(*, start: datetime, seconds: float, calendar: WorkingCalendar) -> datetime:
    """Return the moment (UTC) at which so many seconds of working time have passed since `start`.

    Seconds are real ones: an hour that a change to summer time leaves out is not worked, one that comes twice is
    worked twice. Time that ends with a working day ends then, not when the next one begins. Raises NoWorkingTime,
    ValueError for a `start` without time zone.
    """
    if start.tzinfo is None:
        raise ValueError("working time is counted from a moment with a time zone")
    reached, left = start.astimezone(UTC), timedelta(seconds=seconds)
    if left <= timedelta(0):
        return reached
    for opens, closes in _worked(reached, calendar):
        begin = max(opens, reached)
        if closes <= begin:
            continue
        if begin + left <= closes:
            return begin + left
        left -= closes - begin
        reached = closes
    raise NoWorkingTime(
        "The calendar has no such working time in the next ten years. Correct its working hours."
    )


def _worked(start: datetime, calendar: WorkingCalendar) -> Iterator[tuple[datetime, datetime]]:
    """Yield the stretches of working time from the day of `start` on, in UTC, in order."""
    zone = ZoneInfo(calendar.time_zone)
    first = start.astimezone(zone).date()
    for ahead in range(LONGEST_SEARCH_DAYS):
        day = first + timedelta(days=ahead)
        if day in calendar.holidays:
            continue
        of_day = [stretch for stretch in calendar.stretches if stretch.weekday == day.weekday()]
        for stretch in sorted(of_day, key=lambda stretch: stretch.opens):
            ends_on = day + timedelta(days=1) if stretch.closes == MIDNIGHT else day
            yield (
                _moment(day, stretch.opens, zone, fold=0),
                _moment(ends_on, stretch.closes, zone, fold=1),
            )


def _moment(day: date, wall: time, zone: ZoneInfo, *, fold: int) -> datetime:
    """Return a time on the wall in UTC: of one that comes twice that of `fold`, of one left out the next there is."""
    local = datetime.combine(day, wall)
    while True:
        moment = local.replace(tzinfo=zone, fold=fold).astimezone(UTC)
        if moment.astimezone(zone).replace(tzinfo=None) == local:
            return moment
        local += timedelta(minutes=1)
