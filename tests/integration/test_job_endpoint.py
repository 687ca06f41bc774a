"""GET /v1/jobs/{job_id}: open to whoever holds the id, and therefore careful."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from rest_framework.test import APIClient

from common.clock import now
from common.ids import new_id
from common.logging import JsonFormatter
from common.row_security import organization_scope
from tests.conftest import Tenant
from tests.integration.conftest import API, EXTRACT
from tests.integration.standstill import nothing_changes

WITHOUT_RESULT = {
    "job_id",
    "record_id",
    "status",
    "stage",
    "created_at",
    "started_at",
    "completed_at",
    "duration_seconds",
    "error",
}
RESULT = {"referral", "packet", "triage", "completeness", "confidence", "audit_trail", "provenance"}


def change_organization(tenant: Tenant, **values: Any) -> None:
    from tenants.models import Organization

    with organization_scope(tenant.organization_id):
        Organization.objects.filter(id=tenant.organization_id).update(**values)


def change_job(tenant: Tenant, job_id: str, **values: Any) -> None:
    from jobs.models import ExtractionJob

    with organization_scope(tenant.organization_id):
        ExtractionJob.objects.filter(id=job_id).update(**values)


@pytest.fixture
def queued_job(client: APIClient, tenant: Tenant, record: str) -> str:
    answer = client.post(EXTRACT, {"record_id": record}, format="json", **tenant.extract_headers)
    return str(answer.json()["job_id"])


def test_before_it_is_completed_there_is_a_status_and_no_data(
    client: APIClient, tenant: Tenant, record: str, queued_job: str
) -> None:
    for status in ("queued", "processing"):
        change_job(tenant, queued_job, status=status)
        with nothing_changes():
            body = client.get(f"/v1/jobs/{queued_job}").json()
        assert set(body) == {"job_id", "status", "status_code", "message", "data"}
        assert set(body["data"]) == WITHOUT_RESULT
        assert (body["job_id"], body["status"]) == (queued_job, status)
        assert (body["data"]["job_id"], body["data"]["record_id"]) == (queued_job, record)
        assert (body["data"]["status"], body["data"]["stage"]) == (status, "read")
        assert body["data"]["error"] is None


def test_a_completed_job_has_all_that_the_contract_names(client: APIClient, completed_job: str) -> None:
    answer = client.get(f"/v1/jobs/{completed_job}")
    assert answer["Content-Type"] == "application/json"
    assert answer["Cache-Control"] == "no-store"
    body = answer.json()
    data = body["data"]
    assert (body["status"], data["status"], data["stage"]) == ("completed", "completed", "done")
    assert set(data) == WITHOUT_RESULT | RESULT
    assert 0.0 <= data["confidence"] <= 1.0
    assert [entry["stage"] for entry in data["audit_trail"]] == [
        "request",
        "read",
        "assistant",
        "judge",
        "triage",
    ]
    for entry in data["audit_trail"]:
        assert set(entry) == {"at", "stage", "actor", "action", "detail"}
    assert {"assistant", "judge", "build", "ruleset", "document_sha256"} <= set(data["provenance"])
    assert len(data["provenance"]["document_sha256"]) == 1
    assert data["duration_seconds"] >= 0
    assert data["created_at"] <= data["started_at"] <= data["completed_at"]


def test_a_failed_job_says_why_in_words_and_by_code(
    client: APIClient, tenant: Tenant, queued_job: str
) -> None:
    change_job(
        tenant,
        queued_job,
        status="failed",
        error_code="unreadable_document",
        error_message="The document is damaged.",
        completed_at=now(),
    )
    body = client.get(f"/v1/jobs/{queued_job}").json()
    assert (body["status"], body["message"]) == ("failed", "Extraction failed")
    assert body["data"]["error"] == {"code": "unreadable_document", "message": "The document is damaged."}
    assert not RESULT & set(body["data"])


@pytest.mark.parametrize(
    "path", ["job_" + "a" * 32, "rec_" + "a" * 32, "x", "job_", "%00", "job_" + "A" * 32]
)
def test_404_for_whatever_is_no_job(db: None, client: APIClient, path: str) -> None:
    with nothing_changes():
        answer = client.get(f"/v1/jobs/{path}")
    assert answer.status_code == 404
    body = answer.json()
    assert body.pop("request_id")
    assert (
        body == {"error": "not_found", "message": "There is no job with this id.", "status_code": 404}
        or "%" in path
    )


def test_a_result_that_is_too_old_keeps_its_status_and_loses_its_data(
    client: APIClient, tenant: Tenant, record: str, completed_job: str
) -> None:
    change_job(tenant, completed_job, completed_at=now() - timedelta(hours=24, seconds=1))
    with nothing_changes():
        body = client.get(f"/v1/jobs/{completed_job}").json()
    assert body["status"] == "completed"
    assert set(body["data"]) == WITHOUT_RESULT | {"result_expired"}
    assert body["data"]["result_expired"] is True
    kept = client.get(f"{API}/records/{record}/referral", **tenant.token_headers)
    assert kept.status_code == 200
    assert kept.json()["data"]["job_id"] == completed_job, "the data stays available with a credential"


def test_the_time_is_the_organizations_choice(client: APIClient, tenant: Tenant, completed_job: str) -> None:
    change_job(tenant, completed_job, completed_at=now() - timedelta(hours=30))
    change_organization(tenant, job_result_hours=48)
    assert "referral" in client.get(f"/v1/jobs/{completed_job}").json()["data"]
    change_organization(tenant, job_result_hours=1)
    assert "referral" not in client.get(f"/v1/jobs/{completed_job}").json()["data"]


def test_a_failed_jobs_status_does_not_expire(client: APIClient, tenant: Tenant, queued_job: str) -> None:
    change_job(tenant, queued_job, status="failed", error_code="x", completed_at=now() - timedelta(days=400))
    data = client.get(f"/v1/jobs/{queued_job}").json()["data"]
    assert data["error"]["code"] == "x"
    assert "result_expired" not in data


def test_an_organization_may_require_a_key(
    client: APIClient, tenant: Tenant, other_tenant: Tenant, completed_job: str
) -> None:
    change_organization(tenant, job_key_required=True)
    path = f"/v1/jobs/{completed_job}"
    refused: list[dict[str, str]] = [
        {},
        other_tenant.extract_headers,
        other_tenant.token_headers,
        {"HTTP_ASSISTANT_API_KEY": "wrong"},
        {"HTTP_AUTHORIZATION": "Bearer wrong"},
    ]
    with nothing_changes():
        for headers in refused:
            answer = client.get(path, **headers)
            assert answer.status_code == 401, headers
            assert "referral" not in answer.content.decode()
    for headers in (tenant.extract_headers, tenant.token_headers, tenant.upload_headers):
        assert "referral" in client.get(path, **headers).json()["data"]


def accesses(tenant: Tenant) -> list[Any]:
    from events.models import Access

    with organization_scope(tenant.organization_id):
        return list(Access.objects.order_by("id"))


def test_every_read_of_a_result_is_written_down_without_the_whole_id(
    client: APIClient, tenant: Tenant, completed_job: str
) -> None:
    before = len(accesses(tenant))
    client.get(f"/v1/jobs/{completed_job}", HTTP_X_REQUEST_ID="poll-7")
    (entry,) = accesses(tenant)[before:]
    assert (entry.action, entry.request_id) == ("job.read", "poll-7")
    assert entry.subject_id == completed_job[:10] + "..."
    assert entry.address == client.defaults["REMOTE_ADDR"]
    assert entry.actor == f"address:{entry.address}"


def test_polling_an_unfinished_job_is_no_read_of_patient_data(
    client: APIClient, tenant: Tenant, queued_job: str
) -> None:
    client.get(f"/v1/jobs/{queued_job}")
    assert accesses(tenant) == []


def test_a_job_id_is_never_whole_in_what_is_logged(
    client: APIClient,
    tenant: Tenant,
    record: str,
    caplog: pytest.LogCaptureFixture,
    drain: Callable[..., int],
) -> None:
    with caplog.at_level(logging.DEBUG):
        job_id = client.post(EXTRACT, {"record_id": record}, format="json", **tenant.extract_headers).json()[
            "job_id"
        ]
        drain(organization_id=tenant.organization_id)
        client.get(f"/v1/jobs/{job_id}")
        client.put(f"/v1/jobs/{job_id}")
        client.get(f"/v1/jobs/{job_id}/nowhere")
        client.get(f"/v1/jobs/{new_id('job')}")
    shown = "\n".join(JsonFormatter().format(entry) for entry in caplog.records)
    assert job_id not in shown


def test_the_event_names_the_job_for_those_who_may_read_events(
    client: APIClient, tenant: Tenant, other_tenant: Tenant, completed_job: str
) -> None:
    feed = client.get(f"{API}/events", **tenant.token_headers).json()["data"]
    (told,) = [event for event in feed if event["type"] == "extraction_job.completed"]
    assert told["data"]["job_id"] == completed_job
    assert "referral" not in told["data"]
    assert completed_job not in client.get(f"{API}/events", **other_tenant.token_headers).content.decode()


def test_head_tells_the_same_without_the_body(client: APIClient, completed_job: str) -> None:
    answer = client.head(f"/v1/jobs/{completed_job}")
    assert answer.status_code == 200
    assert answer.content == b""
