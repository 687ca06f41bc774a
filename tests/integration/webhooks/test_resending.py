"""Deliveries sent again by hand: one, or a range."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta

import pytest

from common.clock import now
from common.errors import InvalidRequest
from common.row_security import organization_scope
from tests.conftest import Tenant
from tests.integration.webhooks.receiving import Reply, WebhookReceiver
from tests.integration.webhooks.scene import deliveries_of, happen, waiting_work
from webhooks import services
from webhooks.data import EndpointWithSecret
from webhooks.models import WebhookDelivery
from webhooks.selectors import DeliveryNotFound, EndpointNotFound
from webhooks.services import resending

Drain = Callable[..., int]


def test_a_delivered_event_is_sent_again_with_the_same_id_and_body(
    tenant: Tenant, endpoint: EndpointWithSecret, receiver: WebhookReceiver, drain: Drain
) -> None:
    happen(tenant)
    drain(organization_id=tenant.organization_id)
    (delivery,) = deliveries_of(tenant, endpoint)

    queued = services.resend(
        organization_id=tenant.organization_id,
        endpoint_id=endpoint.endpoint.id,
        delivery_id=delivery.id,
        now=now(),
    )
    drain(organization_id=tenant.organization_id)

    assert (queued.status, queued.attempts) == ("pending", 0)
    first, second = receiver.received
    assert first.body == second.body
    assert first.headers["webhook-id"] == second.headers["webhook-id"]
    (delivery,) = deliveries_of(tenant, endpoint)
    assert delivery.log is not None
    assert (delivery.status, [a.number for a in delivery.log]) == ("delivered", [1, 2])


def test_a_pending_delivery_is_tried_now(
    tenant: Tenant, endpoint: EndpointWithSecret, receiver: WebhookReceiver, drain: Drain
) -> None:
    receiver.replies = [Reply(503, headers={"retry-after": "3600"}), Reply(200)]
    happen(tenant)
    drain(organization_id=tenant.organization_id)
    (delivery,) = deliveries_of(tenant, endpoint)

    services.resend(
        organization_id=tenant.organization_id,
        endpoint_id=endpoint.endpoint.id,
        delivery_id=delivery.id,
        now=now(),
    )
    drain(organization_id=tenant.organization_id)

    (delivery,) = deliveries_of(tenant, endpoint)
    assert (delivery.status, delivery.attempts) == ("delivered", 2)


def test_a_range_is_sent_again_in_batches_oldest_first_and_nothing_outside_of_it(
    tenant: Tenant,
    endpoint: EndpointWithSecret,
    receiver: WebhookReceiver,
    drain: Drain,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(resending, "BATCH", 2)
    events = [happen(tenant) for _ in range(5)]
    drain(organization_id=tenant.organization_id)
    start = now() - timedelta(hours=10)
    with organization_scope(tenant.organization_id):
        for hours, event in enumerate(events):
            WebhookDelivery.objects.filter(event_id=event.id).update(
                status="failed" if hours != 4 else "delivered", created_at=start + timedelta(hours=hours)
            )
    receiver.received.clear()

    def again() -> tuple[int, int]:
        resent = services.resend_range(
            organization_id=tenant.organization_id,
            endpoint_id=endpoint.endpoint.id,
            since=start + timedelta(hours=1),
            until=start + timedelta(hours=9),
        )
        drain(organization_id=tenant.organization_id)
        return resent.queued, resent.remaining

    assert [again(), again(), again()] == [(2, 1), (1, 0), (0, 0)]
    sent = [received.headers["webhook-id"] for received in receiver.received]
    assert sent == [event.id for event in events[1:4]]


def test_more_held_deliveries_than_a_batch_are_all_sent(
    tenant: Tenant,
    endpoint: EndpointWithSecret,
    receiver: WebhookReceiver,
    drain: Drain,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(resending, "BATCH", 2)
    scope = {"organization_id": tenant.organization_id, "endpoint_id": endpoint.endpoint.id}
    services.disable_endpoint(**scope, actor="test", now=now())
    for _ in range(6):
        happen(tenant)
    services.enable_endpoint(**scope, now=now())

    drain(organization_id=tenant.organization_id)

    assert len(receiver.received) == 7  # the six, and the one that told of the disabling
    assert {delivery.status for delivery in deliveries_of(tenant, endpoint)} == {"delivered"}


@pytest.mark.parametrize("statuses", [(), ("pending",), ("failed", "lost")])
def test_a_range_of_what_cannot_be_sent_again_is_refused(
    tenant: Tenant, endpoint: EndpointWithSecret, statuses: tuple[str, ...]
) -> None:
    happen(tenant)
    before = (waiting_work(tenant)[0][:2], deliveries_of(tenant, endpoint))

    with pytest.raises(InvalidRequest):
        services.resend_range(
            organization_id=tenant.organization_id,
            endpoint_id=endpoint.endpoint.id,
            since=now() - timedelta(days=1),
            until=now(),
            statuses=statuses,
        )

    assert (waiting_work(tenant)[0][:2], deliveries_of(tenant, endpoint)) == before


def test_deliveries_of_others_are_not_found(
    tenant: Tenant, other_tenant: Tenant, endpoint: EndpointWithSecret, receiver: WebhookReceiver
) -> None:
    happen(tenant)
    (delivery,) = deliveries_of(tenant, endpoint)
    second = services.create_endpoint(
        organization_id=tenant.organization_id, url=receiver.url, event_types=("record.archived",), now=now()
    )

    with pytest.raises(EndpointNotFound):
        services.resend(
            organization_id=other_tenant.organization_id,
            endpoint_id=endpoint.endpoint.id,
            delivery_id=delivery.id,
            now=now(),
        )
    with pytest.raises(DeliveryNotFound):
        services.resend(
            organization_id=tenant.organization_id,
            endpoint_id=second.endpoint.id,
            delivery_id=delivery.id,
            now=now(),
        )
