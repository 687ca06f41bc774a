"""Limits as the contract counts them: exact, by the right key, across processes, with the headers on every answer."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from typing import Any

import pytest
import redis
from rest_framework.test import APIClient

from common.errors import RateLimited
from common.ids import new_id
from tenants import rate_limits
from tests.conftest import Tenant, new_client, new_tenant
from tests.integration.committed import together
from tests.integration.conftest import API, AUTOMATION, EXTRACT
from tests.integration.standstill import nothing_changes

Limits = Callable[..., None]


def test_the_limits_of_the_contract(settings: Any) -> None:
    assert settings.RATE_LIMITS | {"failed_authentication": (60, 60)} == {
        "upload": (100, 60),
        "extract": (50, 60),
        "job": (300, 60),
        "automation": (300, 60),
        "other": (600, 60),
        "failed_authentication": (60, 60),
    }


def assert_limited(answer: Any, *, name: str, limit: int) -> None:
    assert answer.status_code == 429
    wait = int(answer["Retry-After"])
    assert answer["retry_after"] == answer["Retry-After"]
    assert 1 <= wait <= 60
    assert answer["RateLimit-Policy"] == f'"{name}";q={limit};w=60'
    assert answer["RateLimit"] == f'"{name}";r=0;t={wait}'
    assert answer.json()["status_code"] == 429


def test_the_101st_upload_of_a_minute_is_refused_whoever_of_the_organization_sends_it(
    tenant: Tenant, upload: Callable[..., Any], limits: Limits
) -> None:
    limits(upload=3)
    for left in (2, 1, 0):
        answer = upload(tenant)
        assert answer.status_code == 200
        assert answer["RateLimit-Policy"] == '"upload";q=3;w=60'
        assert answer["RateLimit"].startswith(f'"upload";r={left};t=')
    with nothing_changes():
        refused = upload(tenant)
    assert_limited(refused, name="upload", limit=3)
    assert refused.json()["error"] == "rate_limited"
    assert upload(new_tenant()).status_code == 200, "another organization has a limit of its own"


def test_a_refused_upload_counts_and_carries_where_the_caller_stands(
    tenant: Tenant, upload: Callable[..., Any], limits: Limits
) -> None:
    limits(upload=2)
    first = upload(tenant, b"")
    assert first.status_code == 400
    assert first["RateLimit"].startswith('"upload";r=1;t=')
    assert upload(tenant, b"").status_code == 400
    assert upload(tenant).status_code == 429


def test_extractions_are_counted_by_organization(
    client: APIClient, tenant: Tenant, record: str, limits: Limits
) -> None:
    limits(extract=2)
    answers = [
        client.post(EXTRACT, {"record_id": record}, format="json", **tenant.extract_headers) for _ in range(3)
    ]
    assert [answer.status_code for answer in answers] == [200, 200, 429]
    assert_limited(answers[-1], name="extract", limit=2)


def test_automations_are_counted_by_credential_and_refused_in_their_own_shape(
    client: APIClient, tenant: Tenant, limits: Limits, make_tenant: Callable[..., Tenant]
) -> None:
    limits(automation=1)
    assert client.post(AUTOMATION, {}, format="json", **tenant.token_headers).status_code == 400
    refused = client.post(AUTOMATION, {}, format="json", **tenant.token_headers)
    assert_limited(refused, name="automation", limit=1)
    assert set(refused.json()) == {"status_code", "message", "detail"}
    assert client.post(AUTOMATION, {}, format="json", **make_tenant().token_headers).status_code == 400


def test_other_requests_are_counted_by_credential(client: APIClient, tenant: Tenant, limits: Limits) -> None:
    limits(other=2)
    paths = ("records", "runs", "events")
    answers = [client.get(f"{API}/{path}", **tenant.token_headers) for path in paths]
    assert [answer.status_code for answer in answers] == [200, 200, 429]
    assert_limited(answers[-1], name="other", limit=2)


def test_polls_are_counted_by_address(db: None, limits: Limits) -> None:
    limits(job=3)
    one, another = new_client(), new_client()
    answers = [one.get(f"/v1/jobs/{new_id('job')}") for _ in range(4)]
    assert [answer.status_code for answer in answers] == [404, 404, 404, 429]
    assert answers[0]["RateLimit"].startswith('"job";r=2;t='), "where the caller stands, on a 404 too"
    assert_limited(answers[-1], name="job", limit=3)
    assert another.get(f"/v1/jobs/{new_id('job')}").status_code == 404


def test_polls_are_counted_by_job_as_well(completed_job: str, limits: Limits) -> None:
    limits(job=3)
    answers = [new_client().get(f"/v1/jobs/{completed_job}") for _ in range(4)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
    assert_limited(answers[-1], name="job", limit=3)


def test_what_one_window_refuses_is_not_counted_in_the_next(db: None, limits: Limits) -> None:
    limits(job=2)
    full, free = new_id("org"), new_id("org")
    rate_limits.hit("job", full, free)
    rate_limits.hit("job", full)
    with pytest.raises(RateLimited):
        rate_limits.hit("job", full, free)
    assert rate_limits.hit("job", free).remaining == 0, "its second request"
    with pytest.raises(RateLimited):
        rate_limits.hit("job", new_id("org"), free)


def test_a_request_leaves_its_window_when_its_time_is_over(db: None, settings: Any) -> None:
    settings.RATE_LIMITS = {**settings.RATE_LIMITS, "upload": (2, 1)}
    rate_limits._item.cache_clear()
    key = new_id("org")
    try:
        assert [rate_limits.hit("upload", key).remaining for _ in range(2)] == [1, 0]
        with pytest.raises(RateLimited) as refused:
            rate_limits.hit("upload", key)
        assert refused.value.retry_after == 1
        time.sleep(1.01)
        assert rate_limits.hit("upload", key).remaining == 1
    finally:
        rate_limits._item.cache_clear()


def test_a_limit_of_none_refuses_everything(db: None, limits: Limits) -> None:
    limits(upload=0)
    with pytest.raises(RateLimited) as refused:
        rate_limits.hit("upload", new_id("org"))
    assert refused.value.headers["RateLimit"] == '"upload";r=0;t=60'


def test_failed_authentication_counts_against_the_address_and_nobody_else(
    tenant: Tenant, upload: Callable[..., Any], record: str, limits: Limits
) -> None:
    limits(failed_authentication=3, upload=1, extract=1)
    attacker = new_client()
    wrong = {"HTTP_ASSISTANT_API_KEY": "wrong"}
    answers = [attacker.post(EXTRACT, {}, format="json", **wrong) for _ in range(3)]
    impostor = {**tenant.upload_headers, "HTTP_PLATFORM_API_KEY": "ras_pk_wrong"}
    answers.append(attacker.post(f"{API}/records/document-upload", {}, format="multipart", **impostor))
    assert [answer.status_code for answer in answers] == [401, 401, 401, 429]
    assert_limited(answers[-1], name="failed_authentication", limit=3)
    good = new_client().post(EXTRACT, {"record_id": record}, format="json", **tenant.extract_headers)
    assert good.status_code == 200, "the organization that was named has all of its limit"
    from_there = attacker.post(EXTRACT, {"record_id": record}, format="json", **tenant.extract_headers)
    assert from_there.status_code == 429, "that is the limit of the organization's extractions, used up above"
    assert '"extract"' in from_there["RateLimit-Policy"]


def test_exact_when_many_threads_ask_at_once(committed: None, limits: Limits) -> None:
    limits(other=20)
    tenant = new_tenant()

    def ask() -> list[int]:
        client = new_client()
        return [client.get(f"{API}/records", **tenant.token_headers).status_code for _ in range(8)]

    statuses = [status for found in together(*[ask] * 5) for status in found]  # type: ignore[union-attr]
    assert statuses.count(200) == 20
    assert statuses.count(429) == 20


COUNT = """
import sys, django
django.setup()
from tenants import rate_limits
from common.errors import RateLimited
passed = 0
sys.stdin.readline()
for _ in range(60):
    try:
        rate_limits.hit("upload", sys.argv[1]); passed += 1
    except RateLimited:
        pass
print(passed)
"""


def test_exact_across_processes(db: None) -> None:
    """Two real processes share one limit: of 120 requests exactly 100 pass, the published limit of uploads."""
    key = new_id("org")
    processes = [
        subprocess.Popen(
            [sys.executable, "-c", COUNT, key],
            env=os.environ | {"DJANGO_SETTINGS_MODULE": "config.settings"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for _ in range(2)
    ]
    for process in processes:
        assert process.stdin is not None
        process.stdin.write("go\n")
        process.stdin.flush()
    passed = [int(process.communicate(timeout=120)[0]) for process in processes]
    assert sum(passed) == 100
    assert all(passed)


def test_a_dead_broker_does_not_stop_requests_and_limits_hold_in_the_process(
    client: APIClient, tenant: Tenant, limits: Limits, monkeypatch: pytest.MonkeyPatch, settings: Any
) -> None:
    limits(other=2)
    settings.REDIS_URL = "redis://127.0.0.1:9/0"
    monkeypatch.setattr(rate_limits, "_of_this_thread", threading.local())
    monkeypatch.setattr(rate_limits, "_without_redis_until", 0.0)
    answers = [client.get(f"{API}/records", **tenant.token_headers) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [200, 200, 429]


def test_a_broker_that_was_started_again_goes_on_counting_at_once(
    db: None, broker: redis.Redis, limits: Limits, monkeypatch: pytest.MonkeyPatch
) -> None:
    limits(upload=3)
    key = new_id("org")
    monkeypatch.setattr(rate_limits, "_without_redis_until", 0.0)
    assert rate_limits.hit("upload", key).remaining == 2
    broker.client_kill_filter(_type="normal", skipme=True)
    broker.script_flush()
    assert rate_limits.hit("upload", key).remaining == 1
    assert rate_limits._without_redis_until == 0.0, "nobody had to count without it"
