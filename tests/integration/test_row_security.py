"""Postgres itself keeps organizations apart: whoever forgets a filter in our code finds nothing."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import psycopg
import pytest
from django.apps import apps
from django.db import DatabaseError, connection, models, transaction

from common.row_security import (
    ScopeError,
    all_organizations_scope,
    capability_scope,
    current_scope,
    organization_scope,
)
from tenants.models import User
from tests.conftest import Tenant, new_tenant

OUR_APPS = ("common", "events", "tenants", "referrals", "jobs", "pathways", "webhooks")
OPEN = {
    "common_work": "ids only, one sweep serves all",
    "common_restingorganization": "ids only, the sweep leaves their work alone",
    "tenants_user": "read before any organization is known",
}
"""Tables with an organization that are not under row security, and why (docs/decisions)."""


def our_models() -> list[type[models.Model]]:
    return [model for model in apps.get_models() if model._meta.app_label in OUR_APPS]


def tenant_tables() -> dict[str, str]:
    """Return the tables that hold an organization's rows, with the column that says whose they are."""
    found = {}
    for model in our_models():
        columns = {field.column for field in model._meta.concrete_fields}
        if model._meta.db_table == "tenants_organization":
            found[model._meta.db_table] = "id"
        elif "organization_id" in columns:
            found[model._meta.db_table] = "organization_id"
    return {table: column for table, column in found.items() if table not in OPEN}


def query(sql: str, *parameters: Any) -> list[tuple[Any, ...]]:
    with connection.cursor() as cursor:
        cursor.execute(sql, parameters)
        return list(cursor.fetchall())


def test_every_model_of_ours_belongs_to_an_organization_or_is_open_for_a_stated_reason(db: None) -> None:
    without = {model._meta.db_table for model in our_models()} - set(tenant_tables())
    assert without == set(OPEN)
    assert len(tenant_tables()) >= 24


def test_row_security_is_on_and_forced_on_every_tenant_table(db: None) -> None:
    flags = {
        table: (on, forced)
        for table, on, forced in query(
            "SELECT relname, relrowsecurity, relforcerowsecurity FROM pg_class "
            "WHERE relnamespace = 'public'::regnamespace"
        )
    }
    assert {table: flags[table] for table in tenant_tables()} == dict.fromkeys(tenant_tables(), (True, True))


def test_every_tenant_table_has_the_policy_on_its_own_column_for_reading_and_writing(db: None) -> None:
    policies = {
        table: (command, permissive, using, check)
        for table, command, permissive, using, check in query(
            "SELECT tablename, cmd, permissive, qual, with_check FROM pg_policies "
            "WHERE policyname = 'organization_isolation'"
        )
    }
    assert set(policies) == set(tenant_tables())
    for table, column in tenant_tables().items():
        command, permissive, using, check = policies[table]
        assert (command, permissive) == ("ALL", "PERMISSIVE")
        assert using == check
        assert re.search(rf"\({column}\)::text = current_setting\('app.organization_id'", using), table


def test_the_only_other_policies_open_one_row_for_reading_to_whoever_holds_its_secret(db: None) -> None:
    others = query(
        "SELECT tablename, cmd, qual FROM pg_policies WHERE policyname <> 'organization_isolation' ORDER BY 1"
    )
    assert [(table, command) for table, command, _ in others] == [
        ("jobs_extractionjob", "SELECT"),
        ("pathways_uploadlink", "SELECT"),
        ("tenants_credential", "SELECT"),
        ("tenants_signinlink", "SELECT"),
    ]
    assert all("NULLIF" in using for *_, using in others), "an unset secret must not match an empty column"


def test_the_applications_role_is_neither_owner_nor_superuser_nor_exempt(db: None) -> None:
    assert query(
        "SELECT rolsuper, rolbypassrls, rolcreaterole FROM pg_roles WHERE rolname = current_user"
    ) == [(False, False, False)]
    assert query(
        "SELECT count(*) FROM pg_class WHERE relowner = current_user::regrole AND relnamespace = 'public'::regnamespace"
    ) == [(0,)]
    assert query(
        "SELECT pg_has_role(current_user, relowner, 'MEMBER') FROM pg_class WHERE relname = 'events_event'"
    ) == [(False,)]


@pytest.mark.parametrize(
    "statement",
    [
        "ALTER TABLE referrals_record DISABLE ROW LEVEL SECURITY",
        "ALTER TABLE events_event DISABLE TRIGGER ALL",
        "TRUNCATE events_event",
        "DROP POLICY organization_isolation ON referrals_record",
        "CREATE POLICY mine ON referrals_record USING (true)",
        "SET ROLE referrals_owner",
        "SET session_replication_role = replica",
        "CREATE TABLE mine (x int)",
    ],
)
def test_the_applications_role_cannot_open_the_door(db: None, statement: str) -> None:
    with pytest.raises(DatabaseError), transaction.atomic(), connection.cursor() as cursor:
        cursor.execute(statement)


@pytest.fixture
def two(db: None, upload: Callable[..., Any]) -> tuple[Tenant, Tenant]:
    """Two organizations with a record each."""
    made = (new_tenant(), new_tenant())
    for tenant in made:
        upload(tenant, extract="true")
    return made


def counts() -> dict[str, int]:
    return {table: query(f"SELECT count(*) FROM {table}")[0][0] for table in tenant_tables()}  # noqa: S608


def test_without_a_scope_every_tenant_table_is_empty(two: tuple[Tenant, Tenant]) -> None:
    assert current_scope() is None
    assert counts() == dict.fromkeys(tenant_tables(), 0)


def test_in_a_scope_there_are_ones_own_rows_only(two: tuple[Tenant, Tenant]) -> None:
    mine, theirs = two
    with organization_scope(mine.organization_id):
        found = counts()
        for table, column in tenant_tables().items():
            assert query(f"SELECT count(*) FROM {table} WHERE {column} <> %s", mine.organization_id) == [(0,)]  # noqa: S608
        assert query(
            "SELECT count(*) FROM referrals_record WHERE organization_id = %s", theirs.organization_id
        ) == [(0,)]
    assert found["referrals_record"] == found["jobs_extractionjob"] == found["tenants_organization"] == 1


def test_one_cannot_write_into_another_organization(two: tuple[Tenant, Tenant]) -> None:
    mine, theirs = two
    with organization_scope(mine.organization_id):
        changed = query(
            "WITH changed AS (UPDATE referrals_record SET status = 'stolen' WHERE organization_id = %s RETURNING 1) "
            "SELECT count(*) FROM changed",
            theirs.organization_id,
        )
        assert changed == [(0,)]
        for statement in (
            "UPDATE referrals_record SET organization_id = %s",
            "INSERT INTO tenants_team (id, organization_id, name, created_at) VALUES ('team_x', %s, 'x', now())",
        ):
            with pytest.raises(DatabaseError, match="row-level security"), transaction.atomic():
                query(f"{statement} RETURNING 1", theirs.organization_id)


def test_a_capability_opens_one_row_for_reading_and_nothing_else(two: tuple[Tenant, Tenant]) -> None:
    mine, _ = two
    with organization_scope(mine.organization_id):
        ((job_id,),) = query("SELECT id FROM jobs_extractionjob")
    with capability_scope("job", job_id):
        found = counts()
        assert {table for table, count in found.items() if count} == {"jobs_extractionjob"}
        assert query("SELECT id FROM jobs_extractionjob") == [(job_id,)]
        changed = (
            "WITH c AS (UPDATE jobs_extractionjob SET status = 'failed' RETURNING 1) SELECT count(*) FROM c"
        )
        assert query(changed) == [(0,)]
    with capability_scope("job", ""):
        assert counts() == dict.fromkeys(tenant_tables(), 0)


def test_what_a_jobs_id_opens_is_read_with_the_callers_rights_and_leaves_no_scope(
    two: tuple[Tenant, Tenant],
) -> None:
    mine, theirs = two
    ids = [job_of(tenant) for tenant in two]
    read = "SELECT organization_id, key_required FROM jobs_opened_by(%s)"
    for nothing in ("", "job_" + "a" * 32, mine.organization_id):
        assert query(read, nothing) == []
    for tenant, job_id in zip(two, ids, strict=True):
        assert query(read, job_id) == [(tenant.organization_id, False)]
        assert counts() == dict.fromkeys(tenant_tables(), 0)
    with organization_scope(mine.organization_id):
        assert query(read, ids[1]) == [(theirs.organization_id, False)]
        assert query("SELECT DISTINCT organization_id FROM jobs_extractionjob") == [(mine.organization_id,)]
    assert (
        query("SELECT proname FROM pg_proc WHERE prosecdef AND pronamespace = 'public'::regnamespace") == []
    ), "a function with its owner's rights would pass by the policies"


def test_what_a_key_names_is_read_so_as_well(two: tuple[Tenant, Tenant]) -> None:
    mine, theirs = two
    read = "SELECT (credential).organization_id, organization_is_active FROM tenants_credential_opened_by(%s)"
    for nothing in ("", "a" * 16, mine.organization_id):
        assert query(read, nothing) == []
    public_id = theirs.assistant_api_key.split("_")[2]
    assert query(read, public_id) == [(theirs.organization_id, True)]
    assert counts() == dict.fromkeys(tenant_tables(), 0)
    with organization_scope(mine.organization_id):
        assert query(read, public_id) == [(theirs.organization_id, True)]
        assert query("SELECT DISTINCT organization_id FROM tenants_credential") == [(mine.organization_id,)]


def job_of(tenant: Tenant) -> str:
    with organization_scope(tenant.organization_id):
        ((job_id,),) = query("SELECT id FROM jobs_extractionjob")
    return str(job_id)


def test_scopes_of_two_organizations_do_not_nest(two: tuple[Tenant, Tenant]) -> None:
    mine, theirs = two
    with organization_scope(mine.organization_id):
        with pytest.raises(ScopeError), organization_scope(theirs.organization_id):
            pass
        with pytest.raises(ScopeError), all_organizations_scope():
            pass


def test_an_inner_scope_leaves_the_outer_one_as_it_was(two: tuple[Tenant, Tenant]) -> None:
    mine, theirs = two
    with all_organizations_scope():
        with organization_scope(mine.organization_id):
            pass
        assert query(
            "SELECT count(*) FROM referrals_record WHERE organization_id = %s", theirs.organization_id
        ) == [(1,)]
    assert counts() == dict.fromkeys(tenant_tables(), 0)


def test_an_error_inside_a_scope_closes_it_and_is_not_hidden(two: tuple[Tenant, Tenant]) -> None:
    mine, _ = two
    with pytest.raises(DatabaseError, match="division by zero"), organization_scope(mine.organization_id):
        query("SELECT 1 / 0")
    assert current_scope() is None
    assert counts() == dict.fromkeys(tenant_tables(), 0)


def test_a_scope_does_not_outlive_its_transaction_on_the_same_connection(committed: None) -> None:
    tenant = new_tenant()
    with organization_scope(tenant.organization_id):
        assert query("SELECT count(*) FROM tenants_team") == [(1,)]
    assert query("SELECT count(*) FROM tenants_team") == [(0,)]
    assert query("SELECT coalesce(current_setting('app.organization_id', true), '')") == [("",)]


def test_a_query_outside_of_any_scope_is_an_error_in_our_code(db: None) -> None:
    for model in our_models():
        if model._meta.db_table in tenant_tables():
            with pytest.raises(ScopeError):
                list(model._default_manager.all()[:1])


def test_users_are_the_only_people_table_without_row_security(db: None) -> None:
    assert User._meta.db_table in OPEN


def test_another_connection_of_the_role_sees_nothing_either(db: None, settings: Any) -> None:
    options = settings.DATABASES["default"]
    with psycopg.connect(
        dbname=options["NAME"], user=options["USER"], host=options["OPTIONS"]["host"]
    ) as fresh:
        for table in tenant_tables():
            (count,) = fresh.execute(f"SELECT count(*) FROM {table}").fetchone() or (None,)  # noqa: S608
            assert count == 0, table


REFUSED = [
    ("events_event", "UPDATE events_event SET type = 'ping'"),
    ("events_event", "UPDATE events_event SET data = '{}'"),
    ("events_event", "DELETE FROM events_event"),
    ("events_access", "UPDATE events_access SET actor = 'nobody'"),
    ("events_access", "DELETE FROM events_access"),
]


@pytest.mark.parametrize(("table", "statement"), REFUSED, ids=[statement for _, statement in REFUSED])
def test_history_refuses_to_be_changed(
    tenant: Tenant, completed_job: str, client: Any, table: str, statement: str
) -> None:
    client.get(f"/v1/jobs/{completed_job}")
    for scope in (organization_scope(tenant.organization_id), all_organizations_scope()):
        with scope:
            assert query(f"SELECT count(*) FROM {table}")[0][0] >= 1  # noqa: S608
            with pytest.raises(DatabaseError, match="never changed"), transaction.atomic():
                query(f"{statement} RETURNING 1")


def test_a_published_definition_refuses_to_be_changed(tenant: Tenant, pathways: dict[str, str]) -> None:
    with organization_scope(tenant.organization_id):
        ((version,), *_) = query("SELECT id FROM pathways_pathwayversion WHERE status = 'published'")
        for statement in (
            """UPDATE pathways_pathwayversion SET definition = '{"nodes": []}' WHERE id = %s RETURNING 1""",
            """UPDATE pathways_pathwayversion SET definition = '{}', published_at = NULL, status = 'draft'
               WHERE id = %s RETURNING 1""",
        ):
            with pytest.raises(DatabaseError, match="never changed"), transaction.atomic():
                query(statement, version)
        query("UPDATE pathways_pathwayversion SET status = 'retired' WHERE id = %s RETURNING 1", version)
