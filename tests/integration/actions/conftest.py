"""The outside of a test, and a record to act on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.integration.actions.outside import MailServer
from tests.integration.webhooks.receiving import WebhookReceiver


@pytest.fixture
def ready(record: str, completed_job: str) -> str:
    """A record whose extraction has completed."""
    return record


@pytest.fixture
def mail_server(settings: Any) -> Iterator[MailServer]:
    server = MailServer()
    settings.EMAIL_BACKEND = "django.core.mail.backends.smtp.EmailBackend"
    settings.EMAIL_HOST, settings.EMAIL_PORT = "127.0.0.1", server.port
    yield server
    server.close()


@pytest.fixture
def other_system() -> Iterator[WebhookReceiver]:
    made = WebhookReceiver()
    yield made
    made.close()
