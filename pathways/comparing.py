"""What differs between two versions of a pathway: in words, as text line by line, and as one graph of both."""

from __future__ import annotations

import difflib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from pathways.documents import to_text
from pathways.editing.echoes import questions_in_words
from pathways.outline import Outline, OutlineEdge, outline_of
from referrals.fields import CATALOGUE

Document = Mapping[str, Any]
Change = Literal["added", "removed", "changed"]
LONGEST_VALUE = 90


@dataclass(frozen=True, slots=True)
class NodeChange:
    """A node that one of the versions does not have, or that says something else; `words` say what."""

    key: str
    title: str
    change: Change
    words: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Comparison:
    """What the new version has, lacks and says otherwise. `start` is (old, new) where it differs."""

    start: tuple[str, str] | None
    nodes: tuple[NodeChange, ...]
    edges_added: tuple[OutlineEdge, ...]
    edges_removed: tuple[OutlineEdge, ...]

    def __bool__(self) -> bool:
        """Return whether anything differs."""
        return bool(self.start or self.nodes or self.edges_added or self.edges_removed)

    def statuses(self) -> dict[str, str]:
        """Return what became of each node that differs, by its key."""
        return {node.key: node.change for node in self.nodes}

    def words(self) -> list[str]:
        """Return the differences as sentences."""
        said = [f"It starts at {self.start[1]}, no more at {self.start[0]}."] if self.start else []
        for node in self.nodes:
            what = f": {'; '.join(node.words)}" if node.words else ""
            said.append(f"{node.title} ({node.key}) is {node.change}{what}.")
        said += [f"After {edge.source}={edge.outcome} comes {edge.target}." for edge in self.edges_added]
        said += [
            f"After {edge.source}={edge.outcome} comes {edge.target} no more." for edge in self.edges_removed
        ]
        return said


@dataclass(frozen=True, slots=True)
class DiffLine:
    """A line of both texts: `mark` is `+`, `-`, ` ` or `@` for where it stands."""

    mark: str
    text: str


def compare(old: Document, new: Document) -> Comparison:
    """Compare two definitions' documents, which may be unfinished."""
    before, after = outline_of(old), outline_of(new)
    was, now = set(before.edges), set(after.edges)
    return Comparison(
        start=(before.start, after.start) if before.start != after.start else None,
        nodes=tuple(_nodes(old, new)),
        edges_added=tuple(edge for edge in after.edges if edge not in was),
        edges_removed=tuple(edge for edge in before.edges if edge not in now),
    )


def text_diff(old: Document, new: Document, *, context: int = 3) -> list[DiffLine]:
    """Return the differences of two definitions' YAML, as `diff -u` would show them."""
    before, after = (
        to_text(document, name="pathway", type="auto").splitlines()[3:] for document in (old, new)
    )
    lines = list(difflib.unified_diff(before, after, n=context, lineterm=""))[2:]
    return [DiffLine(line[0], line if line.startswith("@") else line[1:]) for line in lines]


def both(old: Document, new: Document) -> dict[str, Any]:
    """Return one document with the nodes and edges of both, to be drawn.

    Edges that only one of them has say so in their outcome.
    """
    before, after = outline_of(old), outline_of(new)
    items = {node["key"]: node for document in (old, new) for node in _node_items(document)}
    edges = [_edge(edge, "" if edge in set(before.edges) else " (new)") for edge in after.edges]
    edges += [_edge(edge, " (gone)") for edge in before.edges if edge not in set(after.edges)]
    return {"start": after.start or before.start, "nodes": _in_order(items, after, before), "edges": edges}


def _nodes(old: Document, new: Document) -> list[NodeChange]:
    before = {node["key"]: node for node in _node_items(old)}
    after = {node["key"]: node for node in _node_items(new)}
    was, now = questions_in_words(old, CATALOGUE), questions_in_words(new, CATALOGUE)
    found = []
    for key, node in after.items():
        if key not in before:
            found.append(NodeChange(key, _title(node), "added"))
        elif words := _words(before[key], node, was=was.get(key, {}), now=now.get(key, {})):
            found.append(NodeChange(key, _title(node), "changed", tuple(words)))
    found += [NodeChange(key, _title(node), "removed") for key, node in before.items() if key not in after]
    return found


def _words(before: Any, after: Any, *, was: Mapping[str, str], now: Mapping[str, str]) -> list[str]:
    """Return each member that differs, as `config.status: "new" → "seen"`; a question also in plain words.

    `was` and `now` hold the questions of the node in plain words, by their place.
    """
    old, new = dict(_members(before)), dict(_members(after))
    found = []
    for path in dict.fromkeys([*old, *new]):
        if old.get(path) == new.get(path):
            continue
        said = f"{path}: {_short(old.get(path))} → {_short(new.get(path))}"
        if path in was or path in now:
            said += f" (in words: {_plain(old, was, path)} → {_plain(new, now, path)})"
        found.append(said)
    return found


def _plain(members: Mapping[str, Any], questions: Mapping[str, str], path: str) -> str:
    """Return a question in plain words, or why there are none."""
    return questions.get(path) or ("cannot be read" if path in members else "nothing")


def _members(value: Any, path: str = "") -> list[tuple[str, Any]]:
    if isinstance(value, Mapping):
        return [
            found
            for name, item in value.items()
            for found in _members(item, f"{path}.{name}" if path else str(name))
        ]
    if isinstance(value, list) and any(isinstance(item, (Mapping, list)) for item in value):
        return [found for index, item in enumerate(value) for found in _members(item, f"{path}[{index}]")]
    return [] if value in (None, [], {}) else [(path, value)]


def _short(value: Any) -> str:
    if value is None:
        return "nothing"
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= LONGEST_VALUE else f"{text[: LONGEST_VALUE - 1]}…"


def _node_items(document: Document) -> list[Mapping[str, Any]]:
    items = document.get("nodes")
    return [
        item
        for item in (items if isinstance(items, (list, tuple)) else ())
        if isinstance(item, Mapping) and isinstance(item.get("key"), str)
    ]


def _in_order(items: Mapping[str, Any], first: Outline, then: Outline) -> list[Any]:
    keys = dict.fromkeys([*(node.key for node in first.nodes), *(node.key for node in then.nodes)])
    return [items[key] for key in keys]


def _title(node: Mapping[str, Any]) -> str:
    return str(node.get("title") or node["key"])


def _edge(edge: OutlineEdge, mark: str) -> dict[str, str]:
    return {"from": edge.source, "outcome": f"{edge.outcome}{mark}", "to": edge.target}
