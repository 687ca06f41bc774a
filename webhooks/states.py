"""Which status may follow which, for deliveries."""

from __future__ import annotations

from common.states import StateTable

DELIVERY = StateTable(
    noun="webhook delivery",
    initial="pending",
    transitions={
        "pending": frozenset({"delivered", "failed", "held"}),
        "held": frozenset({"pending"}),
        "failed": frozenset({"pending"}),
        "delivered": frozenset({"pending"}),
    },
)
