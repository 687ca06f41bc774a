"""Jobs and runs from their first status to their last, by every way there is, and the events that tell of it."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from rest_framework.test import APIClient

from common import work
from common.clock import now
from common.models import Work
from common.row_security import organization_scope
from common.states import StateTable
from config.management.commands.state_diagrams import TABLES
from events import event_types
from jobs import ruleset_services
from jobs.extraction import default_ruleset
from pathways import services as pathway_services
from tests.conftest import Tenant
from tests.integration.conftest import API, AUTOMATION, EXTRACT
from webhooks import services as webhook_services

AT_ONCE = 0.0
Drain = Callable[..., int]


def publish(
    tenant: Tenant, *, name: str, type_: str, nodes: list[Any], edges: list[tuple[str, str, str]]
) -> None:
    """Configure and publish a pathway made for one test."""
    definition = {
        "schema_version": 1,
        "start": nodes[0]["key"],
        "nodes": nodes,
        "edges": [{"from": source, "outcome": outcome, "to": target} for source, outcome, target in edges],
    }
    with organization_scope(tenant.organization_id):
        pathway_id = pathway_services.create_pathway(
            organization_id=tenant.organization_id,
            name=name,
            type=type_,
        )
        version_id = pathway_services.save_draft(
            organization_id=tenant.organization_id,
            pathway_id=pathway_id,
            definition=definition,
            note="for a test",
            now=now(),
        )
        pathway_services.publish_version(
            organization_id=tenant.organization_id, version_id=version_id, actor="test", now=now()
        )


def node(key: str, kind: str, **config: Any) -> dict[str, Any]:
    return {"key": key, "title": f"Node {key}", "kind": kind, "config": config}


def types_of(tenant: Tenant, client: APIClient) -> list[str]:
    feed = client.get(f"{API}/events?limit=200", **tenant.token_headers).json()["data"]
    return [event["type"] for event in feed]


def start_job(client: APIClient, tenant: Tenant, record: str) -> str:
    answer = client.post(EXTRACT, {"record_id": record}, format="json", **tenant.extract_headers)
    return str(answer.json()["job_id"])


def start_run(client: APIClient, tenant: Tenant, record: str, type_: str, name: str) -> str:
    body = {"recordId": record, "pathwayType": type_, "pathwayName": name}
    answer = client.post(AUTOMATION, body, format="json", **tenant.token_headers)
    assert answer.status_code == 200, answer.content
    return str(answer.json()["run_id"])


def run_of(client: APIClient, tenant: Tenant, run_id: str) -> Any:
    return client.get(f"{API}/runs/{run_id}", **tenant.token_headers).json()["data"]


def stages(tenant: Tenant) -> list[Work]:
    return list(Work.objects.filter(organization_id=tenant.organization_id, name__startswith="jobs."))


def die_in_the_middle(tenant: Tenant, *, times: int) -> None:
    """Claim the organization's work as a worker does that is killed before it records."""
    for piece in Work.objects.filter(organization_id=tenant.organization_id):
        for _ in range(times):
            assert work.claim(piece.id, lease_seconds=AT_ONCE) is not None


def perform_all(tenant: Tenant) -> None:
    """Do what is there, also what a dead worker held."""
    from config.celery import app

    app.loader.import_default_modules()
    for piece in Work.objects.filter(organization_id=tenant.organization_id):
        work.perform(piece.id, work=work.work_type(piece.name))


def test_a_job_whose_workers_die_is_finished_by_the_next(
    client: APIClient, tenant: Tenant, record: str, drain: Drain
) -> None:
    job_id = start_job(client, tenant, record)
    die_in_the_middle(tenant, times=2)
    perform_all(tenant)
    drain(organization_id=tenant.organization_id)
    body = client.get(f"/v1/jobs/{job_id}").json()
    assert body["status"] == "completed"
    read = body["data"]["audit_trail"][1]
    assert (read["stage"], "(attempt 3)" in read["detail"]) == ("read", True)


def test_a_document_that_kills_its_worker_each_time_fails_its_job_in_words(
    client: APIClient, tenant: Tenant, record: str, drain: Drain, pathways: dict[str, str]
) -> None:
    run_id = start_run(client, tenant, record, "auto", pathways["auto"])
    job_id = start_job(client, tenant, record)
    die_in_the_middle(tenant, times=3)
    perform_all(tenant)
    body = client.get(f"/v1/jobs/{job_id}").json()
    assert body["status"] == "failed"
    assert body["data"]["error"]["code"] == "worker_lost"
    assert "Ask the sender for a new copy" in body["data"]["error"]["message"]
    assert body["data"]["completed_at"]
    assert stages(tenant) == []
    run = run_of(client, tenant, run_id)
    assert (run["status"], run["error"]["code"]) == ("failed", "extraction_failed")
    told = types_of(tenant, client)
    assert told.count("extraction_job.failed") == told.count("pathway_run.failed") == 1

    retry = client.post(f"{API}/runs/{run_id}/retry", **tenant.token_headers)
    assert retry.status_code == 409
    start_job(client, tenant, record)
    drain(organization_id=tenant.organization_id)
    assert client.post(f"{API}/runs/{run_id}/retry", **tenant.token_headers).status_code == 200
    drain(organization_id=tenant.organization_id)
    assert run_of(client, tenant, run_id)["status"] == "completed"


def test_a_stage_that_fails_on_our_side_fails_its_job_without_a_word_of_why(
    client: APIClient, tenant: Tenant, record: str
) -> None:
    from jobs.models import StageRun

    job_id = start_job(client, tenant, record)
    for _ in range(2):
        perform_all(tenant)  # read, assistant
    with organization_scope(tenant.organization_id):
        StageRun.objects.filter(stage="assistant").update(output={"patient": "Quillon Featherstonehaugh"})
    for _ in range(3):
        Work.objects.filter(organization_id=tenant.organization_id).update(due_at=now())
        perform_all(tenant)
    error = client.get(f"/v1/jobs/{job_id}").json()["data"]["error"]
    assert error["code"] == "internal_error"
    assert "Quillon" not in error["message"]


def test_doing_every_piece_twice_changes_nothing(
    client: APIClient, tenant: Tenant, record: str, pathways: dict[str, str]
) -> None:
    job_id = start_job(client, tenant, record)
    start_run(client, tenant, record, "auto", pathways["auto"])
    for _ in range(30):
        pieces = list(Work.objects.filter(organization_id=tenant.organization_id))
        if not pieces:
            break
        for piece in pieces * 2:
            work.perform(piece.id, work=work.work_type(piece.name))
    assert client.get(f"/v1/jobs/{job_id}").json()["status"] == "completed"
    told = types_of(tenant, client)
    for once in ("extraction_job.completed", "pathway_run.started", "pathway_run.completed"):
        assert told.count(once) == 1


WAITING = [
    node("wait", "wait", instructions="Look.", assignee={"team": "record_team"}, timeout_seconds=3600),
    node("late", "action", action="update_status", status="overdue"),
    node("good", "action", action="update_status", status="accepted"),
]
WAITING_EDGES = [
    ("wait", "approved", "good"),
    ("wait", "rejected", "good"),
    ("wait", "expired", "late"),
    ("late", "done", "end"),
    ("late", "failed", "end"),
    ("good", "done", "end"),
    ("good", "failed", "end"),
]


@pytest.fixture
def paused_run(client: APIClient, tenant: Tenant, record: str, completed_job: str, drain: Drain) -> str:
    publish(tenant, name="Waiting", type_="semiAutomatic", nodes=WAITING, edges=WAITING_EDGES)
    run_id = start_run(client, tenant, record, "semiAutomatic", "Waiting")
    drain(organization_id=tenant.organization_id)
    assert run_of(client, tenant, run_id)["status"] == "paused"
    return run_id


def timer(tenant: Tenant) -> Any:
    return Work.objects.filter(organization_id=tenant.organization_id, name="pathways.review_timer")


def test_a_review_that_nobody_answers_expires_and_the_run_goes_on(
    client: APIClient, tenant: Tenant, record: str, paused_run: str, drain: Drain
) -> None:
    (waiting,) = timer(tenant)
    assert timedelta(minutes=59) < waiting.due_at - now() < timedelta(minutes=61)
    assert work.claim(waiting.id, lease_seconds=AT_ONCE) is None, "not before its time"
    timer(tenant).update(due_at=now())
    drain(organization_id=tenant.organization_id)
    assert run_of(client, tenant, paused_run)["status"] == "completed"
    assert client.get(f"{API}/records/{record}", **tenant.token_headers).json()["data"]["status"] == "overdue"
    (review,) = client.get(f"{API}/reviews", **tenant.token_headers).json()["data"]
    assert (review["status"], review["outcome"]) == ("expired", "expired")
    assert client.post(f"{API}/runs/{paused_run}/approve", **tenant.token_headers).status_code == 409
    assert types_of(tenant, client).count("review.overdue") == 1


def test_an_answer_takes_the_timer_away(
    client: APIClient, tenant: Tenant, paused_run: str, drain: Drain
) -> None:
    client.post(
        f"{API}/runs/{paused_run}/approve", {"outcome": "approved"}, format="json", **tenant.token_headers
    )
    assert not timer(tenant).exists()
    drain(organization_id=tenant.organization_id)
    assert run_of(client, tenant, paused_run)["status"] == "completed"


@pytest.mark.parametrize("verb", ["cancel", "override"])
def test_a_timer_that_fires_after_the_run_went_on_does_nothing(
    client: APIClient, tenant: Tenant, paused_run: str, drain: Drain, verb: str
) -> None:
    (waiting,) = timer(tenant)
    body = {"outcome": "approved", "reason": "now"} if verb == "override" else {}
    answer = client.post(f"{API}/runs/{paused_run}/{verb}", body, format="json", **tenant.token_headers)
    assert answer.status_code == 200
    work.perform(waiting.id, work=work.work_type("pathways.review_timer"))
    drain(organization_id=tenant.organization_id)
    told = types_of(tenant, client)
    assert "review.overdue" not in told
    expected = "cancelled" if verb == "cancel" else "completed"
    assert run_of(client, tenant, paused_run)["status"] == expected


def test_a_node_whose_workers_die_each_time_stops_its_run_and_can_be_retried(
    client: APIClient, tenant: Tenant, record: str, completed_job: str, drain: Drain
) -> None:
    nodes = [node("check", "condition", expression='triage.urgency == "stat"')]
    edges = [("check", outcome, "end") for outcome in ("true", "false", "undetermined")]
    publish(tenant, name="Short", type_="auto", nodes=nodes, edges=edges)
    run_id = start_run(client, tenant, record, "auto", "Short")
    die_in_the_middle(tenant, times=4)
    perform_all(tenant)
    run = run_of(client, tenant, run_id)
    assert (run["status"], run["error"]["code"]) == ("failed", "worker_lost")
    assert [(n["status"], n["visit"]) for n in run["node_runs"]] == [("failed", 1)]
    assert "node_run.failed" in types_of(tenant, client)
    assert client.post(f"{API}/runs/{run_id}/retry", **tenant.token_headers).status_code == 200
    drain(organization_id=tenant.organization_id)
    run = run_of(client, tenant, run_id)
    assert run["status"] == "completed"
    assert [(n["status"], n["visit"]) for n in run["node_runs"]] == [("failed", 1), ("completed", 2)]
    assert client.post(f"{API}/runs/{run_id}/retry", **tenant.token_headers).status_code == 409


def test_a_run_stays_on_the_version_it_started_on(
    client: APIClient, tenant: Tenant, paused_run: str, drain: Drain
) -> None:
    from pathways.models import Pathway

    with organization_scope(tenant.organization_id):
        pathway = Pathway.objects.get(name="Waiting")
        version_id = pathway_services.save_draft(
            organization_id=tenant.organization_id,
            pathway_id=pathway.id,
            definition={
                "schema_version": 1,
                "start": "wait",
                "nodes": [node("wait", "wait", instructions="Other.", assignee={"team": "record_team"})],
                "edges": [
                    {"from": "wait", "outcome": outcome, "to": "end"} for outcome in ("approved", "rejected")
                ],
            },
            note="another",
            now=now(),
        )
        pathway_services.publish_version(
            organization_id=tenant.organization_id, version_id=version_id, actor="test", now=now()
        )
    client.post(f"{API}/runs/{paused_run}/approve", **tenant.token_headers)
    drain(organization_id=tenant.organization_id)
    run = run_of(client, tenant, paused_run)
    assert (run["version"], run["status"]) == (1, "completed")
    assert [n["node"] for n in run["node_runs"]] == ["wait", "good"]


def test_what_is_done_while_its_run_is_cancelled_is_not_written(
    client: APIClient, tenant: Tenant, record: str, completed_job: str, pathways: dict[str, str]
) -> None:
    """A worker holds the node; the run is cancelled; what the worker then brings is refused."""
    run_id = start_run(client, tenant, record, "auto", pathways["auto"])
    (piece,) = Work.objects.filter(organization_id=tenant.organization_id, name="pathways.node")
    held = work.claim(piece.id, lease_seconds=3600)
    assert held is not None
    client.post(f"{API}/runs/{run_id}/cancel", **tenant.token_headers)
    with contextlib.suppress(work.LeaseLost):
        pathway_services.run_node_work(held, clock=now)
    run = run_of(client, tenant, run_id)
    assert (run["status"], {n["status"] for n in run["node_runs"]}) == ("cancelled", {"cancelled"})


def test_every_type_of_event_is_recorded_by_something_that_can_happen(
    client: APIClient, tenant: Tenant, upload: Callable[..., Any], drain: Drain, pathways: dict[str, str]
) -> None:
    from tests.conftest import SAMPLES

    organization_id = tenant.organization_id

    def settle() -> None:
        drain(organization_id=organization_id)

    def act(run_id: str, verb: str, body: Any = None) -> None:
        answer = client.post(f"{API}/runs/{run_id}/{verb}", body or {}, format="json", **tenant.token_headers)
        assert answer.status_code == 200, (verb, answer.content)

    # a letter with a red flag: job, corrections, a run through the fast track
    flagged = upload(tenant, (SAMPLES / "letter_red_flag.pdf").read_bytes(), extract="true").json()[
        "record_id"
    ]
    settle()
    client.patch(
        f"{API}/records/{flagged}/referral",
        {"patient.family_name": "Other"},
        format="json",
        **tenant.token_headers,
    )
    start_run(client, tenant, flagged, "auto", pathways["auto"])
    settle()
    # a run with a review that is answered, one whose decision is overridden, one that is cancelled, one that expires
    for verb, body in (
        ("approve", {}),
        ("override", {"node": "urgent", "outcome": "true", "reason": "x"}),
        ("cancel", {}),
    ):
        run_id = start_run(client, tenant, flagged, "semiAutomatic", pathways["semiAutomatic"])
        settle()
        act(run_id, verb, body)
        settle()
        if verb == "override":
            act(run_id, "approve")
            settle()
    publish(tenant, name="Waiting", type_="semiAutomatic", nodes=WAITING, edges=WAITING_EDGES)
    start_run(client, tenant, flagged, "semiAutomatic", "Waiting")
    settle()
    timer(tenant).update(due_at=now())
    settle()
    # a decision that asks the sender for more
    rows = [
        {
            "when": 'triage.urgency in ["routine", "urgent", "asap", "stat"]',
            "outcome": "ask",
            "route": {"disposition": "request_information"},
        }
    ]
    asking = [node("ask", "decision", rows=rows, default={"outcome": "other", "route": {"queue": "routine"}})]
    publish(
        tenant,
        name="Asking",
        type_="auto",
        nodes=asking,
        edges=[("ask", outcome, "end") for outcome in ("ask", "other", "undetermined")],
    )
    start_run(client, tenant, flagged, "auto", "Asking")
    settle()
    # a document that kills its workers: the job, and the run that waits for it, fail
    deadly = upload(tenant).json()["record_id"]
    start_run(client, tenant, deadly, "auto", pathways["auto"])
    start_job(client, tenant, deadly)
    die_in_the_middle(tenant, times=3)
    perform_all(tenant)
    # a node that fails
    doomed = upload(tenant, extract="true").json()["record_id"]
    settle()
    start_run(client, tenant, doomed, "auto", "Asking")
    die_in_the_middle(tenant, times=4)
    perform_all(tenant)
    client.post(f"{API}/records/{doomed}/archive", **tenant.token_headers)
    # webhooks, rules, credentials
    endpoint = webhook_services.create_endpoint(
        organization_id=organization_id, url="http://127.0.0.1:9/", now=now()
    ).endpoint
    webhook_services.send_ping(
        organization_id=organization_id, endpoint_id=endpoint.id, actor="test", now=now()
    )
    webhook_services.disable_endpoint(
        organization_id=organization_id, endpoint_id=endpoint.id, actor="test", now=now(), reason="failing"
    )
    with organization_scope(organization_id):
        definition = default_ruleset().model_dump(mode="json", exclude={"name", "version"})
        ruleset_services.save_ruleset(
            organization_id=organization_id,
            team_id=None,
            name="Ours",
            definition=definition,
            is_default=True,
            actor="test",
            now=now(),
        )
    from tenants import services as tenant_services

    public_id = tenant.platform_api_key.split("_")[2]
    tenant_services.revoke_credential(public_id=public_id, now=now(), actor="test")

    assert set(types_of(tenant, client)) == event_types.ALL


OWNERS = {
    "job": ("jobs/services.py",),
    "stage": ("jobs/services.py",),
    "pathway version": ("pathways/services/publishing.py",),
    "pathway run": (
        "pathways/services/starting.py",
        "pathways/services/stepping.py",
        "pathways/services/deciding.py",
    ),
    "node run": ("pathways/services/stepping.py", "pathways/services/deciding.py"),
    "review": ("pathways/services/deciding.py",),
    "effect": ("pathways/services/effects.py",),
    "webhook delivery": ("webhooks/services/delivering.py", "webhooks/services/fan_out.py"),
}
"""Which files write the statuses of which noun."""
NOT_YET_REACHED = {"job": ["cancelled"], "effect": ["unknown", "failed"]}
"""Statuses that clients may rely on and nothing writes so far; whoever writes one takes it out here."""


@pytest.mark.parametrize("table", TABLES, ids=[table.noun for table in TABLES])
def test_every_status_is_written_by_some_code(table: StateTable) -> None:
    """A status that nothing reaches is a promise that nothing keeps."""
    root = Path(__file__).parents[2]
    source = "\n".join((root / file).read_text() for file in OWNERS[table.noun])
    unowned = [status for status in table.statuses if status != table.initial and f'"{status}"' not in source]
    assert unowned == NOT_YET_REACHED.get(table.noun, [])
