"""Where a pathway makes a record less urgent, and from which decisions that follows: two people must make those."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from pathways.definition import PathwayDefinition
from pathways.nodes import ActionNode, Node, WaitNode
from pathways.nodes.actions.set_priority import SetPriority
from pathways.outline import Outline, outline_of
from pathways.problems import Problem
from pathways.values import EXPIRED


@dataclass(frozen=True, slots=True)
class Lowering:
    """The nodes of a pathway that may lower an urgency, and what leads to them."""

    outline: Outline
    lowering: frozenset[str]
    waits: frozenset[str]

    @classmethod
    def of(cls, *, outline: Outline, nodes: Iterable[Node]) -> Lowering:
        """Return what is known of the lowering in these nodes."""
        found = list(nodes)
        return cls(
            outline=outline,
            lowering=frozenset(node.key for node in found if _may_lower(node)),
            waits=frozenset(node.key for node in found if isinstance(node, WaitNode)),
        )

    def follows(self, *, key: str, outcome: str) -> bool:
        """Return whether a node that lowers comes after this outcome with no other wait between them.

        A wait that comes between answers for itself.
        """
        return self._reached(self._targets(key, outcome), self.lowering)

    def follows_from(self, key: str) -> bool:
        """Return whether a run that is led on from this node comes to one that lowers with no wait on its way."""
        return self._reached([key], self.lowering)

    def leads_to(self, target: str, *, key: str, outcome: str) -> bool:
        """Return whether a node comes after this outcome of another with no other wait between them."""
        return self._reached(self._targets(key, outcome), frozenset({target}))

    def follows_at_once(self) -> bool:
        """Return whether a run comes to a node that lowers before anybody was asked."""
        return self.follows_from(self.outline.start)

    def _targets(self, key: str, outcome: str) -> list[str]:
        return [edge.target for edge in self.outline.edges if (edge.source, edge.outcome) == (key, outcome)]

    def _reached(self, start: Iterable[str], wanted: frozenset[str]) -> bool:
        following = self.outline.following()
        waiting, seen = list(start), set[str]()
        while waiting:
            key = waiting.pop()
            if key in wanted:
                return True
            if key not in seen and key not in self.waits:
                seen.add(key)
                waiting += following.get(key, [])
        return False


def lowering_follows(definition: PathwayDefinition, *, key: str, outcome: str) -> bool:
    """Return whether this outcome of a node leads to a lower urgency without another wait."""
    outline = outline_of(definition.as_document())
    return Lowering.of(outline=outline, nodes=definition.nodes).follows(key=key, outcome=outcome)


def lowering_problems(*, outline: Outline, nodes: Iterable[Node]) -> Iterator[Problem]:
    """List the ways to a lower urgency that two people have not agreed on."""
    found = list(nodes)
    lowering = Lowering.of(outline=outline, nodes=found)
    if lowering.follows_at_once():
        message = (
            "The pathway lowers an urgency before anybody was asked. Put a wait with `four_eyes` before it, "
            "or turn `lower` off."
        )
        yield Problem(min(lowering.lowering), "config.lower", "lowering_unasked", message)
    for node in found:
        if not isinstance(node, WaitNode):
            continue
        if lowering.follows(key=node.key, outcome=EXPIRED):
            message = (
                "When nobody answers, the pathway lowers an urgency. Lead `expired` elsewhere: "
                "two people must agree to a lower urgency."
            )
            yield Problem(node.key, "edges.expired", "lowering_unasked", message)
        if node.config.four_eyes:
            continue
        if any(lowering.follows(key=node.key, outcome=outcome) for outcome in node.config.outcomes):
            message = (
                "An answer leads to a lower urgency, to which two people must agree. Turn `four_eyes` on."
            )
            yield Problem(node.key, "config.four_eyes", "four_eyes_needed", message)


def _may_lower(node: Node) -> bool:
    return isinstance(node, ActionNode) and isinstance(node.config, SetPriority) and node.config.lower
