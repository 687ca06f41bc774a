"""Postgres and Valkey themselves: real servers, real roles."""

import os
import signal
import subprocess
from collections.abc import Callable
from time import monotonic, sleep

import psycopg
import pytest
import redis

from deploy.local import postgres as pg
from deploy.local.account import identity_of
from deploy.local.errors import StackError
from deploy.local.layout import Layout
from deploy.local.roles import APPLICATION_ROLE, OWNER_ROLE, server_script
from deploy.local.services import Services, local_services


def rows(address: str, statement: str) -> list[tuple[object, ...]]:
    with psycopg.connect(address) as connection:
        cursor = connection.execute(statement.encode())
        return cursor.fetchall() if cursor.description else []


def owner(services: Services) -> str:
    return services.environment["DATABASE_OWNER_URL"]


def application(services: Services) -> str:
    return services.environment["DATABASE_URL"]


def test_the_application_reads_and_writes_but_owns_nothing(layout: Layout) -> None:
    with local_services(directory=layout.home) as services:
        rows(owner(services), "CREATE TABLE visit (id bigserial PRIMARY KEY, place text)")
        rows(application(services), "INSERT INTO visit (place) VALUES ('a')")
        rows(application(services), "UPDATE visit SET place = 'b'")
        assert rows(application(services), "SELECT id, place FROM visit") == [(1, "b")]
        rows(application(services), "DELETE FROM visit")
        for forbidden in (
            "DROP TABLE visit",
            "CREATE TABLE mine (id int)",
            "ALTER TABLE visit ADD x int",
            "TRUNCATE visit",
        ):
            with pytest.raises(psycopg.errors.InsufficientPrivilege):
                rows(application(services), forbidden)


def test_row_security_binds_the_application(layout: Layout) -> None:
    with local_services(directory=layout.home) as services:
        rows(owner(services), "CREATE TABLE visit (organization text)")
        rows(owner(services), "INSERT INTO visit VALUES ('one'), ('two')")
        rows(owner(services), "ALTER TABLE visit ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY")
        rows(owner(services), "CREATE POLICY own ON visit USING (organization = 'one')")
        assert rows(application(services), "SELECT * FROM visit") == [("one",)]
        rights = (
            "SELECT rolsuper, rolbypassrls, rolcreaterole FROM pg_roles WHERE rolname !~ '^(pg_|postgres$)'"
        )
        assert rows(owner(services), rights) == [(False, False, False)] * 2


def test_what_a_migration_revokes_stays_revoked_at_the_next_start(layout: Layout) -> None:
    with local_services(directory=layout.home) as services:
        rows(owner(services), "CREATE TABLE happened (id int)")
        rows(owner(services), f"REVOKE UPDATE, DELETE ON happened FROM {APPLICATION_ROLE}")
    with local_services(directory=layout.home) as services:
        rows(application(services), "INSERT INTO happened VALUES (1)")
        with pytest.raises(psycopg.errors.InsufficientPrivilege):
            rows(application(services), "DELETE FROM happened")


def test_a_database_is_copied_with_rows_and_grants(layout: Layout) -> None:
    with local_services(directory=layout.home) as services:
        rows(owner(services), "CREATE TABLE visit (place text)")
        rows(owner(services), "INSERT INTO visit VALUES ('a')")
        copied = services.create_database(name="copy", template="referrals")
        rows(copied["DATABASE_URL"], "INSERT INTO visit VALUES ('b')")
        assert rows(copied["DATABASE_URL"], "SELECT place FROM visit ORDER BY 1") == [("a",), ("b",)]
        assert rows(application(services), "SELECT place FROM visit") == [("a",)]
        services.drop_database(name="copy")
        with pytest.raises(psycopg.OperationalError, match="does not exist"):
            rows(copied["DATABASE_URL"], "SELECT 1")


def test_two_run_side_by_side_and_neither_sees_the_other(layout: Layout) -> None:
    other = Layout(home=layout.home / "other")
    with local_services(directory=layout.home) as one, local_services(directory=other.home) as two:
        rows(owner(one), "CREATE TABLE visit (id int)")
        assert rows(owner(two), "SELECT to_regclass('visit')") == [(None,)]
        with redis.Redis.from_url(one.environment["REDIS_URL"]) as client:
            client.set("key", "one")
        with redis.Redis.from_url(two.environment["REDIS_URL"]) as client:
            assert client.get("key") is None


def test_a_directory_in_use_is_refused(layout: Layout) -> None:
    second = local_services(directory=layout.home)
    with (
        local_services(directory=layout.home),
        pytest.raises(StackError, match="choose another directory"),
        second,
    ):
        pass


def test_the_data_outlives_killed_servers(layout: Layout) -> None:
    with local_services(directory=layout.home, durable=True) as services:
        rows(owner(services), "CREATE TABLE visit (place text)")
        rows(application(services), "INSERT INTO visit VALUES ('kept')")
        with redis.Redis.from_url(services.environment["REDIS_URL"]) as client:
            client.set("ring", "kept")
            client.waitaof(1, 0, 10_000)
        for pid in server_pids(services):
            os.kill(pid, signal.SIGKILL)
    with local_services(directory=layout.home, durable=True) as services:
        assert rows(application(services), "SELECT place FROM visit") == [("kept",)]
        with redis.Redis.from_url(services.environment["REDIS_URL"]) as client:
            assert client.get("ring") == b"kept"


def server_pids(services: Services) -> list[int]:
    assert services.postgres is not None
    with redis.Redis.from_url(services.environment["REDIS_URL"]) as client:
        valkey = int(client.info("server")["process_id"])
    return [int((services.postgres.data / "postmaster.pid").read_text().split()[0]), valkey]


def test_a_pid_file_that_names_a_strangers_process_is_no_obstacle(layout: Layout) -> None:
    with local_services(directory=layout.home) as services:
        assert services.postgres is not None
        data = services.postgres.data
    with subprocess.Popen(["sleep", "1000"]) as stranger:
        try:
            (data / "postmaster.pid").write_text(f"{stranger.pid}\n{data}\n0\n5432\n\n\n\n")
            with local_services(directory=layout.home) as services:
                assert rows(application(services), "SELECT 1") == [(1,)]
            assert stranger.poll() is None
        finally:
            stranger.kill()


def test_a_server_left_running_is_ended_before_the_next_start(layout: Layout) -> None:
    with local_services(directory=layout.home) as services:
        rows(owner(services), "CREATE TABLE visit (id int)")
        assert services.postgres is not None
        embedded = services.postgres
    pg.initialise(embedded)
    # Started as nobody's child would be: outside any supervisor, alive when the next one comes.
    with subprocess.Popen(
        embedded.command,
        cwd="/",
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        **identity_of(embedded.account),
    ) as left:
        assert eventually(lambda: pg.answers(embedded))
        said: list[str] = []
        with local_services(directory=layout.home, say=said.append) as services:
            assert left.wait() == 0
            assert rows(owner(services), "SELECT count(*) FROM visit") == [(0,)]
    assert any(str(left.pid) in line for line in said)


def eventually(condition: Callable[[], bool]) -> bool:
    limit = monotonic() + 30
    while not condition():
        if monotonic() > limit:
            return False
        sleep(0.05)
    return True


def test_the_script_for_a_real_server_prepares_one_and_may_be_repeated(layout: Layout) -> None:
    with local_services(directory=layout.home) as services:
        assert services.postgres is not None
        services.drop_database(name="referrals")
        rows(services.superuser_url(), f"DROP ROLE {APPLICATION_ROLE}")
        psql = services.postgres.installation / "bin" / "psql"
        for _ in range(2):
            done = subprocess.run(
                [str(psql), "--set", "ON_ERROR_STOP=1", "--quiet", "--dbname", services.superuser_url()],
                input=server_script(),
                text=True,
                capture_output=True,
                check=False,
            )
            assert (done.returncode, done.stderr) == (0, "")
        rows(owner(services), "CREATE TABLE visit (id int)")
        rows(application(services), "INSERT INTO visit VALUES (1)")
        owners = "SELECT pg_get_userbyid(datdba) FROM pg_database WHERE datname = 'referrals'"
        assert rows(application(services), owners) == [(OWNER_ROLE,)]


def test_values_of_failing_statements_stay_out_of_the_servers_log(layout: Layout) -> None:
    with local_services(directory=layout.home) as services:
        rows(owner(services), "CREATE TABLE visit (name text UNIQUE)")
        rows(application(services), "INSERT INTO visit VALUES ('Quillfeather')")
        with pytest.raises(psycopg.errors.UniqueViolation):
            rows(application(services), "INSERT INTO visit VALUES ('Quillfeather')")
        with pytest.raises(psycopg.errors.InvalidTextRepresentation):
            rows(application(services), "SELECT 'Quillfeather'::int")
    log = (layout.logs / "postgres.log").read_text()
    assert "ready to accept connections" in log
    assert "Quillfeather" not in log
