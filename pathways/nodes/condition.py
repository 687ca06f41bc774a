"""Condition: one expression over what is known; three outcomes, because "we cannot say" is an answer."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field as Member
from pydantic import StringConstraints

from common.expressions import describe, evaluate
from pathways.context import NodeContext
from pathways.nodes.explaining import name_the_gaps
from pathways.nodes.results import Completed
from pathways.values import FALSE, TRUE, UNDETERMINED, BaseNode, Frozen

Expression = Annotated[
    str,
    StringConstraints(min_length=1, max_length=2000),
    Member(json_schema_extra={"format": "expression"}),
]


class ConditionConfig(Frozen):
    expression: Expression


class ConditionNode(BaseNode):
    kind: Literal["condition"] = "condition"
    config: ConditionConfig


def outcomes(_config: ConditionConfig) -> tuple[str, ...]:
    """Return the outcomes of every condition."""
    return (TRUE, FALSE, UNDETERMINED)


def run(*, node: ConditionNode, context: NodeContext) -> Completed:
    """Evaluate the expression against the context and name what it rested on."""
    result = evaluate(node.config.expression, context.values())
    spoken = describe(node.config.expression, context.catalogue)
    if result.outcome == UNDETERMINED:
        explanation = f"Whether {spoken} cannot be told: {name_the_gaps(result)}."
    else:
        explanation = f"It is {result.outcome} that {spoken}."
    return Completed(outcome=result.outcome, explanation=explanation, operands=result.operands)
