"""What a poll of a job asks of Postgres and Redis: numbers that may only fall, for polls are most of what is asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import redis
from django.db import connection
from rest_framework.test import APIClient

from common.row_security import organization_scope
from tenants.models import Organization
from tests.conftest import Tenant
from tests.integration.conftest import EXTRACT


@pytest.fixture
def queued_job(client: APIClient, tenant: Tenant, record: str) -> str:
    answer = client.post(EXTRACT, {"record_id": record}, format="json", **tenant.extract_headers)
    return str(answer.json()["job_id"])


def test_a_poll_of_a_job_that_is_not_done_is_one_statement_and_one_command(
    client: APIClient, queued_job: str, broker: redis.Redis
) -> None:
    (statement,) = statements_of(lambda: client.get(f"/v1/jobs/{queued_job}"))
    assert "jobs_opened_by" in statement
    assert commands_of(broker, lambda: client.get(f"/v1/jobs/{queued_job}")) == 1


def test_so_is_one_of_a_completed_job_once_the_read_is_written_down(
    client: APIClient, completed_job: str, django_capture_on_commit_callbacks: Any
) -> None:
    def read() -> None:
        assert "referral" in client.get(f"/v1/jobs/{completed_job}").json()["data"]

    with django_capture_on_commit_callbacks(execute=True):
        written = statements_of(read)
    assert any(statement.startswith("INSERT INTO events_access") for statement in written)
    (statement,) = statements_of(read)
    assert "jobs_opened_by" in statement


def test_a_key_is_one_statement_more(client: APIClient, tenant: Tenant, queued_job: str) -> None:
    with organization_scope(tenant.organization_id):
        Organization.objects.filter(id=tenant.organization_id).update(job_key_required=True)

    def read() -> None:
        assert client.get(f"/v1/jobs/{queued_job}", **tenant.token_headers).status_code == 200

    read()
    job, credential = statements_of(read)
    assert "jobs_opened_by" in job
    assert "tenants_credential_opened_by" in credential


def test_a_poll_knows_no_sessions(client: APIClient, queued_job: str) -> None:
    client.cookies["sessionid"] = "a" * 32
    path = f"/v1/jobs/{queued_job}"
    assert len(statements_of(lambda: client.get(path))) == 1
    answer = client.get(path)
    assert not answer.cookies
    assert not answer.has_header("Vary")


def statements_of(ask: Callable[[], Any]) -> list[str]:
    statements: list[str] = []

    def note(execute: Callable[..., Any], sql: str, *rest: Any) -> Any:
        statements.append(" ".join(sql.split()))
        return execute(sql, *rest)

    with connection.execute_wrapper(note):
        ask()
    return statements


def commands_of(broker: redis.Redis, ask: Callable[[], Any]) -> int:
    def so_far() -> int:
        return sum(int(figures["calls"]) for name, figures in stats().items() if name != "cmdstat_info")

    def stats() -> dict[str, Any]:
        # What a script asks inside of Redis is no way there: those are the commands of lists and the clock.
        inside = ("cmdstat_time", "cmdstat_lindex", "cmdstat_llen", "cmdstat_lpush", "cmdstat_expire")
        return {n: f for n, f in dict(broker.info("commandstats")).items() if n not in inside}

    before = so_far()
    ask()
    return so_far() - before
