"""A walk as it is kept: nodes, outcomes, routes, what kinds of things would have been done. No patient data."""

from __future__ import annotations

from typing import Any

from pathways.rehearsal import MAILS, Ended, Rehearsed
from pathways.values import Frozen

ARRIVED = "received"
"""The status of a record that nothing has happened to: simulations try each record as it came in."""


class Walk(Frozen):
    """Where a record would go. `effects` are (kind, node); `urgency` is what the record is left with."""

    steps: tuple[tuple[str, str], ...]
    ended: Ended
    route: dict[str, Any] = {}
    status: str
    urgency: str | None = None
    effects: tuple[tuple[str, str], ...] = ()
    waits: tuple[str, ...] = ()
    stopped_at: str | None = None
    code: str = ""

    @property
    def mails(self) -> int:
        """Return how many mails would have been sent."""
        return sum(kind in MAILS for kind, _ in self.effects)

    def does(self) -> frozenset[tuple[str, ...]]:
        """Return what the walk does about the record, as facts that two walks can be compared by."""
        route = tuple(f"{name}={value}" for name, value in sorted(self.route.items()))
        return frozenset(
            [
                *(("effect", kind, node) for kind, node in self.effects),
                *(("wait", node) for node in self.waits),
                ("route", *route),
                ("status", self.status),
            ]
        )


def walk_of(rehearsed: Rehearsed) -> Walk:
    """Keep of a rehearsal what holds no patient data."""
    return Walk(
        steps=rehearsed.steps,
        ended=rehearsed.ended,
        route=dict(rehearsed.route),
        status=rehearsed.status,
        urgency=rehearsed.urgency,
        effects=tuple((effect.kind, effect.node) for effect in rehearsed.effects),
        waits=rehearsed.waits,
        stopped_at=rehearsed.stopped_at,
        code=rehearsed.code,
    )


def place_of(walk: Walk) -> str:
    """Say in a few words where a record ends up."""
    if walk.ended == "failed":
        return f"stops at {walk.stopped_at}"
    if walk.ended == "paused":
        return f"waits at {walk.stopped_at}"
    route = [
        str(walk.route[name])
        for name in ("disposition", "specialty", "team", "queue")
        if walk.route.get(name)
    ]
    if route:
        return ", ".join(dict.fromkeys(route)).replace("_", " ")
    if walk.status != ARRIVED:
        return walk.status.replace("_", " ")
    return "ends without a route"
