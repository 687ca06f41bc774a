"""Where everything of one checkout's stack lies on disk."""

import hashlib
import os
import tempfile
from dataclasses import dataclass
from pathlib import Path

from deploy.local.errors import StackError

CHECKOUT = Path(__file__).resolve().parents[2]

# sockaddr_un.sun_path holds 108 bytes on Linux and 104 on macOS, the closing NUL included.
LONGEST_SOCKET_PATH = 103
POSTGRES_SOCKET_NAME = ".s.PGSQL.5432"


@dataclass(frozen=True, slots=True)
class Layout:
    """The files of one stack; two stacks never share a `home`."""

    home: Path

    @property
    def logs(self) -> Path:
        return self.home / "logs"

    @property
    def mail(self) -> Path:
        return self.home / "mail"

    @property
    def valkey(self) -> Path:
        return self.home / "valkey"

    @property
    def lock_file(self) -> Path:
        return self.home / "supervisor.lock"

    @property
    def stack_file(self) -> Path:
        return self.home / "stack.json"

    @property
    def environment_file(self) -> Path:
        return self.home / "environment.json"

    @property
    def processes_file(self) -> Path:
        return self.home / "processes.json"

    @property
    def secret_key_file(self) -> Path:
        return self.home / "secret_key"

    @property
    def beat_schedule(self) -> Path:
        return self.home / "beat" / "schedule"

    @property
    def progress_file(self) -> Path:
        return self.home / "logs" / "up.log"

    @property
    def identity(self) -> str:
        """Ten hexadecimal digits that differ between checkouts and between users of one machine."""
        return hashlib.sha256(f"{os.geteuid()}:{self.home}".encode()).hexdigest()[:10]


def layout_for(directory: str | Path | None) -> Layout:
    """Find the stack's home: `directory`, else `LOCAL_DIR`, else `.local` in the checkout."""
    chosen = directory or os.environ.get("LOCAL_DIR") or CHECKOUT / ".local"
    return Layout(home=Path(chosen).expanduser().resolve())


def create_home(layout: Layout) -> None:
    """Create the home and its folders, closed to other users.

    Root's home lets others pass through, not look: Postgres runs as an unprivileged account beneath it.
    """
    layout.home.mkdir(parents=True, exist_ok=True)
    layout.home.chmod(0o711 if os.geteuid() == 0 else 0o700)
    for directory in (layout.logs, layout.valkey, layout.mail, layout.beat_schedule.parent):
        directory.mkdir(mode=0o700, exist_ok=True)


def write_private(path: Path, text: str) -> None:
    """Replace `path` in one step with a file that only its owner can read."""
    fresh = path.with_name(f"{path.name}.{os.getpid()}.new")
    descriptor = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "w") as stream:
        stream.write(text)
    fresh.replace(path)


def socket_directory(layout: Layout) -> Path:
    """Name a directory for Postgres' socket that is short enough, however long the checkout's path.

    Raises:
        StackError: every temporary directory of this machine has too long a path.
    """
    name = f"ras-{layout.identity}"
    for parent in (Path(tempfile.gettempdir()), Path("/tmp")):  # noqa: S108 (ownership is checked on creation)
        candidate = parent / name
        if len(os.fsencode(candidate / POSTGRES_SOCKET_NAME)) <= LONGEST_SOCKET_PATH and parent.is_dir():
            return candidate
    raise StackError(
        "No temporary directory with a path short enough for a Unix socket: set TMPDIR to a shorter one."
    )


def create_socket_directory(directory: Path, *, owner_uid: int) -> None:
    """Create the socket directory for `owner_uid` alone.

    Raises:
        StackError: somebody else owns a directory of that name; Postgres there would not be ours alone.
    """
    directory.mkdir(mode=0o700, exist_ok=True)
    found = directory.lstat()
    if directory.is_symlink() or found.st_uid not in (owner_uid, os.geteuid()):
        raise StackError(f"{directory} belongs to another user of this machine: remove it or set TMPDIR.")
    directory.chmod(0o700)
    if found.st_uid != owner_uid:
        os.chown(directory, owner_uid, -1)
