#!/usr/bin/env python
"""Django's command line. Beside a running local stack (`make up`) it needs no settings of its own."""

from __future__ import annotations

import json
import os
import secrets
import sys

from deploy.local.layout import layout_for
from deploy.local.model_settings import beside_the_stack

WITHOUT_SERVERS = frozenset({"evaluate", "events_reference", "help", "state_diagrams"})
"""Commands that ask neither Postgres nor Valkey."""


def main() -> None:
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    if not os.environ.get("DATABASE_URL"):
        _find_settings(command=sys.argv[1] if len(sys.argv) > 1 else "help")
    from django.core.exceptions import ImproperlyConfigured
    from django.core.management import execute_from_command_line

    try:
        execute_from_command_line(sys.argv)
    except ImproperlyConfigured as error:
        sys.exit(f"{error}")


def _find_settings(*, command: str) -> None:
    """Take the settings of this checkout's running stack; commands that need no servers do without."""
    running = layout_for(None).environment_file
    if running.exists():
        os.environ |= beside_the_stack(json.loads(running.read_text()), os.environ)
    elif command in WITHOUT_SERVERS:
        os.environ["SECRET_KEY"] = secrets.token_urlsafe(48)
        os.environ["DATABASE_URL"] = "postgresql://nobody@/nothing"
        os.environ["REDIS_URL"] = "redis://127.0.0.1:1/0"


if __name__ == "__main__":
    main()
