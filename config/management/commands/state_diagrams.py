"""manage.py state_diagrams [--check]: the state machines as diagrams, in docs/reference/states.md."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser

from common.states import StateTable
from jobs.states import JOB, SHADOW_RUN, STAGE
from pathways.states import EFFECT, NODE_RUN, PUBLISH_REQUEST, REVIEW, RUN, SIMULATION, VERSION
from webhooks.states import DELIVERY

TABLES: tuple[StateTable, ...] = (
    JOB,
    STAGE,
    SHADOW_RUN,
    VERSION,
    RUN,
    NODE_RUN,
    REVIEW,
    EFFECT,
    SIMULATION,
    PUBLISH_REQUEST,
    DELIVERY,
)
HEAD = """# States

Generated from the `states.py` of each room by `manage.py state_diagrams`; `make check` fails when they differ.
"""


def document() -> str:
    """Return the page: one Mermaid diagram a noun."""
    parts = [f"## {table.noun.capitalize()}\n\n```mermaid\n{table.mermaid()}\n```\n" for table in TABLES]
    return "\n".join([HEAD, *parts])


class Command(BaseCommand):
    help = "Write the state diagrams to docs/reference/states.md, or check that they are as the code says."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--check", action="store_true", help="write nothing, fail when the page differs")

    def handle(self, *args: Any, **options: Any) -> None:
        path = settings.BASE_DIR / "docs" / "reference" / "states.md"
        if options["check"]:
            if not path.exists() or path.read_text() != document():
                raise CommandError(
                    "docs/reference/states.md differs from the code. Run `manage.py state_diagrams`."
                )
            return
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(document())
