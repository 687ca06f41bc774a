"""Which of the specialties that a short note names is asked for, heard by a model that has learnt how clinicians ask.

Others stand beside it: who knows the patient, who has declined, who writes. A fitted linear model over the words around
a name (README.md beside it), trained by `python -m jobs.training.names`; at run time it needs numpy and the file
`weights.npz`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np
import numpy.typing as npt

from jobs.extraction.assistant.request.specialty.heard.places import NamedPlace
from jobs.extraction.assistant.request.specialty.heard.terms import terms_of
from jobs.extraction.packed_weights import names_of, weights_of

WEIGHTS = Path(__file__).with_name("weights.npz")
"""Arrays: `terms` (lines of text), `weights` (a term each, int8) with their `scale`, `bias`, and `joint`: what counts
how much where names and content are weighed together."""
_ENOUGH_OF_THEM = 0.45


@dataclass(frozen=True, slots=True)
class Joint:
    """How names and content are weighed together: what the logarithm of the content's probability is multiplied by,
    what the odds of a name's being asked for, and what any name is worth.
    """

    content: float
    odds: float
    named: float

    def score(self, parts: tuple[float, float, float]) -> float:
        """Return the worth of a specialty by these parts of it."""
        return self.content * parts[0] + self.odds * parts[1] + self.named * parts[2]


@dataclass(frozen=True)
class NameModel:
    """A logistic regression over which terms surround a name."""

    place: Mapping[str, int]
    weights: npt.NDArray[np.float32]
    bias: float
    joint: Joint

    @classmethod
    def load(cls, file: Path = WEIGHTS) -> NameModel:
        with np.load(file, allow_pickle=False) as arrays:
            return cls(
                place={term: number for number, term in enumerate(names_of(arrays["terms"]))},
                weights=weights_of(arrays["weights"], arrays["scale"]),
                bias=float(arrays["bias"]),
                joint=Joint(*(float(weight) for weight in arrays["joint"])),
            )

    def knows(self, words: Iterable[str]) -> bool:
        """Tell whether enough words are such as it has seen around names: it has learnt from English alone."""
        known = [f"<{word}" in self.place or f">{word}" in self.place for word in words if word[0].isalpha()]
        return sum(known) >= _ENOUGH_OF_THEM * len(known)

    def odds(self, places: Sequence[NamedPlace]) -> list[float]:
        """Return for each place of a note the logarithm of the odds that its name is asked for."""
        named = {place.slug for place in places}
        return [self._odds(terms_of(place, named=named)) for place in places]

    def _odds(self, terms: set[str]) -> float:
        known = sorted(self.place[term] for term in terms if term in self.place)
        return float(self.weights[known].sum()) + self.bias


@cache
def name_model() -> NameModel:
    """Return the shipped model, read once in a process."""
    return NameModel.load()
