"""Effects in our own database: they happen in the transaction that records their node, or not at all."""

from __future__ import annotations

from datetime import datetime

from events import event_types
from pathways.models import NodeRun, Notification, PathwayRun
from pathways.nodes.effects import (
    Effect,
    FhirEffect,
    LabelEffect,
    NotifyEffect,
    PriorityEffect,
    StatusEffect,
    TeamEffect,
)
from pathways.services.effects import note_done
from pathways.services.run_events import by_run, tell_of_run
from pathways.values import ADMINISTRATOR
from referrals.services import set_record_status
from referrals.standing_services import add_record_label, assign_record_team, set_record_priority
from tenants.selectors import list_teams


class CannotApply(Exception):
    """The effect cannot happen as things stand; nothing was written. `message` says what to do."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(code)
        self.code = code
        self.message = message


def apply(*, run: PathwayRun, node_run: NodeRun, effect: Effect, now: datetime) -> int | None:
    """Let an effect happen; return the record's priority if that is what was set.

    The caller holds the run locked. Raises CannotApply before anything is written.
    """
    actor = by_run(run)
    priority = None
    match effect:
        case StatusEffect():
            set_record_status(
                organization_id=run.organization_id,
                record_id=run.record_id,
                status=effect.status,
                actor=actor,
                now=now,
            )
        case NotifyEffect():
            _notify(run, effect, now=now)
        case TeamEffect():
            _assign_team(run, effect, actor=actor, now=now)
        case LabelEffect():
            add_record_label(
                organization_id=run.organization_id,
                record_id=run.record_id,
                label=effect.label,
                actor=actor,
                now=now,
            )
        case PriorityEffect():
            priority = set_record_priority(
                organization_id=run.organization_id,
                record_id=run.record_id,
                priority=effect.priority,
                lower=effect.lower,
                actor=actor,
                now=now,
            )
        case FhirEffect(url=""):
            pass  # what it makes stands in its own row
        case _:
            return None
    note_done(node_run=node_run, effect=effect, now=now)
    return priority


def _assign_team(run: PathwayRun, effect: TeamEffect, *, actor: str, now: datetime) -> None:
    team = list_teams(organization_id=run.organization_id).filter(name=effect.team).first()
    if team is None:
        raise CannotApply(
            "unknown_team",
            f"The organization has no team {effect.team} any more. "
            "Add it, or name another in the pathway; then retry the run.",
        )
    assign_record_team(
        organization_id=run.organization_id,
        record_id=run.record_id,
        team_id=team.id,
        actor=actor,
        now=now,
    )
    run.team_id = team.id
    run.save(update_fields=["team_id"])


def _notify(run: PathwayRun, effect: NotifyEffect, *, now: datetime) -> None:
    """Leave a message for a team, for people, or for the administrators of the organization."""
    if effect.team is not None:
        audiences = [f"team:{effect.team}"]
    else:
        audiences = [f"user:{user}" for user in effect.users] or [f"role:{ADMINISTRATOR}"]
    for audience in audiences:
        Notification.objects.create(
            organization_id=run.organization_id,
            audience=audience[:120],
            record_id=run.record_id,
            run=run,
            message=effect.message,
            created_at=now,
        )
    tell_of_run(run, event_types.NOTIFICATION_CREATED, now=now, actor=by_run(run))
