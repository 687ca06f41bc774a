"""What tests of webhooks do and look at, over and over."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from django.db import connection

from common.clock import now
from common.row_security import organization_scope
from events.data import EventData
from events.services import record_event
from tests.conftest import Tenant
from webhooks.data import DeliveryData, EndpointWithSecret
from webhooks.models import WebhookEndpoint
from webhooks.selectors import get_delivery, list_deliveries


def happen(tenant: Tenant, type: str = "record.created", **data: Any) -> EventData:
    """Record an event of the tenant, as any room does."""
    with organization_scope(tenant.organization_id):
        return record_event(
            type=type, organization_id=tenant.organization_id, actor="test", now=now(), **data
        )


def deliveries_of(tenant: Tenant, endpoint: EndpointWithSecret) -> list[DeliveryData]:
    """Return the endpoint's deliveries, oldest first, each with its log."""
    organization_id, endpoint_id = tenant.organization_id, endpoint.endpoint.id
    listed = list_deliveries(organization_id=organization_id, endpoint_id=endpoint_id)
    return [
        get_delivery(organization_id=organization_id, endpoint_id=endpoint_id, delivery_id=delivery.id)
        for delivery in reversed(listed)
    ]


def waiting_work(tenant: Tenant) -> list[tuple[str, str, float]]:
    """Return name, subject and seconds until due of the tenant's work."""
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT name, subject_id, EXTRACT(EPOCH FROM due_at - clock_timestamp())::float FROM common_work "
            "WHERE organization_id = %s ORDER BY due_at, id",
            [tenant.organization_id],
        )
        return list(cursor.fetchall())


def let_time_pass(tenant: Tenant) -> None:
    """Make all waiting work of the tenant due now."""
    with connection.cursor() as cursor:
        cursor.execute(
            "UPDATE common_work SET due_at = clock_timestamp() WHERE organization_id = %s",
            [tenant.organization_id],
        )


def failing_for(tenant: Tenant, endpoint: EndpointWithSecret, *, days: float) -> None:
    """Have the endpoint's failures begun so many days ago."""
    with organization_scope(tenant.organization_id):
        WebhookEndpoint.objects.filter(id=endpoint.endpoint.id).update(
            failing_since=now() - timedelta(days=days)
        )
