"""The four kinds of node. Each module is one kind whole: config, outcomes, and what running it answers."""

from __future__ import annotations

from typing import Annotated, assert_never

from pydantic import Field as Member

from pathways.context import NodeContext
from pathways.nodes import actions, condition, decision, wait
from pathways.nodes.actions import ActionNode
from pathways.nodes.condition import ConditionNode
from pathways.nodes.decision import DecisionNode
from pathways.nodes.results import Completed, Failed, Paused, Routed
from pathways.nodes.wait import WaitNode

Node = Annotated[ConditionNode | ActionNode | DecisionNode | WaitNode, Member(discriminator="kind")]

__all__ = [
    "KINDS",
    "ActionNode",
    "Completed",
    "ConditionNode",
    "DecisionNode",
    "Failed",
    "Node",
    "Paused",
    "Routed",
    "WaitNode",
    "outcomes_of",
    "run_node",
]

KINDS = ("condition", "action", "decision", "wait")


def outcomes_of(node: Node) -> tuple[str, ...]:
    """Return the outcomes a node can have, each of which needs one edge."""
    match node:
        case ConditionNode():
            return condition.outcomes(node.config)
        case ActionNode():
            return actions.outcomes(node.config)
        case DecisionNode():
            return decision.outcomes(node.config)
        case WaitNode():
            return wait.outcomes(node.config)
        case _:
            assert_never(node)


def run_node(*, node: Node, context: NodeContext) -> Completed | Routed | Paused | Failed:
    """Run a node of any kind: values in, values out, nothing outside is touched."""
    match node:
        case ConditionNode():
            return condition.run(node=node, context=context)
        case ActionNode():
            return actions.run(config=node.config, context=context)
        case DecisionNode():
            return decision.run(node=node, context=context)
        case WaitNode():
            return wait.run(node=node, context=context)
        case _:
            assert_never(node)
