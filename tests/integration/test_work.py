"""Durable work: a row is done once, whoever rings, dies, is late or comes twice."""

from __future__ import annotations

import base64
import json
import logging
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from typing import Any

import pytest
import redis
from django.db import DatabaseError, OperationalError, connection, transaction

from common import work
from common.clock import now
from common.ids import new_id
from common.models import Work
from common.row_security import organization_scope
from common.work import Held, LeaseLost, Retry, WorkType
from tests.conftest import Tenant, new_tenant
from tests.integration.committed import together

FOR_EVER = 3600.0
AT_ONCE = 0.0


def put(tenant: Tenant, *, name: str = "test.nothing", queue: str = "flow", **options: Any) -> str:
    with organization_scope(tenant.organization_id):
        work_id = work.enqueue(
            name=name,
            queue=queue,
            subject_id=new_id("sub"),
            organization_id=tenant.organization_id,
            **options,
        )
    assert work_id is not None
    return work_id


def must_not(held: Held, *_: str) -> None:
    raise AssertionError("must not be called")


@contextmanager
def kind(name: str, handler: Any, *, give_up: Any = must_not, max_attempts: int = 3) -> Iterator[WorkType]:
    """Register a kind of work for one test."""
    made = WorkType(
        name=name,
        queue="flow",
        handler=handler,
        give_up=give_up,
        max_attempts=max_attempts,
        lease_seconds=9.0,
    )
    work.register(made)
    try:
        yield made
    finally:
        del work._types[name]


def done(held: Held) -> None:
    with work.recording(held):
        pass


@pytest.fixture
def broker(settings: Any) -> Iterator[redis.Redis]:
    """The real broker, with empty queues."""
    connection_ = redis.Redis.from_url(settings.REDIS_URL)
    for queue in ("flow", "flow.stat", "io", "documents", "documents.stat"):
        connection_.delete(queue)
    yield connection_
    connection_.close()


def rung(broker: redis.Redis, queue: str = "flow") -> list[Any]:
    """Return the arguments of every message that lies in a queue, the first sent first."""
    messages = [json.loads(message) for message in broker.lrange(queue, 0, -1)]
    return [json.loads(base64.b64decode(message["body"]))[0] for message in reversed(messages)]


def test_one_of_many_who_claim_at_once_gets_it(committed: None) -> None:
    for _ in range(5):
        work_id = put(new_tenant())
        found = together(*[lambda w=work_id: work.claim(w, lease_seconds=FOR_EVER)] * 6)
        held = [claim for claim in found if isinstance(claim, Held)]
        assert len(held) == 1
        assert found.count(None) == 5
        assert held[0].attempt == 1


def test_whoever_lost_the_lease_cannot_record(committed: None) -> None:
    tenant = new_tenant()
    work_id = put(tenant)
    zombie = work.claim(work_id, lease_seconds=AT_ONCE)
    successor = work.claim(work_id, lease_seconds=FOR_EVER)
    assert zombie is not None
    assert successor is not None
    assert (zombie.attempt, successor.attempt) == (1, 2)
    with pytest.raises(LeaseLost), work.recording(zombie):
        raise AssertionError("a zombie's result must not be written")
    with work.recording(successor):
        pass
    assert not Work.objects.filter(id=work_id).exists()
    with pytest.raises(LeaseLost), work.recording(successor):
        pass


def test_of_two_who_record_the_same_attempt_at_once_one_does(committed: None) -> None:
    """A ring that comes twice cannot be claimed twice; even so, the row's deletion lets one through."""
    held = work.claim(put(new_tenant()), lease_seconds=FOR_EVER)
    assert held is not None
    found = together(*[lambda: done(held)] * 4)
    assert sorted(type(result).__name__ for result in found) == [
        "LeaseLost",
        "LeaseLost",
        "LeaseLost",
        "NoneType",
    ]


def test_a_failed_recording_leaves_the_work(committed: None) -> None:
    held = work.claim(put(new_tenant()), lease_seconds=FOR_EVER)
    assert held is not None
    with pytest.raises(DatabaseError), work.recording(held), connection.cursor() as cursor:
        cursor.execute("SELECT 1 / 0")
    assert Work.objects.get(id=held.id).attempt == 1


def test_a_claim_is_for_work_that_is_due_and_free(committed: None) -> None:
    tenant = new_tenant()
    later = put(tenant, due_at=now() + timedelta(hours=1))
    held = put(tenant)
    assert work.claim(held, lease_seconds=FOR_EVER) is not None
    for work_id in (later, held, new_id("wrk"), "nonsense", ""):
        assert work.claim(work_id, lease_seconds=FOR_EVER) is None


def test_a_ring_carries_the_id_of_the_row_and_nothing_else(committed: None, broker: redis.Redis) -> None:
    work_id = put(new_tenant())
    assert rung(broker) == [[work_id]]


def test_work_of_a_transaction_that_is_rolled_back_is_neither_there_nor_rung(
    committed: None, broker: redis.Redis
) -> None:
    tenant = new_tenant()
    with organization_scope(tenant.organization_id):
        work.enqueue(
            name="test.nothing", queue="flow", subject_id="s", organization_id=tenant.organization_id
        )
        transaction.set_rollback(True)
    assert not Work.objects.filter(organization_id=tenant.organization_id).exists()
    assert rung(broker) == []


def test_the_same_work_for_the_same_subject_is_there_once(committed: None) -> None:
    tenant = new_tenant()
    with organization_scope(tenant.organization_id):
        made = [
            work.enqueue(
                name="test.nothing", queue="flow", subject_id="same", organization_id=tenant.organization_id
            )
            for _ in range(2)
        ]
        other = work.enqueue(
            name="test.other", queue="flow", subject_id="same", organization_id=tenant.organization_id
        )
    assert made[0] is not None
    assert made[1] is None
    assert other is not None


def test_urgent_work_has_a_queue_of_its_own(committed: None, broker: redis.Redis) -> None:
    work_id = put(new_tenant(), priority=work.STAT_PRIORITY)
    assert rung(broker, "flow.stat") == [[work_id]]
    assert rung(broker) == []


def test_the_sweep_rings_again_for_a_worker_that_died(committed: None, broker: redis.Redis) -> None:
    work_id = put(new_tenant())
    assert work.claim(work_id, lease_seconds=AT_ONCE) is not None
    broker.delete("flow")
    assert work.sweep() == 1
    assert rung(broker) == [[work_id]]
    held = work.claim(work_id, lease_seconds=FOR_EVER)
    assert held is not None
    assert held.attempt == 2


def test_the_sweep_leaves_work_that_is_held_or_was_rung_just_now(
    committed: None, broker: redis.Redis
) -> None:
    tenant = new_tenant()
    put(tenant)
    assert work.claim(put(tenant), lease_seconds=FOR_EVER) is not None
    broker.delete("flow")
    assert work.sweep() == 0
    assert rung(broker) == []


def test_the_sweep_rings_again_for_a_ring_that_was_lost(
    committed: None, broker: redis.Redis, settings: Any
) -> None:
    settings.WORK_RING_AGAIN_SECONDS = 0.0
    work_id = put(new_tenant())
    broker.delete("flow")
    assert work.sweep() == 1
    assert rung(broker) == [[work_id]]


def test_one_of_two_sweeps_at_once_works(committed: None, broker: redis.Redis) -> None:
    work_id = put(new_tenant())
    assert work.claim(work_id, lease_seconds=AT_ONCE) is not None
    with transaction.atomic(), connection.cursor() as cursor:
        cursor.execute("SELECT pg_advisory_xact_lock(hashtext('common.work.sweep'))")
        assert together(work.sweep) == [0]
    assert work.sweep() == 1


def test_a_timer_is_not_rung_before_its_time_and_then_it_is(committed: None, broker: redis.Redis) -> None:
    tenant = new_tenant()
    work_id = put(tenant, due_at=now() + timedelta(hours=1))
    subject = Work.objects.get(id=work_id).subject_id
    assert work.sweep() == 0
    assert rung(broker) == []
    work.reschedule(name="test.nothing", subject_id=subject, due_at=now() - timedelta(seconds=1))
    assert work.sweep() == 1
    assert rung(broker) == [[work_id]]
    work.cancel(name="test.nothing", subject_id=subject)
    assert work.claim(work_id, lease_seconds=FOR_EVER) is None


def test_work_that_is_withdrawn_while_it_is_done_is_not_recorded(committed: None) -> None:
    tenant = new_tenant()
    held = work.claim(put(tenant), lease_seconds=FOR_EVER)
    assert held is not None
    work.cancel(name=held.name, subject_id=held.subject_id)
    with pytest.raises(LeaseLost), work.recording(held):
        pass


def test_ten_thousand_pieces_of_one_organization_leave_room_for_one_of_another(
    committed: None, broker: redis.Redis, settings: Any
) -> None:
    busy, quiet = new_tenant(), new_tenant()
    with connection.cursor() as cursor:
        cursor.execute(
            "INSERT INTO common_work"
            " (id, name, subject_id, organization_id, queue, priority, due_at, attempt, rings, last_error)"
            " SELECT 'wrk_' || n, 'test.nothing', 'sub_' || n, %s, 'flow', 0, clock_timestamp(), 0, 0, ''"
            " FROM generate_series(1, 10000) n",
            [busy.organization_id],
        )
    limit = settings.WORK_IN_FLIGHT_PER_ORGANIZATION["flow"]
    assert work.sweep() == limit
    assert work.sweep() == 0, "nobody took anything, so there is no room for more"
    put(busy)
    assert len(rung(broker)) == limit, "one more of the busy organization waits"
    urgent = put(quiet)
    assert rung(broker)[-1] == [urgent], "the quiet one is rung at once"
    in_flight = Work.objects.filter(rung_at__isnull=False)
    assert in_flight.filter(organization_id=busy.organization_id).count() == limit
    assert in_flight.filter(organization_id=quiet.organization_id).count() == 1


def test_what_is_done_makes_room_for_the_next_the_most_urgent_first(
    committed: None, broker: redis.Redis, settings: Any
) -> None:
    settings.WORK_IN_FLIGHT_PER_ORGANIZATION = {"documents": 1, "flow": 1, "io": 1}
    tenant = new_tenant()
    first, routine, urgent = put(tenant), put(tenant), put(tenant, priority=2)
    assert rung(broker) == [[first]]
    held = work.claim(first, lease_seconds=FOR_EVER)
    assert held is not None
    done(held)
    assert rung(broker) == [[first], [urgent]]
    held = work.claim(urgent, lease_seconds=FOR_EVER)
    assert held is not None
    done(held)
    assert rung(broker) == [[first], [urgent], [routine]]


def test_a_chain_keeps_its_place_in_flight(committed: None, broker: redis.Redis, settings: Any) -> None:
    settings.WORK_IN_FLIGHT_PER_ORGANIZATION = {"documents": 1, "flow": 1, "io": 1}
    tenant = new_tenant()
    first, waiting = put(tenant), put(tenant)
    held = work.claim(first, lease_seconds=FOR_EVER)
    assert held is not None
    with work.recording(held):
        following = work.enqueue(
            name="test.next", queue="flow", subject_id="n", organization_id=tenant.organization_id, after=held
        )
    assert rung(broker) == [[first], [following]]
    assert Work.objects.get(id=waiting).rung_at is None


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
