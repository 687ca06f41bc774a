"""Pathways of one action, run, for tests of actions."""

from __future__ import annotations

from typing import Any

from rest_framework.test import APIClient

from common.clock import now
from common.models import Work
from common.row_security import organization_scope
from pathways.models import ActionEffect
from tests.conftest import Tenant
from tests.integration.conftest import API
from tests.integration.walking import Drain, node, publish, start_run

ENDS = [("act", "done", "end"), ("act", "failed", "end")]
BOTH = ("done", "failed")


def run_one(
    client: APIClient, tenant: Tenant, record: str, drain: Drain, *, settle: bool = True, **config: Any
) -> str:
    """Run a pathway of one action and return the run's id."""
    edges = [edge for edge in ENDS if edge[1] == "done" or config.get("on_failure") != "stop"]
    publish(tenant, name="One", type_="auto", nodes=[node("act", "action", **config)], edges=edges)
    run_id = start_run(client, tenant, record, "auto", "One")
    if settle:
        drain(organization_id=tenant.organization_id)
    return run_id


def effect_of(tenant: Tenant, run_id: str) -> ActionEffect:
    with organization_scope(tenant.organization_id):
        effect: ActionEffect = ActionEffect.objects.get(node_run__run_id=run_id)
        return effect


def hurry(tenant: Tenant) -> None:
    """Let what was postponed be due."""
    Work.objects.filter(organization_id=tenant.organization_id).update(due_at=now())


def record_of(client: APIClient, tenant: Tenant, record: str) -> Any:
    return client.get(f"{API}/records/{record}", **tenant.token_headers).json()["data"]
