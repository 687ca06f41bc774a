"""A real browser on the shipped web server, with a record that has come as far as its review."""

from __future__ import annotations

import os
import secrets
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from common.row_security import organization_scope
from tenants.services import create_user
from tests.conftest import Tenant, new_client, new_tenant
from tests.drain import drain
from tests.integration.committed import committed  # noqa: F401 - a fixture of all tests here
from tests.integration.conftest import AUTOMATION, EXTRACT, UPLOAD, install_pathways

CHECKOUT = Path(__file__).parent.parent.parent
PASSWORD = "a long enough password"
ARGUMENTS = [
    *("--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-sync"),
    *("--disable-background-networking", "--disable-component-update"),
]
STARTS_WITHIN_SECONDS = 60.0


@dataclass(frozen=True)
class Visit:
    """Where the pages are, and what there is to see; `page` is signed in as a reviewer."""

    base: str
    page: Page
    tenant: Tenant
    record_id: str
    run_id: str
    complaints: list[str]
    """What the browser complained of: errors of scripts, refused styles, missing files."""

    def open(self, path: str) -> None:
        self.page.goto(f"{self.base}/admin/{path}")

    def picture(self, name: str) -> None:
        """Keep a picture of the page where PICTURES names a directory."""
        if directory := os.environ.get("PICTURES"):
            self.page.screenshot(path=Path(directory) / f"{name}.png", full_page=True)


@pytest.fixture(scope="session")
def web_server() -> Iterator[str]:
    """The server command that the stack runs, on a free port; its address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [sys.executable, "-m", "granian", "--interface", "wsgi", "config.wsgi:application"]
    options = ["--host", "127.0.0.1", "--port", str(port), "--blocking-threads", "4", "--no-ws"]
    server = subprocess.Popen(
        [*command, *options, "--log-level", "warning"], cwd=CHECKOUT, env={**os.environ}
    )
    try:
        _wait_for(f"http://127.0.0.1:{port}/livez", server)
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait(timeout=20)


def _wait_for(address: str, server: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + STARTS_WITHIN_SECONDS
    while time.monotonic() < deadline:
        if server.poll() is not None:
            raise AssertionError("the web server has stopped before it answered")
        try:
            urllib.request.urlopen(address, timeout=2).close()  # noqa: S310 - our own server
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
        else:
            return
    raise AssertionError("the web server does not answer")


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium, the system's or the one that `playwright install chromium` has brought.

    Playwright keeps an event loop in this thread while it runs, at which Django refuses to talk to the database;
    nothing here runs in that loop, so it is told not to mind.
    """
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    with pytest.MonkeyPatch.context() as environment, sync_playwright() as playwright:
        environment.setenv("DJANGO_ALLOW_ASYNC_UNSAFE", "1")
        started = playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
        yield started
        started.close()


@pytest.fixture
def visit(committed: None, web_server: str, browser: Browser, letter: bytes) -> Iterator[Visit]:  # noqa: F811
    """A reviewer who has signed in, and a letter whose pathway waits for the review."""
    tenant = new_tenant("Browser Clinic")
    record_id, run_id = _bring_to_review(tenant, letter)
    username = f"reviewer-{secrets.token_hex(4)}"
    with organization_scope(tenant.organization_id):
        create_user(
            organization_id=tenant.organization_id,
            username=username,
            password=PASSWORD,
            role="reviewer",
            team_id=tenant.team_id,
        )
    complaints: list[str] = []
    context = browser.new_context(viewport={"width": 1280, "height": 900})
    page = context.new_page()
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", _collector(complaints))
    page.goto(f"{web_server}/admin/login/")
    page.fill("#id_username", username)
    page.fill("#id_password", PASSWORD)
    page.click("input[type=submit]")
    yield Visit(web_server, page, tenant, record_id, run_id, complaints)
    context.close()


@pytest.fixture
def administration(visit: Visit, browser: Browser) -> Iterator[Visit]:
    """The same clinic, seen by its administrator."""
    username = f"administrator-{secrets.token_hex(4)}"
    with organization_scope(visit.tenant.organization_id):
        create_user(
            organization_id=visit.tenant.organization_id,
            username=username,
            password=PASSWORD,
            role="administrator",
        )
    context = browser.new_context(viewport={"width": 1280, "height": 900})
    page = context.new_page()
    page.on("pageerror", lambda error: visit.complaints.append(str(error)))
    page.on("console", _collector(visit.complaints))
    page.goto(f"{visit.base}/admin/login/")
    page.fill("#id_username", username)
    page.fill("#id_password", PASSWORD)
    page.click("input[type=submit]")
    yield replace(visit, page=page)
    context.close()


def _collector(complaints: list[str]) -> Callable[[Any], None]:
    def collect(message: Any) -> None:
        if message.type in ("error", "warning"):
            complaints.append(message.text)

    return collect


def _bring_to_review(tenant: Tenant, letter: bytes) -> tuple[str, str]:
    from django.core.files.uploadedfile import SimpleUploadedFile

    client = new_client()
    names = install_pathways(tenant)
    uploaded = client.post(
        UPLOAD,
        {"referral": SimpleUploadedFile("letter.pdf", letter), "team_id": tenant.team_id},
        format="multipart",
        **tenant.upload_headers,
    ).json()
    record_id = uploaded["record_id"]
    client.post(EXTRACT, {"record_id": record_id}, format="json", **tenant.extract_headers)
    body = {"recordId": record_id, "pathwayType": "semiAutomatic", "pathwayName": names["semiAutomatic"]}
    started = client.post(AUTOMATION, body, format="json", **tenant.token_headers).json()
    drain(organization_id=tenant.organization_id)
    return record_id, started["run_id"]
