"""Overriding: after a node has run and before, with a reason, and what it leaves in the history."""

from __future__ import annotations

from typing import Any

import pytest
from rest_framework.test import APIClient

from common.row_security import organization_scope
from pathways.models import OverrideReason, PlannedOverride
from tests.conftest import Tenant
from tests.integration.conftest import API
from tests.integration.walking import Drain, node, publish, run_of, start_run, types_of

NODES = [
    node("wait", "wait", instructions="Look.", assignee={"team": "record_team"}),
    node(
        "route",
        "decision",
        rows=[
            {
                "when": 'run.wait.outcome == "approved"',
                "outcome": "take",
                "route": {"disposition": "accept", "queue": "ours"},
            }
        ],
        default={"outcome": "leave", "route": {"disposition": "reject", "queue": "back"}},
    ),
    node("taken", "action", action="update_status", status="taken"),
    node("left", "action", action="update_status", status="left"),
]
EDGES = [
    ("wait", "approved", "route"),
    ("wait", "rejected", "route"),
    ("route", "take", "taken"),
    ("route", "leave", "left"),
    ("route", "undetermined", "left"),
    *((key, outcome, "end") for key in ("taken", "left") for outcome in ("done", "failed")),
]


@pytest.fixture
def waiting(client: APIClient, tenant: Tenant, record: str, completed_job: str, drain: Drain) -> str:
    """A run that waits at its first node."""
    publish(tenant, name="Taking", type_="semiAutomatic", nodes=NODES, edges=EDGES)
    run_id = start_run(client, tenant, record, "semiAutomatic", "Taking")
    drain(organization_id=tenant.organization_id)
    return run_id


def override(client: APIClient, tenant: Tenant, run_id: str, **body: Any) -> Any:
    body = {"reason": "Seen before", **body}
    return client.post(f"{API}/runs/{run_id}/override", body, format="json", **tenant.token_headers)


def record_of(client: APIClient, tenant: Tenant, record: str) -> Any:
    return client.get(f"{API}/records/{record}", **tenant.token_headers).json()["data"]


def test_what_is_decided_before_the_run_comes_there_is_taken_when_it_does(
    client: APIClient, tenant: Tenant, record: str, waiting: str, drain: Drain
) -> None:
    answer = override(client, tenant, waiting, node="route", outcome="leave", reason_code="capacity")
    assert answer.status_code == 200
    assert run_of(client, tenant, waiting)["status"] == "paused", "it still waits where it stood"
    client.post(f"{API}/runs/{waiting}/approve", **tenant.token_headers)
    drain(organization_id=tenant.organization_id)
    run = run_of(client, tenant, waiting)
    assert [(n["node"], n["outcome"]) for n in run["node_runs"]] == [
        ("wait", "approved"),
        ("route", "leave"),
        ("left", "done"),
    ]
    decided = run["node_runs"][1]
    assert (decided["override_code"], decided["override_reason"]) == ("capacity", "Seen before")
    assert decided["overridden_by"] == run["started_by"]
    assert record_of(client, tenant, record)["route"] == {"disposition": "reject", "queue": "back"}
    assert types_of(tenant, client).count("node_run.overridden") == 1


def test_the_last_plan_counts(client: APIClient, tenant: Tenant, waiting: str, drain: Drain) -> None:
    for outcome in ("leave", "take"):
        override(client, tenant, waiting, node="route", outcome=outcome)
    client.post(
        f"{API}/runs/{waiting}/approve", {"outcome": "rejected"}, format="json", **tenant.token_headers
    )
    drain(organization_id=tenant.organization_id)
    assert run_of(client, tenant, waiting)["node_runs"][1]["outcome"] == "take"
    with organization_scope(tenant.organization_id):
        plans = [(plan.outcome, plan.withdrawn_at is None) for plan in PlannedOverride.objects.order_by("id")]
    assert plans == [("leave", False), ("take", True)]


def test_what_followed_an_overridden_node_counts_no_more_and_stays_in_the_history(
    client: APIClient, tenant: Tenant, record: str, waiting: str, drain: Drain
) -> None:
    override(client, tenant, waiting, node="taken", outcome="done")
    client.post(f"{API}/runs/{waiting}/approve", **tenant.token_headers)
    # before its last node has run, the decision is overruled: the record's route follows
    assert override(client, tenant, waiting, node="wait", outcome="rejected").status_code == 200
    drain(organization_id=tenant.organization_id)
    run = run_of(client, tenant, waiting)
    assert [(n["node"], n["outcome"], n["status"], bool(n["superseded_at"])) for n in run["node_runs"]] == [
        ("wait", "approved", "overridden", True),
        ("route", None, "cancelled", True),
        ("wait", "rejected", "completed", False),
        ("route", "leave", "completed", False),
        ("left", "done", "completed", False),
    ]
    assert record_of(client, tenant, record)["route"]["queue"] == "back"


@pytest.mark.parametrize(
    ("body", "status", "words"),
    [
        (
            {"node": "route", "outcome": "take", "reason_code": "because"},
            400,
            "Choose one of your organization's",
        ),
        ({"node": "route", "outcome": "perhaps"}, 400, "Choose one of the node's outcomes: take, leave"),
        ({"node": "nowhere", "outcome": "take"}, 400, "no node with this key"),
        ({"node": "route", "outcome": "take", "reason_code": 5}, 400, "must be text"),
    ],
)
def test_a_refused_override_says_what_to_give(
    client: APIClient, tenant: Tenant, waiting: str, body: dict[str, Any], status: int, words: str
) -> None:
    answer = override(client, tenant, waiting, **body)
    assert answer.status_code == status
    assert words in str(answer.json())
    with organization_scope(tenant.organization_id):
        assert not PlannedOverride.objects.exists()


def test_an_organization_has_reasons_of_its_own(client: APIClient, tenant: Tenant, waiting: str) -> None:
    with organization_scope(tenant.organization_id):
        OverrideReason.objects.create(
            organization_id=tenant.organization_id, code="not_our_region", label="Not our region"
        )
    assert (
        override(client, tenant, waiting, node="route", outcome="take", reason_code="capacity").status_code
        == 400
    )
    for code in ("not_our_region", "other"):
        answer = override(client, tenant, waiting, node="route", outcome="take", reason_code=code)
        assert answer.status_code == 200


def test_a_node_that_the_run_has_passed_by_cannot_be_decided_beforehand(
    client: APIClient, tenant: Tenant, waiting: str, drain: Drain
) -> None:
    client.post(f"{API}/runs/{waiting}/approve", **tenant.token_headers)
    assert override(client, tenant, waiting, node="wait", outcome="approved").status_code == 200
    drain(organization_id=tenant.organization_id)
    answer = override(client, tenant, waiting, node="left", outcome="done")
    assert answer.status_code == 409
    assert "Start a new one" in str(answer.json())
