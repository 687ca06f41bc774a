"""The fields that questions and texts of a pathway can name, for completion while they are typed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pydantic import TypeAdapter, ValidationError

from common.expressions import FieldType
from pathways.context import FACTS
from pathways.definition import node_catalogue
from pathways.nodes import Node, outcomes_of
from pathways.outline import outline_of, reachable, reversed_edges
from pathways.values import APPROVED, DONE, FAILED, FALSE, REJECTED, TRUE, UNDETERMINED

_NODE: TypeAdapter[Node] = TypeAdapter(Node)


def read_node(item: object) -> Node | None:
    """Read a node of a document, or return None where it is not whole yet."""
    try:
        return _NODE.validate_python(item)
    except ValidationError:
        return None


def nodes_of(document: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Return the nodes of a document that are at least objects with a key."""
    items = document.get("nodes")
    members = items if isinstance(items, (list, tuple)) else ()
    return [item for item in members if isinstance(item, dict) and isinstance(item.get("key"), str)]


def catalogue_for(document: Mapping[str, Any], catalogue: Mapping[str, FieldType]) -> dict[str, FieldType]:
    """Return all that can be named anywhere in the pathway."""
    found = {**catalogue, **FACTS}
    for item in nodes_of(document):
        if (node := read_node(item)) is not None:
            found |= node_catalogue(node)
    return found


def fields_for(document: Mapping[str, Any], catalogue: Mapping[str, FieldType]) -> list[dict[str, Any]]:
    """Return path, label, type and choices of every field; `node` is whose field it is, or ""."""
    found = fields_of({**catalogue, **FACTS})
    for item in nodes_of(document):
        if (node := read_node(item)) is not None:
            found += fields_of(node_catalogue(node), node=node.key)
    return found


def fields_of(catalogue: Mapping[str, FieldType], *, node: str = "") -> list[dict[str, Any]]:
    """Return path, label, type and choices of the fields of a catalogue."""
    return [_shown(path, known, node=node) for path, known in catalogue.items()]


def ways_of(document: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    """Return for each node its outcomes, with where each leads, and the nodes before it."""
    outline = outline_of(document)
    before = reversed_edges(outline.following())
    found: dict[str, dict[str, Any]] = {}
    for item in nodes_of(document):
        key = item["key"]
        given = {edge.outcome: edge.target for edge in outline.edges if edge.source == key}
        wanted = likely_outcomes(item)
        earlier = reachable(start=before.get(key, ()), following=before)
        found[key] = {
            "outcomes": [[outcome, given.get(outcome, "")] for outcome in dict.fromkeys([*wanted, *given])],
            "before": sorted(earlier),
        }
    return found


def likely_outcomes(item: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the outcomes of a node; of one that is not whole yet, those it is likely to have."""
    node = read_node(item)
    if node is not None:
        return outcomes_of(node)
    config = item.get("config")
    config = config if isinstance(config, Mapping) else {}
    match item.get("kind"):
        case "condition":
            return (TRUE, FALSE, UNDETERMINED)
        case "action":
            return (DONE,) if config.get("on_failure") == "stop" else (DONE, FAILED)
        case "wait":
            return _texts(config.get("outcomes", (APPROVED, REJECTED)))
        case "decision":
            rows = [row for row in _members(config.get("rows")) if isinstance(row, Mapping)]
            last = config.get("default")
            named = [row.get("outcome") for row in (*rows, last if isinstance(last, Mapping) else {})]
            return _texts([*named, UNDETERMINED] if rows else named)
    return ()


def _members(value: object) -> list[Any]:
    return list(value) if isinstance(value, (list, tuple)) else []


def _texts(values: object) -> tuple[str, ...]:
    """Return what can be an outcome of what stands where outcomes do, each once."""
    return tuple(dict.fromkeys(value for value in _members(values) if isinstance(value, str) and value))


def label_for(path: str, known: FieldType) -> str:
    """Return how people call a field: its label, or its last words and whose they are."""
    if known.label:
        return known.label
    *others, last = path.split(".")
    whose = others[-1] if others else ""
    words = last.replace("_", " ")
    return f"{words} of the {whose}" if whose in ("patient", "referrer", "recipient", "insurance") else words


def _shown(path: str, known: FieldType, *, node: str) -> dict[str, Any]:
    return {
        "path": path,
        "label": label_for(path, known),
        "type": known.wording,
        "choices": list(known.choices),
        "node": node,
    }
