"""Repair: from the failed node, another one or the start; on which version is asked; moving runs in flight."""

from __future__ import annotations

from typing import Any

import pytest
from rest_framework.test import APIClient

from common.row_security import organization_scope
from pathways import services
from pathways.models import Pathway, PathwayRun, RunRepair
from pathways.services.migrating import BETWEEN_NODES
from tenants.models import Organization
from tests.conftest import Tenant
from tests.integration.conftest import API
from tests.integration.waiting import approve, person
from tests.integration.walking import (
    WAITING,
    WAITING_EDGES,
    Drain,
    node,
    publish,
    publish_again,
    run_of,
    start_run,
    types_of,
)


def post(client: APIClient, tenant: Tenant, run_id: str, verb: str, **body: Any) -> Any:
    body = {name.removesuffix("_"): value for name, value in body.items()}
    return client.post(f"{API}/runs/{run_id}/{verb}", body, format="json", **tenant.token_headers)


@pytest.fixture
def stopped(client: APIClient, tenant: Tenant, record: str, completed_job: str, drain: Drain) -> str:
    """A run that has stopped at its second node: the mail names what the letter does not hold."""
    nodes = [
        node("begin", "action", action="update_status", status="begun"),
        node(
            "tell",
            "action",
            action="send_email",
            to=["desk@clinic.example"],
            subject="A referral",
            body="{{ referral.insurance.group }}",
            include_patient_data=True,
            on_failure="stop",
        ),
    ]
    edges = [("begin", "done", "tell"), ("begin", "failed", "tell"), ("tell", "done", "end")]
    with organization_scope(tenant.organization_id):
        Organization.objects.filter(id=tenant.organization_id).update(patient_data_in_mail=True)
    publish(tenant, name="Telling", type_="auto", nodes=nodes, edges=edges)
    run_id = start_run(client, tenant, record, "auto", "Telling")
    drain(organization_id=tenant.organization_id)
    assert run_of(client, tenant, run_id)["status"] == "failed"
    return run_id


def milder(definition: dict[str, Any]) -> None:
    definition["nodes"][1]["config"]["body"] = "See the record."


def test_a_run_that_cannot_go_on_says_why_where_and_what_to_do(
    client: APIClient, tenant: Tenant, stopped: str
) -> None:
    trouble = run_of(client, tenant, stopped)["trouble"]
    assert (trouble["node"], trouble["code"]) == ("tell", "value_missing")
    assert trouble["why"].startswith("It stopped at Node tell. The text needs referral.insurance.group")
    assert [repair["do"] for repair in trouble["repairs"]] == ["retry", "retry", "override", "cancel"]
    assert trouble["repairs"][0]["body"] == {"from": "failed"}, "there is no other version to choose"


def test_every_repair_that_is_offered_can_be_done(
    client: APIClient, tenant: Tenant, stopped: str, drain: Drain
) -> None:
    publish_again(tenant, name="Telling", change=milder)
    trouble = run_of(client, tenant, stopped)["trouble"]
    bodies = [repair["body"] for repair in trouble["repairs"] if repair["do"] == "retry"]
    assert bodies == [
        {"from": "failed", "version": "same"},
        {"from": "failed", "version": "current"},
        {"from": "start", "version": "same"},
    ]
    for body in (bodies[0], bodies[2], bodies[1]):
        answer = client.post(f"{API}/runs/{stopped}/retry", body, format="json", **tenant.token_headers)
        assert answer.status_code == 200, answer.content
        drain(organization_id=tenant.organization_id)
    run = run_of(client, tenant, stopped)
    assert (run["status"], run["version"], run["trouble"]) == ("completed", 2, None)
    assert [(n["node"], n["status"], n["visit"]) for n in run["node_runs"]] == [
        ("begin", "completed", 1),
        ("tell", "failed", 1),
        ("tell", "failed", 2),
        ("begin", "completed", 2),
        ("tell", "failed", 3),
        ("tell", "completed", 4),
    ]
    assert [bool(n["superseded_at"]) for n in run["node_runs"]] == [True, True, True, False, True, False]
    assert [(one["node"], one["from_version"], one["to_version"]) for one in run["repairs"]] == [
        ("tell", 1, 1),
        ("begin", 1, 1),
        ("tell", 1, 2),
    ]
    assert types_of(tenant, client).count("pathway_run.moved") == 1


def test_the_version_is_asked_for_where_there_is_another(
    client: APIClient, tenant: Tenant, stopped: str
) -> None:
    publish_again(tenant, name="Telling", change=milder)
    refused = post(client, tenant, stopped, "retry")
    assert refused.status_code == 400
    assert (
        "`same` (1, on which the run stands) or `current` (2, which is published)"
        in refused.json()["message"]
    )
    assert post(client, tenant, stopped, "retry", version="newest").status_code == 400
    with organization_scope(tenant.organization_id):
        assert PathwayRun.objects.get(id=stopped).status == "failed"
        assert not RunRepair.objects.exists()


@pytest.mark.parametrize(
    ("body", "words"),
    [
        ({"from_": "nowhere"}, "The version has no node nowhere"),
        ({"from_": 5}, "from must be text"),
        ({"version": "sideways"}, "version must be same"),
    ],
)
def test_a_refused_repair_says_what_to_choose(
    client: APIClient, tenant: Tenant, stopped: str, body: dict[str, Any], words: str
) -> None:
    refused = post(client, tenant, stopped, "retry", **body)
    assert refused.status_code == 400
    assert words in str(refused.json())


@pytest.fixture
def waiting(client: APIClient, tenant: Tenant, record: str, completed_job: str, drain: Drain) -> str:
    publish(tenant, name="Waiting", type_="semiAutomatic", nodes=WAITING, edges=WAITING_EDGES)
    run_id = start_run(client, tenant, record, "semiAutomatic", "Waiting")
    drain(organization_id=tenant.organization_id)
    return run_id


def other_status(definition: dict[str, Any]) -> None:
    definition["nodes"][2]["config"]["status"] = "welcome"


def moves(tenant: Tenant) -> Any:
    with organization_scope(tenant.organization_id):
        pathway = Pathway.objects.get(name="Waiting")
        return services.preview_moves(organization_id=tenant.organization_id, pathway_id=pathway.id)


def test_a_paused_run_moves_with_its_review_open(
    client: APIClient, tenant: Tenant, record: str, waiting: str, drain: Drain
) -> None:
    assert moves(tenant) == []
    publish_again(tenant, name="Waiting", change=other_status)
    (move,) = moves(tenant)
    assert move.can_move
    assert move.differences == ('Node good (good) is changed: config.status: "accepted" → "welcome".',)
    answer = post(client, tenant, waiting, "resume", version="current", outcome="approved")
    assert answer.status_code == 200, answer.content
    drain(organization_id=tenant.organization_id)
    run = run_of(client, tenant, waiting)
    assert (run["status"], run["version"]) == ("completed", 2)
    assert client.get(f"{API}/records/{record}", **tenant.token_headers).json()["data"]["status"] == "welcome"
    assert (run["repairs"][0]["kind"], run["repairs"][0]["reason"]) == (
        "move",
        "Resumed on the published version.",
    )
    assert moves(tenant) == []


def without_rejected(definition: dict[str, Any]) -> None:
    definition["nodes"][0]["config"]["outcomes"] = ["approved", "returned"]
    definition["edges"][1]["outcome"] = "returned"


def with_a_form(definition: dict[str, Any]) -> None:
    definition["nodes"][0]["config"]["form"] = [{"name": "note", "type": "text", "label": "Note"}]


def renamed(definition: dict[str, Any]) -> None:
    definition["nodes"][0]["key"] = definition["start"] = "look"
    for edge in definition["edges"]:
        edge["from"] = edge["from"].replace("wait", "look")


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (without_rejected, "The open review offers rejected, which wait no longer has"),
        (with_a_form, "The form of the open review is another one"),
        (renamed, "The new version has no node wait"),
    ],
)
def test_a_run_whose_review_would_not_fit_stays_and_says_why(
    client: APIClient, tenant: Tenant, waiting: str, drain: Drain, change: Any, words: str
) -> None:
    publish_again(tenant, name="Waiting", change=change)
    (move,) = moves(tenant)
    assert not move.can_move
    assert words in move.against[0]
    refused = post(client, tenant, waiting, "resume", version="current")
    assert refused.status_code == 409
    assert words in refused.json()["message"]
    assert post(client, tenant, waiting, "resume").status_code == 200, "on its own version it goes on"
    drain(organization_id=tenant.organization_id)
    assert run_of(client, tenant, waiting)["version"] == 1


def test_a_run_between_two_nodes_is_not_moved(client: APIClient, tenant: Tenant, waiting: str) -> None:
    publish_again(tenant, name="Waiting", change=other_status)
    with organization_scope(tenant.organization_id):
        PathwayRun.objects.filter(id=waiting).update(status="running")
    (move,) = moves(tenant)
    assert move.against == (BETWEEN_NODES,)


def test_what_a_later_node_asks_of_one_the_run_never_came_to_is_told(tenant: Tenant, waiting: str) -> None:
    def asks_before(definition: dict[str, Any]) -> None:
        definition["start"] = "early"
        definition["nodes"].append(
            node("early", "condition", expression='triage.urgency == "stat"'),
        )
        definition["nodes"].append(node("late_ask", "condition", expression='run.early.outcome == "true"'))
        definition["edges"] += [
            *({"from": "early", "outcome": o, "to": "wait"} for o in ("true", "false", "undetermined")),
            *({"from": "late_ask", "outcome": o, "to": "end"} for o in ("true", "false", "undetermined")),
        ]
        for edge in definition["edges"]:
            if edge["from"] == "good":
                edge["to"] = "late_ask"

    publish_again(tenant, name="Waiting", change=asks_before)
    (move,) = moves(tenant)
    assert move.can_move
    assert any("asks what early brought, which this run has not come to" in said for said in move.differences)


def test_a_paused_run_is_led_on_from_an_earlier_node(
    client: APIClient, tenant: Tenant, waiting: str, drain: Drain
) -> None:
    assert post(client, tenant, waiting, "retry").status_code == 409
    assert post(client, tenant, waiting, "retry", from_="start", reason="Asked too early").status_code == 200
    drain(organization_id=tenant.organization_id)
    run = run_of(client, tenant, waiting)
    assert [(n["node"], n["status"]) for n in run["node_runs"]] == [
        ("wait", "cancelled"),
        ("wait", "waiting"),
    ]
    assert run["repairs"][0]["reason"] == "Asked too early"


LOWERING_EDGES = [
    ("agree", "approved", "lower"),
    ("agree", "rejected", "end"),
    ("lower", "done", "look"),
    ("lower", "failed", "look"),
    ("look", "approved", "end"),
    ("look", "rejected", "end"),
]


def asking(key: str, **config: Any) -> dict[str, Any]:
    return node(key, "wait", instructions="Look.", assignee={"team": "record_team"}, **config)


def lowering() -> dict[str, Any]:
    return node("lower", "action", action="set_priority", priority="routine", lower=True)


def test_a_lower_urgency_is_not_come_to_past_the_review_that_counts_no_more(
    client: APIClient, tenant: Tenant, record: str, completed_job: str, drain: Drain
) -> None:
    nodes = [asking("agree", four_eyes=True), lowering(), asking("look")]
    publish(tenant, name="Lowers", type_="semiAutomatic", nodes=nodes, edges=LOWERING_EDGES)
    run_id = start_run(client, tenant, record, "semiAutomatic", "Lowers")
    drain(organization_id=tenant.organization_id)
    for _ in range(2):
        assert approve(client, run_id, person(tenant)).status_code == 200
    drain(organization_id=tenant.organization_id)
    assert post(client, tenant, run_id, "retry", from_="lower").status_code == 200, "two have agreed to it"
    drain(organization_id=tenant.organization_id)
    assert post(client, tenant, run_id, "retry", from_="start").status_code == 200
    drain(organization_id=tenant.organization_id)
    refused = post(client, tenant, run_id, "retry", from_="lower")
    assert (refused.status_code, "has not come to this node" in refused.json()["message"]) == (400, True)
    assert post(client, tenant, run_id, "retry", from_="agree").status_code == 200, "the review asks again"


def test_a_version_that_lowers_is_not_entered_past_its_review(
    client: APIClient, tenant: Tenant, record: str, completed_job: str, drain: Drain
) -> None:
    tell = node("tell", "action", action="update_status", status="told")
    edges = [(source, outcome, to) for source, outcome, to in LOWERING_EDGES if source == "look"]
    edges += [("tell", "done", "look"), ("tell", "failed", "look")]
    publish(tenant, name="Lowers", type_="semiAutomatic", nodes=[tell, asking("look")], edges=edges)
    run_id = start_run(client, tenant, record, "semiAutomatic", "Lowers")
    drain(organization_id=tenant.organization_id)

    def lowers(definition: dict[str, Any]) -> None:
        definition["start"] = "agree"
        definition["nodes"] += [asking("agree", four_eyes=True), lowering()]
        for edge in definition["edges"]:
            if edge["from"] == "tell":
                edge["to"] = "lower"
        added = [("agree", "approved", "tell"), *LOWERING_EDGES[1:4]]
        definition["edges"] += [{"from": source, "outcome": o, "to": to} for source, o, to in added]

    publish_again(tenant, name="Lowers", change=lowers)
    refused = post(client, tenant, run_id, "retry", from_="tell", version="current")
    assert (refused.status_code, "two people have not agreed" in refused.json()["message"]) == (400, True)
    assert post(client, tenant, run_id, "retry", from_="start", version="current").status_code == 200
