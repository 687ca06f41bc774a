"""Waits for tests: people with tokens of their own, runs that stand at a wait, timers that have come."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Any

from django.db import connection
from rest_framework.test import APIClient

from common.clock import now
from common.models import Work
from common.row_security import organization_scope
from pathways.models import Review
from tenants import services as tenant_services
from tenants.models import Team, User
from tests.conftest import Tenant
from tests.drain import drain
from tests.integration.conftest import API, EXTRACT
from tests.integration.walking import node, publish, start_run

PATHWAY = "Asks people"
DONE = [
    {
        "key": "good",
        "title": "Good",
        "kind": "action",
        "config": {"action": "update_status", "status": "accepted"},
    },
    {
        "key": "late",
        "title": "Late",
        "kind": "action",
        "config": {"action": "update_status", "status": "overdue"},
    },
]
EDGES = [
    ("wait", "approved", "good"),
    ("wait", "rejected", "end"),
    ("good", "done", "end"),
    ("good", "failed", "end"),
]
EXPIRED_EDGES = [("wait", "expired", "late"), ("late", "done", "end"), ("late", "failed", "end")]


@dataclass(frozen=True)
class Person:
    """Somebody of the organization, with a token that acts for that person."""

    id: str
    username: str
    headers: dict[str, Any]

    @property
    def actor(self) -> str:
        return f"user:{self.id}"


def person(tenant: Tenant, *, role: str = "reviewer", team_id: str | None = "own") -> Person:
    """Make a person, of the tenant's team unless it says otherwise."""
    username = f"{role}-{secrets.token_hex(4)}"
    of_team = tenant.team_id if team_id == "own" else team_id
    user_id = tenant_services.create_user(
        organization_id=tenant.organization_id,
        username=username,
        password=secrets.token_urlsafe(12),
        role=role,
        team_id=of_team,
    )
    key = tenant_services.issue_credential(
        organization_id=tenant.organization_id,
        kind="at",
        team_id=None if role == "administrator" else of_team,
        user_id=user_id,
        now=now(),
        actor="test",
    ).key
    return Person(user_id, username, {"HTTP_AUTHORIZATION": f"Bearer {key}"})


def with_address(tenant: Tenant, who: Person, address: str) -> Person:
    with organization_scope(tenant.organization_id):
        User.objects.filter(id=who.id).update(email=address)
    return who


def another_team(tenant: Tenant, name: str = "Cardiology") -> str:
    with organization_scope(tenant.organization_id):
        return str(Team.objects.create(organization_id=tenant.organization_id, name=name).id)


def extracted(client: APIClient, tenant: Tenant, record: str) -> str:
    client.post(EXTRACT, {"record_id": record}, format="json", **tenant.extract_headers)
    drain(organization_id=tenant.organization_id)
    return record


def run_at_wait(client: APIClient, tenant: Tenant, record: str, **config: Any) -> str:
    """Start a pathway of one wait on a record that has been extracted; the run stands at the wait."""
    expires = "timeout_seconds" in config or "expires_in" in config
    wait = {"instructions": "Look.", "assignee": {"team": "record_team"}, **config}
    nodes = [node("wait", "wait", **wait), DONE[0], *([DONE[1]] if expires else [])]
    edges = EDGES + (EXPIRED_EDGES if expires else [])
    publish(tenant, name=PATHWAY, type_="semiAutomatic", nodes=nodes, edges=edges)
    run_id = start_run(client, tenant, record, "semiAutomatic", PATHWAY)
    drain(organization_id=tenant.organization_id)
    return run_id


def review_of(tenant: Tenant, run_id: str) -> Review:
    with organization_scope(tenant.organization_id):
        return Review.objects.get(run_id=run_id)


def post(client: APIClient, path: str, who: Any, body: Any = None) -> Any:
    headers = who.headers if isinstance(who, Person) else who.token_headers
    return client.post(f"{API}/{path}", body or {}, format="json", **headers)


def approve(client: APIClient, run_id: str, who: Any, outcome: str = "approved") -> Any:
    return post(client, f"runs/{run_id}/approve", who, {"outcome": outcome})


def timers(tenant: Tenant) -> dict[str, Any]:
    """Return when each timer of the tenant's reviews is due, by the last word of its name."""
    rows = Work.objects.filter(organization_id=tenant.organization_id, name__startswith="pathways.review_")
    return {row.name.rpartition("_")[2]: row.due_at for row in rows}


def let_come(tenant: Tenant, timer: str) -> None:
    """Make a timer due by the database's clock, and do it."""
    with connection.cursor() as cursor:
        cursor.execute(
            "UPDATE common_work SET due_at = clock_timestamp(), rung_at = NULL "
            "WHERE organization_id = %s AND name = %s",
            [tenant.organization_id, f"pathways.review_{timer}"],
        )
        assert cursor.rowcount == 1
    drain(organization_id=tenant.organization_id)


def all_that_happens_to_waits(client: APIClient, tenant: Tenant, record: str) -> None:
    """Let everything happen to one review that leaves an event, and to whom it asks."""
    one, other, head = person(tenant), person(tenant), person(tenant, role="administrator")
    run_id = run_at_wait(
        client,
        tenant,
        record,
        assignee={"user": one.username},
        four_eyes=True,
        due_in={"seconds": 3600},
        remind={"after": {"seconds": 3600}},
        escalate={"after": {"seconds": 3600}, "to": {"team": "Intake"}},
    )
    review_id = review_of(tenant, run_id).id
    post(client, f"reviews/{review_id}/claim", one)
    post(client, f"reviews/{review_id}/release", one)
    leave(tenant, one)
    for timer in ("reminder", "due", "escalation"):
        let_come(tenant, timer)
    override = {"outcome": "approved", "reason": "seen"}
    for who in (other, head):
        assert approve(client, run_id, who, "rejected" if who is head else "approved").status_code == 200
    assert post(client, f"runs/{run_id}/override", head, override).status_code == 200
    assert approve(client, run_id, head).status_code == 200
    for switch in (tenant_services.suspend_organization, tenant_services.resume_organization):
        with organization_scope(tenant.organization_id):
            switch(organization_id=tenant.organization_id, actor="test", now=now())


def leave(tenant: Tenant, who: Person) -> None:
    """Deactivate a person, as the page of people does."""
    User.objects.filter(id=who.id).update(is_active=False)
    with organization_scope(tenant.organization_id):
        tenant_services.note_person_left(
            organization_id=tenant.organization_id, user_id=who.id, actor="test", now=now()
        )
