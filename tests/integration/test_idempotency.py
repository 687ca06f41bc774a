"""Idempotency keys on upload, extract and automation: replay, 422, 409, scope, expiry."""

from __future__ import annotations

import threading
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from rest_framework.test import APIClient

from common.clock import now
from common.row_security import organization_scope
from tenants import idempotency
from tenants import services as tenant_services
from tenants.data import Principal
from tests.conftest import SAMPLES, Tenant, new_client, new_tenant
from tests.integration.committed import together
from tests.integration.conftest import API, AUTOMATION, EXTRACT, UPLOAD, install_pathways
from tests.integration.standstill import nothing_changes

Send = Callable[[str], Any]
LETTER = (SAMPLES / "letter_cardiology.pdf").read_bytes()
KEY = "8e03978e-40d5-43dd-bc93-6894a57f9324"


def upload(client: APIClient, tenant: Tenant, key: str | None, data: bytes = LETTER, **parts: str) -> Any:
    headers = {} if key is None else {"HTTP_IDEMPOTENCY_KEY": key}
    file = SimpleUploadedFile("letter.pdf", data)
    return client.post(
        UPLOAD, {"referral": file, **parts}, format="multipart", **tenant.upload_headers, **headers
    )


def extract(client: APIClient, tenant: Tenant, key: str, body: Any) -> Any:
    return client.post(EXTRACT, body, format="json", HTTP_IDEMPOTENCY_KEY=key, **tenant.extract_headers)


def automate(client: APIClient, tenant: Tenant, key: str, body: Any, path: str = AUTOMATION) -> Any:
    return client.post(path, body, format="json", HTTP_IDEMPOTENCY_KEY=key, **tenant.token_headers)


def same(answer: Any) -> Any:
    return {name: value for name, value in answer.json().items() if name != "request_id"}


def assert_replayed(first: Any, again: Any) -> None:
    assert first.status_code == again.status_code == 200
    assert "Idempotent-Replayed" not in first
    assert again["Idempotent-Replayed"] == "true"
    assert same(again) == same(first)


def test_an_upload_is_replayed_bare_and_quoted(client: APIClient, tenant: Tenant) -> None:
    first = upload(client, tenant, KEY, external_id="7")
    with nothing_changes():
        assert_replayed(first, upload(client, tenant, KEY, external_id="7"))
        assert_replayed(first, upload(client, tenant, f'"{KEY}"', external_id="7"))


def test_an_extraction_is_replayed_also_when_its_job_is_over(
    client: APIClient, tenant: Tenant, record: str, drain: Callable[..., int]
) -> None:
    first = extract(client, tenant, KEY, {"record_id": record})
    drain(organization_id=tenant.organization_id)
    with nothing_changes():
        assert_replayed(first, extract(client, tenant, KEY, {"record_id": record}))
        assert_replayed(first, extract(client, tenant, KEY, {"recordId": record, "priority": "routine"}))


def test_an_automation_is_replayed_on_both_of_its_paths_instead_of_409(
    client: APIClient, tenant: Tenant, record: str, pathways: dict[str, str]
) -> None:
    body = {"recordId": record, "pathwayType": "auto"}
    first = automate(client, tenant, KEY, body)
    with nothing_changes():
        assert_replayed(first, automate(client, tenant, KEY, body))
        assert_replayed(first, automate(client, tenant, KEY, body, path="/api/v1/records/automation"))
        assert automate(client, tenant, "another key", body).status_code == 409


def test_422_for_another_payload(
    client: APIClient, tenant: Tenant, record: str, pathways: dict[str, str]
) -> None:
    other = upload(client, tenant, None).json()["record_id"]
    upload(client, tenant, KEY, external_id="7")
    extract(client, tenant, KEY, {"record_id": record})
    automate(client, tenant, KEY, {"recordId": record, "pathwayType": "auto"})
    with nothing_changes():
        answers = [
            upload(client, tenant, KEY, external_id="8"),
            upload(client, tenant, KEY, data=LETTER + b"\n", external_id="7"),
            upload(client, tenant, KEY, external_id="7", extract="true"),
            extract(client, tenant, KEY, {"record_id": other}),
            extract(client, tenant, KEY, {"record_id": record, "priority": "stat"}),
            automate(client, tenant, KEY, {"recordId": other, "pathwayType": "auto"}),
        ]
    for answer in answers:
        assert answer.status_code == 422
        assert answer.json()["status_code"] == 422
    assert answers[0].json()["error"] == "unprocessable"
    assert set(answers[-1].json()) == {"status_code", "message", "detail"}


@pytest.mark.parametrize("key", ["", '""', "x" * 256, "a\tb"])
def test_400_for_a_key_that_cannot_be_kept(client: APIClient, tenant: Tenant, record: str, key: str) -> None:
    with nothing_changes():
        assert upload(client, tenant, key).status_code == 400
        assert extract(client, tenant, key, {"record_id": record}).status_code == 400


def test_a_refused_request_does_not_use_its_key_up(client: APIClient, tenant: Tenant, record: str) -> None:
    assert extract(client, tenant, KEY, {"record_id": "rec_" + "a" * 32}).status_code == 404
    assert extract(client, tenant, KEY, {"record_id": record}).status_code == 200


def test_a_key_belongs_to_its_organization_credential_and_path(
    client: APIClient, tenant: Tenant, other_tenant: Tenant
) -> None:
    first = upload(client, tenant, KEY)
    theirs = upload(client, other_tenant, KEY)
    assert theirs.status_code == 200
    assert theirs.json()["record_id"] != first.json()["record_id"]
    second_key = tenant_services.issue_credential(
        organization_id=tenant.organization_id, kind="pk", now=now(), actor="test"
    )
    answer = client.post(
        UPLOAD,
        {"referral": SimpleUploadedFile("letter.pdf", LETTER)},
        format="multipart",
        HTTP_ORG_ID=tenant.organization_id,
        HTTP_PLATFORM_API_KEY=second_key.key,
        HTTP_IDEMPOTENCY_KEY=KEY,
    )
    assert answer.status_code == 200
    assert answer.json()["record_id"] != first.json()["record_id"]
    assert extract(client, tenant, KEY, {"record_id": first.json()["record_id"]}).status_code == 200


def test_a_key_is_forgotten_after_24_hours(client: APIClient, tenant: Tenant) -> None:
    from tenants.models import IdempotentRequest

    first = upload(client, tenant, KEY).json()["record_id"]
    with organization_scope(tenant.organization_id):
        kept = IdempotentRequest.objects.get(key=KEY)
        assert kept.expires_at - kept.created_at == timedelta(hours=24)
        IdempotentRequest.objects.filter(key=KEY).update(expires_at=now() - timedelta(seconds=1))
    again = upload(client, tenant, KEY, external_id="another payload")
    assert again.status_code == 200
    assert "Idempotent-Replayed" not in again
    assert again.json()["record_id"] != first


def test_retention_forgets_what_has_expired_and_nothing_else(client: APIClient, tenant: Tenant) -> None:
    from tenants.models import IdempotentRequest

    upload(client, tenant, "old")
    upload(client, tenant, "young")
    with organization_scope(tenant.organization_id):
        IdempotentRequest.objects.filter(key="old").update(expires_at=now() - timedelta(seconds=1))
    assert tenant_services.forget_expired(now=now()) == 1
    with organization_scope(tenant.organization_id):
        assert [kept.key for kept in IdempotentRequest.objects.all()] == ["young"]


def principal(tenant: Tenant) -> Principal:
    return Principal(organization_id=tenant.organization_id, credential_id="cred_" + "a" * 32)


def test_409_while_the_first_request_still_runs(committed: None) -> None:
    tenant = new_tenant()
    caller = principal(tenant)
    begun, go_on = threading.Event(), threading.Event()

    def call(effect: Callable[[], dict[str, Any]]) -> tuple[dict[str, Any], bool]:
        return idempotency.once(
            principal=caller, path="/v1/extract", key=KEY, payload={"a": 1}, now=now(), effect=effect
        )

    def slow() -> dict[str, Any]:
        begun.set()
        assert go_on.wait(timeout=30)
        return {"made by": "the first"}

    def second() -> Any:
        assert begun.wait(timeout=30)
        try:
            return call(lambda: {"made by": "the second"})
        finally:
            go_on.set()

    first_found, second_found = together(lambda: call(slow), second)
    assert first_found == ({"made by": "the first"}, False)
    assert getattr(second_found, "status", None) == 409
    assert call(lambda: {"made by": "the third"}) == ({"made by": "the first"}, True)


def test_many_at_once_have_one_effect(committed: None) -> None:
    tenant = new_tenant()
    record = upload(new_client(), tenant, None).json()["record_id"]
    install_pathways(tenant)
    body = {"recordId": record, "pathwayType": "auto"}
    answers = together(*[lambda: automate(new_client(), tenant, KEY, body) for _ in range(6)])
    statuses = sorted(getattr(answer, "status_code", 0) for answer in answers)
    assert set(statuses) <= {200, 409}
    runs = {answer.json()["run_id"] for answer in answers if getattr(answer, "status_code", 0) == 200}  # type: ignore[union-attr]
    assert len(runs) == 1
    listed = new_client().get(f"{API}/runs", **tenant.token_headers).json()["data"]
    assert [run["run_id"] for run in listed] == list(runs)


def test_many_at_once_without_a_key_start_one_run_and_one_job(committed: None) -> None:
    tenant = new_tenant()
    record = upload(new_client(), tenant, None).json()["record_id"]
    install_pathways(tenant)

    def start() -> Any:
        return new_client().post(
            AUTOMATION, {"recordId": record, "pathwayType": "auto"}, format="json", **tenant.token_headers
        )

    def job() -> Any:
        return new_client().post(EXTRACT, {"record_id": record}, format="json", **tenant.extract_headers)

    runs = together(*[start] * 5)
    assert sorted(answer.status_code for answer in runs) == [200, 409, 409, 409, 409]  # type: ignore[union-attr]
    jobs = together(*[job] * 5)
    assert [answer.status_code for answer in jobs] == [200] * 5  # type: ignore[union-attr]
    assert len({answer.json()["job_id"] for answer in jobs}) == 1  # type: ignore[union-attr]
    assert sum("existing" not in answer.json() for answer in jobs) == 1  # type: ignore[union-attr]


def test_the_same_bytes_at_once_are_one_document(committed: None) -> None:
    tenant = new_tenant()
    record = upload(new_client(), tenant, None).json()["record_id"]
    data = (SAMPLES / "letter_endocrinology.pdf").read_bytes()
    answers = together(*[lambda: upload(new_client(), tenant, None, data, record_id=record)] * 4)
    found = [answer.json()["data"] for answer in answers]  # type: ignore[union-attr]
    assert len({body["document_id"] for body in found}) == 1
    assert sorted(body["duplicate"] for body in found) == [False, True, True, True]
