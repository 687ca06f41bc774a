"""One change of a pathway at a time: a document and what is asked go in, the changed document comes out.

Nodes and edges stay in order with each other: an edge that a change would leave in the air is led on, and what names a
node follows its new key.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from common.errors import InvalidRequest
from pathways.editing.beginnings import fresh_node, is_key
from pathways.editing.fields import likely_outcomes, nodes_of, read_node
from pathways.editing.forms import questions_about
from pathways.editing.references import renamed_in
from pathways.nodes import outcomes_of
from pathways.values import END


class Refused(InvalidRequest):
    """The change makes no sense for this document; the message says what to do instead."""


@dataclass(frozen=True)
class Change:
    """The document after a change; `node` is the key of the node to look at then, "" for none."""

    document: dict[str, Any]
    node: str


def change(document: Mapping[str, Any], asked: Mapping[str, Any]) -> Change:
    """Make one change. `asked["do"]` names it. Raises Refused.

    - add_node: `kind`, `action` if it is one; put in after `outcome` of `node`, or at the beginning without `node`
    - change_node: `node`, its new `title`, and `members`: its new `config` and what else its kind has
    - rename_node: `node`, its new `key`
    - delete_node: `node`; what led to it goes on to where `outcome` of it led, which is needed where they lead apart
    - lead: `outcome` of `node` goes on `to` a key, to "end", or nowhere ("")
    - start: the pathway starts at `node`
    """
    draft = _Draft(copy.deepcopy(dict(document)))
    match asked.get("do"):
        case "add_node":
            node = draft.add(
                kind=_text(asked, "kind"),
                action=_text(asked, "action"),
                after=_text(asked, "node"),
                outcome=_text(asked, "outcome"),
            )
        case "change_node":
            node = draft.change(_text(asked, "node"), title=asked.get("title"), members=asked.get("members"))
        case "rename_node":
            node = draft.rename(_text(asked, "node"), _text(asked, "key").strip())
        case "delete_node":
            node = draft.delete(_text(asked, "node"), outcome=_text(asked, "outcome"))
        case "lead":
            node = draft.lead(_text(asked, "node"), _text(asked, "outcome"), _text(asked, "to"))
        case "start":
            node = draft.start_at(_text(asked, "node"))
        case _:
            raise Refused("This change is not known here. Reload the page.")
    return Change(draft.document, node)


def _text(asked: Mapping[str, Any], name: str) -> str:
    value = asked.get(name, "")
    return value if isinstance(value, str) else ""


class _Draft:
    """A document on its way from one state to the next."""

    def __init__(self, document: dict[str, Any]) -> None:
        self.document = document
        for name in ("nodes", "edges"):
            if not isinstance(document.get(name), list):
                document[name] = []
        self.edges: list[Any] = document["edges"]

    def add(self, *, kind: str, action: str, after: str, outcome: str) -> str:
        """Put a new node in; all its outcomes go on to where the edge has gone that it is put in after."""
        node = fresh_node(kind=kind, action=action, taken={item["key"] for item in nodes_of(self.document)})
        if node is None:
            raise Refused("There is no such kind of node. Reload the page.")
        if after:
            self._node(after)
            target = self._target(after, outcome) or END
            self._set_edge(after, outcome, node["key"])
        else:
            start = self.document.get("start")
            target = start if isinstance(start, str) and start in self._keys() else END
            self.document["start"] = node["key"]
        place = self._index(after) + 1 if after else 0
        self.document["nodes"].insert(place, node)
        for found in likely_outcomes(node):
            self._set_edge(node["key"], found, target)
        return str(node["key"])

    def change(self, key: str, *, title: Any, members: Any) -> str:
        """Write a node's title and members; edges follow where an outcome was given another name."""
        node = self._node(key)
        before = self._outcomes(node)
        if title is not None:
            node["title"] = title
        for question in questions_about(str(node.get("kind"))):
            if isinstance(members, Mapping) and question.name in members:
                node[question.name] = members[question.name]
        after = self._outcomes(node)
        if after:
            self._mend_outcomes(key, before, after)
        return key

    def rename(self, key: str, new: str) -> str:
        node = self._node(key)
        if new == key:
            return key
        if not is_key(new) or new == END:
            raise Refused(
                f"“{new[:60]}” is no key. Use small letters, digits and _, starting with a letter, and not `end`."
            )
        if new in self._keys():
            raise Refused(f"There is a node with the key {new} already. Choose another one.")
        node["key"] = new
        if self.document.get("start") == key:
            self.document["start"] = new
        for edge in self._edges():
            for end in ("from", "to"):
                if edge.get(end) == key:
                    edge[end] = new
        self.document["nodes"] = [renamed_in(item, old=key, new=new) for item in self.document["nodes"]]
        return new

    def delete(self, key: str, *, outcome: str = "") -> str:
        """Take a node out; what led to it goes on to where `outcome` led, or its only way on."""
        node = self._node(key)
        if len(self._keys()) == 1:
            raise Refused("This is the only node, and a pathway needs one. Add another one first.")
        onwards = self._onwards(node, outcome)
        self.document["nodes"] = [item for item in self.document["nodes"] if item is not node]
        self.document["edges"] = [
            {**edge, "to": onwards} if isinstance(edge, dict) and edge.get("to") == key else edge
            for edge in self.edges
            if not (isinstance(edge, dict) and edge.get("from") == key)
        ]
        self.edges = self.document["edges"]
        if self.document.get("start") == key:
            remaining = [item["key"] for item in nodes_of(self.document)]
            self.document["start"] = onwards if onwards in remaining else remaining[0]
        return onwards if onwards != END else str(self.document.get("start", ""))

    def _onwards(self, node: Mapping[str, Any], outcome: str) -> str:
        """Return where what leads to a node goes on once it is gone. Raises Refused where that is to be said first."""
        key = str(node["key"])
        given = (str(edge.get("outcome")) for edge in self._edges() if edge.get("from") == key)
        ways = {
            name: target
            for name in dict.fromkeys([*self._outcomes(node), *given])
            if (target := self._target(key, name)) and target != key
        }
        if outcome in ways:
            return ways[outcome]
        led_to = self.document.get("start") == key or any(
            edge.get("to") == key and edge.get("from") != key for edge in self._edges()
        )
        if led_to and len(set(ways.values())) > 1:
            said = ", ".join(f"{name} ({self._title(target)})" for name, target in ways.items())
            raise Refused(f"Its outcomes lead apart. Say by which of them to go on: {said}.")
        return next(iter(ways.values()), END)

    def _title(self, key: str) -> str:
        if key == END:
            return "the end"
        titles = [item.get("title") for item in nodes_of(self.document) if item["key"] == key]
        return next((title for title in titles if isinstance(title, str) and title), key)

    def lead(self, key: str, outcome: str, to: str) -> str:
        self._node(key)
        if to and to != END and to not in self._keys():
            raise Refused(f"There is no node {to[:60]} to go on to. Choose one of the list.")
        if to:
            self._set_edge(key, outcome, to)
        else:
            self._remove_edges(key, {outcome})
        return key

    def start_at(self, key: str) -> str:
        self._node(key)
        self.document["start"] = key
        return key

    def _mend_outcomes(self, key: str, before: tuple[str, ...], after: tuple[str, ...]) -> None:
        """Give edges the new names of their outcomes, and take away those whose outcome is no more."""
        given = [str(edge.get("outcome")) for edge in self._edges() if edge.get("from") == key]
        gone = [outcome for outcome in dict.fromkeys(given) if outcome not in after]
        new = [outcome for outcome in after if outcome not in given]
        renamed: dict[str, str] = {}
        if len(before) == len(after):
            pairs = zip(before, after, strict=True)
            renamed = {old: name for old, name in pairs if old in gone and name in new}
        elif not before and len(gone) == len(new) == 1:
            renamed = {gone[0]: new[0]}
        for edge in self._edges():
            if edge.get("from") == key and edge.get("outcome") in renamed:
                edge["outcome"] = renamed[str(edge["outcome"])]
        self._remove_edges(key, set(gone) - set(renamed))

    def _keys(self) -> set[str]:
        return {item["key"] for item in nodes_of(self.document)}

    def _node(self, key: str) -> dict[str, Any]:
        for item in nodes_of(self.document):
            if item["key"] == key:
                return item
        raise Refused(f"There is no node {key[:60]} any more. Look at the graph again.")

    def _index(self, key: str) -> int:
        items = self.document["nodes"]
        return next(i for i, item in enumerate(items) if isinstance(item, dict) and item.get("key") == key)

    def _edges(self) -> list[dict[str, Any]]:
        return [edge for edge in self.edges if isinstance(edge, dict)]

    def _target(self, key: str, outcome: Any) -> str | None:
        for edge in self._edges():
            if edge.get("from") == key and edge.get("outcome") == outcome:
                return edge["to"] if isinstance(edge.get("to"), str) else END
        return None

    def _set_edge(self, key: str, outcome: str, to: str) -> None:
        for edge in self._edges():
            if edge.get("from") == key and edge.get("outcome") == outcome:
                edge["to"] = to
                return
        same = [
            index
            for index, edge in enumerate(self.edges)
            if isinstance(edge, dict) and edge.get("from") == key
        ]
        place = same[-1] + 1 if same else len(self.edges)
        self.edges.insert(place, {"from": key, "outcome": outcome, "to": to})

    def _remove_edges(self, key: str, outcomes: set[str]) -> None:
        self.edges[:] = [
            edge
            for edge in self.edges
            if not (isinstance(edge, dict) and edge.get("from") == key and edge.get("outcome") in outcomes)
        ]

    @staticmethod
    def _outcomes(node: Mapping[str, Any]) -> tuple[str, ...]:
        read = read_node(node)
        return outcomes_of(read) if read is not None else ()
