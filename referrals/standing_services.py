"""Where a record stands beside its status: its team, its labels, its priority. Inside the organization's scope."""

from __future__ import annotations

from datetime import datetime

from events import event_types
from events.services import record_event
from referrals.data.referral import URGENCIES, Urgency
from referrals.models import Record


def assign_record_team(
    *, organization_id: str, record_id: str, team_id: str, actor: str, now: datetime
) -> None:
    """Give the record to a team; it is hidden from the others. Giving it to its own team changes nothing."""
    record = _locked(organization_id=organization_id, record_id=record_id)
    if record.team_id == team_id:
        return
    before, record.team_id, record.updated_at = record.team_id, team_id, now
    record.save(update_fields=["team_id", "updated_at"])
    record_event(
        type=event_types.RECORD_TEAM_ASSIGNED,
        organization_id=organization_id,
        actor=actor,
        now=now,
        record_id=record_id,
        team_id=team_id,
        data={"before": before, "after": team_id},
    )


def add_record_label(*, organization_id: str, record_id: str, label: str, actor: str, now: datetime) -> None:
    """Put a label on the record; one that it has already changes nothing."""
    record = _locked(organization_id=organization_id, record_id=record_id)
    if label in record.labels:
        return
    record.labels, record.updated_at = [*record.labels, label], now
    record.save(update_fields=["labels", "updated_at"])
    record_event(
        type=event_types.RECORD_LABELLED,
        organization_id=organization_id,
        actor=actor,
        now=now,
        record_id=record_id,
        team_id=record.team_id,
        data={"label": label},
    )


def set_record_priority(
    *, organization_id: str, record_id: str, priority: Urgency, lower: bool, actor: str, now: datetime
) -> int:
    """Raise the record's priority, or with `lower` set it either way; return what it is then, 0 for routine."""
    record = _locked(organization_id=organization_id, record_id=record_id)
    wanted = URGENCIES.index(priority)
    wanted = wanted if lower else max(wanted, record.priority)
    if wanted != record.priority:
        before, record.priority, record.updated_at = record.priority, wanted, now
        record.save(update_fields=["priority", "updated_at"])
        record_event(
            type=event_types.RECORD_PRIORITY_CHANGED,
            organization_id=organization_id,
            actor=actor,
            now=now,
            record_id=record_id,
            team_id=record.team_id,
            data={"before": URGENCIES[before], "after": URGENCIES[wanted]},
        )
    return wanted


def _locked(*, organization_id: str, record_id: str) -> Record:
    return Record.objects.in_organization(organization_id).select_for_update().get(id=record_id)
