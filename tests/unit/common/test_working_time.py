"""Working time runs by the clock on the wall: over nights, week-ends, holidays and changes to summer time."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

import pytest

from common.working_time import OFFICE_HOURS, NoWorkingTime, Stretch, WorkingCalendar, add_working_time

HOUR = 3600


def calendar(
    *stretches: Stretch, zone: str = "Europe/Berlin", holidays: tuple[date, ...] = ()
) -> WorkingCalendar:
    return WorkingCalendar(time_zone=zone, stretches=stretches or OFFICE_HOURS, holidays=frozenset(holidays))


def berlin(text: str) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo("Europe/Berlin"))


@pytest.mark.parametrize(
    ("start", "hours", "due"),
    [
        ("2026-11-23T09:00", 8, "2026-11-23T17:00"),  # a Monday: time that ends with the day ends then
        ("2026-11-23T09:00", 8.5, "2026-11-24T09:30"),
        ("2026-11-23T16:00", 2, "2026-11-24T10:00"),  # over a night
        ("2026-11-27T16:00", 2, "2026-11-30T10:00"),  # over a week-end
        ("2026-11-28T12:00", 1, "2026-11-30T10:00"),  # asked on a Saturday
        ("2026-11-23T03:00", 1, "2026-11-23T10:00"),  # asked before opening
        ("2026-11-23T17:00", 1, "2026-11-24T10:00"),  # asked at closing
        ("2026-11-23T12:00", 40, "2026-11-30T12:00"),  # a working week
        (
            "2026-03-27T16:00",
            2,
            "2026-03-30T10:00",
        ),  # the night to summer time is not worked: nothing changes
        ("2026-10-23T16:00", 2, "2026-10-26T10:00"),
    ],
)
def test_office_hours(start: str, hours: float, due: str) -> None:
    assert add_working_time(start=berlin(start), seconds=hours * HOUR, calendar=calendar()) == berlin(due)


def test_holidays_are_left_out_by_the_date_on_the_wall() -> None:
    days_off = calendar(holidays=(date(2026, 12, 25), date(2026, 12, 28)))
    due = add_working_time(start=berlin("2026-12-24T16:00"), seconds=2 * HOUR, calendar=days_off)
    assert due == berlin("2026-12-29T10:00")


NIGHTS = [stretch for day in range(7) for stretch in (
    Stretch(day, time(0), time(6)), Stretch(day, time(22), time(0))
)]  # fmt: skip


def test_a_night_shift_goes_on_over_midnight() -> None:
    nights = calendar(*NIGHTS)
    due = add_working_time(start=berlin("2026-11-23T21:00"), seconds=5 * HOUR, calendar=nights)
    assert due == berlin("2026-11-24T03:00")


@pytest.mark.parametrize(
    ("start", "due"),
    [
        ("2026-03-28T22:00", "2026-03-29T06:00"),  # summer time begins: the night has 7 hours
        ("2026-10-24T22:00", "2026-10-25T04:00"),  # it ends: 2 to 3 comes twice, so 7 hours are over at 4
    ],
)
def test_hours_are_real_ones_where_the_clock_is_changed(start: str, due: str) -> None:
    found = add_working_time(start=berlin(start), seconds=7 * HOUR, calendar=calendar(*NIGHTS))
    assert found == berlin(due)
    assert found - berlin(start).astimezone(UTC) == timedelta(hours=7)


def test_a_stretch_that_the_change_leaves_out_is_not_worked() -> None:
    """On 29 March 2026 there is no half past two in Berlin."""
    sundays = calendar(Stretch(6, time(2), time(2, 30)), Stretch(6, time(10), time(11)))
    due = add_working_time(start=berlin("2026-03-28T12:00"), seconds=HOUR, calendar=sundays)
    assert due == berlin("2026-03-29T11:00")
    to_the_gap = calendar(Stretch(6, time(1), time(2, 30)))
    due = add_working_time(start=berlin("2026-03-28T12:00"), seconds=HOUR, calendar=to_the_gap)
    assert due == berlin("2026-03-29T03:00"), "an hour from one to three"


def test_stretches_that_overlap_are_worked_once() -> None:
    mondays = calendar(Stretch(0, time(9), time(12)), Stretch(0, time(11), time(13)))
    due = add_working_time(start=berlin("2026-11-23T09:00"), seconds=4 * HOUR, calendar=mondays)
    assert due == berlin("2026-11-23T13:00")


def test_the_zone_of_the_start_does_not_matter_and_the_answer_is_in_utc() -> None:
    start = berlin("2026-11-23T16:00")
    elsewhere = start.astimezone(ZoneInfo("Pacific/Auckland"))
    due = add_working_time(start=elsewhere, seconds=2 * HOUR, calendar=calendar())
    assert due == add_working_time(start=start, seconds=2 * HOUR, calendar=calendar())
    assert due.tzinfo is UTC
    dublin = add_working_time(start=start, seconds=2 * HOUR, calendar=calendar(zone="Europe/Dublin"))
    assert dublin == berlin("2026-11-23T18:00"), "an hour behind, the clinic there is still open"


def test_no_time_is_over_at_once() -> None:
    start = berlin("2026-11-28T12:00")
    assert add_working_time(start=start, seconds=0, calendar=calendar()) == start


def test_what_could_never_be_due_is_an_error_and_not_an_endless_search() -> None:
    never = calendar(Stretch(0, time(9), time(9, 30)))
    with pytest.raises(NoWorkingTime):
        add_working_time(start=berlin("2026-11-23T09:00"), seconds=2000 * HOUR, calendar=never)
    with pytest.raises(ValueError, match="time zone"):
        add_working_time(
            start=berlin("2026-11-23T09:00").replace(tzinfo=None), seconds=1, calendar=calendar()
        )
