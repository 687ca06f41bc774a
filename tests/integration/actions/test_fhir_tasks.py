"""FHIR tasks of pathways: kept with the run, or sent to the organization's server."""

from __future__ import annotations

import json
from typing import Any

from rest_framework.test import APIClient

from common.clock import now
from tenants.services import issue_credential
from tests.conftest import Tenant
from tests.integration.actions.outside import allow_calls
from tests.integration.actions.scene import effect_of, run_one
from tests.integration.conftest import API
from tests.integration.walking import Drain, run_of
from tests.integration.webhooks.receiving import Reply, WebhookReceiver
from tests.integration.working import hurry

TASK = {"action": "create_fhir_task", "description": "New referral {{ record.id }}", "due_in_hours": 48}


def made(client: APIClient, tenant: Tenant, run_id: str) -> dict[str, Any]:
    """Return the resources of a run's one task by their type."""
    (effect,) = client.get(f"{API}/runs/{run_id}/effects", **tenant.token_headers).json()["data"]
    assert (effect["kind"], effect["status"]) == ("create_fhir_task", "done")
    return {entry["resource"]["resourceType"]: entry["resource"] for entry in effect["made"]["entry"]}


def test_without_a_server_the_task_is_kept_and_names_no_patient(
    client: APIClient, tenant: Tenant, ready: str, drain: Drain
) -> None:
    run_id = run_one(client, tenant, ready, drain, **TASK)
    resources = made(client, tenant, run_id)
    assert set(resources) == {"ServiceRequest", "Task"}
    task, request = resources["Task"], resources["ServiceRequest"]
    assert (task["status"], task["intent"]) == ("requested", "order")
    assert task["for"] == request["subject"]
    assert request["subject"]["identifier"]["value"] == ready
    assert task["description"] == f"New referral {ready}"
    assert task["restriction"]["period"]["end"] > task["authoredOn"]
    assert task["priority"] in ("routine", "urgent", "asap", "stat")


def test_the_task_is_sent_once_however_often_it_is_tried(
    client: APIClient, tenant: Tenant, ready: str, drain: Drain, other_system: WebhookReceiver
) -> None:
    allow_calls(tenant, fhir_base_url=other_system.url, patient_data_in_calls=True)
    other_system.replies = [Reply(502), Reply(200, body=b'{"resourceType": "Bundle"}')]
    run_id = run_one(client, tenant, ready, drain, **TASK, include_patient_data=True)
    hurry(tenant)
    drain(organization_id=tenant.organization_id)
    assert run_of(client, tenant, run_id)["status"] == "completed"
    first, second = other_system.received
    assert first.body == second.body
    assert first.headers["content-type"] == "application/fhir+json"
    bundle = json.loads(first.body)
    assert (bundle["resourceType"], bundle["type"]) == ("Bundle", "transaction")
    key = effect_of(tenant, run_id).id
    conditions = [entry["request"]["ifNoneExist"] for entry in bundle["entry"]]
    assert len(conditions) == 3
    assert sum(condition.endswith(f"|{key}") for condition in conditions) == 2
    patient = made(client, tenant, run_id)["Patient"]
    assert patient["name"][0]["family"]
    addresses = {entry["fullUrl"] for entry in bundle["entry"]}
    task = made(client, tenant, run_id)["Task"]
    assert {task["focus"]["reference"], task["for"]["reference"]} <= addresses


def test_patient_data_is_not_sent_where_the_organization_does_not_allow_it(
    client: APIClient, tenant: Tenant, ready: str, drain: Drain, other_system: WebhookReceiver
) -> None:
    run_id = run_one(
        client, tenant, ready, drain, settle=False, **TASK, include_patient_data=True, on_failure="stop"
    )
    allow_calls(tenant, fhir_base_url=other_system.url)
    drain(organization_id=tenant.organization_id)
    assert run_of(client, tenant, run_id)["error"]["code"] == "patient_data_not_allowed"
    assert other_system.received == []


def test_what_was_made_is_shown_only_to_who_may_read_records(
    client: APIClient, tenant: Tenant, ready: str, drain: Drain
) -> None:
    run_id = run_one(client, tenant, ready, drain, **TASK)
    assert made(client, tenant, run_id)["Task"]
    key = issue_credential(
        organization_id=tenant.organization_id, kind="at", now=now(), actor="test", scopes=("runs:read",)
    ).key
    seen = client.get(f"{API}/runs/{run_id}/effects", HTTP_AUTHORIZATION=f"Bearer {key}")
    (effect,) = seen.json()["data"]
    assert (effect["status"], effect["made"]) == ("done", None)
