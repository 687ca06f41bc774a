"""Who gets which event."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from django.db import transaction

from common.clock import now
from common.row_security import organization_scope
from events import event_types
from tests.conftest import Tenant
from tests.integration.webhooks.receiving import WebhookReceiver
from tests.integration.webhooks.scene import deliveries_of, happen, waiting_work
from webhooks import services
from webhooks.data import EndpointWithSecret

Drain = Callable[..., int]
FACTS = {
    "job_id": "job_1",
    "upload_link_id": "upl_1",
    "user_id": "usr_1",
    "suspended_at": "2026-11-20T09:00:00+00:00",
}
"""What the other listeners to an event look for in its data; none of it exists."""


def endpoint_for(tenant: Tenant, receiver: WebhookReceiver, *types: str) -> EndpointWithSecret:
    return services.create_endpoint(
        organization_id=tenant.organization_id, url=receiver.url, event_types=types, now=now()
    )


def test_each_subscribed_endpoint_gets_the_event_and_no_other(
    tenant: Tenant, receiver: WebhookReceiver
) -> None:
    everything = endpoint_for(tenant, receiver)
    archived = endpoint_for(tenant, receiver, "record.archived", "pathway_run.failed")
    created = endpoint_for(tenant, receiver, "record.created")

    event = happen(tenant, "record.created")

    assert [d.event_id for d in deliveries_of(tenant, everything)] == [event.id]
    assert [d.event_id for d in deliveries_of(tenant, created)] == [event.id]
    assert deliveries_of(tenant, archived) == []


@pytest.mark.parametrize("type", sorted(event_types.PUBLIC - {event_types.PING}))
def test_every_public_type_is_delivered(
    tenant: Tenant, record: str, endpoint: EndpointWithSecret, type: str
) -> None:
    event = happen(tenant, type, record_id=record, data=FACTS)

    assert [(d.event_id, d.event_type) for d in deliveries_of(tenant, endpoint)] == [(event.id, type)]


@pytest.mark.parametrize("type", sorted(event_types.AUDIT_ONLY))
def test_types_of_the_audit_trail_are_not(tenant: Tenant, endpoint: EndpointWithSecret, type: str) -> None:
    happen(tenant, type, data=FACTS)

    assert deliveries_of(tenant, endpoint) == []


def test_another_organization_hears_nothing(
    tenant: Tenant, other_tenant: Tenant, endpoint: EndpointWithSecret, receiver: WebhookReceiver
) -> None:
    other = endpoint_for(other_tenant, receiver)

    happen(tenant)

    assert len(deliveries_of(tenant, endpoint)) == 1
    assert deliveries_of(other_tenant, other) == []
    assert waiting_work(other_tenant) == []


def test_an_event_that_is_rolled_back_is_not_delivered(tenant: Tenant, endpoint: EndpointWithSecret) -> None:
    with organization_scope(tenant.organization_id):
        happen(tenant)
        transaction.set_rollback(True)

    assert deliveries_of(tenant, endpoint) == []
    assert waiting_work(tenant) == []


def test_a_ping_goes_to_the_endpoint_it_names_whatever_that_one_is_subscribed_to(
    tenant: Tenant, endpoint: EndpointWithSecret, receiver: WebhookReceiver, drain: Drain
) -> None:
    picky = endpoint_for(tenant, receiver, "record.archived")

    delivery = services.send_ping(
        organization_id=tenant.organization_id, endpoint_id=picky.endpoint.id, actor="test", now=now()
    )
    drain(organization_id=tenant.organization_id)

    assert [d.id for d in deliveries_of(tenant, picky)] == [delivery.id]
    assert deliveries_of(tenant, endpoint) == []
    (received,) = receiver.received
    assert received.json["type"] == "ping"
    assert received.json["data"]["endpoint_id"] == picky.endpoint.id
