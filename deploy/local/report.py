"""What the stack tells its user: progress while it works, and where to look once it stands."""

import json
import os
import shlex
from pathlib import Path
from time import monotonic
from typing import Any

from deploy.local.layout import CHECKOUT, Layout
from deploy.local.lock import find_holder


class Progress:
    """Prints each step with the seconds since the beginning."""

    def __init__(self) -> None:
        self._begun_at = monotonic()

    @property
    def seconds(self) -> float:
        return monotonic() - self._begun_at

    def say(self, line: str) -> None:
        """Print one step."""
        print(f"  {self.seconds:5.1f} s  {line}", flush=True)


def read_stack(layout: Layout) -> dict[str, Any] | None:
    """Read the stack's file, or give None where no stack stands ready.

    A killed stack leaves its file behind; only a living supervisor makes it true.
    """
    if find_holder(layout.lock_file) is None:
        return None
    try:
        found: dict[str, Any] = json.loads(layout.stack_file.read_text())
    except FileNotFoundError:
        return None
    return found


def where_to_look(layout: Layout) -> str:
    """Draw the box that says where everything of the running stack is found; no secret in it."""
    stack = read_stack(layout)
    if stack is None:
        return "The stack is not running. Start it with `make up`."
    base_url = stack["base_url"]
    rows = [
        ("Service", base_url),
        ("Health", f"{base_url}/api/v1/pub/health"),
        ("API, explained", f"{base_url}/api/docs/"),
    ]
    accounts = [stack[key] for key in ("console", "admin") if stack.get(key)]
    if accounts:
        users = " or ".join(account["username"] for account in accounts)
        rows.append(("Admin pages", f"{accounts[0]['url']}  (user {users})"))
    rows += [
        ("Keys, passwords", _short(layout.stack_file)),
        ("Logs", _short(layout.logs)),
        ("Mail it sent", _short(layout.mail)),
        ("Stop", f"Ctrl-C where it runs, or `{_stopping(layout)}`"),
    ]
    return _box([f"{title:<16} {value}" for title, value in rows])


def _stopping(layout: Layout) -> str:
    """Return the command that finds this stack again: one that stands elsewhere must be named."""
    elsewhere = layout.home != CHECKOUT / ".local"
    return f"LOCAL_DIR={shlex.quote(_short(layout.home))} make down" if elsewhere else "make down"


def _box(lines: list[str]) -> str:
    width = max(len(line) for line in lines)
    edge = "+" + "-" * (width + 2) + "+"
    return "\n".join([edge, *(f"| {line:<{width}} |" for line in lines), edge])


def _short(path: Path) -> str:
    relative = os.path.relpath(path)
    return str(path) if relative.startswith("..") else relative
