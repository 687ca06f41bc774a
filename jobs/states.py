"""Which status may follow which, for jobs and their stages."""

from __future__ import annotations

from common.states import StateTable

JOB = StateTable(
    noun="job",
    initial="queued",
    transitions={
        "queued": frozenset({"processing", "failed", "cancelled"}),
        "processing": frozenset({"completed", "failed", "cancelled"}),
        "completed": frozenset(),
        "failed": frozenset(),
        "cancelled": frozenset(),
    },
)

STAGE = StateTable(
    noun="stage",
    initial="pending",
    transitions={
        "pending": frozenset({"completed", "failed", "cancelled"}),
        "completed": frozenset(),
        "failed": frozenset(),
        "cancelled": frozenset(),
    },
)

SHADOW_RUN = StateTable(
    noun="shadow run",
    initial="pending",
    transitions={
        "pending": frozenset({"completed", "failed"}),
        "completed": frozenset(),
        "failed": frozenset(),
    },
)

STAGES: tuple[str, ...] = ("read", "assistant", "judge", "triage")
"""The stages of a job in their order; a completed job stands at `done`."""
