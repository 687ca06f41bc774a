"""Repairing runs: leading one on from its failed node, another one or the start, on a version that is asked for."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

from common.errors import Conflict, FieldError, InvalidRequest
from events import event_types
from pathways.definition import PathwayDefinition
from pathways.models import NodeRun, PathwayRun, PathwayVersion
from pathways.selectors import definition_of
from pathways.services.agreed_lowering import lowering_agreed
from pathways.services.deciding import stop_run, withdraw
from pathways.services.migrating import note_repair, published_version, put_on_version
from pathways.services.rewinding import supersede_from
from pathways.services.run_events import tell_of_run
from pathways.services.starting import visit_node
from pathways.states import RUN
from referrals.selectors import has_referral, load_record

WhichVersion = Literal["same", "current"]
FROM_FAILED = "failed"
FROM_START = "start"


class CannotRetry(Conflict):
    """The run cannot be led on from there; the message says what to do instead."""


def retry_run(
    *,
    run: PathwayRun,
    actor: str,
    now: datetime,
    start_from: str = FROM_FAILED,
    version: WhichVersion | None = None,
    reason: str = "",
) -> None:
    """Lead a failed or paused run on from a node.

    `start_from` is `failed` (the node it failed at), `start`, or the key of a node it has come to. `version` is
    `same` or `current`, the published one; it must be given where they differ. What came after that node counts no
    more and stays in the history; effects that have been had are had again. The caller holds the run locked.
    Raises CannotRetry, InvalidRequest.
    """
    if run.status not in ("failed", "paused") or (run.status == "paused" and start_from == FROM_FAILED):
        hint = " Choose the node to go on from." if run.status == "paused" else ""
        raise CannotRetry(f"The run is {run.status}. Only a failed run can be retried.{hint}")
    if not has_referral(organization_id=run.organization_id, record_id=run.record_id):
        raise CannotRetry(
            "The record has no completed extraction. Start one with POST /v1/extract, then retry."
        )
    target = _chosen_version(run, version)
    definition = definition_of(target)
    key = _chosen_node(run, definition, start_from)
    record = load_record(organization_id=run.organization_id, record_id=run.record_id)
    note_repair(run, kind="retry", target=target, node=key, actor=actor, now=now, reason=reason)
    if target.id != run.version_id:
        put_on_version(run, target, actor=actor, now=now)
    withdraw(run, actor=actor, now=now)
    supersede_from(run, definition, key=key, now=now)
    RUN.transition(run, "running")
    run.error_code = run.error_message = ""
    run.started_at = run.started_at or now
    visit_node(run, definition, key=key, priority=record.priority, now=now)
    run.save()
    tell_of_run(run, event_types.PATHWAY_RUN_RESUMED, now=now, actor=actor)


def cancel_run(*, run: PathwayRun, actor: str, now: datetime) -> None:
    """Cancel a run that is not over. The caller holds it locked. Raises IllegalTransition."""
    stop_run(run, actor=actor, now=now)


def _chosen_version(run: PathwayRun, version: WhichVersion | None) -> PathwayVersion:
    current = published_version(organization_id=run.organization_id, pathway_id=run.pathway_id)
    if version == "same" or current is None or current.id == run.version_id:
        return run.version
    if version == "current":
        return current
    message = (
        f"Say on which version: `same` ({run.version.number}, on which the run stands) or "
        f"`current` ({current.number}, which is published)."
    )
    raise InvalidRequest(message, errors=(FieldError("version", message),))


def _chosen_node(run: PathwayRun, definition: PathwayDefinition, start_from: str) -> str:
    """Return the key of the node to go on from; one the run has come to, for else what it needs would be missing."""
    if start_from == FROM_START or (start_from == FROM_FAILED and not run.current_node):
        return definition.start
    key = run.current_node if start_from == FROM_FAILED else start_from
    if not any(node.key == key for node in definition.nodes):
        message = f"The version has no node {key}. Choose another node, or `start`, or the version the run stands on."
        raise InvalidRequest(message, errors=(FieldError("from", message),))
    visits = NodeRun.objects.in_organization(run.organization_id).filter(run=run, superseded_at__isnull=True)
    if key not in (definition.start, run.current_node) and not visits.filter(node=key).exists():
        message = "The run has not come to this node. Choose one it has come to, or `start`."
        raise InvalidRequest(message, errors=(FieldError("from", message),))
    if key != definition.start and not lowering_agreed(run, definition, key=key):
        message = (
            "A lower urgency follows from this node, to which two people have not agreed. Choose the review "
            "before it, a node before that review, or `start`."
        )
        raise InvalidRequest(message, errors=(FieldError("from", message),))
    return key
