"""Passages that are like known passages of danger, whatever words they use: what no rule's words and pictures tell.

A fitted model over words (README.md beside it). It is trained by `python -m jobs.training.likeness`; at run time it
needs numpy and the file `weights.npz`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence, Set
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import chain
from pathlib import Path

import numpy as np
import numpy.typing as npt

from jobs.extraction.packed_weights import read_model
from jobs.extraction.red_flags.likeness.harmless import harmless_aside
from jobs.extraction.red_flags.likeness.terms import IsSaid, Passage, Term, in_threes, sentences_of, terms_of
from jobs.extraction.red_flags.words import Token
from jobs.extraction.text import Span

WEIGHTS = Path(__file__).with_name("weights.npz")
"""Arrays: `terms` and `codes` (lines of text), `rarity` (a term each), `weights` (terms x codes, int8), `scale` and
`bias` (a code each)."""

_OF_ONE_PASSAGE, _FOR_EACH_PASSAGE, _OF_MANY, _OF_FEW_WORDS = 0.031, 0.038, 0.2, 0.22
_ENOUGH_WORDS = 25
"""Fewer make nothing unlikely, and little likely."""
UNLIKELY = 0.006
"""A flag that a rule raises is not believed of a text no sentence of which, and no passage, is as likely as this; nor
is a likeness of which no more is left without the words of a harmless picture."""
_WORTH_A_LOOK = 0.5
"""A passage whose words, denied ones too, make a flag less likely than this share of what would matter is not asked
which of them are said of the patient now."""
_KNOWN_ENOUGH = 0.75
"""The share of its words that a text must be made of for its rules' flags to be doubted."""
_TELLING = 4
_LEAST_LENGTH = 30.0
"""The length of ten words or so, with their stems and pairs."""


@dataclass(frozen=True, slots=True)
class Likeness:
    """How likely a passage raises a flag (0-1), and the places of the words that say so most, in order."""

    probability: float
    spans: tuple[Span, ...]


@dataclass(frozen=True)
class Sentences:
    """The sentences of a text, and of each the numbers of its terms that a model knows."""

    words: Sequence[Sequence[Token]]
    known: Sequence[Set[int]]

    @cached_property
    def passages(self) -> list[Set[int]]:
        """The known terms of every three sentences that follow each other."""
        return [set().union(*passage) for passage in in_threes(self.known)]

    @property
    def is_short(self) -> bool:
        """Whether the text has too few words to make anything unlikely."""
        return sum(map(len, self.words)) < _ENOUGH_WORDS

    @property
    def like_enough(self) -> float:
        """How likely a passage of the text must be to raise a flag (0-1): the more passages a text has, the likelier
        one of them is so by chance, and a few words are soon like others. README.md tells what that costs and gives.
        """
        if self.is_short:
            return _OF_FEW_WORDS
        return min(_OF_MANY, _OF_ONE_PASSAGE + _FOR_EACH_PASSAGE * len(self.passages))


@dataclass(frozen=True)
class LikenessModel:
    """For each flag a logistic regression over which terms a passage holds, rare ones weighing more."""

    place: Mapping[str, int]
    codes: tuple[str, ...]
    rarity: npt.NDArray[np.float32]
    weights: npt.NDArray[np.float32]
    bias: npt.NDArray[np.float32]

    @classmethod
    def load(cls, file: Path = WEIGHTS) -> LikenessModel:
        return cls(**read_model(file, outcomes="codes"))

    def listen(self, tokens: Sequence[Token]) -> Sentences:
        """Return the sentences of a text with the terms of each that are known, denied ones too."""
        sentences = list(sentences_of(tokens))
        return Sentences(sentences, [self._known(terms_of([sentence])) for sentence in sentences])

    def found_in(self, text: Sentences, is_said: IsSaid, *, asked: Collection[str]) -> dict[str, Likeness]:
        """Return where a text is most like passages that raise a flag, by code, for those codes that are asked for and
        likely enough.
        """
        best: dict[str, tuple[float, dict[str, Term]]] = {}
        columns = [number for number, code in enumerate(self.codes) if code in asked]
        if not columns:
            return {}
        least = text.like_enough
        for passage, numbers in zip(in_threes(text.words), text.passages, strict=True):
            if self._chances(numbers)[columns].max() < _WORTH_A_LOOK * least:
                continue
            terms = terms_of(passage, is_said)
            chances = self.chances(terms)
            for column in columns:
                code, chance = self.codes[column], float(chances[column])
                if chance < least or (code in best and chance <= best[code][0]):
                    continue
                if self._is_more_than_harmless(column, passage, is_said):
                    best[code] = chance, terms
        return {code: Likeness(chance, self._telling(code, terms)) for code, (chance, terms) in best.items()}

    def _is_more_than_harmless(self, column: int, passage: Passage, is_said: IsSaid) -> bool:
        """Whether a passage is at all like a danger without the words of a harmless picture that sounds like it."""
        beyond = harmless_aside(self.codes[column], passage, is_said)
        return beyond is None or float(self.chances(terms_of(passage, beyond))[column]) >= UNLIKELY

    def unlikely(self, text: Sentences) -> frozenset[str]:
        """Return the codes of the dangers that no sentence of a text, and no three, is even slightly like, denied words
        and all: "passes no urine" is a danger. None where the text is a few words, or not of those that were learnt
        from, which are English."""
        words = [token.plain for token in chain(*text.words) if token.plain[:1].isalpha()]
        known = sum(word in self.place for word in words)
        if text.is_short or known < _KNOWN_ENOUGH * len(words):
            return frozenset()
        best = np.max([self._chances(terms) for terms in (*text.known, *text.passages)], axis=0)
        return frozenset(code for code, chance in zip(self.codes, best, strict=True) if chance < UNLIKELY)

    def chances(self, terms: Mapping[str, Term]) -> npt.NDArray[np.float32]:
        """Return how likely a passage of these terms raises each flag, in the order of `codes`."""
        return self._chances(self._known(terms))

    def _known(self, terms: Iterable[str]) -> set[int]:
        return {self.place[name] for name in terms if name in self.place}

    def _chances(self, known: Set[int]) -> npt.NDArray[np.float32]:
        places = np.fromiter(known, dtype=np.int64, count=len(known))
        values = self.rarity[places]
        logits = (values / length_of(values)) @ self.weights[places] + self.bias
        chances = 1.0 / (1.0 + np.exp(-logits))
        return chances.astype(np.float32)

    def _telling(self, code: str, terms: Mapping[str, Term]) -> tuple[Span, ...]:
        """The places of the terms that speak most for a flag, none within another."""
        column = self.codes.index(code)
        known = [(self.place[name], term) for name, term in terms.items() if name in self.place]
        parts = sorted(
            (
                (float(self.rarity[number] * self.weights[number, column]), term)
                for number, term in known
                if self.weights[number, column] > 0
            ),
            key=lambda part: (-part[0], part[1].first.start),
        )
        spans: list[Span] = []
        for _, term in parts:
            span = Span(term.first.start, term.last.end)
            if not any(span.meets(other) for other in spans):
                spans.append(span)
            if len(spans) == _TELLING:
                break
        return tuple(sorted(spans, key=lambda span: span.start))


def length_of(rarities: npt.NDArray[np.float32]) -> float:
    """Return what the terms of a passage are divided by: a long passage weighs as a short one, but a word or two weigh
    little.
    """
    return max(_LEAST_LENGTH, float(np.linalg.norm(rarities)))


@cache
def likeness_model() -> LikenessModel:
    """Return the shipped model, read once in a process."""
    return LikenessModel.load()
