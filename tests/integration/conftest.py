"""Parts of a scene for tests of the HTTP interface and of durable work."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from rest_framework.test import APIClient

from common.clock import now
from common.row_security import organization_scope
from pathways.services import install_starter
from pathways.starters import AUTO, SEMI_AUTOMATIC, load_starter
from tenants import rate_limits
from tests.conftest import Tenant
from tests.integration.actions.outside import MailServer
from tests.integration.committed import committed  # noqa: F401 - a fixture of all tests here
from tests.integration.webhooks.receiving import WebhookReceiver
from tests.integration.working import broker  # noqa: F401 - likewise

UPLOAD = "/api/v1/pub/records/document-upload"
EXTRACT = "/v1/extract"
AUTOMATION = "/api/v1/pub/records/automation"
API = "/api/v1/pub"


@pytest.fixture
def mail_server(settings: Any) -> Iterator[MailServer]:
    """A real mail server, which the service sends to."""
    server = MailServer()
    settings.EMAIL_BACKEND = "django.core.mail.backends.smtp.EmailBackend"
    settings.EMAIL_HOST, settings.EMAIL_PORT = "127.0.0.1", server.port
    yield server
    server.close()


@pytest.fixture
def other_system() -> Iterator[WebhookReceiver]:
    """A real HTTP server of somebody else's, which pathways may call."""
    made = WebhookReceiver()
    yield made
    made.close()


@pytest.fixture
def record(tenant: Tenant, upload: Callable[..., Any]) -> str:
    """A record of the tenant with one document."""
    return str(upload(tenant).json()["record_id"])


@pytest.fixture
def completed_job(client: APIClient, tenant: Tenant, record: str, drain: Callable[..., int]) -> str:
    """A job of the record that has completed."""
    answer = client.post(EXTRACT, {"record_id": record}, format="json", **tenant.extract_headers)
    drain(organization_id=tenant.organization_id)
    return str(answer.json()["job_id"])


def install_pathways(tenant: Tenant) -> dict[str, str]:
    """Publish both starter pathways for the tenant and return their names by type."""
    starters = {"auto": load_starter(AUTO), "semiAutomatic": load_starter(SEMI_AUTOMATIC)}
    with organization_scope(tenant.organization_id):
        for starter in starters.values():
            install_starter(organization_id=tenant.organization_id, starter=starter, actor="test", now=now())
    return {type_: starter.name for type_, starter in starters.items()}


@pytest.fixture
def pathways(tenant: Tenant) -> dict[str, str]:
    return install_pathways(tenant)


@pytest.fixture
def automate(client: APIClient) -> Callable[..., Any]:
    """Return a function that sends an automation request and returns the answer."""

    def send(tenant: Tenant, body: Any, **headers: str) -> Any:
        return client.post(
            AUTOMATION, json.dumps(body), content_type="application/json", **tenant.token_headers, **headers
        )

    return send


@pytest.fixture
def limits(settings: Any) -> Iterator[Callable[..., None]]:
    """Return a function that sets rate limits (requests a minute, by name) for the test."""

    def set_limits(**wanted: int) -> None:
        settings.RATE_LIMITS = {
            **settings.RATE_LIMITS,
            **{name: (count, 60) for name, count in wanted.items()},
        }
        rate_limits._item.cache_clear()

    yield set_limits
    rate_limits._item.cache_clear()
