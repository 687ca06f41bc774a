"""Durable work that fails, dies, is slow or comes twice: it ends once, and says no more than it may."""

from __future__ import annotations

import logging
import threading
from datetime import timedelta
from typing import Any

import pytest
from django.db import OperationalError, connection, connections

from common import work
from common.clock import now
from common.models import Work
from common.work import Held, Retry
from tests.conftest import new_tenant
from tests.integration.committed import together
from tests.integration.working import AT_ONCE, done, kind, must_not, put


def test_doing_work_twice_does_it_once(committed: None) -> None:
    times: list[int] = []

    def handler(held: Held) -> None:
        times.append(held.attempt)
        done(held)

    with kind("test.counted", handler) as counted:
        work_id = put(new_tenant(), name="test.counted")
        together(*[lambda: work.perform(work_id, work=counted)] * 4)
        work.perform(work_id, work=counted)
    assert times == [1]


def test_a_failure_is_tried_again_and_given_up_after_the_last_attempt(
    committed: None, caplog: pytest.LogCaptureFixture
) -> None:
    patient = "Quillon Featherstonehaugh"
    given_up: list[tuple[int, str]] = []

    def handler(held: Held) -> None:
        raise ValueError(f"cannot parse {patient}")

    def give_up(held: Held, code: str) -> None:
        given_up.append((held.attempt, code))
        done(held)

    with kind("test.failing", handler, give_up=give_up) as failing:
        work_id = put(new_tenant(), name="test.failing")
        for attempt in (1, 2, 3):
            Work.objects.filter(id=work_id).update(due_at=now())
            work.perform(work_id, work=failing)
            row = Work.objects.filter(id=work_id).first()
            if attempt < 3:
                assert row is not None
                assert (row.attempt, row.last_error, row.lease_expires_at, row.rung_at) == (
                    attempt,
                    "ValueError",
                    None,
                    None,
                )
                assert row.due_at > now(), "not at once again"
            else:
                assert row is None
    assert given_up == [(3, "ValueError")]
    assert all(patient not in entry.getMessage() for entry in caplog.records)


def test_work_whose_process_died_each_time_is_given_up_without_being_begun_again(committed: None) -> None:
    given_up: list[tuple[int, str]] = []

    def give_up(held: Held, code: str) -> None:
        given_up.append((held.attempt, code))
        done(held)

    with kind("test.deadly", must_not, give_up=give_up) as deadly:
        work_id = put(new_tenant(), name="test.deadly")
        for _ in range(3):
            assert work.claim(work_id, lease_seconds=AT_ONCE) is not None
        work.perform(work_id, work=deadly)
    assert given_up == [(4, "worker_lost")]


def test_giving_up_that_fails_is_tried_again(committed: None) -> None:
    def broken(held: Held, *_: str) -> None:
        raise RuntimeError

    with kind("test.broken", broken, give_up=broken, max_attempts=1) as failing:
        work_id = put(new_tenant(), name="test.broken")
        work.perform(work_id, work=failing)
    row = Work.objects.get(id=work_id)
    assert row.lease_expires_at is None
    assert row.due_at > now()


def test_a_handler_says_itself_when_to_try_again(committed: None) -> None:
    def handler(held: Held) -> None:
        raise Retry("mail_failed", seconds=1000)

    with kind("test.later", handler) as later:
        work_id = put(new_tenant(), name="test.later")
        work.perform(work_id, work=later)
    row = Work.objects.get(id=work_id)
    assert row.last_error == "mail_failed"
    assert row.due_at > now() + timedelta(seconds=900)


def test_a_statement_that_postgres_refuses_each_time_comes_to_an_end(committed: None) -> None:
    """Refusals of class 54 (too complex) are OperationalErrors, and yet the connection is fine."""
    given_up: list[str] = []

    def handler(held: Held) -> None:
        with connection.cursor() as cursor:
            cursor.execute("SELECT repeat('[', 1000000)::json")

    def give_up(held: Held, code: str) -> None:
        given_up.append(code)
        done(held)

    with kind("test.refused", handler, give_up=give_up, max_attempts=2) as refused:
        work_id = put(new_tenant(), name="test.refused")
        for _ in range(2):
            Work.objects.filter(id=work_id).update(due_at=now())
            work.perform(work_id, work=refused)
    assert given_up == ["OperationalError"]


def test_a_database_that_goes_away_is_nobodys_attempt(committed: None) -> None:
    def handler(held: Held) -> None:
        with connection.cursor() as cursor, pytest.raises(OperationalError):
            cursor.execute("SELECT pg_terminate_backend(pg_backend_pid())")
        with connection.cursor() as cursor:
            cursor.execute("SELECT 1")

    with kind("test.cut_off", handler, max_attempts=1) as cut_off:
        work_id = put(new_tenant(), name="test.cut_off")
        work.perform(work_id, work=cut_off)
    row = Work.objects.get(id=work_id)
    assert (row.attempt, row.last_error, row.lease_expires_at) == (0, "database_lost", None)


def test_a_connection_that_was_lost_between_two_tasks_is_opened_again_by_the_claim(committed: None) -> None:
    done_work: list[str] = []

    def handler(held: Held) -> None:
        done_work.append(held.id)
        done(held)

    with kind("test.reconnected", handler) as reconnected:
        work_id = put(new_tenant(), name="test.reconnected")
        with connection.cursor() as cursor:
            cursor.execute("SELECT pg_backend_pid()")
            (backend,) = cursor.fetchone()
        end_backend(backend)
        work.perform(work_id, work=reconnected)
    assert done_work == [work_id]
    assert not Work.objects.filter(id=work_id).exists()


def end_backend(backend: int) -> None:
    """End a backend from a connection of its own, as the same role, and wait until it is gone."""
    other = connection.copy()
    try:
        with other.cursor() as cursor:
            cursor.execute("SELECT pg_terminate_backend(%s, 10000)", [backend])
    finally:
        other.close()


def test_a_migration_that_changes_a_column_under_a_planned_statement_stops_no_worker(committed: None) -> None:
    def resize(length: int) -> None:
        with connections["owner"].cursor() as cursor:
            cursor.execute(f"ALTER TABLE common_work ALTER COLUMN queue TYPE varchar({length})")

    seen: list[int] = []

    def handler(held: Held) -> None:
        seen.append(held.attempt)
        done(held)

    with kind("test.migrated", handler) as migrated:
        work.perform(put(new_tenant(), name="test.migrated"), work=migrated)
        try:
            resize(41)
            work.perform(put(new_tenant(), name="test.migrated"), work=migrated)
        finally:
            resize(40)
    assert seen == [1, 1]


def test_a_heartbeat_keeps_the_lease_of_slow_work(committed: None) -> None:
    seen: list[Any] = []
    renewed = threading.Event()

    def handler(held: Held) -> None:
        first = Work.objects.get(id=held.id).lease_expires_at
        for _ in range(600):
            now_ = Work.objects.get(id=held.id).lease_expires_at
            if now_ != first:
                seen.append((first, now_))
                renewed.set()
                break
            renewed.wait(0.05)
        done(held)

    with kind("test.slow", handler) as slow:
        work.perform(put(new_tenant(), name="test.slow"), work=slow)
    assert renewed.is_set(), "the lease was not renewed in 30 s"
    ((first, later),) = seen
    assert later > first


def test_a_log_line_of_a_failure_holds_ids_only(committed: None, caplog: pytest.LogCaptureFixture) -> None:
    def handler(held: Held) -> None:
        raise KeyError("Quillon")

    with caplog.at_level(logging.INFO), kind("test.logged", handler) as logged:
        work_id = put(new_tenant(), name="test.logged")
        work.perform(work_id, work=logged)
    (entry,) = [entry for entry in caplog.records if entry.getMessage() == "work failed"]
    assert (entry.work_id, entry.attempt) == (work_id, 1)  # type: ignore[attr-defined]
