"""A worker is killed with SIGKILL between what it intends and what it has done, before the other side answers or after
it: a real process, a real kill.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from django.db import connection, transaction
from rest_framework.test import APIClient

from common.models import Work
from common.row_security import organization_scope
from pathways.models import ActionEffect
from tests.conftest import Tenant, new_tenant
from tests.integration.actions.outside import MailServer, allow_calls
from tests.integration.actions.scene import BOTH
from tests.integration.conftest import API, EXTRACT
from tests.integration.walking import Drain, node, publish, run_of, start_run
from tests.integration.webhooks.receiving import Reply, WebhookReceiver
from tests.integration.working import hurry

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
_WAITS_FOR_A_LOCK = "SELECT count(*) FROM pg_locks WHERE NOT granted"


def _worker_on(piece: str, *, mail_port: int) -> subprocess.Popen[bytes]:
    """Start a worker process on one piece of work."""
    return subprocess.Popen(
        [sys.executable, "-c", WORKER, piece, str(mail_port)],
        env=os.environ | {"DJANGO_SETTINGS_MODULE": "config.settings", "WORK_LEASE_SECONDS": "1"},
    )


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
        process = _worker_on(piece, mail_port=mail_port)
        try:
            assert self.arrived.wait(timeout=PATIENCE)
        finally:
            process.send_signal(signal.SIGKILL)
            process.wait(timeout=PATIENCE)
            self.dead.set()


class KeptFromRecording:
    """Lets a worker have its answer, and kills it before it can write down that it has."""

    def __init__(self, tenant: Tenant) -> None:
        self.tenant = tenant
        self.asked = threading.Event()
        self.held = threading.Event()

    def here(self) -> None:
        """Answer, as the other side, once the effect's row is held."""
        self.asked.set()
        assert self.held.wait(timeout=PATIENCE)

    def kill(self, piece: str, *, mail_port: int = 0) -> None:
        """Start a worker on this piece of work and kill it when it has its answer and waits to record it."""
        process = _worker_on(piece, mail_port=mail_port)
        try:
            assert self.asked.wait(timeout=PATIENCE)
            with self._effect_held():
                self.held.set()
                assert _comes_about(lambda: _count(_WAITS_FOR_A_LOCK) == 1)
                process.send_signal(signal.SIGKILL)
                process.wait(timeout=PATIENCE)
        finally:
            self.held.set()
            process.kill()
            process.wait(timeout=PATIENCE)

    @contextmanager
    def _effect_held(self) -> Iterator[None]:
        with organization_scope(self.tenant.organization_id), transaction.atomic():
            ActionEffect.objects.select_for_update().get()
            yield


def _count(sql: str) -> int:
    with connection.cursor() as cursor:
        cursor.execute(sql, [])
        return int(cursor.fetchone()[0])


def _comes_about(condition: Callable[[], bool]) -> bool:
    ends = time.monotonic() + PATIENCE
    while time.monotonic() < ends:
        if condition():
            return True
        time.sleep(0.02)
    return False


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


def test_a_call_whose_answer_was_not_recorded_is_unknown_and_a_person_says_what_became_of_it(
    client: APIClient, scene: tuple[Tenant, str], drain: Drain, other_system: WebhookReceiver
) -> None:
    tenant, record = scene
    allow_calls(tenant)
    other_system.replies = [Reply(200)]
    killing = KeptFromRecording(tenant)
    other_system.on_request = killing.here
    run_id, piece = started(client, tenant, record, action="call_http", url=other_system.url)
    killing.kill(piece)
    assert statuses(tenant) == [("intended", 1)]
    free_of_the_dead(tenant)
    drain(organization_id=tenant.organization_id)
    assert len(other_system.received) == 1, "nobody here knows, so nobody does it again"
    assert statuses(tenant) == [("unknown", 1)]
    run = run_of(client, tenant, run_id)
    (effect,) = client.get(f"{API}/runs/{run_id}/effects", **tenant.token_headers).json()["data"]
    assert (run["status"], run["error"]["code"], effect["status"]) == ("failed", "effect_unknown", "unknown")
    for words in (effect["id"], "override this node with done", "retry the run"):
        assert words in run["error"]["message"]
    seen = {"outcome": "done", "reason": "It is there."}
    assert client.post(f"{API}/runs/{run_id}/override", seen, format="json", **tenant.token_headers).json()
    assert run_of(client, tenant, run_id)["status"] == "completed"
    assert statuses(tenant) == [("done", 1)]


def test_a_call_that_a_person_has_not_found_there_counts_as_not_made(
    client: APIClient, scene: tuple[Tenant, str], drain: Drain, other_system: WebhookReceiver
) -> None:
    tenant, record = scene
    allow_calls(tenant)
    killing = Interrupted()
    other_system.on_request = killing.here
    run_id, piece = started(client, tenant, record, action="call_http", url=other_system.url)
    killing.kill(piece)
    free_of_the_dead(tenant)
    drain(organization_id=tenant.organization_id)
    assert statuses(tenant) == [("unknown", 1)]
    seen = {"outcome": "failed", "reason": "It is not there."}
    assert client.post(f"{API}/runs/{run_id}/override", seen, format="json", **tenant.token_headers).json()
    assert statuses(tenant) == [("failed", 1)]


def test_a_mail_whose_taking_was_not_recorded_is_sent_again_under_the_same_message_id(
    client: APIClient, scene: tuple[Tenant, str], drain: Drain, mail_server: MailServer
) -> None:
    tenant, record = scene
    killing = KeptFromRecording(tenant)
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
    assert [mail["Message-ID"] for mail in mail_server.mails] == [mail_server.mails[0]["Message-ID"]] * 2
