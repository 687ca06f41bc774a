"""Postgres and Valkey of one home, for whoever needs a database: the stack, a test run, a command."""

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from deploy.local import postgres as pg
from deploy.local import valkey as vk
from deploy.local.child import Program
from deploy.local.errors import StackError
from deploy.local.layout import Layout, create_home, layout_for
from deploy.local.leftovers import MARK, end_leftovers
from deploy.local.lock import SupervisorLock
from deploy.local.supervisor import Supervisor

START_SECONDS = 60.0


def _silent(_line: str) -> None:
    """Say nothing: the default for callers who want no progress."""


@dataclass(frozen=True, slots=True)
class Services:
    """Running servers. A server that the environment names instead (`DATABASE_URL`, `REDIS_URL`) is None here."""

    layout: Layout
    supervisor: Supervisor
    postgres: pg.EmbeddedPostgres | None
    valkey: vk.EmbeddedValkey | None

    @property
    def environment(self) -> dict[str, str]:
        """The settings that point the service at these servers."""
        found: dict[str, str] = {}
        if self.postgres is not None:
            found |= pg.database_addresses(self.postgres)
        if self.valkey is not None:
            found["REDIS_URL"] = self.valkey.url
        return found

    def create_database(self, *, name: str, template: str | None = None) -> dict[str, str]:
        """Create one more database with the same roles and grants and give its two settings.

        `template` names a database to copy with its tables and rows (nobody may be connected to it): far quicker than
        migrating again. An existing database of that name is kept as it is.
        """
        embedded = self._embedded_postgres()
        pg.prepare_database(embedded, name=name, template=template)
        return pg.database_addresses(embedded, name=name)

    def drop_database(self, *, name: str) -> None:
        """Remove a database and end its connections."""
        pg.drop_database(self._embedded_postgres(), name=name)

    def superuser_url(self, *, database: str = "postgres") -> str:
        """Give the address that row security does not bind: for preparing, never for the service."""
        return self._embedded_postgres().url(role=pg.SUPERUSER, database=database)

    def _embedded_postgres(self) -> pg.EmbeddedPostgres:
        if self.postgres is None:
            raise StackError("DATABASE_URL names a server that is not ours: prepare it with `roles-sql`.")
        return self.postgres


def start_services(
    *, layout: Layout, supervisor: Supervisor, durable: bool, use_given: bool, say: Callable[[str], None]
) -> Services:
    """Start both servers under `supervisor` and see to roles, database and grants.

    With `use_given`, a server that `DATABASE_URL` or `REDIS_URL` names is used and none is started in its place.
    The caller holds the home's lock.
    """
    create_home(layout)
    end_leftovers(layout, say=say)
    postgres = valkey = None
    if not (use_given and os.environ.get("DATABASE_URL")):
        postgres = pg.locate_postgres(layout=layout, durable=durable)
        pg.end_leftover(postgres, say=say)
        if not postgres.data.exists():
            say("creating the database's files")
        pg.initialise(postgres)
        supervisor.start(_postgres_program(layout, postgres))
    if not (use_given and os.environ.get("REDIS_URL")):
        valkey = vk.configure_valkey(layout=layout, durable=durable)
        supervisor.start(_valkey_program(layout, valkey))
    if postgres is not None:
        running = postgres
        supervisor.wait_until(
            lambda: pg.answers(running), seconds=START_SECONDS, what="Postgres", of="postgres"
        )
        pg.prepare_database(postgres)
    if valkey is not None:
        started = valkey
        supervisor.wait_until(lambda: vk.answers(started), seconds=START_SECONDS, what="Valkey", of="valkey")
    return Services(layout=layout, supervisor=supervisor, postgres=postgres, valkey=valkey)


def _postgres_program(layout: Layout, postgres: pg.EmbeddedPostgres) -> Program:
    return Program(
        name="postgres",
        command=postgres.command,
        environment=_server_environment(layout),
        directory=Path("/"),
        log=layout.logs / "postgres.log",
        account=postgres.account,
        # Fast shutdown: sessions are ended, everything is written.
        stop_signal=signal.SIGINT,
        patience_seconds=30.0,
    )


def _valkey_program(layout: Layout, valkey: vk.EmbeddedValkey) -> Program:
    return Program(
        name="valkey",
        command=valkey.command,
        environment=_server_environment(layout),
        directory=layout.valkey,
        log=layout.logs / "valkey.log",
    )


def _server_environment(layout: Layout) -> dict[str, str]:
    return {"PATH": os.environ.get("PATH", os.defpath), "LANG": "C", "TZ": "UTC", MARK: str(layout.home)}


@contextmanager
def local_services(
    *, directory: Path, durable: bool = False, say: Callable[[str], None] = _silent
) -> Iterator[Services]:
    """Run Postgres and Valkey in `directory` for the length of a `with` block.

    Two blocks with different directories never meet. `durable=False` skips fsync: right for tests, and nothing else.
    Call it from the main thread: on Linux the servers end with the thread that started them.

    Raises:
        StackError: the directory is in use by another process, or a server does not start.
    """
    layout = layout_for(directory)
    layout.home.mkdir(parents=True, exist_ok=True)
    with SupervisorLock(layout.lock_file) as lock:
        if not lock.acquire():
            raise StackError(f"Another process runs its servers in {layout.home}: choose another directory.")
        supervisor = Supervisor(say=say)
        try:
            yield start_services(
                layout=layout, supervisor=supervisor, durable=durable, use_given=False, say=say
            )
        finally:
            supervisor.stop()
            pg.remove_sockets(pg.locate_postgres(layout=layout, durable=durable))
