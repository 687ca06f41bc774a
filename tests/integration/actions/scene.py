"""Pathways of one action, run, for tests of actions."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

from django.core.files.uploadedfile import SimpleUploadedFile
from rest_framework.test import APIClient

from common.row_security import organization_scope
from pathways.models import ActionEffect
from tests.conftest import SAMPLES, Tenant
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


def record_of(client: APIClient, tenant: Tenant, record: str) -> Any:
    return client.get(f"{API}/records/{record}", **tenant.token_headers).json()["data"]


def all_that_actions_tell(client: APIClient, tenant: Tenant, record: str, drain: Drain) -> None:
    """Run every action that has an event of its own, answer what it asks for, and cancel the run."""
    from django.core import mail

    undo = {"action": "update_status", "status": "withdrawn"}
    nodes = [
        {**node("label", "action", action="add_label", label="interpreter"), "compensation": undo},
        node("raise", "action", action="set_priority", priority="stat"),
        node("give", "action", action="assign_team", team="Intake"),
        node(
            "ask",
            "action",
            action="request_information",
            to=["practice@sender.example"],
            subject="One more page, please",
            body="Please add it here.",
            request="The laboratory result.",
        ),
        node("wait", "wait", instructions="Look.", assignee={"team": "record_team"}),
    ]
    order = [step["key"] for step in nodes]
    edges = [(a, outcome, b) for a, b in pairwise(order) for outcome in BOTH]
    edges += [("wait", outcome, "end") for outcome in ("approved", "rejected")]
    publish(tenant, name="Everything", type_="semiAutomatic", nodes=nodes, edges=edges)
    run_id = start_run(client, tenant, record, "semiAutomatic", "Everything")
    drain(organization_id=tenant.organization_id)
    link = re.search(r"/api/v1/pub/uploads/[a-z2-7]+", str(mail.outbox[-1].body))
    assert link is not None
    file = SimpleUploadedFile("page.pdf", (SAMPLES / "letter_red_flag.pdf").read_bytes())
    assert client.post(link[0], {"referral": file}, format="multipart").status_code == 200
    assert client.post(f"{API}/runs/{run_id}/cancel", **tenant.token_headers).status_code == 200
    drain(organization_id=tenant.organization_id)
