"""What a node answers when a person decides in its place."""

from __future__ import annotations

from pathways.nodes.decision import DecisionConfig, DecisionNode
from pathways.nodes.results import Completed, Route, Routed
from pathways.values import BaseNode


def decided_by_person(*, node: BaseNode, outcome: str, beforehand: bool = False) -> Completed | Routed:
    """Return a person's outcome as the node's result; a decision routes as that outcome would.

    Nothing is done outside: an action that a person calls done is not performed. That the node has the outcome is
    the caller's to check.
    """
    explanation = f"A person decided{' beforehand' if beforehand else ''}: {outcome}."
    if isinstance(node, DecisionNode):
        row, route = _row_of(node.config, outcome)
        if route is not None:
            return Routed(outcome=outcome, route=route, row=row, explanation=explanation)
    return Completed(outcome=outcome, explanation=explanation)


def _row_of(config: DecisionConfig, outcome: str) -> tuple[int | None, Route | None]:
    """Return (index, route) of the first row with this outcome, the index null for the default row."""
    for index, row in enumerate(config.rows):
        if row.outcome == outcome:
            return index, row.route
    return None, config.default.route if config.default.outcome == outcome else None
