"""What kind of paper a page is, heard by a model that has learnt how senders write each of them.

Signs and titles are words that somebody thought of; of papers without them, or with those of another kind, one in three
was taken for something else. This model weighs the signs that the rules find together with all the words of the page
(README.md beside it). It is trained by `python -m jobs.training.kinds`; at run time it needs numpy and `weights.npz`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np
import numpy.typing as npt

from jobs.extraction.packed_weights import read_model
from jobs.extraction.packets.heard.terms import places_of, terms_of, terms_of_signs
from jobs.extraction.text import Line, Span

WEIGHTS = Path(__file__).with_name("weights.npz")
"""Arrays: `terms` and `kinds` (lines of text), `rarity` (a term each), `weights` (terms x kinds, int8), `scale` and
`bias` (a kind each)."""
WEIGHT_OF_SIGNS = 0.3
"""How much a sign counts beside the words, all of which together have the length 1."""
_TELLING = 3


@dataclass(frozen=True)
class KindModel:
    """For each kind a logistic regression over the terms of a page, rare ones weighing more, and the signs on it."""

    place: Mapping[str, int]
    kinds: tuple[str, ...]
    rarity: npt.NDArray[np.float32]
    weights: npt.NDArray[np.float32]
    bias: npt.NDArray[np.float32]

    @classmethod
    def load(cls, file: Path = WEIGHTS) -> KindModel:
        return cls(**read_model(file, outcomes="kinds"))

    def words_on(self, lines: Sequence[Line]) -> npt.NDArray[np.float32] | None:
        """Return how much the words of a page speak for each kind, in the order of `kinds`; None if it knows none."""
        return self.said_by(terms_of(lines))

    def said_by(self, terms: Mapping[str, int]) -> npt.NDArray[np.float32] | None:
        """Return the same of the terms of a page, by how often they stand there."""
        places, often = known_terms(terms, self.place)
        if not len(places):
            return None
        return (values_of(often, self.rarity[places]) @ self.weights[places]).astype(np.float32)

    def chances(
        self, words: npt.NDArray[np.float32], signs: Mapping[str, float], title: str
    ) -> dict[str, float]:
        """Return how likely a page is of each kind by its words, by the weights of the signs on it and by the kind
        that its title names; they add up to 1."""
        logits = words + self.bias
        for term, value in terms_of_signs(signs, title, self.kinds).items():
            if term in self.place:
                logits = logits + WEIGHT_OF_SIGNS * value * self.weights[self.place[term]]
        odds = 1.0 / (1.0 + np.exp(-logits))
        return dict(zip(self.kinds, (odds / odds.sum()).tolist(), strict=True))

    def telling(self, kind: str, lines: Sequence[Line]) -> tuple[Span, ...]:
        """Return the words and pairs of words that speak most for a kind, in the order of the page, none within
        another."""
        column = self.kinds.index(kind)
        told: dict[str, tuple[float, Span]] = {}
        for term, span in places_of(lines):
            number = self.place.get(term)
            if number is not None and term not in told:
                worth = float(self.rarity[number] * self.weights[number, column])
                if worth > 0.0:
                    told[term] = worth, span
        spans: list[Span] = []
        for _, span in sorted(told.values(), key=lambda each: (-each[0], each[1].start)):
            if not any(span.meets(other) for other in spans):
                spans.append(span)
            if len(spans) == _TELLING:
                break
        return tuple(sorted(spans, key=lambda span: span.start))


def known_terms(
    terms: Mapping[str, int], place: Mapping[str, int]
) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.float32]]:
    """Return the numbers of the terms that are known, and how often each stands on a page."""
    known = [(place[term], count) for term, count in terms.items() if term in place]
    places = np.fromiter((number for number, _ in known), dtype=np.int64, count=len(known))
    return places, np.fromiter((count for _, count in known), dtype=np.float32, count=len(known))


def values_of(often: npt.NDArray[np.float32], rarity: npt.NDArray[np.float32]) -> npt.NDArray[np.float32]:
    """Return what the terms of a page weigh: one that stands there often little more, and all together as much as those
    of any other page."""
    values = (1.0 + np.log(often)) * rarity
    length = float(np.linalg.norm(values))
    return (values / length if length else values).astype(np.float32)


@cache
def kind_model() -> KindModel:
    """Return the shipped model, read once in a process."""
    return KindModel.load()
