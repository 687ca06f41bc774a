"""One record through two definitions: what differs."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from pathways.definition import PathwayDefinition
from pathways.rehearsal import MAILS, RehearsalFacts, Rehearsed, rehearse
from pathways.simulation.red_flags import attention_of, is_dangerous
from pathways.simulation.walks import Walk, walk_of

CHANGES: dict[str, str] = {
    "route": "route",
    "urgency": "urgency",
    "mails": "mails",
    "waits": "waits for people",
    "status": "status of the record",
    "actions": "other actions",
    "end": "how it ends",
    "path": "path",
}
"""What can differ, and how it is called. `path` alone: other nodes, to the same effect."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Compared:
    """A record's walks. `before` null: no version was published, and the record stayed as it came."""

    before: Walk | None
    after: Walk
    changes: tuple[str, ...]
    red_flag: bool
    red_flag_lost: bool


def try_record(
    *, before: PathwayDefinition | None, after: PathwayDefinition, facts: RehearsalFacts, now: datetime
) -> Compared:
    """Walk the record through both definitions; waits count as answered by their first outcome.

    A red flag is lost when less attention is paid to a dangerous record than before. Where no version is published
    (`before` null) the walk is compared with none: what differs is all that the pathway would do.
    """
    new = rehearse(definition=after, facts=facts, now=now, unanswered="first")
    new_walk = walk_of(new)
    dangerous = is_dangerous(facts)
    if before is None:
        done = tuple(name for name in compare(no_pathway(facts), new) if name != "path")
        return Compared(before=None, after=new_walk, changes=done, red_flag=dangerous, red_flag_lost=False)
    old = rehearse(definition=before, facts=facts, now=now, unanswered="first")
    old_walk = walk_of(old)
    lost = dangerous and (
        attention_of(new_walk, definition=after, facts=facts, now=now)
        < attention_of(old_walk, definition=before, facts=facts, now=now)
    )
    return Compared(
        before=old_walk,
        after=new_walk,
        changes=compare(old, new),
        red_flag=dangerous,
        red_flag_lost=lost,
    )


def no_pathway(facts: RehearsalFacts) -> Rehearsed:
    """Return what becomes of a record on which no pathway runs: it stays as it came."""
    known = facts.operands.get("triage.urgency")
    return Rehearsed(
        path=(),
        ended="completed",
        route={},
        effects=(),
        urgency=str(known.value) if known is not None and known.usable else None,
        status=facts.record.status,
    )


def compare(before: Rehearsed, after: Rehearsed) -> tuple[str, ...]:
    """Name what differs, in the order of `CHANGES`."""
    old, new = walk_of(before), walk_of(after)
    differs = {
        "route": old.route != new.route,
        "urgency": old.urgency != new.urgency,
        "mails": _mails(before) != _mails(after),
        "waits": old.waits != new.waits,
        "status": old.status != new.status,
        "actions": _others(before) != _others(after),
        "end": (old.ended, old.code) != (new.ended, new.code),
        "path": old.steps != new.steps,
    }
    return tuple(name for name in CHANGES if differs[name])


def _mails(rehearsed: Rehearsed) -> list[dict[str, object]]:
    """Return what would be mailed, as rendered; never kept."""
    return [dict(effect.payload) for effect in rehearsed.effects if effect.kind in MAILS]


_COUNTED_ELSEWHERE = (*MAILS, "update_status", "set_priority")


def _others(rehearsed: Rehearsed) -> list[tuple[str, dict[str, object]]]:
    return [
        (effect.kind, dict(effect.payload))
        for effect in rehearsed.effects
        if effect.kind not in _COUNTED_ELSEWHERE
    ]
