"""Jobs and runs from their first status to their last, by every way there is."""

from __future__ import annotations

import contextlib
from datetime import timedelta

import pytest
from rest_framework.test import APIClient

from common import work
from common.clock import now
from common.models import Work
from common.row_security import organization_scope
from pathways import services as pathway_services
from tests.conftest import Tenant
from tests.integration.conftest import API
from tests.integration.walking import (
    AT_ONCE,
    WAITING,
    WAITING_EDGES,
    Drain,
    die_in_the_middle,
    node,
    perform_all,
    publish,
    run_of,
    stages,
    start_job,
    start_run,
    timer,
    types_of,
)
from tests.integration.working import hurry


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
        hurry(tenant)
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


@pytest.fixture
def paused_run(client: APIClient, tenant: Tenant, record: str, completed_job: str, drain: Drain) -> str:
    publish(tenant, name="Waiting", type_="semiAutomatic", nodes=WAITING, edges=WAITING_EDGES)
    run_id = start_run(client, tenant, record, "semiAutomatic", "Waiting")
    drain(organization_id=tenant.organization_id)
    assert run_of(client, tenant, run_id)["status"] == "paused"
    return run_id


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
