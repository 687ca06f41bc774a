"""When deliveries are tried again."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from webhooks.services import schedule

NOW = datetime(2026, 3, 2, 12, 0, tzinfo=UTC)
DAY = 24 * 3600


def test_ten_tries_take_about_three_days() -> None:
    assert schedule.MAX_TRIES == 10
    assert 3 * DAY <= sum(schedule.DELAYS) <= 3.5 * DAY
    assert list(schedule.DELAYS) == sorted(schedule.DELAYS)


@pytest.mark.parametrize("tries", range(1, schedule.MAX_TRIES))
def test_the_wait_keeps_to_the_schedule_and_never_is_the_same_for_all(tries: int) -> None:
    planned = schedule.DELAYS[tries - 1]

    waits = {schedule.seconds_until_next(tries=tries, retry_after=None) for _ in range(50)}

    assert len(waits) > 1
    for wait in waits:
        assert wait is not None
        assert abs(wait - planned) <= planned * schedule.JITTER


def test_no_try_follows_the_last() -> None:
    assert schedule.seconds_until_next(tries=schedule.MAX_TRIES, retry_after=None) is None
    assert schedule.seconds_until_next(tries=schedule.MAX_TRIES, retry_after=5.0) is None


def test_the_receiver_is_not_asked_sooner_than_it_wants() -> None:
    assert schedule.seconds_until_next(tries=1, retry_after=3600.0) == 3600.0
    late = schedule.seconds_until_next(tries=4, retry_after=1.0)
    assert late is not None
    assert late > 3600


@pytest.mark.parametrize("status", [429, 502, 504])
def test_a_receiver_out_of_breath_gets_a_pause(status: int) -> None:
    assert schedule.pause_seconds(status=status, retry_after=None) == 60.0
    assert schedule.pause_seconds(status=status, retry_after=300.0) == 300.0


@pytest.mark.parametrize("status", [None, 200, 302, 400, 404, 410, 500, 503])
def test_any_other_answer_pauses_nothing_else(status: int | None) -> None:
    assert schedule.pause_seconds(status=status, retry_after=300.0) is None


@pytest.mark.parametrize(
    ("value", "seconds"),
    [
        ("120", 120.0),
        (" 0 ", 0.0),
        ("99999999999999999999", float(DAY)),
        ("Mon, 02 Mar 2026 12:05:00 GMT", 300.0),
        ("Mon, 02 Mar 2026 11:00:00 GMT", 0.0),
        ("Mon, 02 Mar 2026 12:05:00", 300.0),
        ("Mon, 02 Mar 2030 12:05:00 GMT", float(DAY)),
        ("", None),
        ("-5", None),
        ("soon", None),
        ("1.5", None),
        ("\u0665", None),
        ("Mon, 99 Mar 2026 12:05:00 GMT", None),
        ("Fri, 31 Dec 9999 23:59:59 -2359", float(DAY)),
        ("Mon, 02 Mar 99999999999999999999 12:05:00 GMT", None),
    ],
)
def test_retry_after_is_read_as_seconds_or_a_date(value: str, seconds: float | None) -> None:
    assert schedule.read_retry_after(value, now=NOW) == seconds
