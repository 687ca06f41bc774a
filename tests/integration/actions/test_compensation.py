"""A cancelled run undoes what it did: the newest first, each once, whatever dies in between."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from rest_framework.test import APIClient

from common import work
from common.clock import now
from common.models import Work
from common.row_security import organization_scope
from pathways.admin.run_page import run_page
from pathways.models import ActionEffect, PathwayRun
from pathways.services import move_run
from tests.conftest import Tenant
from tests.integration.actions.outside import MailServer, allow_calls
from tests.integration.actions.scene import BOTH, record_of
from tests.integration.conftest import API
from tests.integration.walking import (
    Drain,
    die_in_the_middle,
    node,
    perform_all,
    publish,
    publish_again,
    run_of,
    start_run,
    types_of,
)
from tests.integration.webhooks.receiving import Reply, WebhookReceiver
from tests.integration.working import hurry


def mail(subject: str) -> dict[str, Any]:
    return {
        "action": "send_email",
        "to": ["office@clinic.example"],
        "subject": subject,
        "body": "See the record.",
    }


def paused_after_actions(client: APIClient, tenant: Tenant, record: str, drain: Drain) -> str:
    """Return a run that has sent two mails and set a status, and waits."""
    nodes = [
        {**node("first", "action", **mail("First")), "compensation": mail("Undo first")},
        {
            **node("mark", "action", action="update_status", status="accepted"),
            "compensation": {"action": "update_status", "status": "withdrawn"},
        },
        node("plain", "action", **mail("Plain")),
        {**node("second", "action", **mail("Second")), "compensation": mail("Undo second")},
        node("wait", "wait", instructions="Look.", assignee={"team": "record_team"}),
    ]
    order = ["first", "mark", "plain", "second", "wait"]
    edges = [(a, o, b) for a, b in pairwise(order) for o in BOTH]
    edges += [("wait", o, "end") for o in ("approved", "rejected")]
    publish(tenant, name="Undoing", type_="semiAutomatic", nodes=nodes, edges=edges)
    run_id = start_run(client, tenant, record, "semiAutomatic", "Undoing")
    drain(organization_id=tenant.organization_id)
    assert run_of(client, tenant, run_id)["status"] == "paused"
    return run_id


def cancel(client: APIClient, tenant: Tenant, run_id: str) -> None:
    answer = client.post(f"{API}/runs/{run_id}/cancel", **tenant.token_headers)
    assert answer.status_code == 200, answer.content


def subjects(server: MailServer) -> list[str]:
    return [str(mail["Subject"]) for mail in server.mails]


def test_what_a_cancelled_run_did_is_undone_in_reverse_order_each_once(
    client: APIClient, tenant: Tenant, ready: str, drain: Drain, mail_server: MailServer
) -> None:
    run_id = paused_after_actions(client, tenant, ready, drain)
    cancel(client, tenant, run_id)
    drain(organization_id=tenant.organization_id)
    assert subjects(mail_server) == ["First", "Plain", "Second", "Undo second", "Undo first"]
    assert record_of(client, tenant, ready)["status"] == "withdrawn"
    run = run_of(client, tenant, run_id)
    assert run["status"] == "cancelled"
    undone = [
        (step["node"], step["visit"], step["outcome"])
        for step in run["node_runs"]
        if step["kind"] == "compensation"
    ]
    assert undone == [("second", 2, "done"), ("mark", 2, "done"), ("first", 2, "done")]
    assert types_of(tenant, client).count("node_run.compensated") == 3
    with organization_scope(tenant.organization_id):
        page = run_page(PathwayRun.objects.get(id=run_id), may_repair=True)
    assert [visit.effect_kind for visit in page.visits[-3:]] == [
        "Send a mail",
        "Set the record's status",
        "Send a mail",
    ]
    assert not Work.objects.filter(organization_id=tenant.organization_id).exists()


def test_workers_that_die_while_they_undo_are_followed_by_others(
    client: APIClient, tenant: Tenant, ready: str, drain: Drain, mail_server: MailServer
) -> None:
    run_id = paused_after_actions(client, tenant, ready, drain)
    cancel(client, tenant, run_id)
    for _ in range(3):
        die_in_the_middle(tenant, times=2)
        perform_all(tenant)
    assert subjects(mail_server)[3:] == ["Undo second", "Undo first"]


def test_a_failure_to_undo_is_written_down_and_keeps_nothing_else_from_being_undone(
    client: APIClient, tenant: Tenant, ready: str, drain: Drain, mail_server: MailServer
) -> None:
    run_id = paused_after_actions(client, tenant, ready, drain)
    cancel(client, tenant, run_id)
    mail_server.replies = ["550 No"]
    drain(organization_id=tenant.organization_id)
    steps = [step for step in run_of(client, tenant, run_id)["node_runs"] if step["kind"] == "compensation"]
    assert [(step["node"], step["status"]) for step in steps] == [
        ("second", "failed"),
        ("mark", "completed"),
        ("first", "completed"),
    ]
    assert steps[0]["error"]["code"] == "mail_refused"


def test_a_run_that_did_nothing_to_undo_leaves_no_work(
    client: APIClient, tenant: Tenant, ready: str, drain: Drain
) -> None:
    nodes = [node("wait", "wait", instructions="Look.", assignee={"team": "record_team"})]
    edges = [("wait", o, "end") for o in ("approved", "rejected")]
    publish(tenant, name="Nothing", type_="semiAutomatic", nodes=nodes, edges=edges)
    run_id = start_run(client, tenant, ready, "semiAutomatic", "Nothing")
    drain(organization_id=tenant.organization_id)
    cancel(client, tenant, run_id)
    assert not Work.objects.filter(organization_id=tenant.organization_id).exists()


@pytest.fixture
def calling(client: APIClient, tenant: Tenant, ready: str, other_system: WebhookReceiver) -> str:
    """A run that is about to place an order at the other system, and knows how to take it back."""
    allow_calls(tenant)
    order = {"action": "call_http", "url": other_system.url, "body": '{"order": "{{ record.id }}"}'}
    undo = {**order, "body": '{"take_back": "{{ record.id }}"}'}
    nodes = [{**node("order", "action", **order), "compensation": undo}]
    publish(tenant, name="Ordering", type_="auto", nodes=nodes, edges=[("order", o, "end") for o in BOTH])
    return start_run(client, tenant, ready, "auto", "Ordering")


def test_a_call_that_is_under_way_when_its_run_is_cancelled_is_waited_for_and_then_undone(
    client: APIClient, tenant: Tenant, calling: str, drain: Drain, other_system: WebhookReceiver
) -> None:
    die_like_one_who_has_just_sent(tenant, calling)
    cancel(client, tenant, calling)
    drain(organization_id=tenant.organization_id)
    assert other_system.received == [], "the try may still be under way"
    with organization_scope(tenant.organization_id):
        ActionEffect.objects.update(status="done", done_at=now())
    hurry(tenant)
    drain(organization_id=tenant.organization_id)
    assert [b"take_back" in request.body for request in other_system.received] == [True]


def test_an_order_of_a_dead_worker_counts_as_perhaps_placed(
    client: APIClient, tenant: Tenant, calling: str, drain: Drain, other_system: WebhookReceiver
) -> None:
    die_like_one_who_has_just_sent(tenant, calling)
    cancel(client, tenant, calling)
    drain(organization_id=tenant.organization_id)
    assert other_system.received == [], "the try may still be under way"
    with organization_scope(tenant.organization_id):
        ActionEffect.objects.update(tried_at=now().replace(year=2020))
    hurry(tenant)
    drain(organization_id=tenant.organization_id)
    assert [b"take_back" in request.body for request in other_system.received] == [True]
    with organization_scope(tenant.organization_id):
        statuses = dict(ActionEffect.objects.values_list("node_run__kind", "status"))
    assert statuses == {"action": "unknown", "compensation": "done"}


def die_like_one_who_has_just_sent(tenant: Tenant, run_id: str) -> None:
    """Leave what a worker leaves that is killed after it began a try: the claim, and an effect that is intended."""
    from pathways.models import NodeRun

    (piece,) = Work.objects.filter(organization_id=tenant.organization_id, name="pathways.node")
    assert work.claim(piece.id, lease_seconds=0) is not None
    with organization_scope(tenant.organization_id):
        node_run = NodeRun.objects.select_related("run").get(run_id=run_id)
        ActionEffect.objects.create(
            organization_id=tenant.organization_id,
            node_run=node_run,
            version_id=node_run.run.version_id,
            kind="call_http",
            payload={},
            intended_at=now(),
            tried_at=now(),
            attempts=1,
        )


def test_a_call_is_not_repeated_by_the_worker_that_comes_after_a_dead_one(
    client: APIClient, tenant: Tenant, calling: str, drain: Drain, other_system: WebhookReceiver
) -> None:
    die_like_one_who_has_just_sent(tenant, calling)
    other_system.replies = [Reply(200)]
    perform_all(tenant)
    run = run_of(client, tenant, calling)
    assert (run["status"], run["error"]["code"]) == ("failed", "effect_unknown")
    assert other_system.received == []


def without(*keys: str) -> Any:
    """Return a change of a definition that takes nodes out, and leads on past them."""

    def change(definition: dict[str, Any]) -> None:
        definition["nodes"] = [one for one in definition["nodes"] if one["key"] not in keys]
        definition["edges"] = [
            edge for edge in definition["edges"] if not {edge["from"], edge["to"]} & set(keys)
        ]
        definition["start"] = definition["nodes"][0]["key"]

    return change


def moved(tenant: Tenant, run_id: str) -> None:
    with organization_scope(tenant.organization_id):
        run = PathwayRun.objects.select_for_update().get(id=run_id)
        move_run(run=run, actor="test", now=now(), reason="newer")


def test_what_was_done_on_an_older_version_is_undone_as_that_one_says(
    client: APIClient, tenant: Tenant, ready: str, drain: Drain, mail_server: MailServer
) -> None:
    run_id = paused_after_actions(client, tenant, ready, drain)

    def change(definition: dict[str, Any]) -> None:
        without("first", "mark", "plain")(definition)
        (second,) = [one for one in definition["nodes"] if one["key"] == "second"]
        second["compensation"] = mail("Undo second otherwise")

    publish_again(tenant, name="Undoing", change=change)
    moved(tenant, run_id)
    cancel(client, tenant, run_id)
    drain(organization_id=tenant.organization_id)
    assert subjects(mail_server)[3:] == ["Undo second", "Undo first"]
    assert record_of(client, tenant, ready)["status"] == "withdrawn"
    run = run_of(client, tenant, run_id)
    steps = [(one["node"], one["status"]) for one in run["node_runs"] if one["kind"] == "compensation"]
    assert steps == [("second", "completed"), ("mark", "completed"), ("first", "completed")]


def test_what_was_perhaps_done_is_undone_also_where_the_run_went_on_on_a_version_without_its_node(
    client: APIClient, tenant: Tenant, ready: str, drain: Drain, other_system: WebhookReceiver
) -> None:
    allow_calls(tenant)
    order = {"action": "call_http", "url": other_system.url, "body": "{}"}
    nodes = [
        {**node("order", "action", **order), "compensation": {**order, "body": "[1]"}},
        node("wait", "wait", instructions="Look.", assignee={"team": "record_team"}),
    ]
    edges = [("order", o, "wait") for o in BOTH] + [("wait", o, "end") for o in ("approved", "rejected")]
    publish(tenant, name="Ordering", type_="semiAutomatic", nodes=nodes, edges=edges)
    run_id = start_run(client, tenant, ready, "semiAutomatic", "Ordering")
    other_system.replies = [Reply(200)]
    die_like_one_who_has_just_sent(tenant, run_id)
    perform_all(tenant)
    stopped = run_of(client, tenant, run_id)
    assert stopped["error"]["code"] == "effect_unknown"
    publish_again(tenant, name="Ordering", change=without("order"))
    retried = {"from": "start", "version": "current"}
    again = client.post(f"{API}/runs/{run_id}/retry", retried, format="json", **tenant.token_headers)
    assert again.status_code == 200
    drain(organization_id=tenant.organization_id)
    cancel(client, tenant, run_id)
    drain(organization_id=tenant.organization_id)
    assert [request.body for request in other_system.received] == [b"[1]"]
