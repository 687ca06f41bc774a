"""From left to right: everything as near to its neighbours as the things beside it allow, long links straight."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import inf

ROUNDS = 60
STRAIGHTENINGS = 3
WITHIN_A_LINK = 8.0
ONLY_LINK = 6.0
ONE_OF_MANY = 1.0
UNATTACHED = 0.1
HELD = 1e6
"""How hard neighbours pull; only the ratios matter."""


@dataclass(frozen=True, slots=True)
class Separation:
    """How wide each key is, and how far it keeps from the next."""

    widths: Mapping[str, float]
    gaps: Mapping[str, float]

    def between(self, left: str, right: str) -> float:
        """Return the least distance of two centres that stand side by side."""
        return (self.widths[left] + self.widths[right]) / 2 + max(self.gaps[left], self.gaps[right])


def place(
    *,
    layers: Sequence[Sequence[str]],
    links: Sequence[tuple[str, str]],
    separation: Separation,
    slots: frozenset[str],
) -> dict[str, float]:
    """Return the x of every key's centre, the leftmost edge at 0.

    Layer by layer, up and down, each key is moved to where the weighted squares of the distances to its neighbours
    are least; the order and the separation within a layer always hold. Then long links are pulled straight.
    """
    row = _Rows(layers, links, separation, slots)
    row.relax(ROUNDS)
    for _ in range(STRAIGHTENINGS):
        row.straighten()
        row.relax(ROUNDS // 4)
    row.straighten()
    left = min(x - separation.widths[key] / 2 for key, x in row.xs.items())
    return {key: x - left for key, x in row.xs.items()}


class _Rows:
    """The layers with the x of each key, and what pulls at it from above and below."""

    def __init__(
        self,
        layers: Sequence[Sequence[str]],
        links: Sequence[tuple[str, str]],
        separation: Separation,
        slots: frozenset[str],
    ) -> None:
        self.layers = layers
        self.place_of = {key: (layer, index) for layer in layers for index, key in enumerate(layer)}
        self.separation = separation
        self.slots = slots
        self.above: dict[str, list[str]] = {key: [] for layer in layers for key in layer}
        self.below: dict[str, list[str]] = {key: [] for key in self.above}
        for upper, lower in links:
            self.below[upper].append(lower)
            self.above[lower].append(upper)
        self.pulls = {
            key: (
                [(other, self._weight(other, key)) for other in self.above[key]],
                [(other, self._weight(key, other)) for other in self.below[key]],
            )
            for key in self.above
        }
        self.xs: dict[str, float] = {}
        self.held: frozenset[str] = frozenset()
        for layer in layers:
            self._line_up(layer)

    def relax(self, rounds: int) -> None:
        """Move every layer towards its neighbours, first to one side and then to both."""
        for turn in range(rounds):
            sides = (0, 1) if turn >= rounds // 2 else (turn % 2,)
            for layer in self.layers if turn % 2 == 0 else reversed(self.layers):
                self._settle(layer, *self._wishes(layer, sides))

    def straighten(self) -> None:
        """Give the slots of each long link one x, as far down as the keys beside them leave room for it."""
        held: set[str] = set()
        for key in (key for layer in self.layers for key in layer):
            if key in self.slots and key not in held:
                chain = self._straight_piece(key)
                held.update(chain)
        self.held = frozenset(held)

    def _weight(self, upper: str, lower: str) -> float:
        """Return how hard a piece pulls: most within a long link, much where a box has only this one link."""
        if upper in self.slots and lower in self.slots:
            return WITHIN_A_LINK
        alone = len(self.above[lower]) == 1 if upper in self.slots else len(self.below[upper]) == 1
        return ONLY_LINK if alone else ONE_OF_MANY

    def _line_up(self, layer: Sequence[str]) -> None:
        x = 0.0
        for index, key in enumerate(layer):
            x += self.separation.between(layer[index - 1], key) if index else 0.0
            self.xs[key] = x
        for key in layer:
            self.xs[key] -= x / 2

    def _wishes(self, layer: Sequence[str], sides: Sequence[int]) -> tuple[list[float], list[float]]:
        """Return where each key of a layer would like to stand, and how much it cares."""
        wanted, weights = [], []
        for key in layer:
            pulls = [pull for side in sides for pull in self.pulls[key][side]]
            total = sum(weight for _, weight in pulls)
            if key in self.held or not pulls:
                wanted.append(self.xs[key])
                weights.append(HELD if key in self.held else UNATTACHED)
            else:
                wanted.append(sum(self.xs[other] * weight for other, weight in pulls) / total)
                weights.append(total)
        return wanted, weights

    def _settle(self, layer: Sequence[str], wanted: Sequence[float], weights: Sequence[float]) -> None:
        """Move a layer to the least weighted squares under its separations (pool adjacent violators)."""
        offsets = [0.0]
        for left, right in pairwise(layer):
            offsets.append(offsets[-1] + self.separation.between(left, right))
        pools: list[tuple[float, float, int]] = []
        for wish, offset, weight in zip(wanted, offsets, weights, strict=True):
            mean, mass, count = wish - offset, weight, 1
            while pools and pools[-1][0] > mean:
                earlier, earlier_mass, earlier_count = pools.pop()
                mean = (mean * mass + earlier * earlier_mass) / (mass + earlier_mass)
                mass, count = mass + earlier_mass, count + earlier_count
            pools.append((mean, mass, count))
        position = 0
        for mean, _, count in pools:
            for key in layer[position : position + count]:
                self.xs[key] = mean + offsets[position]
                position += 1

    def _straight_piece(self, first: str) -> list[str]:
        """Move slots from `first` on down to one x while there is one that suits all of them, and return them."""
        piece: list[str] = []
        least, most = -inf, inf
        key: str | None = first
        while key is not None:
            low, high = self._room(key)
            if max(least, low) > min(most, high):
                break
            least, most = max(least, low), min(most, high)
            piece.append(key)
            following = self.below[key]
            key = following[0] if following and following[0] in self.slots else None
        x = min(max(sum(self.xs[key] for key in piece) / len(piece), least), most)
        for key in piece:
            self.xs[key] = x
        return piece

    def _room(self, key: str) -> tuple[float, float]:
        """Return the least and the greatest x a key can have while those beside it stay where they are."""
        layer, index = self.place_of[key]
        x = self.xs[key]
        low = self.xs[layer[index - 1]] + self.separation.between(layer[index - 1], key) if index else -inf
        high = inf
        if index + 1 < len(layer):
            high = self.xs[layer[index + 1]] - self.separation.between(key, layer[index + 1])
        return min(low, x), max(high, x)
