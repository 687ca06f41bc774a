"""The runs of a record, on the record page: a card of their own, and their nodes in the audit trail."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from django.http import HttpRequest

from pathways.admin.looks import run_url, status_pill
from pathways.models import NodeRun, PathwayRun
from referrals.admin.contributions import Panel, TrailLine, register_panel, register_trail


def register() -> None:
    """Put the record's runs on the record page."""
    register_panel(
        Panel(title="Pathway runs", template="admin/pathways/record_panel.html", context=runs_of_record)
    )
    register_trail(trail_of_runs)


def runs_of_record(record: Any, _request: HttpRequest) -> dict[str, Any]:
    """Return the record's runs, newest first."""
    runs = (
        PathwayRun.objects.in_organization(record.organization_id)
        .select_related("pathway", "version")
        .filter(record_id=record.id)
        .order_by("-created_at", "-id")
    )
    return {"runs": [{"run": run, "url": run_url(run.id), "status": status_pill(run.status)} for run in runs]}


def trail_of_runs(record: Any) -> Iterator[TrailLine]:
    """Yield a line for each node that has run: what came out, and who overruled it. No values."""
    node_runs = (
        NodeRun.objects.in_organization(record.organization_id)
        .select_related("run__pathway")
        .filter(run__record_id=record.id)
    )
    for node_run in node_runs:
        if node_run.completed_at is None:
            continue
        outcome = node_run.outcome or node_run.error_code or node_run.status
        yield TrailLine(
            at=node_run.completed_at,
            actor=node_run.overridden_by or f"pathway {node_run.run.pathway.name}",
            what=f"node {node_run.node}: {outcome}",
            detail=f"run {node_run.run_id}, visit {node_run.visit}, {node_run.status}",
        )
