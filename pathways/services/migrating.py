"""Runs in flight on older versions: which can move to the published one, what would differ, and moving them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from common.errors import Conflict, FieldError, InvalidRequest
from events import event_types
from pathways.models import NodeRun, PathwayRun, PathwayVersion, Review, RunRepair
from pathways.moving import OpenReview, differences_ahead, reasons_against
from pathways.selectors import definition_of
from pathways.services.run_events import tell_of_run

IN_FLIGHT = ("pending", "running", "paused", "failed")
REASON_LENGTH = 500
MOST_SHOWN = 200
BETWEEN_NODES = "It is just running a node. Look again when it waits or has stopped."


class CannotMove(Conflict):
    """The run cannot go on on the other version; the message says why."""


@dataclass(frozen=True, kw_only=True)
class Move:
    """One run in flight on an older version: why it cannot move, or what would be otherwise if it did."""

    run_id: str
    record_id: str
    status: str
    node: str
    title: str
    from_number: int
    to_number: int
    against: tuple[str, ...]
    differences: tuple[str, ...]

    @property
    def can_move(self) -> bool:
        return not self.against


def published_version(*, organization_id: str, pathway_id: str) -> PathwayVersion | None:
    """Return the version on which new runs start, None when there is none."""
    return (
        PathwayVersion.objects.in_organization(organization_id)
        .filter(pathway_id=pathway_id, status="published")
        .first()
    )


def preview_moves(*, organization_id: str, pathway_id: str) -> list[Move]:
    """Return the runs in flight that stand on another version than the published one, oldest first; at most 200."""
    target = published_version(organization_id=organization_id, pathway_id=pathway_id)
    if target is None:
        return []
    runs = (
        PathwayRun.objects.in_organization(organization_id)
        .select_related("version")
        .filter(pathway_id=pathway_id, status__in=IN_FLIGHT)
        .exclude(version=target)
        .order_by("created_at", "id")[:MOST_SHOWN]
    )
    return [preview_move(run, target) for run in runs]


def preview_move(run: PathwayRun, target: PathwayVersion) -> Move:
    """Return whether a run can move to a version, and what would differ."""
    old, new = definition_of(run.version), definition_of(target)
    against = [BETWEEN_NODES] if run.status == "running" else []
    against += reasons_against(old=old, new=new, node=run.current_node, review=_open_review(run))
    visited = set(
        NodeRun.objects.in_organization(run.organization_id)
        .filter(run=run, superseded_at__isnull=True)
        .values_list("node", flat=True)
    )
    return Move(
        run_id=run.id,
        record_id=run.record_id,
        status=run.status,
        node=run.current_node,
        title=old.title_of(run.current_node),
        from_number=run.version.number,
        to_number=target.number,
        against=tuple(against),
        differences=tuple(differences_ahead(old=old, new=new, node=run.current_node, visited=visited)),
    )


def move_run(*, run: PathwayRun, actor: str, now: datetime, reason: str) -> None:
    """Let a run in flight go on on the published version from where it stands; its review stays open.

    The caller holds the run locked. Visits so far stay as they are, and the move stands in the run's history.
    Raises CannotMove, InvalidRequest without a reason.
    """
    if not reason.strip():
        message = "Say why the run moves to another version: it stays in the history."
        raise InvalidRequest(message, errors=(FieldError("reason", message),))
    target = published_version(organization_id=run.organization_id, pathway_id=run.pathway_id)
    if target is None or target.id == run.version_id:
        raise CannotMove("There is no other published version to move the run to.")
    if run.status not in IN_FLIGHT:
        raise CannotMove(f"The run is {run.status}. Only a run that is not over can move.")
    against = preview_move(run, target).against
    if against:
        raise CannotMove(" ".join(against))
    note_repair(run, kind="move", target=target, node=run.current_node, actor=actor, now=now, reason=reason)
    put_on_version(run, target, actor=actor, now=now)
    run.save(update_fields=["version"])


def move_if_older(*, run: PathwayRun, actor: str, now: datetime, reason: str) -> None:
    """Move a run to the published version unless it stands on it already. Raises as `move_run` does."""
    target = published_version(organization_id=run.organization_id, pathway_id=run.pathway_id)
    if target is not None and target.id != run.version_id:
        move_run(run=run, actor=actor, now=now, reason=reason)


def put_on_version(run: PathwayRun, target: PathwayVersion, *, actor: str, now: datetime) -> None:
    """Pin a run to another version, with its event; the caller holds it locked and saves it."""
    before = run.version.number
    run.version = target
    tell_of_run(
        run,
        event_types.PATHWAY_RUN_MOVED,
        now=now,
        actor=actor,
        from_version=before,
        to_version=target.number,
    )


def note_repair(
    run: PathwayRun,
    *,
    kind: str,
    target: PathwayVersion,
    node: str,
    actor: str,
    now: datetime,
    reason: str,
) -> None:
    """Write down who led a run on, from which node and on which version."""
    RunRepair.objects.create(
        organization_id=run.organization_id,
        run=run,
        kind=kind,
        from_version_id=run.version_id,
        to_version=target,
        node=node,
        repaired_by=actor,
        repaired_at=now,
        reason=reason.strip()[:REASON_LENGTH],
    )


def _open_review(run: PathwayRun) -> OpenReview | None:
    review = Review.objects.in_organization(run.organization_id).filter(run=run, status="open").first()
    if review is None:
        return None
    return OpenReview(
        outcomes=tuple(review.outcomes), form=tuple(review.form), expires=review.due_at is not None
    )
