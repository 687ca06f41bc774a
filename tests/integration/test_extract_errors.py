"""POST /v1/extract: what it takes, and each way in which it refuses."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from rest_framework.test import APIClient

from common.ids import new_id
from common.row_security import organization_scope
from tests.conftest import Tenant, new_tenant
from tests.integration.conftest import EXTRACT
from tests.integration.standstill import nothing_changes

REC = "rec_" + "a" * 32
INVALID: list[tuple[Any, list[str]]] = [
    ({}, ["record_id"]),
    ({"record_id": None}, ["record_id"]),
    ({"record_id": 5}, ["record_id"]),
    ({"record_id": ""}, ["record_id"]),
    ({"record_id": REC.upper()}, ["record_id"]),
    ({"record_id": [REC]}, ["record_id"]),
    ({"record_id": REC, "recordId": "rec_" + "b" * 32}, ["record_id"]),
    ({"record_id": REC, "ruleset": ""}, ["ruleset"]),
    ({"record_id": REC, "ruleset": 1}, ["ruleset"]),
    ({"record_id": REC, "ruleset": "x" * 101}, ["ruleset"]),
    ({"record_id": REC, "priority": "high"}, ["priority"]),
    ({"record_id": REC, "priority": "STAT"}, ["priority"]),
    ({"record_id": REC, "priority": None}, ["priority"]),
    ({"record_id": REC, "priority": ["stat"]}, ["priority"]),
    ({"record_id": REC, "priority": {"stat": 1}}, ["priority"]),
    ({"record_id": REC, "metadata": []}, ["metadata"]),
    ({"record_id": REC, "metadata": "x"}, ["metadata"]),
    ({"record_id": REC, "metadata": {"x": "y" * 20_000}}, ["metadata"]),
    (
        {"record_id": 1, "priority": 2, "metadata": 3, "ruleset": 4},
        ["record_id", "ruleset", "priority", "metadata"],
    ),
]


def send(client: APIClient, tenant: Tenant, body: Any, **headers: str) -> Any:
    return client.post(EXTRACT, body, format="json", **{**tenant.extract_headers, **headers})


@pytest.mark.parametrize(("body", "fields"), INVALID, ids=[str(body)[:50] for body, _ in INVALID])
def test_400_names_every_field_at_fault(
    client: APIClient, tenant: Tenant, body: Any, fields: list[str]
) -> None:
    with nothing_changes():
        answer = send(client, tenant, body)
    assert answer.status_code == 400
    found = answer.json()
    assert set(found) == {"error", "message", "status_code", "request_id", "errors"}
    assert (found["error"], found["status_code"]) == ("invalid_request", 400)
    assert [error["field"] for error in found["errors"]] == fields
    assert all(error["message"].endswith((".", ")")) for error in found["errors"])


@pytest.mark.parametrize("body", [[], "text", 5, None])
def test_400_for_a_body_that_is_no_object(client: APIClient, tenant: Tenant, body: Any) -> None:
    with nothing_changes():
        answer = client.generic(
            "POST", EXTRACT, json.dumps(body), content_type="application/json", **tenant.extract_headers
        )
    assert answer.status_code == 400
    assert answer.json()["message"].startswith("Send a JSON object")


@pytest.mark.parametrize(
    "raw",
    [b"{", b'{"record_id": NaN}', b'{"metadata": {"x": 1e999}}', b'{"a":1,"a":1}', b"\xff", b'"\\u0000"'],
)
def test_400_for_malformed_json(client: APIClient, tenant: Tenant, raw: bytes) -> None:
    with nothing_changes():
        answer = client.generic(
            "POST", EXTRACT, raw, content_type="application/json", **tenant.extract_headers
        )
    assert (answer.status_code, answer.json()["error"]) == (400, "invalid_request")


def test_400_for_a_ruleset_that_the_organization_does_not_have(
    client: APIClient, tenant: Tenant, record: str
) -> None:
    with nothing_changes():
        answer = send(client, tenant, {"record_id": record, "ruleset": "no such rules"})
    assert answer.status_code == 400
    assert [error["field"] for error in answer.json()["errors"]] == ["ruleset"]


@pytest.mark.parametrize("reason", ["unknown", "other organization", "archived", "deleted"])
def test_404_is_one_body_for_every_record_that_cannot_be_seen(
    client: APIClient, tenant: Tenant, upload: Callable[..., Any], record: str, reason: str
) -> None:
    from referrals.models import Record

    wanted = record
    if reason == "unknown":
        wanted = new_id("rec")
    elif reason == "other organization":
        wanted = upload(new_tenant()).json()["record_id"]
    else:
        with organization_scope(tenant.organization_id):
            Record.objects.filter(id=record).update(lifecycle=reason)
    with nothing_changes():
        answer = send(client, tenant, {"record_id": wanted})
    assert answer.status_code == 404
    body = answer.json()
    assert body.pop("request_id")
    assert body == {
        "error": "not_found",
        "message": "There is no record with this recordId for your organization and team.",
        "status_code": 404,
    }


@pytest.mark.parametrize(
    "key", [None, "", "nonsense", "{platform}", "{token}", "{key}x", "{key},{key}", " {key}", "{key}\x00"]
)
def test_401_whatever_is_wrong_with_the_key(
    client: APIClient, tenant: Tenant, record: str, key: str | None
) -> None:
    headers = {}
    if key is not None:
        headers["HTTP_ASSISTANT_API_KEY"] = key.format(
            key=tenant.assistant_api_key, platform=tenant.platform_api_key, token=tenant.access_token
        )
    with nothing_changes():
        answer = client.post(EXTRACT, {"record_id": record}, format="json", **headers)
    assert (answer.status_code, answer.json()["error"]) == (401, "unauthorized")


def test_403_for_a_key_without_the_scope(client: APIClient, upload: Callable[..., Any], db: None) -> None:
    tenant = new_tenant(ak=())
    record = upload(tenant).json()["record_id"]
    with nothing_changes():
        answer = send(client, tenant, {"record_id": record})
    assert (answer.status_code, answer.json()["error"]) == (403, "forbidden")
    assert "extractions:write" in answer.json()["message"]


def test_200_with_the_job_id_at_the_top_and_in_data(client: APIClient, tenant: Tenant, record: str) -> None:
    body = send(
        client, tenant, {"recordId": record, "priority": "stat", "metadata": {"visit": "7", "née": None}}
    ).json()
    assert body["status_code"] == 200
    assert body["job_id"] == body["data"]["job_id"]
    assert body["data"] == {"job_id": body["job_id"], "record_id": record, "status": "queued"}


def test_a_second_request_finds_the_unfinished_job_and_a_later_one_makes_a_new_one(
    client: APIClient, tenant: Tenant, record: str, drain: Callable[..., int]
) -> None:
    first = send(client, tenant, {"record_id": record}).json()
    with nothing_changes():
        second = send(client, tenant, {"record_id": record, "priority": "stat"}).json()
    assert second["job_id"] == first["job_id"]
    assert second["existing"] is True
    assert second["data"]["existing"] is True
    drain(organization_id=tenant.organization_id)
    third = send(client, tenant, {"record_id": record}).json()
    assert third["job_id"] != first["job_id"]
    assert "existing" not in third
