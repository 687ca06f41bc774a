"""A team's endpoints and tokens hear of its own records and of everyone's, never of another team's."""

from __future__ import annotations

from typing import Any

import pytest
from rest_framework.test import APIClient

from common.clock import now
from common.row_security import organization_scope
from events import event_types
from events.services import record_event
from tenants import services as tenants
from tenants.models import Team
from tests.conftest import Tenant
from webhooks import services
from webhooks.models import WebhookDelivery

ADDRESS = "/api/v1/pub/webhook-endpoints"


@pytest.fixture
def other_team(tenant: Tenant) -> str:
    with organization_scope(tenant.organization_id):
        return str(Team.objects.create(organization_id=tenant.organization_id, name="Other").id)


@pytest.fixture
def other_token(tenant: Tenant, other_team: str) -> dict[str, Any]:
    issued = tenants.issue_credential(
        organization_id=tenant.organization_id, kind="at", team_id=other_team, now=now(), actor="test"
    )
    return {"HTTP_AUTHORIZATION": f"Bearer {issued.key}"}


def _happen(tenant: Tenant, *, team_id: str | None) -> str:
    with organization_scope(tenant.organization_id):
        return record_event(
            type=event_types.RECORD_CREATED,
            organization_id=tenant.organization_id,
            actor="test",
            now=now(),
            record_id="rec_x",
            team_id=team_id,
        ).id


def test_an_endpoint_of_a_team_gets_its_own_events_and_everyones(tenant: Tenant, other_team: str) -> None:
    made = services.create_endpoint(
        organization_id=tenant.organization_id, team_id=tenant.team_id, url="http://127.0.0.1:9/", now=now()
    )
    mine, everyones = _happen(tenant, team_id=tenant.team_id), _happen(tenant, team_id=None)
    _happen(tenant, team_id=other_team)
    with organization_scope(tenant.organization_id):
        got = WebhookDelivery.objects.in_organization(tenant.organization_id).filter(
            endpoint_id=made.endpoint.id
        )
        assert set(got.values_list("event_id", flat=True)) == {mine, everyones}


def test_an_endpoint_of_the_organization_gets_every_teams_events(tenant: Tenant, other_team: str) -> None:
    services.create_endpoint(organization_id=tenant.organization_id, url="http://127.0.0.1:9/", now=now())
    happened = {_happen(tenant, team_id=team) for team in (tenant.team_id, other_team, None)}
    with organization_scope(tenant.organization_id):
        got = WebhookDelivery.objects.in_organization(tenant.organization_id)
        assert set(got.values_list("event_id", flat=True)) == happened


def test_a_teams_endpoint_is_not_there_for_another_teams_token(
    client: APIClient, tenant: Tenant, other_token: dict[str, Any]
) -> None:
    made = client.post(ADDRESS, {"url": "http://127.0.0.1:9/"}, format="json", **tenant.token_headers)
    endpoint_id = made.json()["data"]["endpoint_id"]
    for method, address in (
        ("get", f"{ADDRESS}/{endpoint_id}"),
        ("patch", f"{ADDRESS}/{endpoint_id}"),
        ("delete", f"{ADDRESS}/{endpoint_id}"),
        ("post", f"{ADDRESS}/{endpoint_id}/rotate"),
        ("post", f"{ADDRESS}/{endpoint_id}/test"),
        ("get", f"{ADDRESS}/{endpoint_id}/deliveries"),
    ):
        assert getattr(client, method)(address, {}, format="json", **other_token).status_code == 404, address
    assert client.get(ADDRESS, **other_token).json()["data"] == []
    assert client.get(f"{ADDRESS}/{endpoint_id}", **tenant.token_headers).status_code == 200


def test_the_feed_of_a_team_token_leaves_other_teams_out(
    client: APIClient, tenant: Tenant, other_team: str, other_token: dict[str, Any]
) -> None:
    mine, everyones = _happen(tenant, team_id=tenant.team_id), _happen(tenant, team_id=None)
    theirs = _happen(tenant, team_id=other_team)
    seen = {event["id"] for event in client.get("/api/v1/pub/events", **tenant.token_headers).json()["data"]}
    assert {mine, everyones} <= seen
    assert theirs not in seen
    seen = {event["id"] for event in client.get("/api/v1/pub/events", **other_token).json()["data"]}
    assert {theirs, everyones} <= seen
    assert mine not in seen


def test_a_token_that_may_not_read_records_is_not_told_job_ids(client: APIClient, tenant: Tenant) -> None:
    issued = tenants.issue_credential(
        organization_id=tenant.organization_id, kind="at", scopes=("events:read",), now=now(), actor="test"
    )
    with organization_scope(tenant.organization_id):
        record_event(
            type=event_types.EXTRACTION_JOB_FAILED,
            organization_id=tenant.organization_id,
            actor="test",
            now=now(),
            record_id="rec_x",
            data={"job_id": "job_x", "stage": "read"},
        )
    only_events = {"HTTP_AUTHORIZATION": f"Bearer {issued.key}"}
    (told,) = [
        e for e in client.get("/api/v1/pub/events", **only_events).json()["data"] if "stage" in e["data"]
    ]
    assert told["data"] == {"record_id": "rec_x", "stage": "read"}
    everything = client.get("/api/v1/pub/events", **tenant.token_headers).json()["data"]
    assert [e["data"]["job_id"] for e in everything if "stage" in e["data"]] == ["job_x"]
