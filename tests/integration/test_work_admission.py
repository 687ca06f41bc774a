"""Whose work is rung when there is more than workers can hold: nobody's flood keeps the others waiting."""

from __future__ import annotations

from typing import Any

import redis
from django.db import connection

from common import work
from common.models import Work
from tests.conftest import new_tenant
from tests.integration.working import FOR_EVER, done, put, rung


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


def test_one_is_admitted_however_postgres_goes_about_it(
    committed: None, broker: redis.Redis, settings: Any
) -> None:
    """Statistics decide whether Postgres asks once which work is the next, or once for each row it looks at."""
    settings.WORK_IN_FLIGHT_PER_ORGANIZATION = {"documents": 1, "flow": 1, "io": 1}
    tenant = new_tenant()
    first, urgent, routine = put(tenant), put(tenant, priority=2), put(tenant)
    held = work.claim(first, lease_seconds=FOR_EVER)
    assert held is not None
    with connection.cursor() as cursor:
        for way in ("hashagg", "hashjoin", "mergejoin", "sort", "indexscan", "bitmapscan", "material"):
            cursor.execute(f"SET enable_{way} = off")
    done(held)
    assert rung(broker) == [[first], [urgent]]
    assert Work.objects.get(id=routine).rung_at is None
