"""A record that is archived is over: its runs and jobs are cancelled, and nobody sees them any more."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from rest_framework.test import APIClient

from common import work
from common.clock import now
from common.models import Work
from common.row_security import organization_scope
from common.work import LeaseLost
from jobs import services as job_services
from jobs.models import ExtractionJob, StageRun
from pathways.models import NodeRun, PathwayRun, Review
from referrals.models import Record, ReferralVersion
from tests.conftest import Tenant, new_tenant
from tests.integration.conftest import API, EXTRACT
from tests.integration.many_pages import long_pdf
from tests.integration.waiting import extracted, person, post, run_at_wait
from tests.integration.walking import (
    Drain,
    die_in_the_middle,
    node,
    perform_all,
    publish,
    start_job,
    start_run,
    types_of,
)


def archive(client: APIClient, tenant: Tenant, record: str) -> None:
    answer = client.post(f"{API}/records/{record}/archive", **tenant.token_headers)
    assert answer.status_code == 200, answer.content


def statuses(tenant: Tenant, model: Any) -> list[str]:
    with organization_scope(tenant.organization_id):
        return sorted(model.objects.values_list("status", flat=True))


def status_of_record(tenant: Tenant, record: str) -> str:
    with organization_scope(tenant.organization_id):
        return str(Record.objects.get(id=record).status)


def events_of_job(client: APIClient, tenant: Tenant) -> list[dict[str, Any]]:
    """Return what the events tell of jobs that were cancelled."""
    feed = client.get(f"{API}/events", **tenant.token_headers).json()["data"]
    return [event["data"] for event in feed if event["type"] == "extraction_job.cancelled"]


def test_a_run_that_waits_is_cancelled_and_what_it_did_is_undone(
    client: APIClient, tenant: Tenant, record: str, drain: Drain
) -> None:
    extracted(client, tenant, record)
    nodes = [
        {
            **node("mark", "action", action="update_status", status="accepted"),
            "compensation": {"action": "update_status", "status": "withdrawn"},
        },
        node("wait", "wait", instructions="Look.", assignee={"team": "record_team"}, timeout_seconds=3600),
    ]
    edges = [(a, o, b) for a, b in pairwise(["mark", "wait"]) for o in ("done", "failed")]
    edges += [("wait", o, "end") for o in ("approved", "rejected", "expired")]
    publish(tenant, name="Undoing", type_="semiAutomatic", nodes=nodes, edges=edges)
    start_run(client, tenant, record, "semiAutomatic", "Undoing")
    drain(organization_id=tenant.organization_id)
    assert status_of_record(tenant, record) == "accepted"
    archive(client, tenant, record)
    drain(organization_id=tenant.organization_id)
    assert statuses(tenant, PathwayRun) == ["cancelled"]
    assert statuses(tenant, Review) == ["cancelled"]
    assert status_of_record(tenant, record) == "withdrawn"
    assert not Work.objects.filter(organization_id=tenant.organization_id).exists(), "no timer is left"
    told = types_of(tenant, client)
    assert told.index("record.archived") < told.index("pathway_run.cancelled")
    assert "node_run.compensated" in told


def test_runs_that_have_not_begun_or_have_failed_are_cancelled_and_those_that_are_over_stay(
    client: APIClient, tenant: Tenant, record: str, drain: Drain
) -> None:
    mark = node("mark", "action", action="update_status", status="accepted")
    edges = [("mark", o, "end") for o in ("done", "failed")]
    for name in ("Over", "Failing", "Pending"):
        stops = [] if name == "Over" else [edges[0]]
        config = {**mark, "config": {**mark["config"], **({"on_failure": "stop"} if stops else {})}}
        publish(tenant, name=name, type_="auto", nodes=[config], edges=stops or edges)
    extracted(client, tenant, record)
    start_run(client, tenant, record, "auto", "Over")
    drain(organization_id=tenant.organization_id)
    start_run(client, tenant, record, "auto", "Failing")
    die_in_the_middle(tenant, times=4)
    perform_all(tenant)
    with organization_scope(tenant.organization_id):
        ReferralVersion.objects.filter(record_id=record).delete()
    start_run(client, tenant, record, "auto", "Pending")
    assert statuses(tenant, PathwayRun) == ["completed", "failed", "pending"]
    archive(client, tenant, record)
    drain(organization_id=tenant.organization_id)
    assert statuses(tenant, PathwayRun) == ["cancelled", "cancelled", "completed"]
    assert types_of(tenant, client).count("pathway_run.cancelled") == 2


def test_a_job_that_is_not_completed_is_cancelled_with_the_run_that_waits_for_it(
    client: APIClient, tenant: Tenant, record: str, pathways: dict[str, str], drain: Drain
) -> None:
    job = start_job(client, tenant, record)
    start_run(client, tenant, record, "auto", pathways["auto"])
    archive(client, tenant, record)
    drain(organization_id=tenant.organization_id)
    body = client.get(f"/v1/jobs/{job}").json()
    assert (body["status"], body["message"]) == ("cancelled", "Extraction cancelled")
    assert body["data"]["error"]["code"] == "record_archived"
    assert "another record" in body["data"]["error"]["message"]
    assert body["data"]["completed_at"] is not None
    assert "referral" not in body["data"]
    assert statuses(tenant, StageRun) == ["cancelled", "completed"], "it had been read, and went no further"
    assert statuses(tenant, PathwayRun) == ["cancelled"]
    with organization_scope(tenant.organization_id):
        assert not ReferralVersion.objects.exists()
    assert events_of_job(client, tenant) == [
        {"record_id": record, "job_id": job, "error_code": "record_archived"}
    ]


def test_a_cancelling_that_breaks_off_leaves_neither_the_state_nor_the_event(
    client: APIClient, tenant: Tenant, record: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    job = start_job(client, tenant, record)
    archive(client, tenant, record)
    (piece,) = Work.objects.filter(organization_id=tenant.organization_id, name="jobs.archived")
    held = work.claim(piece.id, lease_seconds=60)
    assert held is not None

    def break_off(*_: object, **__: object) -> None:
        raise ConnectionError

    monkeypatch.setattr("jobs.services.job_events.record_event", break_off)
    with pytest.raises(ConnectionError):
        job_services.cancel_jobs_of_record(held, clock=now)
    with organization_scope(tenant.organization_id):
        assert ExtractionJob.objects.get(id=job).status == "queued"
    assert events_of_job(client, tenant) == []


def test_a_worker_that_reads_when_the_record_is_archived_writes_nothing(
    client: APIClient, tenant: Tenant, record: str, drain: Drain
) -> None:
    job = start_job(client, tenant, record)
    (piece,) = Work.objects.filter(organization_id=tenant.organization_id, name="jobs.read")
    held = work.claim(piece.id, lease_seconds=60)
    assert held is not None
    archive(client, tenant, record)
    drain(organization_id=tenant.organization_id)
    with pytest.raises(LeaseLost):
        job_services.read_stage(held, clock=now)
    with organization_scope(tenant.organization_id):
        assert ExtractionJob.objects.get(id=job).status == "cancelled"


def test_the_parts_of_a_long_document_are_read_no_further(
    client: APIClient, tenant: Tenant, upload: Callable[..., Any], drain: Drain, settings: Any
) -> None:
    settings.READING_PART_PAGES = 1
    record = str(upload(tenant, long_pdf(3)).json()["record_id"])
    job = start_job(client, tenant, record)
    perform_all(tenant)
    assert Work.objects.filter(organization_id=tenant.organization_id, name="jobs.read_pages").count() == 3
    archive(client, tenant, record)
    drain(organization_id=tenant.organization_id)
    assert not Work.objects.filter(organization_id=tenant.organization_id).exists()
    assert client.get(f"/v1/jobs/{job}").json()["status"] == "cancelled"


def test_the_open_endpoint_shows_no_result_of_an_archived_record(
    client: APIClient, tenant: Tenant, record: str, completed_job: str
) -> None:
    assert "referral" in client.get(f"/v1/jobs/{completed_job}").json()["data"]
    archive(client, tenant, record)
    data = client.get(f"/v1/jobs/{completed_job}").json()["data"]  # at once, whatever the workers are doing
    assert (data["status"], data["result_expired"]) == ("completed", True)
    assert not {"referral", "triage", "audit_trail", "packet"} & set(data)
    again = client.post(EXTRACT, {"record_id": record}, format="json", **tenant.extract_headers)
    assert again.status_code == 404


def test_nobody_sees_the_runs_and_reviews_of_an_archived_record(
    client: APIClient, tenant: Tenant, record: str, drain: Drain
) -> None:
    from tenants.services import issue_credential

    with organization_scope(tenant.organization_id):
        key = issue_credential(organization_id=tenant.organization_id, kind="at", now=now(), actor="test").key
    whole = {"HTTP_AUTHORIZATION": f"Bearer {key}"}
    asked = person(tenant)
    run_id = run_at_wait(client, tenant, extracted(client, tenant, record), assignee={"user": asked.username})
    with organization_scope(tenant.organization_id):
        review_id = Review.objects.get(run_id=run_id).id
    callers = (whole, asked.headers, tenant.token_headers)
    assert all(client.get(f"{API}/runs/{run_id}", **who).status_code == 200 for who in callers)
    archive(client, tenant, record)
    for _ in range(2):  # before the workers have come to it, and after
        for who in callers:
            for path in (f"runs/{run_id}", f"runs/{run_id}/effects", f"reviews/{review_id}"):
                assert client.get(f"{API}/{path}", **who).status_code == 404
            for path in ("runs", "reviews", f"runs?record_id={record}"):
                assert client.get(f"{API}/{path}", **who).json()["data"] == []
        assert post(client, f"runs/{run_id}/approve", asked).status_code == 404
        drain(organization_id=tenant.organization_id)
    with organization_scope(tenant.organization_id):
        assert PathwayRun.objects.get(id=run_id).status == "cancelled"
        assert [one.status for one in NodeRun.objects.filter(run_id=run_id)] == ["cancelled"]


def test_archiving_again_and_doing_the_work_again_change_nothing(
    client: APIClient, tenant: Tenant, record: str, drain: Drain
) -> None:
    other = new_tenant()
    run_at_wait(client, tenant, extracted(client, tenant, record))
    archive(client, tenant, record)
    drain(organization_id=tenant.organization_id)
    assert client.post(f"{API}/records/{record}/archive", **tenant.token_headers).status_code == 404
    assert client.post(f"{API}/records/{record}/archive", **other.token_headers).status_code == 404
    assert types_of(tenant, client).count("pathway_run.cancelled") == 1
