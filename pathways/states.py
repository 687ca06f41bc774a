"""Which status may follow which, for versions, runs, node runs and reviews."""

from __future__ import annotations

from common.states import StateTable

VERSION = StateTable(
    noun="pathway version",
    initial="draft",
    transitions={
        "draft": frozenset({"published"}),
        "published": frozenset({"retired"}),
        "retired": frozenset({"published"}),
    },
)

RUN = StateTable(
    noun="pathway run",
    initial="pending",
    transitions={
        "pending": frozenset({"running", "failed", "cancelled"}),
        "running": frozenset({"paused", "completed", "failed", "cancelled"}),
        "paused": frozenset({"running", "cancelled"}),
        "failed": frozenset({"running", "cancelled"}),
        "completed": frozenset(),
        "cancelled": frozenset(),
    },
)

NODE_RUN = StateTable(
    noun="node run",
    initial="pending",
    transitions={
        "pending": frozenset({"completed", "waiting", "failed", "cancelled"}),
        "waiting": frozenset({"completed", "cancelled"}),
        "completed": frozenset({"overridden"}),
        "failed": frozenset({"overridden"}),
        "overridden": frozenset(),
        "cancelled": frozenset(),
    },
)

REVIEW = StateTable(
    noun="review",
    initial="open",
    transitions={
        "open": frozenset({"completed", "expired", "cancelled"}),
        "completed": frozenset(),
        "expired": frozenset(),
        "cancelled": frozenset(),
    },
)

EFFECT = StateTable(
    noun="effect",
    initial="intended",
    transitions={
        "intended": frozenset({"done", "unknown", "failed"}),
        "unknown": frozenset({"done", "failed"}),
        "done": frozenset(),
        "failed": frozenset(),
    },
)

SIMULATION = StateTable(
    noun="simulation",
    initial="running",
    transitions={
        "running": frozenset({"completed", "failed", "cancelled"}),
        "completed": frozenset(),
        "failed": frozenset(),
        "cancelled": frozenset(),
    },
)

PUBLISH_REQUEST = StateTable(
    noun="publish request",
    initial="open",
    transitions={
        "open": frozenset({"confirmed", "refused", "withdrawn"}),
        "confirmed": frozenset(),
        "refused": frozenset(),
        "withdrawn": frozenset(),
    },
)
