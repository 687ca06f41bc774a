"""A pathway as data: nodes, and edges that say which node follows which outcome. JSON and YAML in and out."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Literal

from pydantic import Field as Member
from pydantic import field_validator

from common.expressions import FieldType
from pathways.context import FACTS
from pathways.nodes import ActionNode, Node, WaitNode, outcomes_of
from pathways.nodes.review import FormField
from pathways.values import END, Frozen, Slug

MOST_NODES = 200


class Edge(Frozen):
    """After `source` (written `from`) with this outcome comes `to`, a node's key or `end`."""

    source: Slug = Member(alias="from")
    outcome: Slug
    to: Slug

    @field_validator("to", mode="before")
    @classmethod
    def nothing_is_the_end(cls, to: object) -> object:
        return END if to is None else to


class PathwayDefinition(Frozen):
    """The whole of a pathway. That it makes sense as a graph is `pathways.validation`'s to say."""

    schema_version: Literal[1] = 1
    start: Slug
    nodes: tuple[Node, ...] = Member(min_length=1, max_length=MOST_NODES)
    edges: tuple[Edge, ...] = ()

    def node(self, key: str) -> Node:
        """Return the node of this key. Raises KeyError for a key the definition does not have."""
        return self._nodes[key]

    def title_of(self, key: str) -> str:
        """Return how people call the node of this key; the key itself where there is no such node."""
        return self._nodes[key].title if key in self._nodes else key

    def target(self, *, key: str, outcome: str) -> str | None:
        """Return the key of the node that follows this outcome, or None when the run is over then.

        Raises KeyError when the definition has no such edge; a published one has an edge for every outcome.
        """
        target = self._targets[key, outcome]
        return None if target == END else target

    # Every hop asks both. Of a draft's doubled keys and edges the first counts, as the editor's messages have it.

    @cached_property
    def _nodes(self) -> dict[str, Node]:
        return {node.key: node for node in reversed(self.nodes)}

    @cached_property
    def _targets(self) -> dict[tuple[str, str], str]:
        return {(edge.source, edge.outcome): edge.to for edge in reversed(self.edges)}

    def as_document(self) -> dict[str, Any]:
        """Return the definition as JSON-ready data with every default written out: its meaning never changes."""
        return self.model_dump(mode="json", by_alias=True)


def read_definition(document: object) -> PathwayDefinition:
    """Read what `as_document` has written. Raises pydantic.ValidationError.

    `pathways.validation.validate` takes the same document and says what is wrong in words for people.
    """
    return PathwayDefinition.model_validate(document)


def run_catalogue(definition: PathwayDefinition) -> dict[str, FieldType]:
    """Return the fields the pathway itself brings: its facts, outcomes and form answers."""
    found = dict(FACTS)
    for node in definition.nodes:
        found |= node_catalogue(node)
    return found


def node_catalogue(node: Node) -> dict[str, FieldType]:
    """Return the fields that can be asked for once a node has run: `run.<key>.<name>`."""
    label = f"outcome of {node.title}"
    found = {f"run.{node.key}.outcome": FieldType.text(choices=outcomes_of(node), label=label)}
    if isinstance(node, WaitNode):
        found |= {f"run.{node.key}.{field.name}": _type_of(field) for field in node.config.form}
    if isinstance(node, ActionNode):
        found |= {f"run.{node.key}.{name}": type_ for name, type_ in node.config.variables().items()}
    return found


def _type_of(field: FormField) -> FieldType:
    match field.type:
        case "text":
            return FieldType.text(label=field.label)
        case "choice":
            return FieldType.text(choices=field.choices, label=field.label)
        case "number":
            return FieldType.number(label=field.label)
        case "date":
            return FieldType.date(label=field.label)
        case "yes_no":
            return FieldType.boolean(label=field.label)
