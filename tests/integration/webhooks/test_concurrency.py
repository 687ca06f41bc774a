"""What happens at once: committed rows, several connections, the order of locks."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from django.db import connection, connections

from common import work
from common.clock import now
from common.row_security import organization_scope
from tests.conftest import Tenant, new_tenant
from tests.drain import drain
from tests.integration.webhooks.receiving import Reply, WebhookReceiver
from tests.integration.webhooks.scene import deliveries_of, happen, waiting_work
from webhooks import services
from webhooks.data import EndpointWithSecret


@pytest.fixture
def tenant(django_db_setup: None, django_db_blocker: Any) -> Iterator[Tenant]:
    """A tenant whose rows are committed, as in the service; its work is withdrawn in the end."""
    with django_db_blocker.unblock():
        made = new_tenant("Harbour Clinic")
        yield made
        with connection.cursor() as cursor:
            cursor.execute("DELETE FROM common_work WHERE organization_id = %s", [made.organization_id])
        connection.close()


def in_a_thread(call: Callable[[], object]) -> object:
    """Call in a thread with a database connection of its own and return the result."""

    def run() -> object:
        try:
            return call()
        finally:
            connections.close_all()

    with ThreadPoolExecutor(1) as pool:
        return pool.submit(run).result(timeout=60)


def test_no_transaction_is_open_while_the_receiver_is_waited_for(
    tenant: Tenant, endpoint: EndpointWithSecret, receiver: WebhookReceiver
) -> None:
    seen: list[int] = []

    def count_open_transactions() -> None:
        with connection.cursor() as cursor:
            cursor.execute(
                "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() "
                "AND pid <> pg_backend_pid() AND state LIKE 'idle in transaction%'"
            )
            seen.append(cursor.fetchone()[0])

    receiver.on_request = lambda: in_a_thread(count_open_transactions)
    happen(tenant)
    drain(organization_id=tenant.organization_id)

    assert seen == [0]


def test_two_rings_at_once_send_once(
    tenant: Tenant, endpoint: EndpointWithSecret, receiver: WebhookReceiver
) -> None:
    happen(tenant)
    drain(organization_id="org_none")  # makes the tasks known
    with connection.cursor() as cursor:
        cursor.execute("SELECT id FROM common_work WHERE organization_id = %s", [tenant.organization_id])
        ((work_id,),) = cursor.fetchall()
    kind = work.work_type("webhooks.deliver")
    together = threading.Barrier(4)

    def ring() -> None:
        together.wait()
        try:
            work.perform(work_id, work=kind)
        finally:
            connections.close_all()

    threads = [threading.Thread(target=ring) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert len(receiver.received) == 1
    assert [delivery.status for delivery in deliveries_of(tenant, endpoint)] == ["delivered"]


def test_disabled_during_a_try_that_fails_the_delivery_is_held(
    tenant: Tenant, endpoint: EndpointWithSecret, receiver: WebhookReceiver
) -> None:
    receiver.replies = [Reply(500)]
    receiver.on_request = lambda: in_a_thread(
        lambda: services.disable_endpoint(
            organization_id=tenant.organization_id,
            endpoint_id=endpoint.endpoint.id,
            actor="test",
            now=now(),
        )
    )
    happen(tenant)

    drain(organization_id=tenant.organization_id)

    assert {delivery.status for delivery in deliveries_of(tenant, endpoint)} == {"held"}
    assert waiting_work(tenant) == []


def test_deleted_during_a_try_nothing_is_left(
    tenant: Tenant, endpoint: EndpointWithSecret, receiver: WebhookReceiver
) -> None:
    receiver.replies = [Reply(500)]
    receiver.on_request = lambda: in_a_thread(
        lambda: services.delete_endpoint(
            organization_id=tenant.organization_id, endpoint_id=endpoint.endpoint.id
        )
    )
    happen(tenant)

    drain(organization_id=tenant.organization_id)

    assert waiting_work(tenant) == []


def test_an_event_recorded_while_the_endpoint_is_being_enabled_is_not_forgotten(
    tenant: Tenant, endpoint: EndpointWithSecret, receiver: WebhookReceiver
) -> None:
    scope = {"organization_id": tenant.organization_id, "endpoint_id": endpoint.endpoint.id}
    services.disable_endpoint(**scope, actor="test", now=now())
    drain(organization_id=tenant.organization_id)
    recorded = threading.Event()

    def record() -> None:
        with organization_scope(tenant.organization_id):
            happen(tenant)
            recorded.set()
            # Committed only when the other transaction, which enables the endpoint, waits for this one.
            _wait_for_a_waiting_backend()

    with ThreadPoolExecutor(1) as pool:
        recording = pool.submit(lambda: in_a_thread(record))
        assert recorded.wait(30)
        services.enable_endpoint(**scope, now=now())
        recording.result(timeout=60)
    drain(organization_id=tenant.organization_id)

    assert {delivery.status for delivery in deliveries_of(tenant, endpoint)} == {"delivered"}


def test_an_endpoint_enabled_while_an_event_is_being_fanned_out_gets_it(
    tenant: Tenant, endpoint: EndpointWithSecret, receiver: WebhookReceiver
) -> None:
    scope = {"organization_id": tenant.organization_id, "endpoint_id": endpoint.endpoint.id}
    services.disable_endpoint(**scope, actor="test", now=now())
    drain(organization_id=tenant.organization_id)
    enabled = threading.Event()

    def enable() -> None:
        with organization_scope(tenant.organization_id):
            services.enable_endpoint(**scope, now=now())
            enabled.set()
            # Committed only when the event's transaction waits for this one.
            _wait_for_a_waiting_backend()

    with ThreadPoolExecutor(1) as pool:
        enabling = pool.submit(lambda: in_a_thread(enable))
        assert enabled.wait(30)
        happen(tenant)
        enabling.result(timeout=60)
    drain(organization_id=tenant.organization_id)

    assert {delivery.status for delivery in deliveries_of(tenant, endpoint)} == {"delivered"}


def _wait_for_a_waiting_backend() -> None:
    patience = threading.Event()
    for _ in range(3000):
        with connection.cursor() as cursor:
            cursor.execute("SELECT pg_backend_pid()")
            (me,) = cursor.fetchone()
            cursor.execute(
                "SELECT count(*) FROM pg_stat_activity WHERE %s = ANY(pg_blocking_pids(pid))", [me]
            )
            if cursor.fetchone()[0]:
                return
        patience.wait(0.01)
    raise AssertionError("the other transaction did not wait for this one")
