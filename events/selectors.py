"""Reading events: the feed and a record's audit trail."""

from __future__ import annotations

from datetime import datetime

from django.db.models import Max

from events.data import EventData
from events.models import Event


def list_events(
    *,
    organization_id: str,
    team_id: str | None = None,
    types: frozenset[str] | None = None,
    after: int = 0,
    limit: int = 100,
) -> list[EventData]:
    """Return the organization's events with a sequence above `after`, oldest first.

    With a `team_id` those of its records and those of everyone's.
    """
    events = Event.objects.in_organization(organization_id).filter(sequence__gt=after).order_by("sequence")
    if types:
        events = events.filter(type__in=types)
    if team_id is not None:
        events = events.filter(team_id__in=["", team_id])
    return [_data(event) for event in events[:limit]]


def list_record_events(*, organization_id: str, record_id: str) -> list[EventData]:
    """Return all events of one record, oldest first: its audit trail."""
    events = Event.objects.in_organization(organization_id).filter(record_id=record_id).order_by("sequence")
    return [_data(event) for event in events]


def newest_by_record(*, organization_id: str, types: frozenset[str]) -> dict[str, datetime]:
    """Return when an event of these types happened last to each record that had one."""
    events = Event.objects.in_organization(organization_id).filter(type__in=types).exclude(record_id="")
    rows = events.order_by().values_list("record_id").annotate(last=Max("occurred_at"))
    return dict(rows)


def _data(event: Event) -> EventData:
    return EventData(
        id=event.id,
        organization_id=event.organization_id,
        sequence=event.sequence,
        type=event.type,
        actor=event.actor,
        team_id=event.team_id or None,
        data=event.data,
        occurred_at=event.occurred_at,
    )
