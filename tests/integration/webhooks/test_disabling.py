"""Endpoints that are disabled, by themselves or by hand: nothing is lost, everybody is told, all comes after."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from django.core import mail

from common.clock import now
from common.row_security import organization_scope
from events.selectors import list_events
from tenants.services import create_user
from tests.conftest import Tenant
from tests.integration.webhooks.receiving import Reply, WebhookReceiver
from tests.integration.webhooks.scene import (
    deliveries_of,
    failing_for,
    happen,
    let_time_pass,
    waiting_work,
)
from webhooks import services
from webhooks.data import EndpointWithSecret
from webhooks.selectors import get_endpoint
from webhooks.services.fan_out import EndpointDisabled

Drain = Callable[..., int]


def reason_of(tenant: Tenant, endpoint: EndpointWithSecret) -> str:
    """Return why the endpoint is disabled, empty when it is enabled."""
    found = get_endpoint(organization_id=tenant.organization_id, endpoint_id=endpoint.endpoint.id)
    assert found.is_enabled == (found.disabled_reason == "")
    return found.disabled_reason


def disablings(tenant: Tenant) -> list[dict[str, object]]:
    with organization_scope(tenant.organization_id):
        events = list_events(
            organization_id=tenant.organization_id, types=frozenset({"webhook_endpoint.disabled"})
        )
    return [event.data for event in events]


def test_410_disables_holds_tells_and_nothing_is_lost(
    tenant: Tenant, endpoint: EndpointWithSecret, receiver: WebhookReceiver, drain: Drain
) -> None:
    for name, role, email in (
        ("a", "administrator", "admin@clinic.example"),
        ("b", "reviewer", "reviewer@clinic.example"),
        ("c", "administrator", ""),
    ):
        create_user(
            organization_id=tenant.organization_id,
            username=f"{name}-{tenant.name}",
            password="a-password-of-tests",
            role=role,
            email=email,
        )
    receiver.replies = [Reply(410)]
    event = happen(tenant)

    drain(organization_id=tenant.organization_id)
    later = happen(tenant, "record.archived", record_id="rec_1")
    drain(organization_id=tenant.organization_id)

    assert reason_of(tenant, endpoint) == "gone"
    assert len(receiver.received) == 1
    assert disablings(tenant) == [{"endpoint_id": endpoint.endpoint.id, "reason": "gone"}]
    held = {delivery.event_id: delivery.status for delivery in deliveries_of(tenant, endpoint)}
    assert held[event.id] == held[later.id] == "held"
    (message,) = mail.outbox
    assert message.to == ["admin@clinic.example"]
    assert endpoint.endpoint.id in message.body
    assert "key=1" not in f"{message.subject} {message.body}"
    assert message.extra_headers["Message-ID"]

    receiver.replies = [Reply(200)]
    services.enable_endpoint(
        organization_id=tenant.organization_id, endpoint_id=endpoint.endpoint.id, now=now()
    )
    drain(organization_id=tenant.organization_id)

    assert reason_of(tenant, endpoint) == ""
    assert {delivery.status for delivery in deliveries_of(tenant, endpoint)} == {"delivered"}
    ids = [received.headers["webhook-id"] for received in receiver.received]
    assert ids[0] == ids[1] == event.id
    assert later.id in ids


def test_five_days_of_failure_disable(
    tenant: Tenant, endpoint: EndpointWithSecret, receiver: WebhookReceiver, drain: Drain
) -> None:
    receiver.replies = [Reply(500)]
    happen(tenant)
    for _ in range(3):
        drain(organization_id=tenant.organization_id)
        let_time_pass(tenant)
    failing_for(tenant, endpoint, days=4.9)
    drain(organization_id=tenant.organization_id)
    assert reason_of(tenant, endpoint) == ""

    failing_for(tenant, endpoint, days=5.1)
    let_time_pass(tenant)
    drain(organization_id=tenant.organization_id)

    assert reason_of(tenant, endpoint) == "failing"
    assert disablings(tenant) == [{"endpoint_id": endpoint.endpoint.id, "reason": "failing"}]
    assert {delivery.status for delivery in deliveries_of(tenant, endpoint)} == {"held"}


def test_one_slip_after_a_quiet_time_does_not_disable(
    tenant: Tenant, endpoint: EndpointWithSecret, receiver: WebhookReceiver, drain: Drain
) -> None:
    failing_for(tenant, endpoint, days=30)
    receiver.replies = [Reply(500), Reply(200)]
    happen(tenant)

    drain(organization_id=tenant.organization_id)

    assert reason_of(tenant, endpoint) == ""


def test_a_success_forgets_the_failures_before_it(
    tenant: Tenant, endpoint: EndpointWithSecret, receiver: WebhookReceiver, drain: Drain
) -> None:
    failing_for(tenant, endpoint, days=4)
    happen(tenant)

    drain(organization_id=tenant.organization_id)

    found = get_endpoint(organization_id=tenant.organization_id, endpoint_id=endpoint.endpoint.id)
    assert found.failing_since is None


def test_what_waits_when_somebody_disables_is_held_when_its_time_comes_and_sent_after_enabling(
    tenant: Tenant, endpoint: EndpointWithSecret, receiver: WebhookReceiver, drain: Drain
) -> None:
    receiver.replies = [Reply(500)]
    happen(tenant)
    drain(organization_id=tenant.organization_id)
    services.disable_endpoint(
        organization_id=tenant.organization_id, endpoint_id=endpoint.endpoint.id, actor="test", now=now()
    )
    let_time_pass(tenant)
    drain(organization_id=tenant.organization_id)

    assert len(receiver.received) == 1
    assert {delivery.status for delivery in deliveries_of(tenant, endpoint)} == {"held"}
    assert waiting_work(tenant) == []
    assert mail.outbox == []

    receiver.replies = [Reply(200)]
    services.enable_endpoint(
        organization_id=tenant.organization_id, endpoint_id=endpoint.endpoint.id, now=now()
    )
    drain(organization_id=tenant.organization_id)
    assert {delivery.status for delivery in deliveries_of(tenant, endpoint)} == {"delivered"}


def test_enabling_tries_at_once_what_waits_for_a_later_try(
    tenant: Tenant, endpoint: EndpointWithSecret, receiver: WebhookReceiver, drain: Drain
) -> None:
    receiver.replies = [Reply(503, headers={"retry-after": "86400"}), Reply(200)]
    happen(tenant)
    drain(organization_id=tenant.organization_id)
    services.disable_endpoint(
        organization_id=tenant.organization_id, endpoint_id=endpoint.endpoint.id, actor="test", now=now()
    )

    services.enable_endpoint(
        organization_id=tenant.organization_id, endpoint_id=endpoint.endpoint.id, now=now()
    )
    drain(organization_id=tenant.organization_id)

    assert {delivery.status for delivery in deliveries_of(tenant, endpoint)} == {"delivered"}


def test_enabling_and_disabling_twice_change_nothing(
    tenant: Tenant, endpoint: EndpointWithSecret, drain: Drain
) -> None:
    scope = {"organization_id": tenant.organization_id, "endpoint_id": endpoint.endpoint.id}
    services.enable_endpoint(**scope, now=now())
    assert waiting_work(tenant) == []

    first = services.disable_endpoint(**scope, actor="test", now=now())
    second = services.disable_endpoint(**scope, actor="test", now=now(), reason="gone")

    assert first == second
    assert len(disablings(tenant)) == 1


def test_no_mail_about_an_endpoint_that_was_enabled_meanwhile(
    tenant: Tenant, endpoint: EndpointWithSecret, receiver: WebhookReceiver, drain: Drain
) -> None:
    create_user(
        organization_id=tenant.organization_id,
        username=f"admin-{tenant.name}",
        password="a-password-of-tests",
        role="administrator",
        email="admin@clinic.example",
    )
    scope = {"organization_id": tenant.organization_id, "endpoint_id": endpoint.endpoint.id}
    services.disable_endpoint(**scope, actor="test", now=now(), reason="failing")
    services.enable_endpoint(**scope, now=now())

    drain(organization_id=tenant.organization_id)

    assert mail.outbox == []
    assert waiting_work(tenant) == []


def test_nothing_is_sent_by_hand_to_a_disabled_endpoint(
    tenant: Tenant, endpoint: EndpointWithSecret, drain: Drain
) -> None:
    scope = {"organization_id": tenant.organization_id, "endpoint_id": endpoint.endpoint.id}
    happen(tenant)
    drain(organization_id=tenant.organization_id)
    (delivery,) = deliveries_of(tenant, endpoint)
    services.disable_endpoint(**scope, actor="test", now=now())
    before = waiting_work(tenant)

    with pytest.raises(EndpointDisabled):
        services.send_ping(**scope, actor="test", now=now())
    with pytest.raises(EndpointDisabled):
        services.resend(**scope, delivery_id=delivery.id, now=now())
    with pytest.raises(EndpointDisabled):
        services.resend_range(**scope, since=delivery.created_at, until=now(), statuses=("delivered",))

    assert waiting_work(tenant) == before
