"""A tenant with a webhook endpoint, and the receiver behind it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from rest_framework.test import APIClient

from common.clock import now
from tests.conftest import Tenant
from tests.integration.webhooks.calling import Caller
from tests.integration.webhooks.receiving import WebhookReceiver
from webhooks import services
from webhooks.data import EndpointWithSecret


@pytest.fixture
def receiver() -> Iterator[WebhookReceiver]:
    made = WebhookReceiver()
    yield made
    made.close()


@pytest.fixture
def endpoint(tenant: Tenant, receiver: WebhookReceiver) -> EndpointWithSecret:
    """An endpoint of the tenant for all events, at the receiver."""
    return services.create_endpoint(
        organization_id=tenant.organization_id, team_id=tenant.team_id, url=receiver.url, now=now()
    )


@pytest.fixture
def call(client: APIClient, tenant: Tenant) -> Caller:
    return Caller(client, tenant)
