"""An override at the moment at which a worker comes to the node that it withdraws."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from typing import Any

import pytest
from django.db import connection, connections
from rest_framework.test import APIClient

from common import work
from common.clock import now
from common.models import Work
from common.row_security import organization_scope
from pathways import selectors, services
from tenants.data import Principal
from tests.conftest import Tenant, new_tenant
from tests.drain import drain
from tests.integration.waiting import extracted
from tests.integration.walking import node, publish, run_of, start_run

pytestmark = pytest.mark.usefixtures("committed", "broker")
PATIENCE_SECONDS = 30.0


@pytest.fixture
def client() -> APIClient:
    return APIClient()


@pytest.fixture
def house(committed: None) -> Tenant:
    return new_tenant()


@pytest.fixture
def record(client: APIClient, house: Tenant, upload: Callable[..., Any]) -> str:
    return extracted(client, house, str(upload(house).json()["record_id"]))


def test_a_worker_that_waited_for_the_override_finds_its_visit_withdrawn(
    client: APIClient, house: Tenant, record: str, caplog: pytest.LogCaptureFixture
) -> None:
    keys = ["first", "second", "third"]
    nodes = [node(key, "condition", expression='triage.urgency == "stat"') for key in keys]
    edges = [
        (key, outcome, target)
        for key, target in zip(keys, [*keys[1:], "end"], strict=True)
        for outcome in ("true", "false", "undetermined")
    ]
    publish(house, name="Chain", type_="auto", nodes=nodes, edges=edges)
    run_id = start_run(client, house, record, "auto", "Chain")
    (piece,) = Work.objects.filter(organization_id=house.organization_id, name="pathways.node")
    worker = threading.Thread(target=_perform, args=(piece,))
    principal = Principal(organization_id=house.organization_id, user_id="usr_test")
    with caplog.at_level(logging.INFO, logger="common.work.performing"):
        with organization_scope(house.organization_id):
            run = selectors.lock_run(principal=principal, run_id=run_id)
            worker.start()
            _await_somebody_who_waits()
            services.override_node(
                run=run, node_key=None, outcome="true", reason="Seen", principal=principal, now=now()
            )
        worker.join(timeout=PATIENCE_SECONDS)
    assert [entry.message for entry in caplog.records] == ["lease lost"]
    drain(organization_id=house.organization_id)
    run_data = run_of(client, house, run_id)
    assert run_data["status"] == "completed"
    assert [step["node"] for step in run_data["node_runs"] if step["status"] == "completed"].count(
        "second"
    ) == 1


def _perform(piece: Work) -> None:
    try:
        work.perform(piece.id, work=work.work_type(piece.name))
    finally:
        connections.close_all()


def _await_somebody_who_waits() -> None:
    """Return once another connection waits for a lock that this one holds."""
    limit = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < limit:
        with connection.cursor() as cursor:
            cursor.execute(
                "SELECT EXISTS (SELECT FROM pg_locks "
                "WHERE NOT granted AND pg_backend_pid() = ANY(pg_blocking_pids(pid)))"
            )
            if cursor.fetchone()[0]:
                return
        time.sleep(0.02)
    raise AssertionError("nobody waits for the run")
