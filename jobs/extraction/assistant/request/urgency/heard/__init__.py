"""How soon a short note wants its request, heard by a model that has learnt how clinicians say it.

Rules know set phrases; people say it in ever new ways ("he can go to the back of the line", "they are opening theatre
for him"). A fitted linear model over words (README.md beside it), trained by `python -m jobs.training.urgency`; at run
time it needs numpy and the file `weights.npz`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from jobs.extraction.assistant.request.urgency.heard.terms import terms_of
from jobs.extraction.packed_weights import read_model

WEIGHTS = Path(__file__).with_name("weights.npz")
"""Arrays: `terms` and `levels` (lines of text), `rarity` (a term each), `weights` (terms x levels, int8), `scale` and
`bias` (a level each)."""
NOTHING = "nothing"
"""The level of a passage that does not say how soon."""
STOP = re.compile(r"(?<=[.;?!])(?<!\b(?:Dr|Mr|Ms)\.)(?<!\bMrs\.)\s+|\n+|\s[-\u2013\u2014]\s")
"""What parts the sentences of a note, whose writers spare capitals."""


class Heard(NamedTuple):
    """The number of a passage, the level that it states, and how likely it does (0-1)."""

    number: int
    level: str
    chance: float


@dataclass(frozen=True)
class UrgencyModel:
    """A multinomial logistic regression over which terms a passage holds, rare ones weighing more."""

    place: Mapping[str, int]
    levels: tuple[str, ...]
    rarity: npt.NDArray[np.float32]
    weights: npt.NDArray[np.float32]
    bias: npt.NDArray[np.float32]

    @classmethod
    def load(cls, file: Path = WEIGHTS) -> UrgencyModel:
        return cls(**read_model(file, outcomes="levels"))

    def chances(self, passage: str) -> dict[str, float]:
        """Return how likely a passage states each level, NOTHING among them; they add up to 1."""
        return self.chances_by(terms_of(passage))

    def chances_by(self, terms: Iterable[str]) -> dict[str, float]:
        """Return the same of the terms of a passage."""
        places = sorted(self.place[term] for term in terms if term in self.place)
        logits = values_of(self.rarity[places]) @ self.weights[places] + self.bias
        odds = np.exp(logits - logits.max())
        return dict(zip(self.levels, (odds / odds.sum()).tolist(), strict=True))

    def heard_in(self, passages: Sequence[str], *, least: float) -> list[Heard]:
        """Return which passages say how soon, the surest first; none that is less likely than `least`."""
        heard = [
            Heard(number, level, chance)
            for number, passage in enumerate(passages)
            for level, chance in self.chances(passage).items()
            if level != NOTHING and chance >= least
        ]
        return sorted(heard, key=lambda one: (-one.chance, one.number))


def values_of(rarities: npt.NDArray[np.float32]) -> npt.NDArray[np.float32]:
    """Return what the terms of a passage weigh: of a long passage each a little less."""
    return rarities / max(1.0, float(np.linalg.norm(rarities)))


@cache
def urgency_model() -> UrgencyModel:
    """Return the shipped model, read once in a process."""
    return UrgencyModel.load()
