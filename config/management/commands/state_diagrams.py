"""manage.py state_diagrams [--check]: the state machines as diagrams, in docs/reference/states.md."""

from __future__ import annotations

from common.states import StateTable
from config.generated_page import GeneratedPage
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


class Command(GeneratedPage):
    help = "Write the state diagrams to docs/reference/states.md, or check that they are as the code says."
    page = "states.md"
    command = "state_diagrams"

    def document(self) -> str:
        return document()
