"""The order within layers: sweeps by barycentre, neighbours swapped where that helps, the best order kept."""

from __future__ import annotations

from bisect import bisect_right, insort
from collections.abc import Mapping, Sequence
from itertools import pairwise

from pathways.graph.layers import Layered

SWEEPS = 24
MANY_KEYS = 4000
"""Above this many keys and slots a picture is a wall anyway: fewer sweeps, so that it comes at once."""


def ordered(graph: Layered) -> list[list[str]]:
    """Return the keys of each layer, left to right, with few links crossing."""
    layers = _first_order(graph)
    best, fewest = [list(layer) for layer in layers], crossings(layers, graph.below)
    for sweep in range(SWEEPS if len(graph.layer_of) <= MANY_KEYS else 4):
        if fewest == 0:
            break
        down = sweep % 2 == 0
        neighbours = graph.above if down else graph.below
        indices = range(1, len(layers)) if down else range(len(layers) - 2, -1, -1)
        for index in indices:
            fixed = layers[index - 1 if down else index + 1]
            layers[index] = _by_barycentre(layers[index], fixed, neighbours, turn_ties=sweep % 4 >= 2)
        if len(graph.layer_of) <= MANY_KEYS:
            _swap_neighbours(layers, graph)
        found = crossings(layers, graph.below)
        if found < fewest:
            best, fewest = [list(layer) for layer in layers], found
    return best


def crossings(layers: Sequence[Sequence[str]], below: Mapping[str, Sequence[str]]) -> int:
    """Count the crossings of links between layers in the order given."""
    total = 0
    for upper, lower in pairwise(layers):
        place = {key: index for index, key in enumerate(lower)}
        seen: list[int] = []
        for key in upper:
            ends = sorted(place[other] for other in below[key])
            total += sum(len(seen) - bisect_right(seen, end) for end in ends)
            for end in ends:
                insort(seen, end)
    return total


def _first_order(graph: Layered) -> list[list[str]]:
    """Return the keys of each layer as a depth-first walk from the top meets them: links keep their author's order."""
    layers: list[list[str]] = [[] for _ in range(max(graph.layer_of.values()) + 1)]
    seen: set[str] = set()
    for root in sorted(graph.layer_of, key=lambda key: graph.layer_of[key]):
        waiting = [root]
        while waiting:
            key = waiting.pop()
            if key not in seen:
                seen.add(key)
                layers[graph.layer_of[key]].append(key)
                waiting.extend(reversed(graph.below[key]))
    return layers


def _by_barycentre(
    layer: Sequence[str], fixed: Sequence[str], neighbours: Mapping[str, Sequence[str]], *, turn_ties: bool
) -> list[str]:
    """Return a layer by the mean place of each key's neighbours; ties keep their order or, to get unstuck, turn it."""
    place = {key: index for index, key in enumerate(fixed)}
    scale = len(fixed) / max(len(layer), 1)
    weight = {
        key: sum(place[other] for other in neighbours[key]) / len(neighbours[key])
        if neighbours[key]
        else index * scale
        for index, key in enumerate(layer)
    }
    return sorted(reversed(layer) if turn_ties else layer, key=lambda key: weight[key])


def _swap_neighbours(layers: list[list[str]], graph: Layered) -> None:
    """Swap keys that stand side by side wherever fewer links cross then, until nothing is won any more."""
    for index, layer in enumerate(layers):
        sides = [
            (neighbours, {key: place for place, key in enumerate(layers[other])})
            for neighbours, other in ((graph.above, index - 1), (graph.below, index + 1))
            if 0 <= other < len(layers)
        ]
        won = True
        while won:
            won = False
            for left in range(len(layer) - 1):
                one, two = layer[left], layer[left + 1]
                now = sum(_crossed(neighbours[one], neighbours[two], place) for neighbours, place in sides)
                then = sum(_crossed(neighbours[two], neighbours[one], place) for neighbours, place in sides)
                if then < now:
                    layer[left], layer[left + 1] = two, one
                    won = True


def _crossed(left: Sequence[str], right: Sequence[str], place: Mapping[str, int]) -> int:
    return sum(place[one] > place[two] for one in left for two in right)
