"""A small classifier for what no page says by name: which specialty a text is about. See README.md beside it.

It is trained by `python -m jobs.training.specialty`; at run time it needs numpy and the file `weights.npz`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np
import numpy.typing as npt

from jobs.extraction.packed_weights import names_of, weights_of
from jobs.extraction.specialty_model.terms import Term, terms_of, with_beginnings

WEIGHTS = Path(__file__).with_name("weights.npz")
"""Arrays: `terms` and `specialties` (lines of text), `idf`, `weights` (terms x specialties, int8), `scale` (a
specialty each), `bias`, `temperature`."""


_AS_MUCH, _OF_THE_MOST_TELLING = 0.5, 0.25


@dataclass(frozen=True, slots=True)
class Guess:
    """A specialty, how often such a guess is right (0-1), and the terms of the text that speak for it, the most telling
    first.
    """

    specialty: str
    probability: float
    terms: tuple[Term, ...]


@dataclass(frozen=True)
class SpecialtyModel:
    """Multinomial logistic regression over weighted words, their beginnings and pairs of words."""

    place: dict[str, int]
    specialties: tuple[str, ...]
    idf: npt.NDArray[np.float32]
    weights: npt.NDArray[np.float32]
    bias: npt.NDArray[np.float32]
    temperature: float

    @classmethod
    def load(cls, file: Path = WEIGHTS) -> SpecialtyModel:
        with np.load(file, allow_pickle=False) as arrays:
            return cls(
                place={term: number for number, term in enumerate(names_of(arrays["terms"]))},
                specialties=names_of(arrays["specialties"]),
                idf=arrays["idf"].astype(np.float32),
                weights=weights_of(arrays["weights"], arrays["scale"]),
                bias=arrays["bias"].astype(np.float32),
                temperature=float(arrays["temperature"]),
            )

    def guesses(
        self, passages: Sequence[tuple[float, Sequence[Term]]], *, most: int = 3
    ) -> tuple[Guess, ...]:
        """Return the likeliest specialties of a text, the first first; none where no word of it is known.

        `passages` are parts of the text with their weights: each counts by its weight, however long it is.
        """
        passages = [(weight, tuple(with_beginnings(terms))) for weight, terms in passages]
        values = self._values(passages)
        if not values:
            return ()
        places, parts = self._parts(values)
        chances = self._chances(parts)
        standing_out = parts - parts.mean(axis=1, keepdims=True)
        where: dict[int, Term] = {}
        for _, terms in passages:
            for term in terms:
                if (number := self.place.get(term.name)) is not None:
                    where.setdefault(number, term)
        found: list[Guess] = []
        for best in np.argsort(-chances)[:most]:
            order = np.argsort(-standing_out[:, best])
            least = _OF_THE_MOST_TELLING * max(0.0, float(standing_out[order[0], best]))
            telling = [where[int(places[i])] for i in order[:8] if standing_out[i, best] > least]
            found.append(Guess(self.specialties[best], float(chances[best]), _apart(telling)))
        return tuple(found)

    def probabilities(self, terms: Sequence[Term]) -> dict[str, float]:
        """Return how likely a text of these terms is about each specialty; nothing where none of them is known."""
        values = self._values([(1.0, tuple(with_beginnings(terms)))])
        if not values:
            return {}
        chances = self._chances(self._parts(values)[1])
        return dict(zip(self.specialties, chances.tolist(), strict=True))

    def _parts(self, values: Mapping[int, float]) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.float32]]:
        """The numbers of terms, and what each of them adds to each specialty."""
        places = np.fromiter(values, dtype=np.int64)
        counts = np.fromiter(values.values(), dtype=np.float32)
        counts /= np.linalg.norm(counts)
        return places, counts[:, None] * self.weights[places]

    def _chances(self, parts: npt.NDArray[np.float32]) -> npt.NDArray[np.float32]:
        logits = (parts.sum(axis=0) + self.bias) / self.temperature
        chances = np.exp(logits - logits.max())
        return np.asarray(chances / chances.sum(), dtype=np.float32)

    def speaks_for(self, specialty: str, words: str) -> bool:
        """Tell whether some word of the text speaks for a specialty, and at least half as much as for any other."""
        if specialty not in self.specialties:
            return False
        column = self.specialties.index(specialty)
        terms = with_beginnings(terms_of(words))
        rows = [self.weights[self.place[term.name]] for term in terms if term.name in self.place]
        return any(row[column] > 0.0 and row[column] >= _AS_MUCH * row.max() for row in rows)

    def _values(self, passages: Sequence[tuple[float, Sequence[Term]]]) -> dict[int, float]:
        """The value of each known term: the logarithm of how often it stands there, times how rare it is."""
        values: Counter[int] = Counter()
        for weight, terms in passages:
            often = Counter(self.place[term.name] for term in terms if term.name in self.place)
            own = {number: (1.0 + np.log(count)) * float(self.idf[number]) for number, count in often.items()}
            length = float(np.sqrt(sum(value * value for value in own.values()))) or 1.0
            for number, value in own.items():
                values[number] += weight * value / length
        return dict(values)


@cache
def specialty_model() -> SpecialtyModel:
    """Return the shipped model, read once in a process."""
    return SpecialtyModel.load()


def _apart(terms: Sequence[Term]) -> tuple[Term, ...]:
    """Terms that do not lie within each other; a pair of words rather than its words."""
    kept: list[Term] = []
    for term in sorted(terms, key=lambda term: term.start - term.end):
        if all(term.end <= other.start or term.start >= other.end for other in kept):
            kept.append(term)
    order = {term: number for number, term in enumerate(terms)}
    return tuple(sorted(kept, key=lambda term: order[term]))


__all__ = ["Guess", "SpecialtyModel", "Term", "specialty_model", "terms_of", "with_beginnings"]
