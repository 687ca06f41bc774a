"""People who sign in, and a record with everything on it, for tests of the admin."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from django.test import Client

from common.row_security import all_organizations_scope, organization_scope
from pathways.models import PathwayRun
from referrals.models import Document
from tenants.models import User
from tenants.services import create_user
from tests.conftest import Tenant
from tests.integration.conftest import EXTRACT, install_pathways

PASSWORD = "a long enough password"


@dataclass(frozen=True)
class Scene:
    """A tenant's record with a document, a completed extraction and a run that waits at its review."""

    tenant: Tenant
    record_id: str
    document_id: str
    job_id: str
    run_id: str


@pytest.fixture(autouse=True)
def quick_passwords(settings: Any) -> None:
    """Keep passwords by a hash that costs nothing: what they cost is not what is tested here."""
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]


def person(tenant: Tenant, role: str, *, team_id: str | None = None) -> User:
    """Make a person of the tenant who may sign in."""
    with organization_scope(tenant.organization_id):
        user_id = create_user(
            organization_id=tenant.organization_id,
            username=f"{role}-{secrets.token_hex(4)}",
            password=PASSWORD,
            role=role,
            team_id=team_id,
        )
    return User.objects.get(pk=user_id)


def signed_in(user: User) -> Client:
    """Return a browser in which the person has signed in; server errors come as answers, as a browser gets them."""
    client = Client(raise_request_exception=False)
    client.force_login(user)
    return client


@pytest.fixture
def administrator(tenant: Tenant) -> Client:
    return signed_in(person(tenant, "administrator"))


@pytest.fixture
def reviewer(tenant: Tenant) -> Client:
    """A reviewer of the tenant's only team."""
    return signed_in(person(tenant, "reviewer", team_id=tenant.team_id))


@pytest.fixture
def operator(db: None) -> Client:
    return signed_in(User.objects.create_superuser(f"operator-{secrets.token_hex(4)}", password=PASSWORD))


@pytest.fixture
def make_scene(
    upload: Callable[..., Any], client: Any, automate: Any, drain: Any
) -> Callable[[Tenant], Scene]:
    """Return a function that brings a tenant's letter as far as the review that its pathway waits for."""

    def make(tenant: Tenant) -> Scene:
        names = install_pathways(tenant)
        record_id = upload(tenant, team_id=tenant.team_id).json()["record_id"]
        job = client.post(EXTRACT, {"record_id": record_id}, format="json", **tenant.extract_headers).json()
        body = {
            "recordId": record_id,
            "pathwayType": "semiAutomatic",
            "pathwayName": names["semiAutomatic"],
        }
        run_id = automate(tenant, body).json()["run_id"]
        drain(organization_id=tenant.organization_id)
        with organization_scope(tenant.organization_id):
            document_id = Document.objects.get(record_id=record_id).id
        return Scene(tenant, record_id, document_id, job["job_id"], run_id)

    return make


@pytest.fixture
def scene(make_scene: Callable[[Tenant], Scene], tenant: Tenant) -> Scene:
    return make_scene(tenant)


@pytest.fixture
def other_scene(make_scene: Callable[[Tenant], Scene], other_tenant: Tenant) -> Scene:
    return make_scene(other_tenant)


def run_of(scene: Scene) -> PathwayRun:
    """Return the scene's run as it stands now."""
    with organization_scope(scene.tenant.organization_id):
        return PathwayRun.objects.get(id=scene.run_id)


def listed(answer: Any) -> list[Any]:
    """Return the ids of the rows that a list page has shown."""
    with all_organizations_scope():
        return [row.pk for row in answer.context["cl"].result_list]
