"""Telling what happened to a run: one shape for all its events, ids and codes only."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from events.services import record_event
from pathways.models import PathwayRun

SERVICE = "service:pathways"
"""Who did what nobody asked for at that moment."""


def by_run(run: PathwayRun) -> str:
    """Return the actor of what a run does to its record."""
    return f"run:{run.id}"


def tell_of_run(
    run: PathwayRun, event_type: str, *, now: datetime, actor: str = SERVICE, **facts: Any
) -> None:
    """Record an event of a run, inside the caller's transaction; `facts` are added to the ids that all have."""
    record_event(
        type=event_type,
        organization_id=run.organization_id,
        actor=actor,
        now=now,
        record_id=run.record_id,
        team_id=run.team_id,
        data={"run_id": run.id, "pathway_id": run.pathway_id, **facts},
    )
