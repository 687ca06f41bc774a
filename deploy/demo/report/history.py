"""What was written down: the job's audit trail, the record's events, and the webhooks that came for them."""

from __future__ import annotations

from django.utils.html import format_html
from django.utils.safestring import SafeString

from deploy.demo.receiver import Received
from deploy.demo.report.marks import clock, cut_id, duration, joined, moment, table
from deploy.demo.story import Journey


def history_panel(journey: Journey) -> SafeString:
    """Draw three tables, folded up but for their numbers."""
    trail = journey.job.get("audit_trail", [])
    return joined(
        [
            _folded(f"Audit trail of the extraction: {len(trail)} entries", _audit_trail(journey)),
            _folded(f"Events of the record: {len(journey.events)}", _events(journey)),
            _folded(
                f"Webhooks received: {len(journey.webhooks)}, every signature checked", _webhooks(journey)
            ),
        ]
    )


def _folded(title: str, content: SafeString) -> SafeString:
    return format_html("<details><summary>{}</summary>{}</details>", title, content)


def _audit_trail(journey: Journey) -> SafeString:
    return table(
        head=("At", "Stage", "Who", "What", "Detail"),
        rows=[
            (clock(entry["at"]), entry["stage"], _actor(entry["actor"]), entry["action"], entry["detail"])
            for entry in journey.job.get("audit_trail", [])
        ],
    )


def _actor(actor: str) -> str | SafeString:
    kind, _, name = actor.partition(":")
    return format_html("{} {}", kind, cut_id(name)) if kind in ("credential", "user") else actor


def _events(journey: Journey) -> SafeString:
    return table(
        head=("Number", "At", "Event", "Says"),
        rows=[
            (str(event["sequence"]), clock(event["timestamp"]), event["type"], _facts(event["data"]))
            for event in journey.events
        ],
    )


def _facts(data: dict[str, object]) -> SafeString:
    """Show what an event says beyond the record's id: everything else here is of that record."""
    return joined(
        format_html(
            '<span class="fact">{} {}</span> ',
            name,
            cut_id(str(value)) if name.endswith("_id") else str(value),
        )
        for name, value in data.items()
        if name not in ("record_id", "links") and isinstance(value, str | int | float | list)
    )


def _webhooks(journey: Journey) -> SafeString:
    return table(
        head=("Came at", "Event", "webhook-id", "After the event", "Body"),
        rows=[
            (
                clock(received.received_at.isoformat()),
                received.type,
                cut_id(received.id),
                _delay(received),
                format_html("<details><summary>show</summary><pre>{}</pre></details>", received.body),
            )
            for received in journey.webhooks
        ],
    )


def _delay(received: Received) -> str:
    return duration(max((received.received_at - moment(received.occurred_at)).total_seconds(), 0.0))
