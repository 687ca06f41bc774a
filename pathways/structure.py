"""Whether nodes and edges make a graph that starts, goes on and ends; kinds do not matter here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from pathways.outline import Outline, reachable, reversed_edges
from pathways.problems import Problem
from pathways.values import END


def structure_problems(outline: Outline) -> list[Problem]:
    """List what is wrong with the graph: keys, targets, cycles, nodes that lead nowhere."""
    if not outline.nodes:
        return []
    following = outline.following()
    return [
        *_keys(outline),
        *_start(outline),
        *_ends_of_edges(outline),
        *_cycles(following),
        *_lost_nodes(outline, following),
    ]


def _keys(outline: Outline) -> Iterator[Problem]:
    for key, times in Counter(node.key for node in outline.nodes).items():
        if times > 1:
            message = f"{times} nodes have the key {key}. Give each its own and correct the edges."
            yield Problem(key, "key", "duplicate_key", message)
    if END in outline.keys:
        yield Problem(
            END, "key", "reserved_key", "`end` means the end of the run. Give the node another key."
        )


def _start(outline: Outline) -> Iterator[Problem]:
    if outline.start and outline.start not in outline.keys:
        message = f"The pathway starts at {outline.start}, which is no node. Name the key of the first node."
        yield Problem("", "start", "unknown_start", message)


def _ends_of_edges(outline: Outline) -> Iterator[Problem]:
    for index, edge in enumerate(outline.edges):
        if edge.source not in outline.keys:
            message = f"An edge starts at {edge.source}, which is no node. Correct it or remove the edge."
            yield Problem("", f"edges[{index}].from", "unknown_source", message)
        if edge.target not in outline.keys and edge.target != END:
            message = (
                f"The outcome {edge.outcome} leads to {edge.target}, which is no node. "
                "Name a node's key, or `end` where the run is over."
            )
            yield Problem(edge.source, f"edges[{index}].to", "unknown_target", message)


def _cycles(following: Mapping[str, list[str]]) -> Iterator[Problem]:
    for cycle in cycles_of(following):
        walk = " → ".join([*cycle, cycle[0]])
        message = f"It goes round in a circle: {walk}. Lead one of these edges to a later node or to `end`."
        yield Problem(cycle[-1], "edges", "cycle", message)


def cycles_of(following: Mapping[str, list[str]]) -> list[list[str]]:
    """Return one cycle for each edge that leads back, as the keys along it, depth first."""
    cycles: list[list[str]] = []
    done: set[str] = set()
    for root in following:
        if root in done:
            continue
        path: list[str] = [root]
        place = {root: 0}
        branches = [iter(dict.fromkeys(following[root]))]
        while branches:
            target = next(branches[-1], None)
            if target is None:
                branches.pop()
                left = path.pop()
                del place[left]
                done.add(left)
            elif target in place:
                cycles.append(path[place[target] :])
            elif target not in done:
                place[target] = len(path)
                path.append(target)
                branches.append(iter(dict.fromkeys(following[target])))
    return cycles


def _lost_nodes(outline: Outline, following: Mapping[str, list[str]]) -> Iterator[Problem]:
    reached = reachable(start=[outline.start], following=following)
    ending = reachable(
        start=[edge.source for edge in outline.edges if edge.target == END and END not in outline.keys],
        following=reversed_edges(following),
    )
    for key in following:
        if outline.start in outline.keys and key not in reached:
            message = f"Nothing leads to {key}. Lead an edge to it, or remove it."
            yield Problem(key, "key", "unreachable", message)
        if key not in ending:
            message = (
                f"From {key} the run can never end. Lead an outcome of it, or of a node after it, to `end`."
            )
            yield Problem(key, "edges", "cannot_end", message)
