"""Starting runs, at once or when the record's extraction has completed."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

from common.errors import Conflict, NotFound
from common.rows import Changed, write_together
from common.work import Held, enqueue
from events import event_types
from events.data import EventData
from pathways.data import StartedRun
from pathways.definition import PathwayDefinition
from pathways.models import NodeRun, PathwayRun, PathwayVersion
from pathways.selectors import definition_of
from pathways.services.run_events import tell_of_run
from pathways.states import RUN
from referrals.data.records import RecordData
from referrals.selectors import get_record, has_referral, load_record
from tenants.data import Principal

NODE_WORK = "pathways.node"
QUEUE = "flow"


class PathwayNotFound(NotFound):
    """No published pathway of that type and exact name, or no default one."""

    title = "Pathway not found"


class AlreadyRunning(Conflict):
    """The same pathway has a run on this record that has not ended."""


def start_run(
    *, principal: Principal, record_id: str, pathway_type: str, pathway_name: str | None, now: datetime
) -> StartedRun:
    """Start a pathway for a record; it begins when an extraction of the record has completed.

    Raises RecordNotFound, PathwayNotFound, AlreadyRunning.
    """
    organization_id = principal.organization_id
    record = get_record(principal=principal, record_id=record_id, lock=True)
    version = _published(organization_id=organization_id, type=pathway_type, name=pathway_name)
    return start_version(version, record=record, actor=principal.actor, now=now)


def start_version(version: PathwayVersion, *, record: RecordData, actor: str, now: datetime) -> StartedRun:
    """Start a published version, with its pathway, for a record that the caller holds locked. Raises AlreadyRunning."""
    organization_id = record.organization_id
    active = (
        PathwayRun.objects.in_organization(organization_id)
        .filter(
            pathway_id=version.pathway_id, record_id=record.id, status__in=["pending", "running", "paused"]
        )
        .first()
    )
    if active is not None:
        raise AlreadyRunning(
            f"This pathway is already {active.status} on this record in run {active.id}. "
            "Wait for it, or cancel it before you start it again."
        )
    run = PathwayRun.objects.create(
        organization_id=organization_id,
        record_id=record.id,
        team_id=record.team_id,
        pathway_id=version.pathway_id,
        version=version,
        started_by=actor,
        created_at=now,
    )
    waits_for = "" if has_referral(organization_id=organization_id, record_id=record.id) else "extraction"
    if not waits_for:
        _begin(run, definition_of(version), record=record, now=now)
    tell_of_run(run, event_types.PATHWAY_RUN_STARTED, now=now, actor=actor, status=run.status)
    return StartedRun(
        id=run.id,
        pathway=version.pathway.name,
        version=version.number,
        status=run.status,
        waits_for=waits_for,
    )


def release_waiting_runs(event: EventData) -> None:
    """Begin the runs that wait for this record's extraction (subscriber of extraction_job.completed)."""
    for run in _waiting(event):
        record = load_record(organization_id=event.organization_id, record_id=run.record_id)
        _begin(run, definition_of(run.version), record=record, now=event.occurred_at)


def fail_waiting_runs(event: EventData) -> None:
    """Fail the runs that wait for an extraction which failed (subscriber of extraction_job.failed); a retry
    begins them.
    """
    for run in _waiting(event):
        fail_run(
            run,
            code="extraction_failed",
            message="The record's extraction failed. Start it again with POST /v1/extract, then retry this run.",
            now=event.occurred_at,
        )


def _waiting(event: EventData) -> list[PathwayRun]:
    return list(
        PathwayRun.objects.in_organization(event.organization_id)
        .select_for_update(of=("self",))
        .select_related("version")
        .filter(record_id=event.data["record_id"], status="pending")
        .order_by("id")
    )


def _published(*, organization_id: str, type: str, name: str | None) -> PathwayVersion:
    versions = (
        PathwayVersion.objects.in_organization(organization_id)
        .select_related("pathway")
        .filter(status="published", pathway__type=type)
    )
    if name is None:
        version = versions.filter(pathway__is_default=True).first()
        if version is None:
            raise PathwayNotFound(
                "Your organization has no default automatic pathway. "
                "Name one in `pathwayName`, or ask an administrator to set it."
            )
        return version
    version = versions.filter(pathway__name=name).first()
    if version is None or version.pathway.name != name:
        raise PathwayNotFound(
            "Your organization has no published pathway of this type with exactly this name. "
            "Check `pathwayName`, capitals included."
        )
    return version


def _begin(run: PathwayRun, definition: PathwayDefinition, *, record: RecordData, now: datetime) -> None:
    RUN.transition(run, "running")
    run.started_at = now
    visit_node(run, definition, key=definition.start, priority=record.priority, now=now)
    run.save()


def visit_node(
    run: PathwayRun, definition: PathwayDefinition, *, key: str, priority: int, now: datetime
) -> None:
    """Write the run's next visit to a node and enqueue its work; the caller holds the run locked and saves it."""
    node_run = _next_visit(run, definition, key=key, last=_last_visit(run, key), now=now)
    node_run.save(force_insert=True)
    _enqueue(node_run, priority=priority)


def _next_visit(
    run: PathwayRun, definition: PathwayDefinition, *, key: str, last: int | None, now: datetime
) -> NodeRun:
    run.current_node = key
    return NodeRun(
        organization_id=run.organization_id,
        run=run,
        node=key,
        kind=definition.node(key).kind,
        visit=(last or 0) + 1,
        started_at=now,
    )


def _enqueue(node_run: NodeRun, *, priority: int, after: Held | None = None) -> None:
    enqueue(
        name=NODE_WORK,
        queue=QUEUE,
        subject_id=node_run.id,
        organization_id=node_run.organization_id,
        priority=priority,
        after=after,
    )


def _last_visit(run: PathwayRun, key: str) -> int | None:
    visits = NodeRun.objects.in_organization(run.organization_id).filter(run=run, node=key)
    last: int | None = visits.order_by("-visit").values_list("visit", flat=True).first()
    return last


_LED_ON = ("status", "current_node", "variables", "error_code", "error_message")
"""What leading a run on writes on it."""


def go_on(
    run: PathwayRun,
    definition: PathwayDefinition,
    *,
    key: str,
    outcome: str,
    priority: int,
    now: datetime,
    after: Held | None = None,
    visits: Mapping[str, int] | None = None,
    done: Changed | None = None,
) -> None:
    """Lead a running run on along the edge of this outcome: to the next node, or to its end.

    The run is locked; saves it. `visits` says how often the run has come to each node, where the caller knows; `done`
    is what else is to be written, with it.
    """
    following = definition.target(key=key, outcome=outcome)
    if following is None:
        if done is not None:
            done[0].save(update_fields=done[1])
        _complete(run, now=now)
        return
    last = visits.get(following) if visits is not None else _last_visit(run, following)
    node_run = _next_visit(run, definition, key=following, last=last, now=now)
    write_together(changed=[*([done] if done else []), (run, _LED_ON)], new=node_run)
    _enqueue(node_run, priority=priority, after=after)


def _complete(run: PathwayRun, *, now: datetime) -> None:
    RUN.transition(run, "completed")
    run.current_node = ""
    run.completed_at = now
    run.save()
    tell_of_run(run, event_types.PATHWAY_RUN_COMPLETED, now=now)


def fail_run(run: PathwayRun, *, code: str, message: str, now: datetime) -> None:
    """Fail a run, saying why and what to do; it can be retried. The run is locked; saves it."""
    RUN.transition(run, "failed")
    run.error_code = code
    run.error_message = message[:500]
    run.save()
    tell_of_run(run, event_types.PATHWAY_RUN_FAILED, now=now, error_code=code, node=run.current_node)
