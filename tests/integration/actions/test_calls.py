"""Calls of pathways, at a real receiver."""

from __future__ import annotations

import json
from typing import Any

import pytest
from rest_framework.test import APIClient
from standardwebhooks.webhooks import Webhook

from common.row_security import organization_scope
from tenants.models import Organization
from tests.conftest import Tenant
from tests.integration.actions.outside import CALL_SECRET, allow_calls
from tests.integration.actions.scene import BOTH, effect_of, run_one
from tests.integration.walking import Drain, node, publish, run_of, start_run
from tests.integration.webhooks.receiving import Reply, WebhookReceiver
from tests.integration.working import hurry


def call_config(receiver: WebhookReceiver, **more: Any) -> dict[str, Any]:
    return {
        "action": "call_http",
        "url": receiver.url,
        "body": '{"record": "{{ record.id }}"}',
        "on_failure": "stop",
        **more,
    }


def test_a_call_is_signed_and_its_answer_becomes_variables_that_conditions_use(
    client: APIClient, tenant: Tenant, ready: str, drain: Drain, other_system: WebhookReceiver
) -> None:
    allow_calls(tenant)
    other_system.replies = [
        Reply(200, body=json.dumps({"order": {"id": "O-7", "slots": [3, 5]}, "open": True}).encode())
    ]
    answer = [
        {"name": "order", "path": "order.id", "required": True},
        {"name": "slot", "path": "order.slots.1", "type": "number"},
        {"name": "is_open", "path": "open", "type": "yes_no"},
        {"name": "nothing", "path": "order.nothing"},
    ]
    nodes = [
        node("act", "action", **call_config(other_system, answer=answer, on_failure="route")),
        node(
            "check", "condition", expression='run.act.order == "O-7" and run.act.slot > 4 and run.act.is_open'
        ),
    ]
    edges = [("act", o, "check") for o in BOTH]
    edges += [("check", o, "end") for o in ("true", "false", "undetermined")]
    publish(tenant, name="Calling", type_="auto", nodes=nodes, edges=edges)
    run_id = start_run(client, tenant, ready, "auto", "Calling")
    drain(organization_id=tenant.organization_id)
    assert [step["outcome"] for step in run_of(client, tenant, run_id)["node_runs"]] == ["done", "true"]
    (request,) = other_system.received
    effect = effect_of(tenant, run_id)
    assert request.headers["idempotency-key"] == effect.id
    assert Webhook(CALL_SECRET).verify(request.body, request.headers) == {"record": ready}
    assert effect.result["variables"] == {
        "act.status_code": 200,
        "act.order": "O-7",
        "act.slot": 5,
        "act.is_open": True,
        "act.nothing": None,
    }


def test_an_answer_that_lacks_what_is_required_fails_the_node_but_the_call_is_not_repeated(
    client: APIClient, tenant: Tenant, ready: str, drain: Drain, other_system: WebhookReceiver
) -> None:
    allow_calls(tenant)
    other_system.replies = [Reply(200, body=b"not json")]
    answer = [{"name": "order", "path": "order.id", "required": True}]
    run_id = run_one(client, tenant, ready, drain, **call_config(other_system, answer=answer))
    assert run_of(client, tenant, run_id)["error"]["code"] == "answer_unusable"
    assert (len(other_system.received), effect_of(tenant, run_id).status) == (1, "done")


@pytest.mark.parametrize(
    ("body", "type_"),
    [
        (b'{"it": NaN}', "number"),
        (b'{"it": -Infinity}', "number"),
        (b'{"it": 1e999}', "number"),
        (b'{"it": 1' + b"0" * 400 + b"}", "number"),
        (b'{"it": "a\\u0000b"}', "text"),
        (b'{"it": "a\\ud800b"}', "text"),
        (b"[" * 20_000, "text"),
    ],
    ids=["nan", "infinity", "overflow", "long integer", "nul", "surrogate", "nested"],
)
def test_an_answer_that_nothing_can_keep_fails_the_node_but_the_call_is_not_repeated(
    client: APIClient,
    tenant: Tenant,
    ready: str,
    drain: Drain,
    other_system: WebhookReceiver,
    body: bytes,
    type_: str,
) -> None:
    allow_calls(tenant)
    other_system.replies = [Reply(200, body=body)]
    answer = [{"name": "it", "path": "it", "type": type_, "required": True}]
    run_id = run_one(client, tenant, ready, drain, **call_config(other_system, answer=answer))
    hurry(tenant)
    drain(organization_id=tenant.organization_id)
    assert run_of(client, tenant, run_id)["error"]["code"] == "answer_unusable"
    assert (len(other_system.received), effect_of(tenant, run_id).status) == (1, "done")


@pytest.mark.parametrize("secret", ["hello", "whsec_not base64"])
def test_a_secret_that_signs_nothing_sends_nothing_and_leaves_no_doubt(
    client: APIClient, tenant: Tenant, ready: str, drain: Drain, other_system: WebhookReceiver, secret: str
) -> None:
    allow_calls(tenant)
    with organization_scope(tenant.organization_id):
        Organization.objects.filter(id=tenant.organization_id).update(call_secret=secret)
    run_id = run_one(client, tenant, ready, drain, **call_config(other_system))
    assert run_of(client, tenant, run_id)["error"]["code"] == "calls_not_signed"
    assert (other_system.received, effect_of(tenant, run_id).status) == ([], "failed")


@pytest.mark.parametrize("status", [301, 400, 404])
def test_a_refused_call_and_a_redirect_fail_at_once(
    client: APIClient, tenant: Tenant, ready: str, drain: Drain, other_system: WebhookReceiver, status: int
) -> None:
    allow_calls(tenant)
    other_system.replies = [Reply(status)]
    run_id = run_one(client, tenant, ready, drain, **call_config(other_system))
    assert run_of(client, tenant, run_id)["error"]["code"] == "call_refused"
    assert (len(other_system.received), effect_of(tenant, run_id).status) == (1, "failed")


def test_a_call_that_may_have_arrived_is_not_repeated_and_the_run_says_what_to_do(
    client: APIClient, tenant: Tenant, ready: str, drain: Drain, other_system: WebhookReceiver
) -> None:
    allow_calls(tenant)
    other_system.replies = [Reply(500)]
    run_id = run_one(client, tenant, ready, drain, **call_config(other_system, on_failure="route"))
    run = run_of(client, tenant, run_id)
    effect = effect_of(tenant, run_id)
    assert (run["status"], run["error"]["code"], effect.status) == ("failed", "effect_unknown", "unknown")
    assert effect.id in run["error"]["message"]
    assert "override this node with done" in run["error"]["message"]
    hurry(tenant)
    drain(organization_id=tenant.organization_id)
    assert len(other_system.received) == 1


def test_a_call_whose_key_the_other_side_honours_is_repeated_with_the_same_key(
    client: APIClient, tenant: Tenant, ready: str, drain: Drain, other_system: WebhookReceiver
) -> None:
    allow_calls(tenant)
    other_system.replies = [Reply(500)]
    run_id = run_one(client, tenant, ready, drain, **call_config(other_system, repeatable=True))
    other_system.replies = [Reply(200)]
    hurry(tenant)
    drain(organization_id=tenant.organization_id)
    assert run_of(client, tenant, run_id)["status"] == "completed"
    assert len({request.headers["idempotency-key"] for request in other_system.received}) == 1
    assert effect_of(tenant, run_id).attempts == 2


def test_a_host_that_was_taken_off_the_list_is_not_called(
    client: APIClient, tenant: Tenant, ready: str, drain: Drain, other_system: WebhookReceiver
) -> None:
    allow_calls(tenant)
    run_id = run_one(client, tenant, ready, drain, settle=False, **call_config(other_system))
    allow_calls(tenant, hosts="api.elsewhere.example")
    drain(organization_id=tenant.organization_id)
    assert run_of(client, tenant, run_id)["error"]["code"] == "host_not_allowed"
    assert other_system.received == []


def test_a_private_host_that_the_operator_has_not_given_to_the_organization_is_not_called(
    client: APIClient, tenant: Tenant, ready: str, drain: Drain, other_system: WebhookReceiver
) -> None:
    allow_calls(tenant, private_hosts="")
    run_id = run_one(client, tenant, ready, drain, **call_config(other_system))
    run = run_of(client, tenant, run_id)
    assert (run["status"], run["error"]["code"]) == ("failed", "host_refused")
    assert "Have the operator allow its host" in run["error"]["message"]
    assert other_system.received == []
