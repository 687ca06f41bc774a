"""Calls of the interface with a tenant's token, and all that they could change."""

from __future__ import annotations

import json
from typing import Any

from django.db import connection
from rest_framework.test import APIClient

from common.row_security import organization_scope
from tests.conftest import Tenant
from webhooks.models import DeliveryAttempt, WebhookDelivery, WebhookEndpoint

BASE = "/api/v1/pub/webhook-endpoints"


class Caller:
    """A client with a tenant's access token."""

    def __init__(self, client: APIClient, tenant: Tenant) -> None:
        self.client = client
        self.headers = tenant.token_headers

    def __call__(self, method: str, path: str = "", body: Any = None) -> Any:
        sent = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
        call: Any = self.client.generic
        return call(method, BASE + path, data=sent, content_type="application/json", **self.headers)


def everything(tenant: Tenant) -> Any:
    """Return all rows that a request could change."""
    with organization_scope(tenant.organization_id), connection.cursor() as cursor:
        cursor.execute(
            "SELECT id, name FROM common_work WHERE organization_id = %s ORDER BY id",
            [tenant.organization_id],
        )
        return (
            list(WebhookEndpoint.objects.order_by("id").values()),
            list(WebhookDelivery.objects.order_by("id").values()),
            list(DeliveryAttempt.objects.order_by("id").values()),
            cursor.fetchall(),
        )
