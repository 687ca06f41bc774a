"""Decision: an ordered table. The first row whose condition holds routes the record; else the default does."""

from __future__ import annotations

from typing import Literal, Self

from pydantic import Field as Member
from pydantic import field_validator, model_validator

from common.expressions import OperandUsed, describe, evaluate
from pathways.context import NodeContext
from pathways.nodes.condition import Expression
from pathways.nodes.explaining import name_the_gaps
from pathways.nodes.results import Completed, Route, Routed
from pathways.values import FALSE, TRUE, UNDETERMINED, BaseNode, Frozen, Slug, Title

MOST_ROWS = 100


class DefaultRow(Frozen):
    """What happens when no other row does."""

    outcome: Slug
    route: Route
    title: Title | None = None

    @field_validator("outcome")
    @classmethod
    def not_reserved(cls, outcome: str) -> str:
        if outcome == UNDETERMINED:
            raise ValueError(
                "`undetermined` is the outcome of a row that cannot be told; name this one differently"
            )
        return outcome

    @model_validator(mode="after")
    def goes_somewhere(self) -> Self:
        if self.route == Route():
            raise ValueError("say in `route` at least one of specialty, team, queue, disposition")
        return self


class Row(DefaultRow):
    when: Expression


class DecisionConfig(Frozen):
    rows: tuple[Row, ...] = Member(default=(), max_length=MOST_ROWS)
    default: DefaultRow


class DecisionNode(BaseNode):
    kind: Literal["decision"] = "decision"
    config: DecisionConfig


def outcomes(config: DecisionConfig) -> tuple[str, ...]:
    """Return the rows' outcomes in order, the default's, and `undetermined` if there are rows."""
    named = [row.outcome for row in (*config.rows, config.default)]
    return tuple(dict.fromkeys([*named, UNDETERMINED] if config.rows else named))


def run(*, node: DecisionNode, context: NodeContext) -> Routed | Completed:
    """Find the first row that holds and return its route.

    A row that cannot be told ends the search with `undetermined`: had it been told, it might have come first.
    """
    values = context.values()
    seen: dict[str, OperandUsed] = {}
    for index, row in enumerate(node.config.rows):
        result = evaluate(row.when, values)
        seen.update({used.path: used for used in result.operands})
        name = _name(row, index)
        if result.outcome == FALSE:
            continue
        if result.outcome == TRUE:
            explanation = f"{name} decides: {describe(row.when, context.catalogue)}."
            return _routed(row, row_index=index, explanation=explanation, seen=seen)
        explanation = (
            f"{name} cannot be told ({describe(row.when, context.catalogue)}): {name_the_gaps(result)}."
        )
        return Completed(outcome=UNDETERMINED, explanation=explanation, operands=tuple(seen.values()))
    title = f" ({node.config.default.title})" if node.config.default.title else ""
    above = {0: "there is no other", 1: "the row above it does not hold"}.get(
        len(node.config.rows), f"none of the {len(node.config.rows)} rows above it holds"
    )
    explanation = f"The default row{title} decides: {above}."
    return _routed(node.config.default, row_index=None, explanation=explanation, seen=seen)


def _name(row: Row, index: int) -> str:
    return f"Row {index + 1} ({row.title})" if row.title else f"Row {index + 1}"


def _routed(
    row: DefaultRow, *, row_index: int | None, explanation: str, seen: dict[str, OperandUsed]
) -> Routed:
    return Routed(
        outcome=row.outcome,
        route=row.route,
        row=row_index,
        explanation=explanation,
        operands=tuple(seen.values()),
    )
