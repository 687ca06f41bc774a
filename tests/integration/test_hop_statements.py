"""What a hop from one node of a pathway to the next asks of Postgres: a number that may only fall."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from django.db import connection
from rest_framework.test import APIClient

from common import work
from common.models import Work
from tests.conftest import Tenant
from tests.integration.walking import node, publish, start_run

STATEMENTS = 6
"""Claim; the visit with its run, version, pathway and history; record; organization; and two that write."""
FRAMES = ("SAVEPOINT", "RELEASE SAVEPOINT", "BEGIN", "COMMIT", "SELECT current_setting", "SELECT set_config")
"""What opens and closes a transaction and its scope, and what a test's own outer transaction makes of that."""


def test_a_hop_asks_this_much_and_no_more(
    client: APIClient, tenant: Tenant, record: str, completed_job: str
) -> None:
    keys = ["first", "second", "third", "fourth"]
    question = 'triage.has_red_flag or triage.urgency == "stat"'
    edges = [
        (key, outcome, target)
        for key, target in zip(keys, [*keys[1:], "end"], strict=True)
        for outcome in ("true", "false", "undetermined")
    ]
    nodes = [node(key, "condition", expression=question) for key in keys]
    publish(tenant, name="Chain", type_="auto", nodes=nodes, edges=edges)
    start_run(client, tenant, record, "auto", "Chain")
    hops = [_hop(tenant) for _ in range(3)]
    assert len(hops[1]) == len(hops[2]) == STATEMENTS, hops[2]


def test_what_every_hop_asks_is_planned_once_a_connection(
    client: APIClient, tenant: Tenant, record: str, completed_job: str
) -> None:
    nodes = [node(key, "condition", expression="triage.has_red_flag") for key in ("first", "second")]
    edges = [
        (key, outcome, target)
        for key, target in (("first", "second"), ("second", "end"))
        for outcome in ("true", "false", "undetermined")
    ]
    publish(tenant, name="Pair", type_="auto", nodes=nodes, edges=edges)
    start_run(client, tenant, record, "auto", "Pair")
    asked = _hop(tenant)
    with connection.cursor() as cursor:
        cursor.execute("SELECT statement FROM pg_prepared_statements")
        prepared = " ".join(statement for (statement,) in cursor.fetchall())
    tables = ("common_work", "pathways_noderun", "referrals_record", "tenants_organization")
    assert [table for table in tables if table not in prepared] == []
    # A prepared `*` is refused from the day on which a migration has added a column.
    assert [statement for statement in asked if ".*" in statement or "SELECT *" in statement] == []


def _hop(tenant: Tenant) -> list[str]:
    """Do the one piece of work there is and return its statements, in one transaction beside the claim."""
    (piece,) = Work.objects.filter(organization_id=tenant.organization_id)
    statements: list[str] = []

    def note(execute: Callable[..., Any], sql: str, *rest: Any) -> Any:
        statements.append(sql.strip())
        return execute(sql, *rest)

    with connection.execute_wrapper(note):
        work.perform(piece.id, work=work.work_type(piece.name))
    assert sum(statement.startswith("SELECT current_setting") for statement in statements) == 1
    return [statement for statement in statements if not statement.startswith(FRAMES)]
