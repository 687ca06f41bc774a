"""From a graph to layers: cycles broken, every box on a layer, every link cut into pieces of one layer each."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise


@dataclass(frozen=True, slots=True)
class Layered:
    """Boxes stand on even layers; a link has a slot on every layer between its ends, labels on the odd ones.

    `chains` are the keys along each link, from its source to its target, `segments` all their pieces from the upper
    key to the lower, `above` and `below` the neighbours of each key.
    """

    layer_of: dict[str, int]
    chains: tuple[tuple[str, ...], ...]
    segments: tuple[tuple[str, str], ...]
    above: dict[str, list[str]]
    below: dict[str, list[str]]


def layered(*, keys: Sequence[str], links: Sequence[tuple[str, str]], first: str) -> Layered:
    """Put every key on the layer of its longest way from a beginning; `first` begins."""
    forward = _without_cycles([first, *(key for key in keys if key != first)], links)
    rank = _longest_ways(keys, forward)
    layer_of = {key: 2 * rank[key] for key in keys}
    chains: list[tuple[str, ...]] = []
    segments: list[tuple[str, str]] = []
    for index, (source, target) in enumerate(links):
        step = 1 if layer_of[source] < layer_of[target] else -1
        slots = range(layer_of[source] + step, layer_of[target], step)
        names = [f"{index}:{layer}" for layer in slots]
        layer_of.update(zip(names, slots, strict=True))
        chain = (source, *names, target)
        chains.append(chain)
        pairs = list(pairwise(chain))
        segments += pairs if step > 0 else [(lower, upper) for upper, lower in pairs]
    above: dict[str, list[str]] = {key: [] for key in layer_of}
    below: dict[str, list[str]] = {key: [] for key in layer_of}
    for upper, lower in segments:
        below[upper].append(lower)
        above[lower].append(upper)
    return Layered(layer_of, tuple(chains), tuple(segments), above, below)


def _without_cycles(keys: Sequence[str], links: Sequence[tuple[str, str]]) -> list[tuple[str, str]]:
    """Return the links with those turned round that lead back, found depth first in the order given."""
    following: dict[str, list[str]] = defaultdict(list)
    for source, target in links:
        following[source].append(target)
    turned: set[tuple[str, str]] = set()
    done: set[str] = set()
    for root in keys:
        if root in done:
            continue
        path = [root]
        branches = [iter(following[root])]
        while branches:
            onwards = next(branches[-1], None)
            if onwards is None:
                branches.pop()
                done.add(path.pop())
            elif onwards in path:
                turned.add((path[-1], onwards))
            elif onwards not in done:
                path.append(onwards)
                branches.append(iter(following[onwards]))
    return [(target, source) if (source, target) in turned else (source, target) for source, target in links]


def _longest_ways(keys: Sequence[str], links: Sequence[tuple[str, str]]) -> dict[str, int]:
    """Return the rank of every key: 0 where nothing leads, else one more than the latest before it.

    A beginning beside the first one then moves down to just above what it leads to.
    """
    following: dict[str, list[str]] = {key: [] for key in keys}
    before = dict.fromkeys(keys, 0)
    for source, target in links:
        following[source].append(target)
        before[target] += 1
    rank = dict.fromkeys(keys, 0)
    beginnings = [key for key in keys if before[key] == 0]
    waiting = list(beginnings)
    while waiting:
        key = waiting.pop()
        for target in following[key]:
            rank[target] = max(rank[target], rank[key] + 1)
            before[target] -= 1
            if before[target] == 0:
                waiting.append(target)
    for key in beginnings:
        if following[key]:
            rank[key] = min(rank[target] for target in following[key]) - 1
    return rank
