"""The outline of a pathway, read leniently: the nodes and edges of a document that may not be valid yet.

The picture and the checks of the graph stand on it, so that a half-finished draft can be seen and checked.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from pathways.values import END


@dataclass(frozen=True, slots=True)
class OutlineNode:
    key: str
    title: str
    kind: str


@dataclass(frozen=True, slots=True)
class OutlineEdge:
    """`target` is a key, perhaps of no node, or `end`."""

    source: str
    outcome: str
    target: str


@dataclass(frozen=True, slots=True)
class Outline:
    start: str
    nodes: tuple[OutlineNode, ...]
    edges: tuple[OutlineEdge, ...]

    @property
    def keys(self) -> frozenset[str]:
        return frozenset(node.key for node in self.nodes)

    def following(self) -> dict[str, list[str]]:
        """Return the keys that follow each key; edges from or to nowhere are left out, the end too."""
        found: dict[str, list[str]] = {node.key: [] for node in self.nodes}
        for edge in self.edges:
            if edge.source in found and edge.target in found:
                found[edge.source].append(edge.target)
        return found


def outline_of(document: Mapping[str, Any]) -> Outline:
    """Read the outline of a definition's document, leaving out what has no shape at all."""
    nodes = [
        OutlineNode(
            key=item["key"],
            title=item["title"] if isinstance(item.get("title"), str) and item["title"] else item["key"],
            kind=item["kind"] if isinstance(item.get("kind"), str) else "",
        )
        for item in _members(document.get("nodes"))
        if isinstance(item.get("key"), str)
    ]
    edges = [
        OutlineEdge(source=item["from"], outcome=item["outcome"], target=item.get("to") or END)
        for item in _members(document.get("edges"))
        if isinstance(item.get("from"), str)
        and isinstance(item.get("outcome"), str)
        and isinstance(item.get("to"), (str, type(None)))
    ]
    start = document.get("start")
    return Outline(start=start if isinstance(start, str) else "", nodes=tuple(nodes), edges=tuple(edges))


def reachable(*, start: Iterable[str], following: Mapping[str, Iterable[str]]) -> set[str]:
    """Return every key that can be reached from the keys given, these included."""
    found: set[str] = set()
    waiting = [key for key in start if key in following]
    while waiting:
        key = waiting.pop()
        if key not in found:
            found.add(key)
            waiting.extend(following[key])
    return found


def reversed_edges(following: Mapping[str, Iterable[str]]) -> dict[str, list[str]]:
    """Turn every edge round: the keys that come before each key."""
    found: dict[str, list[str]] = {key: [] for key in following}
    for key, targets in following.items():
        for target in targets:
            found[target].append(key)
    return found


def _members(items: object) -> list[Mapping[str, Any]]:
    return [item for item in items if isinstance(item, Mapping)] if isinstance(items, (list, tuple)) else []
