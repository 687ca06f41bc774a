"""From an event to the receiver, over a real socket, and everything that can become of a try."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable
from datetime import timedelta

import pytest
from pytest_django import Settings
from standardwebhooks.webhooks import Webhook

from common.clock import now
from common.errors import InvalidRequest
from common.row_security import organization_scope
from tenants.models import Organization
from tests.conftest import Tenant
from tests.integration.webhooks.receiving import Reply, WebhookReceiver
from tests.integration.webhooks.scene import deliveries_of, happen, let_time_pass, waiting_work
from webhooks import services
from webhooks.data import EndpointWithSecret
from webhooks.models import WebhookEndpoint
from webhooks.selectors import get_endpoint
from webhooks.services import schedule

Drain = Callable[..., int]


def state_of(tenant: Tenant, endpoint: EndpointWithSecret) -> tuple[bool, bool, bool]:
    """Return whether the endpoint is enabled, failing, throttled."""
    found = get_endpoint(organization_id=tenant.organization_id, endpoint_id=endpoint.endpoint.id)
    return found.is_enabled, found.failing_since is not None, found.throttled_until is not None


def test_an_event_reaches_the_receiver_signed_and_without_patient_data(
    tenant: Tenant,
    endpoint: EndpointWithSecret,
    receiver: WebhookReceiver,
    drain: Drain,
    settings: Settings,
) -> None:
    event = happen(
        tenant, "pathway_run.completed", record_id="rec_1", data={"run_id": "prun_1", "status": "completed"}
    )

    drain(organization_id=tenant.organization_id)

    (received,) = receiver.received
    assert Webhook(endpoint.secret).verify(received.body, received.headers)
    assert received.headers["webhook-id"] == event.id
    assert received.headers["content-type"] == "application/json"
    assert received.path == "/hook?key=1"
    base = settings.PUBLIC_URL
    assert received.json == {
        "type": "pathway_run.completed",
        "timestamp": event.occurred_at.isoformat(timespec="milliseconds").replace("+00:00", "Z"),
        "data": {
            "record_id": "rec_1",
            "run_id": "prun_1",
            "status": "completed",
            "links": {
                "record": f"{base}/api/v1/pub/records/rec_1",
                "run": f"{base}/api/v1/pub/runs/prun_1",
            },
        },
    }
    assert received.body == json.dumps(received.json, sort_keys=True, separators=(",", ":")).encode()
    (delivery,) = deliveries_of(tenant, endpoint)
    assert (delivery.status, delivery.attempts, delivery.event_id) == ("delivered", 1, event.id)
    assert delivery.completed_at is not None
    assert delivery.log is not None
    assert [(a.number, a.response_status, a.error) for a in delivery.log] == [(1, 204, "")]
    assert waiting_work(tenant) == []


def test_a_failed_try_is_repeated_after_five_seconds_with_the_same_body_and_id(
    tenant: Tenant, endpoint: EndpointWithSecret, receiver: WebhookReceiver, drain: Drain
) -> None:
    receiver.replies = [Reply(500, body=b"out\x00 of order"), Reply(200)]
    happen(tenant)

    drain(organization_id=tenant.organization_id)

    (delivery,) = deliveries_of(tenant, endpoint)
    ((name, subject, seconds),) = waiting_work(tenant)
    assert (delivery.status, delivery.attempts) == ("pending", 1)
    assert (name, subject) == ("webhooks.deliver", delivery.id)
    assert 0 < seconds <= 5 * (1 + schedule.JITTER)
    assert state_of(tenant, endpoint) == (True, True, False)

    let_time_pass(tenant)
    drain(organization_id=tenant.organization_id)

    first, second = receiver.received
    assert first.body == second.body
    assert first.headers["webhook-id"] == second.headers["webhook-id"]
    assert Webhook(endpoint.secret).verify(second.body, second.headers)
    (delivery,) = deliveries_of(tenant, endpoint)
    assert delivery.status == "delivered"
    assert delivery.log is not None
    assert [(a.number, a.response_status, a.error, a.response_excerpt) for a in delivery.log] == [
        (1, 500, "status", "out  of order"),
        (2, 200, "", ""),
    ]
    assert state_of(tenant, endpoint) == (True, False, False)


def test_a_redirect_is_a_failure_and_not_followed(
    tenant: Tenant, endpoint: EndpointWithSecret, receiver: WebhookReceiver, drain: Drain
) -> None:
    receiver.replies = [Reply(302, headers={"location": receiver.url.replace("/hook", "/elsewhere")})]
    happen(tenant)

    drain(organization_id=tenant.organization_id)

    assert [received.path for received in receiver.received] == ["/hook?key=1"]
    (delivery,) = deliveries_of(tenant, endpoint)
    assert delivery.log is not None
    assert [(a.response_status, a.error) for a in delivery.log] == [(302, "redirect")]
    assert delivery.status == "pending"


def test_after_ten_tries_a_delivery_has_failed_for_good(
    tenant: Tenant, endpoint: EndpointWithSecret, receiver: WebhookReceiver, drain: Drain
) -> None:
    receiver.replies = [Reply(500)]
    happen(tenant)
    waits = []

    for _ in range(20):
        drain(organization_id=tenant.organization_id)
        waits += [seconds for _, _, seconds in waiting_work(tenant)]
        let_time_pass(tenant)

    assert len(receiver.received) == schedule.MAX_TRIES
    for waited, planned in zip(waits, schedule.DELAYS, strict=True):
        assert planned * (1 - schedule.JITTER) - 5 < waited <= planned * (1 + schedule.JITTER)
    (delivery,) = deliveries_of(tenant, endpoint)
    assert (delivery.status, delivery.attempts) == ("failed", schedule.MAX_TRIES)
    assert waiting_work(tenant) == []


def test_retry_after_is_honoured(
    tenant: Tenant, endpoint: EndpointWithSecret, receiver: WebhookReceiver, drain: Drain
) -> None:
    receiver.replies = [Reply(503, headers={"retry-after": "3600"})]
    happen(tenant)

    drain(organization_id=tenant.organization_id)

    ((_, _, seconds),) = waiting_work(tenant)
    assert 3590 < seconds <= 3601
    assert state_of(tenant, endpoint) == (True, True, False)


@pytest.mark.parametrize("status", [429, 502, 504])
def test_a_receiver_out_of_breath_is_left_alone_and_waiting_costs_no_try(
    tenant: Tenant, endpoint: EndpointWithSecret, receiver: WebhookReceiver, drain: Drain, status: int
) -> None:
    receiver.replies = [Reply(status, headers={"retry-after": "120"})]
    happen(tenant)
    drain(organization_id=tenant.organization_id)
    happen(tenant)

    drain(organization_id=tenant.organization_id)

    assert len(receiver.received) == 1
    assert state_of(tenant, endpoint) == (True, True, True)
    first, second = deliveries_of(tenant, endpoint)
    assert (first.attempts, second.attempts, second.status, second.log) == (1, 0, "pending", ())
    for _, _, seconds in waiting_work(tenant):
        assert 110 < seconds <= 155

    receiver.replies = [Reply(200)]
    with organization_scope(tenant.organization_id):
        WebhookEndpoint.objects.update(throttled_until=now() - timedelta(seconds=1))
    let_time_pass(tenant)
    drain(organization_id=tenant.organization_id)
    assert [delivery.status for delivery in deliveries_of(tenant, endpoint)] == ["delivered", "delivered"]
    assert state_of(tenant, endpoint) == (True, False, False)


def test_a_receiver_that_is_too_slow_is_a_timeout(
    tenant: Tenant,
    endpoint: EndpointWithSecret,
    receiver: WebhookReceiver,
    drain: Drain,
    settings: Settings,
) -> None:
    settings.WEBHOOK_TIMEOUT_SECONDS = 0.2
    let_go = threading.Event()
    receiver.on_request = lambda: let_go.wait(30)
    happen(tenant)

    drain(organization_id=tenant.organization_id)
    let_go.set()

    (delivery,) = deliveries_of(tenant, endpoint)
    assert delivery.log is not None
    assert [(a.response_status, a.error) for a in delivery.log] == [(None, "timeout")]
    assert delivery.log[0].duration_ms > 0


def test_the_address_is_vetted_again_on_each_try(
    tenant: Tenant,
    endpoint: EndpointWithSecret,
    receiver: WebhookReceiver,
    drain: Drain,
    settings: Settings,
) -> None:
    settings.OUTBOUND_ALLOWED_PRIVATE_HOSTS = []
    with organization_scope(tenant.organization_id):
        WebhookEndpoint.objects.update(url=receiver.url.replace("http:", "https:"))
    happen(tenant)

    drain(organization_id=tenant.organization_id)

    assert receiver.received == []
    (delivery,) = deliveries_of(tenant, endpoint)
    assert delivery.log is not None
    assert [a.error for a in delivery.log] == ["refused_address"]


def test_a_private_host_is_reached_by_the_organization_it_was_given_to_and_by_no_other(
    tenant: Tenant, endpoint: EndpointWithSecret, receiver: WebhookReceiver, drain: Drain
) -> None:
    with organization_scope(tenant.organization_id):
        Organization.objects.update(private_hosts="")
    happen(tenant)
    drain(organization_id=tenant.organization_id)
    assert receiver.received == []
    with pytest.raises(InvalidRequest, match="plain http"):
        services.check_url(receiver.url, organization_id=tenant.organization_id)
    with pytest.raises(InvalidRequest, match="not public"):
        services.check_url(receiver.url.replace("http:", "https:"), organization_id=tenant.organization_id)
    with organization_scope(tenant.organization_id):
        Organization.objects.update(private_hosts="127.0.0.1")
    services.check_url(receiver.url, organization_id=tenant.organization_id)
    happen(tenant)
    drain(organization_id=tenant.organization_id)
    assert len(receiver.received) == 1


def test_during_a_rotation_both_secrets_verify_and_later_only_the_new_one(
    tenant: Tenant, endpoint: EndpointWithSecret, receiver: WebhookReceiver, drain: Drain
) -> None:
    rotated = services.rotate_secret(
        organization_id=tenant.organization_id, endpoint_id=endpoint.endpoint.id, now=now()
    )
    happen(tenant)
    drain(organization_id=tenant.organization_id)
    with organization_scope(tenant.organization_id):
        WebhookEndpoint.objects.update(previous_secret_expires_at=now())
    happen(tenant)
    drain(organization_id=tenant.organization_id)

    during, after = receiver.received
    assert Webhook(endpoint.secret).verify(during.body, during.headers)
    assert Webhook(rotated.secret).verify(during.body, during.headers)
    assert Webhook(rotated.secret).verify(after.body, after.headers)
    assert len(after.headers["webhook-signature"].split()) == 1
