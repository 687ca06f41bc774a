"""/api/v1/pub/webhook-endpoints: made, changed, rotated, tested, looked at, sent again, deleted."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta

from standardwebhooks.webhooks import Webhook

from common.clock import now
from common.row_security import organization_scope
from tests.conftest import Tenant
from tests.integration.webhooks.calling import Caller
from tests.integration.webhooks.receiving import Reply, WebhookReceiver
from tests.integration.webhooks.scene import happen
from webhooks.data import EndpointWithSecret
from webhooks.models import WebhookEndpoint

Drain = Callable[..., int]


def test_an_endpoint_from_creation_to_deletion(
    call: Caller, tenant: Tenant, receiver: WebhookReceiver, drain: Drain
) -> None:
    made = call("POST", "", {"url": receiver.url, "description": "Intake", "event_types": ["record.created"]})
    assert made.status_code == 200
    body = made.json()
    endpoint_id, secret = body["endpoint_id"], body["data"]["secret"]
    assert body["status_code"] == 200
    assert body["data"]["endpoint_id"] == endpoint_id
    assert body["data"]["event_types"] == ["record.created"]
    assert secret.startswith("whsec_")

    shown = call("GET", f"/{endpoint_id}")
    assert secret not in shown.content.decode()
    assert shown.json()["data"] == {k: v for k, v in body["data"].items() if k != "secret"}
    listed = call("GET")
    assert secret not in listed.content.decode()
    assert [e["endpoint_id"] for e in listed.json()["data"]] == [endpoint_id]
    assert listed.json()["next"] is None

    pinged = call("POST", f"/{endpoint_id}/test").json()
    drain(organization_id=tenant.organization_id)
    (received,) = receiver.received
    assert Webhook(secret).verify(received.body, received.headers)
    delivery = call("GET", f"/{endpoint_id}/deliveries/{pinged['delivery_id']}").json()["data"]
    assert (delivery["status"], delivery["event_type"]) == ("delivered", "ping")
    assert [(a["number"], a["response_status"]) for a in delivery["log"]] == [(1, 204)]

    rotated = call("POST", f"/{endpoint_id}/rotate").json()["data"]
    assert rotated["secret"] not in ("", secret)
    assert rotated["previous_secret_expires_at"] is not None

    changed = call("PATCH", f"/{endpoint_id}", {"event_types": [], "is_enabled": False}).json()["data"]
    assert (changed["event_types"], changed["is_enabled"], changed["disabled_reason"]) == (
        [],
        False,
        "by_request",
    )
    assert changed["description"] == "Intake"
    assert call("PATCH", f"/{endpoint_id}", {"is_enabled": True}).json()["data"]["is_enabled"] is True

    assert call("DELETE", f"/{endpoint_id}").status_code == 200
    assert call("GET", f"/{endpoint_id}").status_code == 404
    drain(organization_id=tenant.organization_id)


def test_the_delivery_log_page_by_page_and_by_status(
    call: Caller, tenant: Tenant, endpoint: EndpointWithSecret, receiver: WebhookReceiver, drain: Drain
) -> None:
    receiver.replies = [Reply(200), Reply(200), Reply(200), Reply(500)]
    events = [happen(tenant).id for _ in range(5)]
    drain(organization_id=tenant.organization_id)
    path = f"/{endpoint.endpoint.id}/deliveries"

    seen: list[str] = []
    following: str | None = ""
    pages = 0
    while following is not None:
        page = call("GET", f"{path}?limit=2&after={following}").json()
        seen += [delivery["event_id"] for delivery in page["data"]]
        following, pages = page["next"], pages + 1

    assert (seen, pages) == (events[::-1], 3)
    pending = call("GET", f"{path}?status=pending").json()["data"]
    assert {delivery["status"] for delivery in pending} == {"pending"}
    assert len(pending) == 2


def test_one_and_a_range_are_sent_again(
    call: Caller, tenant: Tenant, endpoint: EndpointWithSecret, receiver: WebhookReceiver, drain: Drain
) -> None:
    happen(tenant)
    drain(organization_id=tenant.organization_id)
    path = f"/{endpoint.endpoint.id}/deliveries"
    (delivery,) = call("GET", path).json()["data"]

    again = call("POST", f"{path}/{delivery['delivery_id']}/resend")
    drain(organization_id=tenant.organization_id)
    ranged = call(
        "POST",
        f"{path}/resend",
        {
            "since": (now() - timedelta(hours=1)).isoformat(),
            "until": (now() + timedelta(hours=1)).isoformat(),
            "statuses": ["delivered"],
        },
    )
    drain(organization_id=tenant.organization_id)

    assert again.json()["data"]["status"] == "pending"
    assert ranged.json()["data"] == {"queued": 1, "remaining": 0}
    assert len(receiver.received) == 3


def test_a_new_url_is_a_new_receiver(
    call: Caller, tenant: Tenant, endpoint: EndpointWithSecret, receiver: WebhookReceiver
) -> None:
    with organization_scope(tenant.organization_id):
        WebhookEndpoint.objects.update(failing_since=now(), throttled_until=now())

    same = call("PATCH", f"/{endpoint.endpoint.id}", {"url": receiver.url}).json()["data"]
    other = call("PATCH", f"/{endpoint.endpoint.id}", {"url": receiver.url + "&v=2"}).json()["data"]

    assert same["failing_since"] is not None
    assert (other["failing_since"], other["throttled_until"]) == (None, None)
