"""Steps of jobs and runs for tests: pathways made for one test, workers that die, work that is done here."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

from rest_framework.test import APIClient

from common import work
from common.clock import now
from common.models import Work
from common.row_security import organization_scope
from pathways import services as pathway_services
from pathways.models import Pathway, PathwayVersion
from tests.conftest import Tenant
from tests.integration.conftest import API, AUTOMATION, EXTRACT

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


def publish_again(
    tenant: Tenant, *, name: str, change: Callable[[dict[str, Any]], None] | None = None
) -> int:
    """Publish the next version of a pathway, its definition as `change` leaves it, and return its number."""
    with organization_scope(tenant.organization_id):
        pathway = Pathway.objects.get(name=name)
        newest = PathwayVersion.objects.filter(pathway=pathway).order_by("-number")[0]
        definition = deepcopy(newest.definition)
        if change is not None:
            change(definition)
        version_id = pathway_services.save_draft(
            organization_id=tenant.organization_id,
            pathway_id=pathway.id,
            definition=definition,
            note="changed",
            now=now(),
        )
        return pathway_services.publish_version(
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


def timer(tenant: Tenant) -> Any:
    return Work.objects.filter(organization_id=tenant.organization_id, name="pathways.review_timer")
