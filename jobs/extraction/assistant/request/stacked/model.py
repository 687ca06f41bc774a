"""A linear model over terms and signs: the words around an answer, rare ones weighing more, beside what rules and the
tagger say of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from jobs.extraction.packed_weights import read_model

WEIGHT_OF_A_SIGN = 0.25
"""How much a sign counts beside the words, all of which together have the length 1 at most."""
Values = npt.NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Evident:
    """What speaks for or against an answer: the terms of its words, and signs with how strong each is."""

    terms: frozenset[str]
    signs: Mapping[str, float]


@dataclass(frozen=True)
class StackedModel:
    """For each outcome a logistic regression over terms and signs. A sign's name begins with "=", no term's does."""

    place: Mapping[str, int]
    outcomes: tuple[str, ...]
    rarity: Values
    weights: Values
    bias: Values

    @classmethod
    def load(cls, file: Path) -> StackedModel:
        return cls(**read_model(file, outcomes="outcomes"))

    def logits(self, evident: Evident) -> Values:
        """Return how much speaks for each outcome, in their order."""
        places, values = values_of(evident, self.place, self.rarity)
        return np.asarray(values @ self.weights[places] + self.bias, dtype=np.float32)


def values_of(
    evident: Evident, place: Mapping[str, int], rarity: Values
) -> tuple[npt.NDArray[np.int64], Values]:
    """Return the numbers of the terms and signs that are known, and what each weighs; long passages no more than
    short ones."""
    terms = sorted(place[term] for term in evident.terms if term in place)
    weighed = rarity[terms]
    weighed = weighed / max(1.0, float(np.linalg.norm(weighed)))
    named = ((place.get(f"={sign}"), value) for sign, value in evident.signs.items())
    signs = {number: value for number, value in named if number is not None}
    values = WEIGHT_OF_A_SIGN * np.fromiter(signs.values(), dtype=np.float32, count=len(signs))
    return (
        np.array([*terms, *signs], dtype=np.int64),
        np.concatenate([weighed, values]).astype(np.float32),
    )
