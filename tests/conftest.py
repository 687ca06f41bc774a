"""What all tests share. The database is used as the application's role, so row-level security is on."""

from __future__ import annotations

import secrets
import shutil
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from django.core.management import call_command
from rest_framework.test import APIClient

from deploy.local.client import LocalStack, local_stack
from deploy.local.layout import layout_for
from deploy.local.stack import erase
from tests.live import Service

SAMPLES = Path(__file__).parent.parent / "deploy" / "demo" / "samples"


@dataclass(frozen=True)
class Tenant:
    """An organization made for one test, with a credential of each kind. `access_token` is of the team."""

    name: str
    organization_id: str
    team_id: str
    platform_api_key: str
    assistant_api_key: str
    access_token: str

    @property
    def upload_headers(self) -> dict[str, Any]:
        return {"HTTP_ORG_ID": self.organization_id, "HTTP_PLATFORM_API_KEY": self.platform_api_key}

    @property
    def extract_headers(self) -> dict[str, Any]:
        return {"HTTP_ASSISTANT_API_KEY": self.assistant_api_key}

    @property
    def token_headers(self) -> dict[str, Any]:
        return {"HTTP_AUTHORIZATION": f"Bearer {self.access_token}"}


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Fast tests first, which pytest-django puts behind all that use a database."""
    unit = Path(__file__).parent / "unit"
    items.sort(key=lambda item: not item.path.is_relative_to(unit))


@pytest.fixture(scope="session")
def django_db_setup(django_db_blocker: Any) -> None:
    """Make the tables as their owner; everything else is done as the application's role."""
    with django_db_blocker.unblock():
        call_command("migrate", database="owner", verbosity=0)
        from django.db import connections

        connections["owner"].close()


@pytest.fixture(scope="session")
def stack() -> Iterator[LocalStack]:
    """The one running stack that the contract, functional and chaos tests of a session share.

    All of them come from one address: what is counted by address is set out of their way.
    """
    settings = {
        "RATE_LIMIT_JOB": "1000000",
        "RATE_LIMIT_FAILED_AUTHENTICATION": "1000000",
        "RATE_LIMIT_OTHER": "1000000",
        "RATE_LIMIT_UPLOAD": "1000000",
        "RATE_LIMIT_EXTRACT": "1000000",
        "WORK_LEASE_SECONDS": "6",
    }
    directory = Path(tempfile.mkdtemp(prefix="ras-stack-"))
    directory.chmod(0o755)  # the account that runs Postgres passes through
    home = layout_for(directory / "home")
    try:
        with local_stack(directory=home.home, settings=settings) as running:
            yield running
    finally:
        erase(home)
        shutil.rmtree(directory, ignore_errors=True)


@pytest.fixture
def service(stack: LocalStack) -> Service:
    """The first demo tenant's view of the stack."""
    return Service(stack, stack.info["tenants"][0])


@pytest.fixture
def other_service(stack: LocalStack) -> Service:
    """The second demo tenant's view of the stack."""
    return Service(stack, stack.info["tenants"][1])


@pytest.fixture
def make_tenant(db: None) -> Callable[..., Tenant]:
    """Return a function that makes a tenant with a fresh name."""
    return new_tenant


def new_tenant(name: str = "Clinic", **scopes: tuple[str, ...]) -> Tenant:
    """Make an organization, a team and one credential of each kind; `scopes` by kind replace the default ones."""
    from common.clock import now
    from tenants import services

    unique = f"{name} {secrets.token_hex(4)}"
    made = services.create_tenant(name=unique, team_name="Intake", private_hosts=("127.0.0.1", "localhost"))
    keys = {
        kind: services.issue_credential(
            organization_id=made.organization_id,
            kind=kind,
            team_id=made.team_id if kind == "at" else None,
            now=now(),
            actor="test",
            scopes=scopes.get(kind),
        ).key
        for kind in ("pk", "ak", "at")
    }
    return Tenant(
        name=unique,
        organization_id=made.organization_id,
        team_id=made.team_id,
        platform_api_key=keys["pk"],
        assistant_api_key=keys["ak"],
        access_token=keys["at"],
    )


@pytest.fixture
def tenant(make_tenant: Callable[..., Tenant]) -> Tenant:
    return make_tenant("Northgate Clinic")


@pytest.fixture
def other_tenant(make_tenant: Callable[..., Tenant]) -> Tenant:
    return make_tenant("Riverside Clinic")


@pytest.fixture
def client() -> APIClient:
    """An HTTP client with an address of its own, that does not raise on server errors: tests see what callers see."""
    return new_client()


def new_client() -> APIClient:
    """Return a client from an address that nobody else has, since some limits count by address."""
    address = f"2001:db8::{secrets.token_hex(2)}:{secrets.token_hex(2)}:{secrets.token_hex(2)}"
    return APIClient(raise_request_exception=False, REMOTE_ADDR=address)


@pytest.fixture
def letter() -> bytes:
    """A typed two-page letter as a PDF with a text layer (cardiology)."""
    return (SAMPLES / "letter_cardiology.pdf").read_bytes()


@pytest.fixture
def upload(client: APIClient, letter: bytes) -> Callable[..., Any]:
    """Return a function that uploads a document for a tenant and returns the answer."""

    def send(tenant: Tenant, data: bytes | None = None, *, name: str = "letter.pdf", **parts: str) -> Any:
        from django.core.files.uploadedfile import SimpleUploadedFile

        file = SimpleUploadedFile(name, letter if data is None else data)
        return client.post(
            "/api/v1/pub/records/document-upload",
            {"referral": file, **parts},
            format="multipart",
            **tenant.upload_headers,
        )

    return send


@pytest.fixture
def drain() -> Callable[..., int]:
    """Return a function that does all work that is due, in this process, by the real mechanism."""
    from tests.drain import drain as drain_work

    return drain_work
