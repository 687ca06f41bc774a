"""What there is to draw: boxes and links of a pathway, with the start, the ends, and targets that do not exist."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from pathways.graph.layout import Box, Link
from pathways.graph.shapes import POINT
from pathways.graph.text import width_of, wrapped
from pathways.outline import Outline, OutlineNode
from pathways.values import END

NODE_WIDTH = 224.0
TITLE_SIZE = 14.0
LABEL_SIZE = 12.0
LINE = 18.0
LOOP = 34.0
"""How far the line of a loop reaches out of its box."""
SIGN = 22.0
"""How wide the sign is at which a node can be put in."""
PILL = Box(64, 26)
START = "(start)"
_KEY = re.compile(r"[a-z][a-z0-9_]*")


@dataclass(frozen=True, slots=True)
class Step:
    """A node of the path that a run took, and the outcome it left by, if it has."""

    key: str
    outcome: str | None = None


@dataclass(frozen=True, slots=True)
class Drawn:
    """A box of the picture: a node, or a pill for the start, an end, or a target that does not exist."""

    id: str
    node: OutlineNode | None
    text: tuple[str, ...]
    box: Box


@dataclass(frozen=True, slots=True)
class Line:
    """All outcomes that lead from one box to the same other one; they share a line.

    `signs`: beside each outcome, or on a line without any, is a sign at which a node can be put in.
    """

    source: str
    target: str
    outcomes: tuple[str, ...]
    signs: bool = False

    def label(self) -> Box:
        """Return the room its label takes."""
        if not self.outcomes:
            return Box(26, 20) if self.signs else Box(6, 0)
        width = max(width_of(outcome, size=LABEL_SIZE, bold=True) for outcome in self.outcomes)
        return Box(width + 16 + (SIGN if self.signs else 0), self.row * len(self.outcomes) + 5)

    @property
    def row(self) -> float:
        """How high one outcome is."""
        return 20.0 if self.signs else 15.0


@dataclass(frozen=True, slots=True)
class Picture:
    """`names` are the boxes' ids by key of the node; `loops` lead from a node to itself and stand beside its box."""

    boxes: dict[str, Drawn]
    names: dict[str, str]
    lines: tuple[Line, ...]
    loops: dict[str, Line] = field(default_factory=dict)

    def links(self) -> list[Link]:
        """Return the lines as the layout wants them."""
        return [Link(line.source, line.target, line.label()) for line in self.lines]

    def sizes(self) -> dict[str, Box]:
        """Return the room each box takes, the loop beside it included."""
        beside = {key: LOOP + line.label().width for key, line in self.loops.items()}
        return {
            key: Box(drawn.box.width, drawn.box.height, beside.get(key, 0.0))
            for key, drawn in self.boxes.items()
        }


def compose(outline: Outline, *, marked: frozenset[str], signs: bool = False) -> Picture:
    """Say what is drawn for an outline; nodes in `marked` get a line for their status, lines
    `signs` to put nodes in.
    """
    boxes = {START: Drawn(START, None, ("Start",), PILL)}
    names: dict[str, str] = {}
    for node in outline.nodes:
        name = _name(node.key, boxes)
        names.setdefault(node.key, name)
        boxes[name] = _node(name, node, with_status=node.key in marked)
    merged: dict[tuple[str, str], list[str]] = {}
    if outline.start in names:
        merged[START, names[outline.start]] = []
    for edge in outline.edges:
        if edge.source not in names:
            continue
        source = names[edge.source]
        pill = _end(source) if edge.target == END else _missing(edge.target)
        target = names.get(edge.target, pill.id)
        if target == pill.id:
            boxes.setdefault(target, pill)
        outcomes = merged.setdefault((source, target), [])
        if edge.outcome not in outcomes:
            outcomes.append(edge.outcome)
    lines = [Line(source, target, tuple(outcomes), signs) for (source, target), outcomes in merged.items()]
    return Picture(
        boxes=boxes,
        names=names,
        lines=tuple(line for line in lines if line.source != line.target),
        loops={line.source: line for line in lines if line.source == line.target},
    )


def walked(path: Sequence[Step | tuple[str, str | None] | str] | None) -> tuple[Step, ...]:
    """Read a path given as steps, (key, outcome) pairs or keys alone."""
    steps = []
    for item in path or ():
        if isinstance(item, str):
            steps.append(Step(item))
        else:
            steps.append(item if isinstance(item, Step) else Step(*item))
    return tuple(steps)


def lines_taken(
    picture: Picture, steps: Sequence[Step], *, start: str
) -> Mapping[tuple[str, str], frozenset[str]]:
    """Return the lines a path went along, with the outcomes it left by."""
    taken: dict[tuple[str, str], set[str]] = {}
    if steps and steps[0].key == start and start in picture.names:
        taken[START, picture.names[start]] = set()
    for index, step in enumerate(steps):
        following = picture.names.get(steps[index + 1].key) if index + 1 < len(steps) else None
        for line in (*picture.lines, *picture.loops.values()):
            if line.source != picture.names.get(step.key):
                continue
            if step.outcome is not None and step.outcome in line.outcomes:
                taken.setdefault((line.source, line.target), set()).add(step.outcome)
            elif step.outcome is None and following is not None and line.target == following:
                taken.setdefault((line.source, line.target), set())
    return {ends: frozenset(outcomes) for ends, outcomes in taken.items()}


def _name(key: str, taken: Mapping[str, Drawn]) -> str:
    """Return the id of a node's box: its key, unless a draft has given that twice or it is no key at all."""
    return key if _KEY.fullmatch(key) and key not in taken else f"node-{len(taken)}"


def _end(source: str) -> Drawn:
    """Every node has an end of its own, so that no line has to cross the picture to get there."""
    return Drawn(f"(end of {source})", None, ("End",), PILL)


def _missing(target: str) -> Drawn:
    text = wrapped(f"no node {target}", width=NODE_WIDTH, size=LABEL_SIZE, lines=1)[0]
    width = width_of(text, size=LABEL_SIZE, bold=True) + 28
    return Drawn(f"(no {target})", None, (text,), Box(width, PILL.height))


def _node(name: str, node: OutlineNode, *, with_status: bool) -> Drawn:
    room = NODE_WIDTH - 2 * POINT - 12
    text = tuple(wrapped(node.title, width=room, size=TITLE_SIZE, lines=3))
    height = 12 + 16 + LINE * len(text) + (LINE + 2 if with_status else 0) + 10
    return Drawn(name, node, text, Box(NODE_WIDTH, height))
