"""Durable work: a row is claimed and recorded by one worker, and rung again when its worker or its ring is lost."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
import redis
from django.db import DatabaseError, connection, transaction

from common import work
from common.clock import now
from common.ids import new_id
from common.models import Work
from common.row_security import organization_scope
from common.work import Held, LeaseLost
from config.celery import app as celery_app
from tests.conftest import Tenant, new_tenant
from tests.integration.committed import together
from tests.integration.working import AT_ONCE, FOR_EVER, done, put, rung


def test_one_of_many_who_claim_at_once_gets_it(committed: None) -> None:
    for _ in range(5):
        work_id = put(new_tenant())
        found = together(*[lambda w=work_id: work.claim(w, lease_seconds=FOR_EVER)] * 6)
        held = [claim for claim in found if isinstance(claim, Held)]
        assert len(held) == 1
        assert found.count(None) == 5
        assert held[0].attempt == 1


def _claimed_twice(tenant: Tenant) -> tuple[Held, Held]:
    """Return a worker's hold that ran out, and that of whoever claimed the same work after it."""
    work_id = put(tenant)
    zombie = work.claim(work_id, lease_seconds=AT_ONCE)
    successor = work.claim(work_id, lease_seconds=FOR_EVER)
    assert zombie is not None
    assert successor is not None
    return zombie, successor


def test_whoever_lost_the_lease_cannot_record(committed: None) -> None:
    zombie, successor = _claimed_twice(new_tenant())
    assert (zombie.attempt, successor.attempt) == (1, 2)
    with pytest.raises(LeaseLost), work.recording(zombie):
        raise AssertionError("a zombie's result must not be written")
    with work.recording(successor):
        pass
    assert not Work.objects.filter(id=successor.id).exists()
    with pytest.raises(LeaseLost), work.recording(successor):
        pass


def test_a_claim_that_postgres_lost_in_a_crash_is_another_than_the_next(committed: None) -> None:
    """Claims do not wait for the disk. The first holder's attempt has the number of the second's, and still is none."""
    work_id = put(new_tenant())
    lost = work.claim(work_id, lease_seconds=FOR_EVER)
    Work.objects.filter(id=work_id).update(attempt=0, claim=0, lease_expires_at=None)
    successor = work.claim(work_id, lease_seconds=FOR_EVER)
    assert lost is not None
    assert successor is not None
    assert lost.attempt == successor.attempt == 1
    with pytest.raises(LeaseLost), work.recording(lost):
        raise AssertionError("the result of a claim that was lost must not be written")
    work.postpone(lost, seconds=0, code="lost")
    assert Work.objects.get(id=work_id).lease_expires_at is not None, "the successor holds it as before"
    done(successor)


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


def _follow(held: Held, **options: Any) -> str | None:
    return work.enqueue(
        name="test.next",
        queue="flow",
        subject_id="next",
        organization_id=held.organization_id,
        after=held,
        **options,
    )


def _record_at_the_end(held: Held, *, follows: bool, fails: bool = False) -> None:
    with work.recording(held, at_the_end=True), connection.cursor() as cursor:
        work.enqueue(name="test.beside", queue="flow", subject_id="b", organization_id=held.organization_id)
        if follows:
            _follow(held)
        cursor.execute(f"SELECT 1 / {int(not fails)}")


def test_work_that_is_recorded_at_its_end_becomes_what_follows_it(
    committed: None, broker: redis.Redis
) -> None:
    tenant = new_tenant()
    first = put(tenant)
    held = work.claim(first, lease_seconds=FOR_EVER)
    assert held is not None
    broker.delete("flow")
    with work.recording(held, at_the_end=True):
        following = _follow(held)
    (row,) = Work.objects.filter(organization_id=tenant.organization_id)
    assert (row.id, row.name, row.subject_id) == (following, "test.next", "next")
    assert (row.attempt, row.claim, row.lease_expires_at) == (0, 0, None)
    assert rung(broker) == [[following]]
    assert work.claim(first, lease_seconds=FOR_EVER) is None
    successor = work.claim(row.id, lease_seconds=FOR_EVER)
    assert successor is not None
    assert (successor.name, successor.attempt) == ("test.next", 1)


def test_work_that_nothing_follows_is_struck_out_at_its_end(committed: None) -> None:
    held = work.claim(put(new_tenant()), lease_seconds=FOR_EVER)
    assert held is not None
    with work.recording(held, at_the_end=True):
        pass
    assert not Work.objects.filter(id=held.id).exists()


def test_work_that_follows_in_another_lane_is_a_row_of_its_own(committed: None, broker: redis.Redis) -> None:
    tenant = new_tenant()
    held = work.claim(put(tenant), lease_seconds=FOR_EVER)
    assert held is not None
    with work.recording(held, at_the_end=True):
        urgent = _follow(held, priority=work.STAT_PRIORITY)
    assert [row.id for row in Work.objects.filter(organization_id=tenant.organization_id)] == [urgent]
    assert rung(broker, "flow.stat") == [[urgent]]


@pytest.mark.parametrize("follows", [True, False])
def test_whoever_lost_the_lease_writes_nothing_at_the_end_either(committed: None, follows: bool) -> None:
    tenant = new_tenant()
    zombie, successor = _claimed_twice(tenant)
    with pytest.raises(LeaseLost):
        _record_at_the_end(zombie, follows=follows)
    assert [row.id for row in Work.objects.filter(organization_id=tenant.organization_id)] == [successor.id]
    done(successor)


def test_work_whose_recording_failed_is_recorded_as_any_other_afterwards(committed: None) -> None:
    tenant = new_tenant()
    held = work.claim(put(tenant), lease_seconds=FOR_EVER)
    assert held is not None
    with pytest.raises(DatabaseError):
        _record_at_the_end(held, follows=True, fails=True)
    assert Work.objects.get(id=held.id).attempt == 1
    waiting = put(tenant)
    Work.objects.filter(id=waiting).update(rung_at=None)
    done(held)
    assert Work.objects.get(id=waiting).rung_at is not None, "its place in flight goes to what waits"


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


def test_rings_are_published_by_one_client_and_awaited_by_another() -> None:
    with celery_app.connection() as connection_:
        channel: Any = connection_.default_channel
        publisher = channel._create_client()
        assert channel._create_client() is publisher
        assert channel.client is not publisher, "a worker's wait for the next message holds that one"


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
