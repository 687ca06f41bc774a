"""What a simulation came to, in numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from pathways.simulation.comparing import CHANGES
from pathways.simulation.walks import Walk, place_of
from pathways.values import Frozen

NOTHING_BEFORE = "no pathway"
"""Where records were that no version led anywhere: they stayed as they came."""


class Flow(Frozen):
    """So many records that ended up in `before` end up in `after`."""

    before: str
    after: str
    records: int


class Counts(Frozen):
    """`changed` counts records in which anything differs, `changes` those in which this does."""

    records: int = 0
    changed: int = 0
    changes: dict[str, int] = {}
    mails_before: int = 0
    mails_after: int = 0
    waits_before: int = 0
    waits_after: int = 0
    failed_before: int = 0
    failed_after: int = 0
    red_flags: int = 0
    red_flags_lost: int = 0
    flows: tuple[Flow, ...] = ()


class Tried(Frozen):
    """One record of a simulation, as it is kept."""

    before: Walk | None
    after: Walk
    changes: tuple[str, ...]
    red_flag: bool
    red_flag_lost: bool


def count(tried: Iterable[Tried]) -> Counts:
    """Count what records came to; flows with the most records come first."""
    rows = list(tried)
    flows = Counter(
        (place_of(row.before) if row.before else NOTHING_BEFORE, place_of(row.after)) for row in rows
    )
    named = Counter(change for row in rows for change in row.changes)
    befores = [row.before for row in rows if row.before is not None]
    return Counts(
        records=len(rows),
        changed=sum(bool(row.changes) for row in rows),
        changes={name: named[name] for name in CHANGES},
        mails_before=sum(walk.mails for walk in befores),
        mails_after=sum(row.after.mails for row in rows),
        waits_before=sum(len(walk.waits) for walk in befores),
        waits_after=sum(len(row.after.waits) for row in rows),
        failed_before=sum(walk.ended == "failed" for walk in befores),
        failed_after=sum(row.after.ended == "failed" for row in rows),
        red_flags=sum(row.red_flag for row in rows),
        red_flags_lost=sum(row.red_flag_lost for row in rows),
        flows=tuple(
            Flow(before=before, after=after, records=number)
            for (before, after), number in sorted(flows.items(), key=lambda item: (-item[1], item[0]))
        ),
    )
