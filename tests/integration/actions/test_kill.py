"""A worker is killed with SIGKILL between what it intends and what it has done: a real process, a real kill."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from typing import Any

import pytest
from rest_framework.test import APIClient

from common.models import Work
from common.row_security import organization_scope
from pathways.models import ActionEffect
from tests.conftest import Tenant, new_tenant
from tests.integration.actions.outside import MailServer, allow_calls
from tests.integration.actions.scene import BOTH, hurry
from tests.integration.conftest import EXTRACT
from tests.integration.walking import Drain, node, publish, run_of, start_run
from tests.integration.webhooks.receiving import Reply, WebhookReceiver

WORKER = """
import sys, django
django.setup()
from django.conf import settings
settings.EMAIL_HOST, settings.EMAIL_PORT = "127.0.0.1", int(sys.argv[2] or 25)
from common import work
from config.celery import app
app.loader.import_default_modules()
work.perform(sys.argv[1], work=work.work_type("pathways.node"))
"""
PATIENCE = 60.0


class Interrupted:
    """Kills a worker as soon as it is told to."""

    def __init__(self) -> None:
        self.arrived = threading.Event()
        self.dead = threading.Event()

    def here(self) -> None:
        """Wait, as the other side, until the worker is dead: it gets no answer."""
        self.arrived.set()
        assert self.dead.wait(timeout=PATIENCE)

    def kill(self, piece: str, *, mail_port: int = 0) -> None:
        """Start a worker on this piece of work and kill it when it is with the other side."""
        process = subprocess.Popen(
            [sys.executable, "-c", WORKER, piece, str(mail_port)],
            env=os.environ | {"DJANGO_SETTINGS_MODULE": "config.settings", "WORK_LEASE_SECONDS": "1"},
        )
        try:
            assert self.arrived.wait(timeout=PATIENCE)
        finally:
            process.send_signal(signal.SIGKILL)
            process.wait(timeout=PATIENCE)
            self.dead.set()


@pytest.fixture
def scene(committed: None, client: APIClient, upload: Callable[..., Any], drain: Drain) -> tuple[Tenant, str]:
    """An organization with a record whose extraction has completed, seen by other processes too."""
    tenant = new_tenant("Killing Clinic")
    record = str(upload(tenant).json()["record_id"])
    client.post(EXTRACT, {"record_id": record}, format="json", **tenant.extract_headers)
    drain(organization_id=tenant.organization_id)
    return tenant, record


def started(client: APIClient, tenant: Tenant, record: str, **config: Any) -> tuple[str, str]:
    """Start a run of one action; return its id and the id of its work."""
    edges = [("act", outcome, "end") for outcome in BOTH]
    publish(tenant, name="One", type_="auto", nodes=[node("act", "action", **config)], edges=edges)
    run_id = start_run(client, tenant, record, "auto", "One")
    (piece,) = Work.objects.filter(organization_id=tenant.organization_id, name="pathways.node")
    return run_id, piece.id


def statuses(tenant: Tenant) -> list[tuple[str, int]]:
    with organization_scope(tenant.organization_id):
        return list(ActionEffect.objects.values_list("status", "attempts"))


def free_of_the_dead(tenant: Tenant) -> None:
    """Let the dead worker's lease be over."""
    Work.objects.filter(organization_id=tenant.organization_id).update(lease_expires_at=None)
    hurry(tenant)


@pytest.mark.parametrize(("repeatable", "ends", "calls"), [(False, "failed", 1), (True, "completed", 2)])
def test_a_call_is_made_again_only_where_its_key_is_honoured(
    client: APIClient,
    scene: tuple[Tenant, str],
    drain: Drain,
    other_system: WebhookReceiver,
    repeatable: bool,
    ends: str,
    calls: int,
) -> None:
    tenant, record = scene
    allow_calls(tenant)
    other_system.replies = [Reply(200)]
    killing = Interrupted()
    other_system.on_request = killing.here
    run_id, piece = started(
        client, tenant, record, action="call_http", url=other_system.url, repeatable=repeatable
    )
    killing.kill(piece)
    assert statuses(tenant) == [("intended", 1)]
    other_system.on_request = lambda: None
    free_of_the_dead(tenant)
    drain(organization_id=tenant.organization_id)
    run = run_of(client, tenant, run_id)
    assert (run["status"], len(other_system.received)) == (ends, calls)
    assert len({request.headers["idempotency-key"] for request in other_system.received}) == 1
    assert statuses(tenant) == ([("done", 2)] if repeatable else [("unknown", 1)])


def test_a_mail_is_sent_again_under_the_same_message_id(
    client: APIClient, scene: tuple[Tenant, str], drain: Drain, mail_server: MailServer
) -> None:
    tenant, record = scene
    killing = Interrupted()
    mail_server.before_reply = killing.here
    config = {"to": ["office@clinic.example"], "subject": "New", "body": "See the record."}
    run_id, piece = started(client, tenant, record, action="send_email", **config)
    killing.kill(piece, mail_port=mail_server.port)
    assert statuses(tenant) == [("intended", 1)]
    mail_server.before_reply = lambda: None
    free_of_the_dead(tenant)
    drain(organization_id=tenant.organization_id)
    assert run_of(client, tenant, run_id)["status"] == "completed"
    assert statuses(tenant) == [("done", 2)]
    assert len({mail["Message-ID"] for mail in mail_server.mails}) == 1
