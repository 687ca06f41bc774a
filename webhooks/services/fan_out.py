"""From an event to its deliveries, in the event's own transaction."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import Any
from urllib.parse import quote

from django.conf import settings
from django.db import connection

from common.errors import Conflict
from common.row_security import organization_scope
from common.work import enqueue
from events import event_types
from events.data import EventData
from events.services import record_event
from webhooks.data import DeliveryData
from webhooks.models import WebhookDelivery
from webhooks.selectors import delivery_data, get_endpoint

DELIVER, QUEUE = "webhooks.deliver", "io"
"""Name and queue of the work that sends one delivery."""

_LINKS = {
    "record_id": ("record", "/api/v1/pub/records/{}"),
    "job_id": ("job", "/v1/jobs/{}"),
    "run_id": ("run", "/api/v1/pub/runs/{}"),
    "endpoint_id": ("endpoint", "/api/v1/pub/webhook-endpoints/{}"),
}
"""Ids in an event's data to the place where the receiver reads more, with its credential."""

# FOR KEY SHARE lets everything pass but enabling and deleting an endpoint: either a held delivery is committed before
# the endpoint is enabled and its held deliveries are looked for, or the endpoint is seen enabled here.
_SUBSCRIBED = """
SELECT id, is_enabled FROM webhooks_webhookendpoint
WHERE organization_id = %(organization_id)s
  AND CASE WHEN %(only)s <> '' THEN id = %(only)s
      ELSE (event_types = '[]'::jsonb OR event_types @> to_jsonb(%(type)s::text))
           AND (team_id IS NULL OR %(team_id)s = '' OR team_id = %(team_id)s) END
ORDER BY id FOR KEY SHARE
"""


class EndpointDisabled(Conflict):
    """Nothing is sent to a disabled endpoint."""

    def __init__(self) -> None:
        super().__init__("The webhook endpoint is disabled. Enable it first (is_enabled: true).")


def fan_out(event: EventData) -> None:
    """Make one delivery for each subscribed endpoint: queued for an enabled one, held for a disabled one.

    A ping goes to the endpoint that it names and to no other.
    """
    only = str(event.data.get("endpoint_id", "")) if event.type == event_types.PING else ""
    with connection.cursor() as cursor:
        cursor.execute(
            _SUBSCRIBED,
            {
                "organization_id": event.organization_id,
                "type": event.type,
                "team_id": event.team_id or "",
                "only": only,
            },
        )
        endpoints = cursor.fetchall()
    if not endpoints:
        return
    body = event_body(event)
    deliveries = [
        WebhookDelivery(
            organization_id=event.organization_id,
            endpoint_id=endpoint_id,
            event_id=event.id,
            event_type=event.type,
            body=body,
            status="pending" if is_enabled else "held",
            created_at=event.occurred_at,
        )
        for endpoint_id, is_enabled in endpoints
    ]
    WebhookDelivery.objects.bulk_create(deliveries)
    for delivery in deliveries:
        if delivery.status == "pending":
            enqueue_delivery(organization_id=event.organization_id, delivery_id=delivery.id)


def enqueue_delivery(*, organization_id: str, delivery_id: str, due_at: datetime | None = None) -> None:
    """Queue the sending of a delivery, now or later, inside the caller's transaction."""
    enqueue(name=DELIVER, queue=QUEUE, subject_id=delivery_id, organization_id=organization_id, due_at=due_at)


def event_body(event: EventData) -> str:
    """Return what is signed and sent: type, time, and data of ids, states and links; never patient data."""
    data: dict[str, Any] = dict(event.data)
    links = {
        name: settings.PUBLIC_URL + path.format(quote(str(data[member]), safe=""))
        for member, (name, path) in _LINKS.items()
        if data.get(member)
    }
    if links:
        data["links"] = links | data.get("links", {})
    timestamp = event.occurred_at.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
    body = {"type": event.type, "timestamp": timestamp, "data": data}
    return json.dumps(body, sort_keys=True, separators=(",", ":"))


def send_ping(*, organization_id: str, endpoint_id: str, actor: str, now: datetime) -> DeliveryData:
    """Queue a test event for one endpoint, whatever it is subscribed to, on the same path as every other delivery.

    Raises EndpointNotFound, EndpointDisabled.
    """
    with organization_scope(organization_id):
        endpoint = get_endpoint(organization_id=organization_id, endpoint_id=endpoint_id)
        if not endpoint.is_enabled:
            raise EndpointDisabled
        event = record_event(
            type=event_types.PING,
            organization_id=organization_id,
            actor=actor,
            now=now,
            data={"endpoint_id": endpoint_id},
        )
        deliveries = WebhookDelivery.objects.in_organization(organization_id)
        return delivery_data(deliveries.get(endpoint_id=endpoint_id, event_id=event.id))
