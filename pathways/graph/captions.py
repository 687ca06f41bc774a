"""The picture in words, for those who listen instead of looking."""

from __future__ import annotations

from pathways.graph.picture import Drawn
from pathways.graph.scene import Scene
from pathways.graph.shapes import LOOKS


def summary(scene: Scene) -> str:
    """Say in a few sentences what the whole picture shows."""
    nodes = [drawn.node for drawn in scene.picture.boxes.values() if drawn.node is not None]
    counts = [
        f"{count} {kind}{'' if count == 1 else 's'}"
        for kind in LOOKS
        if (count := sum(node.kind == kind for node in nodes))
    ]
    words = [f"{len(nodes)} nodes: {', '.join(counts)}."]
    if scene.visited is not None:
        words.append(f"The run went through {len(scene.visited)} of them.")
    if scene.current is not None:
        words.append(f"It is at {scene.current} now.")
    if found := sum(len(faults) for faults in scene.problems.values()):
        words.append(f"{found} problems.")
    return " ".join(words)


def spoken(scene: Scene, drawn: Drawn) -> str:
    """Say where a node leads, how its run stands, and what is wrong with it."""
    if drawn.node is None:
        return ""
    key = drawn.node.key
    lines = [
        line for line in (*scene.picture.lines, *scene.picture.loops.values()) if line.source == drawn.id
    ]
    words = [f"{', '.join(line.outcomes)}: {_named(scene, line.target)}." for line in lines] or [
        "Leads nowhere."
    ]
    if (status := scene.statuses.get(key)) is not None:
        words.append(f"Status: {status}.")
    if scene.current == key:
        words.append("The run is here now.")
    for line in lines:
        for outcome in sorted(scene.taken.get((line.source, line.target), ())):
            words.append(f"The run left by {outcome}.")
    words += [f"Problem: {problem.message}" for problem in scene.problems.get(key, ())]
    return " ".join(words)


def _named(scene: Scene, target: str) -> str:
    drawn = scene.picture.boxes[target]
    return drawn.node.title if drawn.node is not None else " ".join(drawn.text).lower()
