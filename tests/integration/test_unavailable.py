"""What callers see while Postgres cannot be reached: asked in a process of its own whose database is not there."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from common.ids import new_id
from tenants.keys import make_key

ASK = """
import json, sys, django
django.setup()
from django.test import Client
client = Client(raise_request_exception=False)
for method, path, headers in json.load(sys.stdin):
    answer = client.generic(method, path, b"{}", content_type="application/json", **headers)
    print(json.dumps([answer.status_code, dict(answer.headers), answer.content.decode()]))
"""
PUB = "/api/v1/pub"
TOKEN = {"HTTP_AUTHORIZATION": f"Bearer {make_key(kind='at')[0]}"}
PROBLEM = {"HTTP_ACCEPT": "application/problem+json"}
REQUESTS: dict[str, tuple[str, str, dict[str, str]]] = {
    "health": ("GET", f"{PUB}/health", {}),
    "readyz": ("GET", "/readyz", {}),
    "livez": ("GET", "/livez", {}),
    "records": ("GET", f"{PUB}/records", TOKEN),
    "records as problem": ("GET", f"{PUB}/records", TOKEN | PROBLEM),
    "extract": ("POST", "/v1/extract", {"HTTP_ASSISTANT_API_KEY": make_key(kind="ak")[0]}),
    "upload": (
        "POST",
        f"{PUB}/records/document-upload",
        {"HTTP_ORG_ID": new_id("org"), "HTTP_PLATFORM_API_KEY": make_key(kind="pk")[0]},
    ),
    "job": ("GET", f"/v1/jobs/{new_id('job')}", {}),
    "automation": ("POST", f"{PUB}/records/automation", TOKEN),
    "admin": ("GET", "/admin/", {"HTTP_COOKIE": "sessionid=" + "a" * 32}),
    "nowhere": ("GET", "/nowhere", {}),
    "wrong method": ("DELETE", "/v1/extract", {}),
    "no credential": ("GET", f"{PUB}/records", {}),
}


@pytest.fixture(scope="module")
def answers() -> dict[str, tuple[int, dict[str, str], str]]:
    done = subprocess.run(
        [sys.executable, "-c", ASK],
        input=json.dumps(list(REQUESTS.values())),
        env=os.environ
        | {
            "DJANGO_SETTINGS_MODULE": "config.settings",
            "DATABASE_URL": "postgresql://app@/referrals?host=/nonexistent",
        },
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(lines) == len(REQUESTS), done.stderr[-2000:]
    return {
        name: (status, headers, body) for name, (status, headers, body) in zip(REQUESTS, lines, strict=True)
    }


def test_health_says_unhealthy_and_nothing_else(answers: Any) -> None:
    status, headers, body = answers["health"]
    assert (status, json.loads(body)) == (503, {"message": "unhealthy"})
    assert int(headers["Retry-After"]) >= 1


def test_the_operators_probes_tell_the_process_from_its_database(answers: Any) -> None:
    assert answers["livez"][0] == 200
    assert answers["readyz"][0] == 503


@pytest.mark.parametrize("name", ["records", "extract", "upload", "job", "admin"])
def test_503_in_the_general_shape(answers: Any, name: str) -> None:
    status, headers, body = answers[name]
    assert status == 503, body
    found = json.loads(body)
    assert (found["error"], found["status_code"]) == ("unavailable", 503)
    assert found["request_id"] == headers["X-Request-Id"]
    assert int(headers["Retry-After"]) >= 1
    assert "nonexistent" not in body


def test_503_in_the_automation_endpoints_shape(answers: Any) -> None:
    status, headers, body = answers["automation"]
    assert (status, int(headers["Retry-After"]) >= 1) == (503, True)
    found = json.loads(body)
    assert set(found) == {"status_code", "message", "detail"}
    assert found["message"] == "Service temporarily unavailable"


def test_503_as_problem_details(answers: Any) -> None:
    status, headers, body = answers["records as problem"]
    assert (status, headers["Content-Type"]) == (503, "application/problem+json")
    assert (
        json.loads(body)["type"]
        == "https://iana.org/assignments/http-problem-types#temporary-reduced-capacity"
    )


def test_what_needs_no_database_is_answered_as_ever(answers: Any) -> None:
    assert [answers[name][0] for name in ("nowhere", "wrong method", "no credential")] == [404, 405, 401]
