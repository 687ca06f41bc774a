"""Where in a file a problem of a pathway stands: the line of the member at fault, or of the nearest that is there."""

from __future__ import annotations

import re

import yaml

from pathways.problems import Problem

_STEP = re.compile(r"([A-Za-z_][A-Za-z0-9_]*)|\[(\d+)\]")


def line_of(text: str, problem: Problem) -> int | None:
    """Return the line, counted from 1, on which a problem of a pathway's file stands.

    `text` has been read before; None where it has no definition at all.
    """
    root = yaml.compose(text, Loader=yaml.SafeLoader)
    definition = _member(root, "definition")
    if definition is None:
        return None
    if not problem.node or problem.field.startswith("edges["):
        return _descend(definition, problem.field)
    for node in _items(_member(definition, "nodes")):
        if _text(_member(node, "key")) == problem.node:
            edge = _edge(definition, problem) if problem.field.startswith("edges") else None
            return edge or _descend(node, problem.field)
    return _line(definition)


def line_at(text: str, path: tuple[str | int, ...]) -> int | None:
    """Return the line of a member of the whole file, or of the nearest around it that is there."""
    node = yaml.compose(text, Loader=yaml.SafeLoader)
    line = _line(node)
    for step in path:
        following = _member(node, step) if isinstance(step, str) else _item(node, step)
        if following is None:
            break
        node, line = following, _line(following)
    return line


def _edge(definition: yaml.Node, problem: Problem) -> int | None:
    outcome = problem.field.partition(".")[2]
    for edge in _items(_member(definition, "edges")):
        if _text(_member(edge, "from")) == problem.node and _text(_member(edge, "outcome")) == outcome:
            return _line(edge)
    return None


def _descend(node: yaml.Node, field: str) -> int | None:
    found = node
    for name, index in _STEP.findall(field):
        following = _member(found, name) if name else _item(found, int(index))
        if following is None:
            break
        found = following
    return _line(found)


def _member(node: yaml.Node | None, name: str) -> yaml.Node | None:
    if isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            if key.value == name:
                return value  # type: ignore[no-any-return]
    return None


def _items(node: yaml.Node | None) -> list[yaml.Node]:
    return node.value if isinstance(node, yaml.SequenceNode) else []


def _item(node: yaml.Node | None, index: int) -> yaml.Node | None:
    items = _items(node)
    return items[index] if index < len(items) else None


def _text(node: yaml.Node | None) -> str:
    return str(node.value) if isinstance(node, yaml.ScalarNode) else ""


def _line(node: yaml.Node | None) -> int | None:
    return node.start_mark.line + 1 if node is not None and node.start_mark is not None else None
