"""Ids of other organizations and teams, in every place an id can stand: the answer is that of an id nobody has."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from rest_framework.test import APIClient

from common.clock import now
from common.ids import new_id
from common.row_security import organization_scope
from tenants import services as tenant_services
from tests.conftest import Tenant, new_client, new_tenant
from tests.integration.conftest import API, AUTOMATION, EXTRACT, UPLOAD, install_pathways
from tests.integration.standstill import nothing_changes
from webhooks import services as webhook_services

NOBODY_LISTENS = "http://127.0.0.1:9/hook"


@dataclass(frozen=True)
class Belongings:
    """An id of each kind that one organization has, all in use."""

    record_id: str
    document_id: str
    job_id: str
    run_id: str
    paused_run_id: str
    endpoint_id: str
    delivery_id: str
    team_id: str


def settle(
    tenant: Tenant, *, client: APIClient, upload: Callable[..., Any], drain: Callable[..., int]
) -> Belongings:
    """Give the tenant something of everything, made through the interface."""
    names = install_pathways(tenant)
    endpoint = webhook_services.create_endpoint(
        organization_id=tenant.organization_id, team_id=tenant.team_id, url=NOBODY_LISTENS, now=now()
    )
    body = upload(tenant, extract="true", team_id=tenant.team_id).json()
    drain(organization_id=tenant.organization_id)
    runs = {}
    for type_, name in names.items():
        answer = client.post(
            AUTOMATION,
            {"recordId": body["record_id"], "pathwayType": type_, "pathwayName": name},
            format="json",
            **tenant.token_headers,
        )
        runs[type_] = answer.json()["run_id"]
    drain(organization_id=tenant.organization_id)
    ping = webhook_services.send_ping(
        organization_id=tenant.organization_id, endpoint_id=endpoint.endpoint.id, actor="test", now=now()
    )
    return Belongings(
        record_id=body["record_id"],
        document_id=body["data"]["document_id"],
        job_id=body["job_id"],
        run_id=runs["auto"],
        paused_run_id=runs["semiAutomatic"],
        endpoint_id=endpoint.endpoint.id,
        delivery_id=ping.id,
        team_id=tenant.team_id,
    )


@pytest.fixture
def theirs(
    client: APIClient, other_tenant: Tenant, upload: Callable[..., Any], drain: Callable[..., int]
) -> Belongings:
    return settle(other_tenant, client=client, upload=upload, drain=drain)


def requests(ids: Belongings) -> list[tuple[str, str, Any]]:
    """Return every request of the access token's endpoints that names somebody's id."""
    record, run = f"{API}/records/{ids.record_id}", f"{API}/runs/{ids.paused_run_id}"
    hook = f"{API}/webhook-endpoints/{ids.endpoint_id}"
    return [
        ("GET", record, None),
        ("GET", f"{record}/referral", None),
        ("PATCH", f"{record}/referral", {"patient.family_name": "Changed"}),
        ("GET", f"{record}/documents/{ids.document_id}", None),
        ("POST", f"{record}/archive", None),
        ("GET", run, None),
        ("GET", f"{API}/runs/{ids.run_id}", None),
        ("POST", f"{run}/approve", {"outcome": "approved"}),
        ("POST", f"{run}/resume", {}),
        ("POST", f"{run}/override", {"outcome": "approved", "reason": "because"}),
        ("POST", f"{run}/retry", None),
        ("POST", f"{run}/cancel", None),
        ("GET", hook, None),
        ("PATCH", hook, {"description": "mine now"}),
        ("DELETE", hook, None),
        ("POST", f"{hook}/rotate", None),
        ("POST", f"{hook}/test", None),
        ("GET", f"{hook}/deliveries", None),
        ("GET", f"{hook}/deliveries/{ids.delivery_id}", None),
        ("POST", f"{hook}/deliveries/{ids.delivery_id}/resend", None),
    ]


def unknown_ids() -> Belongings:
    return Belongings(
        **{
            field: new_id(prefix)
            for field, prefix in (
                ("record_id", "rec"),
                ("document_id", "doc"),
                ("job_id", "job"),
                ("run_id", "run"),
                ("paused_run_id", "run"),
                ("endpoint_id", "whe"),
                ("delivery_id", "whd"),
                ("team_id", "team"),
            )
        }
    )


def ask(client: APIClient, method: str, path: str, body: Any, headers: dict[str, str]) -> Any:
    return client.generic(
        method,
        path,
        b"" if body is None else json.dumps(body),
        content_type="application/json",
        **headers,
    )


def without_request_id(answer: Any) -> Any:
    return {name: value for name, value in answer.json().items() if name != "request_id"}


def test_foreign_ids_answer_as_ids_nobody_has_and_change_nothing(
    client: APIClient, tenant: Tenant, theirs: Belongings
) -> None:
    for (method, path, body), (_, unknown, _) in zip(requests(theirs), requests(unknown_ids()), strict=True):
        with nothing_changes():
            foreign = ask(client, method, path, body, tenant.token_headers)
            nobody = ask(client, method, unknown, body, tenant.token_headers)
        assert foreign.status_code == 404, (method, path, foreign.content)
        assert without_request_id(foreign) == without_request_id(nobody), (method, path)


def test_the_same_requests_work_for_whom_they_belong_to(
    client: APIClient, other_tenant: Tenant, theirs: Belongings
) -> None:
    """Without this, the test above would pass for paths that do not exist."""
    reads = [entry for entry in requests(theirs) if entry[0] == "GET"]
    assert len(reads) == 8
    for method, path, body in reads:
        assert ask(client, method, path, body, other_tenant.token_headers).status_code == 200, path


def test_a_foreign_document_behind_ones_own_record_and_ones_own_behind_a_foreign_one(
    client: APIClient, tenant: Tenant, theirs: Belongings, upload: Callable[..., Any]
) -> None:
    mine = upload(tenant).json()["data"]
    with nothing_changes():
        for record, document in (
            (mine["record_id"], theirs.document_id),
            (theirs.record_id, mine["document_id"]),
            (mine["record_id"], "%00"),
            (mine["record_id"], mine["document_id"].upper()),
        ):
            answer = client.get(f"{API}/records/{record}/documents/{document}", **tenant.token_headers)
            assert answer.status_code == 404


def test_foreign_deliveries_behind_ones_own_endpoint(
    client: APIClient, tenant: Tenant, theirs: Belongings
) -> None:
    mine = webhook_services.create_endpoint(
        organization_id=tenant.organization_id, team_id=tenant.team_id, url=NOBODY_LISTENS, now=now()
    ).endpoint.id
    path = f"{API}/webhook-endpoints/{mine}/deliveries/{theirs.delivery_id}"
    with nothing_changes():
        assert client.get(path, **tenant.token_headers).status_code == 404
        assert client.post(f"{path}/resend", **tenant.token_headers).status_code == 404


def test_foreign_ids_in_bodies_and_form_parts(
    client: APIClient,
    tenant: Tenant,
    theirs: Belongings,
    upload: Callable[..., Any],
    pathways: dict[str, str],
) -> None:
    with nothing_changes():
        extract = client.post(
            EXTRACT, {"record_id": theirs.record_id}, format="json", **tenant.extract_headers
        )
        automation = client.post(
            AUTOMATION,
            {"recordId": theirs.record_id, "pathwayType": "auto"},
            format="json",
            **tenant.token_headers,
        )
        to_record = upload(tenant, record_id=theirs.record_id)
        to_team = upload(tenant, team_id=theirs.team_id)
    assert extract.status_code == automation.status_code == to_record.status_code == 404
    assert to_team.status_code == 400


def test_foreign_ids_in_headers(
    client: APIClient, tenant: Tenant, other_tenant: Tenant, upload: Callable[..., Any]
) -> None:
    with nothing_changes():
        answer = client.post(
            UPLOAD,
            {},
            format="multipart",
            HTTP_ORG_ID=other_tenant.organization_id,
            HTTP_PLATFORM_API_KEY=tenant.platform_api_key,
        )
    assert answer.status_code == 401


def test_lists_and_filters_show_nothing_of_others(
    client: APIClient, tenant: Tenant, theirs: Belongings
) -> None:
    for path in (
        "records",
        "runs",
        f"runs?record_id={theirs.record_id}",
        "reviews",
        "reviews?status=open",
        "webhook-endpoints",
    ):
        answer = client.get(f"{API}/{path}", **tenant.token_headers)
        assert answer.status_code == 200
        assert answer.json()["data"] == [], path
    events = client.get(f"{API}/events", **tenant.token_headers).content.decode()
    for foreign in vars(theirs).values():
        assert foreign not in events


def test_a_cursor_of_another_organization_pages_through_ones_own_rows_only(
    client: APIClient, tenant: Tenant, other_tenant: Tenant, upload: Callable[..., Any]
) -> None:
    mine = {upload(tenant).json()["record_id"] for _ in range(2)}
    for _ in range(3):
        upload(other_tenant)
    foreign = client.get(f"{API}/records?limit=1", **other_tenant.token_headers).json()["next"]
    answer = client.get(f"{API}/records?after={foreign}", **tenant.token_headers).json()
    assert {record["record_id"] for record in answer["data"]} <= mine


@dataclass(frozen=True)
class Teams:
    own: dict[str, str]
    other: dict[str, str]
    whole: dict[str, str]


@pytest.fixture
def teams(tenant: Tenant) -> Teams:
    """Headers of three tokens: of the record's team, of another team, of the whole organization."""
    from tenants.models import Team

    with organization_scope(tenant.organization_id):
        other = Team.objects.create(organization_id=tenant.organization_id, name="Another team").id

    def token(team_id: str | None) -> dict[str, str]:
        issued = tenant_services.issue_credential(
            organization_id=tenant.organization_id, kind="at", team_id=team_id, now=now(), actor="test"
        )
        return {"HTTP_AUTHORIZATION": f"Bearer {issued.key}"}

    return Teams(own=token(tenant.team_id), other=token(other), whole=token(None))


def test_a_team_does_not_see_the_records_and_runs_of_another(
    client: APIClient,
    tenant: Tenant,
    teams: Teams,
    upload: Callable[..., Any],
    drain: Callable[..., int],
) -> None:
    ids = settle(tenant, client=client, upload=upload, drain=drain)
    for method, path, body in requests(ids):
        with nothing_changes():
            answer = ask(client, method, path, body, teams.other)
        assert answer.status_code == 404, (method, path)
    feed = client.get(f"{API}/events", **teams.other).content.decode()
    assert ids.record_id not in feed
    for path in ("records", "runs", f"runs?record_id={ids.record_id}", "reviews", "webhook-endpoints"):
        assert client.get(f"{API}/{path}", **teams.other).json()["data"] == [], path
        assert len(client.get(f"{API}/{path}", **teams.own).json()["data"]) >= 1, path
        assert len(client.get(f"{API}/{path}", **teams.whole).json()["data"]) >= 1, path
    for headers in (teams.own, teams.whole):
        assert client.get(f"{API}/records/{ids.record_id}", **headers).status_code == 200
        assert client.get(f"{API}/runs/{ids.run_id}", **headers).status_code == 200


def test_a_token_of_a_team_cannot_name_another_team_on_upload(
    client: APIClient, tenant: Tenant, teams: Teams
) -> None:
    """Platform keys can be bound to a team as well."""
    from tests.integration.test_upload_errors import letter

    bound = tenant_services.issue_credential(
        organization_id=tenant.organization_id, kind="pk", team_id=tenant.team_id, now=now(), actor="test"
    )
    headers = {"HTTP_ORG_ID": tenant.organization_id, "HTTP_PLATFORM_API_KEY": bound.key}
    from tenants.models import Team

    with organization_scope(tenant.organization_id):
        other = Team.objects.create(organization_id=tenant.organization_id, name="A third team").id
    with nothing_changes():
        answer = client.post(UPLOAD, {"referral": letter(), "team_id": other}, format="multipart", **headers)
    assert answer.status_code == 400
    made = client.post(UPLOAD, {"referral": letter()}, format="multipart", **headers).json()
    shown = client.get(f"{API}/records/{made['record_id']}", **teams.own).json()["data"]
    assert shown["team_id"] == tenant.team_id


def test_a_job_id_opens_its_own_job_only(client: APIClient, tenant: Tenant, theirs: Belongings) -> None:
    body = client.get(f"/v1/jobs/{theirs.job_id}").json()
    assert body["data"]["record_id"] == theirs.record_id
    for shape in (
        theirs.job_id.upper(),
        theirs.job_id.replace("job_", "JOB_"),
        theirs.job_id[:-1],
        theirs.job_id + "a",
        theirs.job_id + "%00",
        theirs.job_id + "%20",
        "%20" + theirs.job_id,
        theirs.job_id.replace("_", "%5F%5F"),
        theirs.job_id[4:],
        theirs.record_id,
    ):
        assert new_client().get(f"/v1/jobs/{shape}").status_code == 404, shape
    assert client.get("/v1/jobs/" + theirs.job_id.replace("_", "%5F")).status_code == 200


def test_a_suspended_organization_is_out(
    client: APIClient, tenant: Tenant, record: str, pathways: dict[str, str]
) -> None:
    from tenants.models import Organization

    with organization_scope(tenant.organization_id):
        Organization.objects.filter(id=tenant.organization_id).update(is_active=False)
    with nothing_changes():
        assert client.get(f"{API}/records", **tenant.token_headers).status_code == 401
        assert (
            client.post(EXTRACT, {"record_id": record}, format="json", **tenant.extract_headers).status_code
            == 401
        )
        assert client.post(UPLOAD, {}, format="multipart", **tenant.upload_headers).status_code == 401


def test_two_organizations_may_use_the_same_names(
    client: APIClient, upload: Callable[..., Any], db: None
) -> None:
    first, second = new_tenant(), new_tenant()
    names = install_pathways(first)
    assert install_pathways(second) == names
    record = upload(second).json()["record_id"]
    answer = client.post(
        AUTOMATION,
        {"recordId": record, "pathwayType": "auto", "pathwayName": names["auto"]},
        format="json",
        **second.token_headers,
    )
    run = client.get(f"{API}/runs/{answer.json()['run_id']}", **second.token_headers)
    assert run.status_code == 200
    assert client.get(f"{API}/runs/{answer.json()['run_id']}", **first.token_headers).status_code == 404
