"""A whole stack for a test or a demo: started as `make up` starts it, in a directory and on a port of its own."""

import json
import os
import subprocess
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from deploy.local.errors import StackError
from deploy.local.layout import Layout, layout_for
from deploy.local.lock import find_holder
from deploy.local.report import read_stack
from deploy.local.up import end_detached, follow_start, start_detached

# A test inside `run --services` has these set; its stack is to have servers of its own all the same.
_OTHERS_SERVERS = ("DATABASE_URL", "DATABASE_OWNER_URL", "REDIS_URL")


def _silent(_text: str) -> None:
    """Say nothing."""


@dataclass(frozen=True, slots=True)
class LocalStack:
    """A running stack."""

    layout: Layout

    @property
    def info(self) -> dict[str, Any]:
        """What `stack.json` says: addresses, tenants and their keys."""
        found = read_stack(self.layout)
        if found is None:
            raise StackError(
                f"The stack in {self.layout.home} does not run any more; see {self.layout.logs}."
            )
        return found

    @property
    def base_url(self) -> str:
        return str(self.info["base_url"])

    @property
    def settings(self) -> dict[str, str]:
        """The settings its processes have, both database addresses among them."""
        found: dict[str, str] = json.loads(self.layout.environment_file.read_text())
        return found

    def pids(self) -> dict[str, int]:
        """Give the process ids at this moment.

        Keys: supervisor, postgres, valkey, web, documents, flags, flow, io, beat. A child that died keeps its old
        number until its successor runs.
        """
        found: dict[str, int] = json.loads(self.layout.processes_file.read_text())
        return found


@contextmanager
def local_stack(
    *, directory: Path, settings: Mapping[str, str] | None = None, show: Callable[[str], None] = _silent
) -> Iterator[LocalStack]:
    """Run a whole stack in `directory`, on a free port, for the length of a `with` block.

    `settings` are added to its environment (`PORT`, `EMAIL_HOST`, limits, ...). `show` gets the progress as text.

    Raises:
        StackError: it does not start; the message holds its progress.
    """
    layout = layout_for(directory)
    if find_holder(layout.lock_file) is not None:
        raise StackError(f"Another stack runs in {layout.home}: choose another directory.")
    environment = {name: value for name, value in os.environ.items() if name not in _OTHERS_SERVERS}
    process = start_detached(layout, environment=environment | {"PORT": "0"} | dict(settings or {}))
    try:
        _follow(layout, process, show)
        yield LocalStack(layout=layout)
    finally:
        end_detached(layout, process)


def _follow(layout: Layout, process: subprocess.Popen[bytes], show: Callable[[str], None]) -> None:
    try:
        follow_start(layout, process, show=show)
    except StackError as error:
        raise StackError(f"{error}\n{layout.progress_file.read_text()}") from None
