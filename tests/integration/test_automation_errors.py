"""The automation endpoint's error table, row by row: status, exact body, and nothing changed."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from rest_framework.test import APIClient

from common.clock import now
from common.ids import new_id
from common.row_security import organization_scope
from tenants import services as tenant_services
from tests.conftest import Tenant, new_tenant
from tests.integration.conftest import AUTOMATION, install_pathways
from tests.integration.standstill import nothing_changes

Automate = Callable[..., Any]
BAD_ID = "recordId must be the id of a record, as the upload answered it (rec_...)."
BAD_TYPE = "pathwayType must be auto or semiAutomatic."
BAD_NAME = "pathwayName must be the name of a configured pathway."
REC = "rec_" + "a" * 32

INVALID: list[tuple[Any, str]] = [
    ({}, "recordId is required."),
    ({"pathwayType": "auto"}, "recordId is required."),
    ({"recordId": None, "pathwayType": "auto"}, "recordId is required."),
    ({"record_id": REC, "pathwayType": "auto"}, "recordId is required."),
    ({"recordId": "", "pathwayType": "auto"}, BAD_ID),
    ({"recordId": 12, "pathwayType": "auto"}, BAD_ID),
    ({"recordId": [REC], "pathwayType": "auto"}, BAD_ID),
    ({"recordId": {"id": REC}, "pathwayType": "auto"}, BAD_ID),
    ({"recordId": True, "pathwayType": "auto"}, BAD_ID),
    ({"recordId": REC.upper(), "pathwayType": "auto"}, BAD_ID),
    ({"recordId": REC + " ", "pathwayType": "auto"}, BAD_ID),
    ({"recordId": "../" + REC, "pathwayType": "auto"}, BAD_ID),
    ({"recordId": "job_" + "a" * 32, "pathwayType": "auto"}, BAD_ID),
    ({"recordId": "' OR 1=1 --", "pathwayType": "auto"}, BAD_ID),
    ({"recordId": REC}, "pathwayType is required: auto or semiAutomatic."),
    ({"recordId": REC, "pathwayType": None}, "pathwayType is required: auto or semiAutomatic."),
    ({"recordId": REC, "pathwayType": ""}, BAD_TYPE),
    ({"recordId": REC, "pathwayType": "Auto"}, BAD_TYPE),
    ({"recordId": REC, "pathwayType": "semi-automatic"}, BAD_TYPE),
    ({"recordId": REC, "pathwayType": ["auto"]}, BAD_TYPE),
    ({"recordId": REC, "pathwayType": {"auto": 1}}, BAD_TYPE),
    (
        {"recordId": REC, "pathwayType": "semiAutomatic"},
        "pathwayName is required when pathwayType is semiAutomatic.",
    ),
    (
        {"recordId": REC, "pathwayType": "semiAutomatic", "pathwayName": None},
        "pathwayName is required when pathwayType is semiAutomatic.",
    ),
    ({"recordId": REC, "pathwayType": "semiAutomatic", "pathwayName": ""}, BAD_NAME),
    ({"recordId": REC, "pathwayType": "semiAutomatic", "pathwayName": "   "}, BAD_NAME),
    ({"recordId": REC, "pathwayType": "semiAutomatic", "pathwayName": 5}, BAD_NAME),
    ({"recordId": REC, "pathwayType": "auto", "pathwayName": ["x"]}, BAD_NAME),
    ({"recordId": REC, "pathwayType": "auto", "pathwayName": ""}, BAD_NAME),
    ([], "The request body must be a JSON object."),
    ("text", "The request body must be a JSON object."),
    (None, "The request body must be a JSON object."),
    (7, "The request body must be a JSON object."),
]


@pytest.mark.parametrize(("body", "detail"), INVALID, ids=[str(body)[:60] for body, _ in INVALID])
def test_400_names_the_field(tenant: Tenant, automate: Automate, body: Any, detail: str) -> None:
    with nothing_changes():
        answer = automate(tenant, body)
    assert answer.status_code == 400
    assert answer.json() == {"status_code": 400, "message": "Invalid request", "detail": detail}


RAW: dict[str, bytes] = {
    "broken": b'{"recordId": ',
    "NaN": b'{"recordId": NaN}',
    "doubled": b'{"recordId": "a", "recordId": "b"}',
    "NUL": b'{"recordId": "rec_\\u0000"}',
    "surrogate": b'{"recordId": "\\ud800"}',
    "not UTF-8": b'{"recordId": "\xff"}',
    "deep": b'{"recordId": ' + b"[" * 5000 + b"]" * 5000 + b"}",
    "endless number": b'{"recordId": ' + b"1" * 5000 + b"}",
    "too large": b'{"recordId": "' + b"x" * (256 * 1024) + b'"}',
}


@pytest.mark.parametrize("raw", RAW.values(), ids=RAW.keys())
def test_malformed_json_is_400_in_the_endpoints_own_shape(
    client: APIClient, tenant: Tenant, raw: bytes
) -> None:
    with nothing_changes():
        answer = client.generic(
            "POST", AUTOMATION, raw, content_type="application/json", **tenant.token_headers
        )
    assert answer.status_code == 400
    body = answer.json()
    assert set(body) == {"status_code", "message", "detail"}
    assert (body["status_code"], body["message"]) == (400, "Invalid request")
    assert body["detail"].startswith("The request body")


def foreign_record(upload: Callable[..., Any]) -> str:
    return str(upload(new_tenant()).json()["record_id"])


@pytest.fixture
def unseen(
    request: pytest.FixtureRequest, client: APIClient, tenant: Tenant, upload: Callable[..., Any], record: str
) -> str:
    """The id of a record that the caller must not see, for the reason that the parameter names."""
    from referrals.models import Record

    reason = request.param
    if reason == "unknown":
        return new_id("rec")
    if reason == "other organization":
        return foreign_record(upload)
    if reason == "archived":
        client.post(f"/api/v1/pub/records/{record}/archive", **tenant.token_headers)
        return record
    with organization_scope(tenant.organization_id):
        if reason == "other team":
            from tenants.models import Team

            other = Team.objects.create(organization_id=tenant.organization_id, name="Another team")
            Record.objects.filter(id=record).update(team_id=other.id)
        elif reason == "deleted":
            Record.objects.filter(id=record).update(lifecycle="deleted")
    return record


@pytest.mark.parametrize(
    "unseen", ["unknown", "other organization", "other team", "archived", "deleted"], indirect=True
)
@pytest.mark.parametrize("pathway_type", ["auto", "semiAutomatic"])
def test_404_record_not_found_is_one_body_for_every_reason(
    tenant: Tenant, automate: Automate, pathways: dict[str, str], unseen: str, pathway_type: str
) -> None:
    with nothing_changes():
        answer = automate(
            tenant,
            {"recordId": unseen, "pathwayType": pathway_type, "pathwayName": pathways[pathway_type]},
        )
    assert answer.status_code == 404
    assert answer.json() == {
        "status_code": 404,
        "message": "Record not found",
        "detail": "There is no record with this recordId for your organization and team.",
    }


@pytest.mark.parametrize(
    ("pathway_type", "name"),
    [
        ("auto", "No such pathway"),
        ("auto", "referral intake"),
        ("auto", " Referral intake"),
        ("auto", "Referral intake "),
        ("auto", "Reviewed intake"),  # of the other type
        ("semiAutomatic", "Referral intake"),
        ("semiAutomatic", "Reviewed intakе"),
        ("semiAutomatic", "Reviewed%"),
        ("semiAutomatic", "x" * 5000),
    ],
)
def test_404_pathway_not_found_unless_type_and_name_match_exactly(
    tenant: Tenant, automate: Automate, pathways: dict[str, str], record: str, pathway_type: str, name: str
) -> None:
    with nothing_changes():
        answer = automate(tenant, {"recordId": record, "pathwayType": pathway_type, "pathwayName": name})
    assert answer.status_code == 404
    body = answer.json()
    assert (body["status_code"], body["message"]) == (404, "Pathway not found")
    assert "exactly this name" in body["detail"]


def test_404_for_the_pathway_of_another_organization(
    tenant: Tenant, other_tenant: Tenant, automate: Automate, record: str
) -> None:
    names = install_pathways(other_tenant)
    with nothing_changes():
        answer = automate(tenant, {"recordId": record, "pathwayType": "auto", "pathwayName": names["auto"]})
    assert (answer.status_code, answer.json()["message"]) == (404, "Pathway not found")


def test_404_without_a_name_where_no_default_is_configured(
    tenant: Tenant, automate: Automate, record: str
) -> None:
    with nothing_changes():
        answer = automate(tenant, {"recordId": record, "pathwayType": "auto"})
    assert (answer.status_code, answer.json()["message"]) == (404, "Pathway not found")
    assert "no default automatic pathway" in answer.json()["detail"]


def test_409_names_the_run_that_is_there_already(
    tenant: Tenant, automate: Automate, pathways: dict[str, str], record: str
) -> None:
    body = {"recordId": record, "pathwayType": "auto", "pathwayName": pathways["auto"]}
    run_id = automate(tenant, body).json()["run_id"]
    with nothing_changes():
        answer = automate(tenant, body)
    assert answer.status_code == 409
    assert (answer.json()["status_code"], answer.json()["message"]) == (409, "Conflict")
    assert run_id in answer.json()["detail"]


def test_another_pathway_may_run_on_the_record_meanwhile(
    tenant: Tenant, automate: Automate, pathways: dict[str, str], record: str
) -> None:
    for pathway_type, name in pathways.items():
        answer = automate(tenant, {"recordId": record, "pathwayType": pathway_type, "pathwayName": name})
        assert answer.status_code == 200


@pytest.mark.parametrize(
    "header",
    [
        None,
        "",
        "Bearer",
        "Bearer ",
        "Bearer nonsense",
        "Basic dXNlcjpwYXNz",
        "{token}",
        "Token {token}",
        "Bearer {token}x",
        "Bearer {platform}",
        "Bearer {assistant}",
        "Bearer {token}, Bearer {token}",
        "Bearer {token}\x00",
        "Bearer ä",
    ],
)
def test_401_whatever_is_wrong_with_the_header(
    client: APIClient, tenant: Tenant, pathways: dict[str, str], record: str, header: str | None
) -> None:
    headers = {}
    if header is not None:
        headers["HTTP_AUTHORIZATION"] = header.format(
            token=tenant.access_token, platform=tenant.platform_api_key, assistant=tenant.assistant_api_key
        )
    with nothing_changes():
        answer = client.post(
            AUTOMATION, {"recordId": record, "pathwayType": "auto"}, format="json", **headers
        )
    assert answer.status_code == 401
    body = answer.json()
    assert set(body) == {"status_code", "message", "detail"}
    assert (body["status_code"], body["message"]) == (401, "Unauthorized")
    assert answer["WWW-Authenticate"] == "Bearer"


def test_401_comes_before_any_word_about_the_body(client: APIClient, db: None) -> None:
    assert client.post(AUTOMATION, b"{", content_type="application/json").status_code == 401


def test_403_for_a_token_without_the_scope(
    client: APIClient, tenant: Tenant, pathways: dict[str, str], record: str
) -> None:
    issued = tenant_services.issue_credential(
        organization_id=tenant.organization_id,
        kind="at",
        scopes=("records:read",),
        now=now(),
        actor="test",
        expires_at=now() + timedelta(hours=1),
    )
    with nothing_changes():
        answer = client.post(
            AUTOMATION,
            {"recordId": record, "pathwayType": "auto"},
            format="json",
            HTTP_AUTHORIZATION=f"Bearer {issued.key}",
        )
    assert answer.status_code == 403
    body = answer.json()
    assert (body["status_code"], body["message"]) == (403, "Forbidden")
    assert "pathways:run" in body["detail"]


def test_200_says_that_the_run_waits_for_the_extraction(
    tenant: Tenant, automate: Automate, pathways: dict[str, str], record: str
) -> None:
    answer = automate(tenant, {"recordId": record, "pathwayType": "auto"})
    assert answer.status_code == 200
    body = answer.json()
    assert set(body) == {"status_code", "message", "sub_message", "run_id"}
    assert (body["status_code"], body["message"]) == (200, "Pathway execution started")
    assert "begins when an extraction" in body["sub_message"]


def test_unknown_members_are_left_alone(
    tenant: Tenant, automate: Automate, pathways: dict[str, str], record: str
) -> None:
    assert automate(tenant, {"recordId": record, "pathwayType": "auto", "extra": [1]}).status_code == 200


def test_the_shorter_path_does_the_same_and_says_that_it_is_deprecated(
    client: APIClient, tenant: Tenant, pathways: dict[str, str], record: str
) -> None:
    path = "/api/v1/records/automation"
    good = client.post(
        path, {"recordId": record, "pathwayType": "auto"}, format="json", **tenant.token_headers
    )
    assert good.status_code == 200
    bad = client.post(path, {}, format="json", **tenant.token_headers)
    assert bad.json() == {"status_code": 400, "message": "Invalid request", "detail": "recordId is required."}
    unknown = client.post(path, {}, format="json")
    assert (unknown.status_code, unknown.json()["message"]) == (401, "Unauthorized")
    for answer in (good, bad, unknown):
        assert answer["Deprecation"].startswith("@")
        assert answer["Link"] == '</api/v1/pub/records/automation>; rel="successor-version"'
