"""Deliveries as durable work: done twice, robbed, orphaned."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from django.db import connection

from common import work
from common.clock import now
from common.row_security import organization_scope
from tests.conftest import Tenant
from tests.integration.webhooks.receiving import WebhookReceiver
from tests.integration.webhooks.scene import deliveries_of, happen, waiting_work
from webhooks import services
from webhooks.data import EndpointWithSecret
from webhooks.models import WebhookDelivery

Drain = Callable[..., int]


def test_work_done_twice_sends_once(
    tenant: Tenant, endpoint: EndpointWithSecret, receiver: WebhookReceiver, drain: Drain
) -> None:
    happen(tenant)
    with connection.cursor() as cursor:
        cursor.execute("SELECT id FROM common_work WHERE organization_id = %s", [tenant.organization_id])
        ((work_id,),) = cursor.fetchall()
    drain(organization_id=tenant.organization_id)

    work.perform(work_id, work=work.work_type("webhooks.deliver"))

    assert len(receiver.received) == 1


def test_a_worker_that_lost_its_lease_writes_nothing(
    tenant: Tenant, endpoint: EndpointWithSecret, receiver: WebhookReceiver
) -> None:
    happen(tenant)
    with connection.cursor() as cursor:
        cursor.execute("SELECT id FROM common_work WHERE organization_id = %s", [tenant.organization_id])
        ((work_id,),) = cursor.fetchall()
    held = work.claim(work_id, lease_seconds=60)
    assert held is not None
    with connection.cursor() as cursor:
        cursor.execute(
            "UPDATE common_work SET attempt = attempt + 1, claim = claim + 1 WHERE id = %s", [work_id]
        )

    with pytest.raises(work.LeaseLost):
        services.deliver(held=held, now=now())

    assert len(receiver.received) == 1
    (delivery,) = deliveries_of(tenant, endpoint)
    assert (delivery.status, delivery.attempts, delivery.log) == ("pending", 0, ())


def test_a_delivery_whose_workers_die_ends_as_failed_and_says_so(
    tenant: Tenant, endpoint: EndpointWithSecret, receiver: WebhookReceiver, drain: Drain
) -> None:
    happen(tenant)
    with connection.cursor() as cursor:
        cursor.execute(
            "UPDATE common_work SET attempt = 5 WHERE organization_id = %s", [tenant.organization_id]
        )

    drain(organization_id=tenant.organization_id)

    assert receiver.received == []
    (delivery,) = deliveries_of(tenant, endpoint)
    assert delivery.status == "failed"
    assert delivery.log is not None
    assert [a.error for a in delivery.log] == ["worker_lost"]
    assert waiting_work(tenant) == []


def test_an_endpoint_deleted_meanwhile_leaves_no_work_behind(
    tenant: Tenant, endpoint: EndpointWithSecret, receiver: WebhookReceiver, drain: Drain
) -> None:
    happen(tenant)
    happen(tenant)
    services.delete_endpoint(organization_id=tenant.organization_id, endpoint_id=endpoint.endpoint.id)

    drain(organization_id=tenant.organization_id)

    assert receiver.received == []
    assert waiting_work(tenant) == []
    with organization_scope(tenant.organization_id):
        assert WebhookDelivery.objects.count() == 0
