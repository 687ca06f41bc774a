"""The weights of the tagger, and the tags that are likeliest by them."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pycrfsuite

from jobs.extraction.assistant.tagger.tags import OUTSIDE, tags_of_path

WEIGHTS = Path(__file__).with_name("weights.crfsuite")
ASKED_WEIGHTS = Path(__file__).with_name("asked.crfsuite")
_SURELY_NOTHING = 0.998
_of_thread = threading.local()


@dataclass(frozen=True, slots=True)
class Decoded:
    """The likeliest tags, and how probable each tag is at the tokens that may have one."""

    tags: tuple[str, ...]
    probabilities: dict[int, dict[str, float]]
    """By the token's place, then by tag."""

    def probability(self, path: str, place: int) -> float:
        """Return how probable it is that the token at a place is part of a value of a path."""
        chances = self.probabilities.get(place, {})
        return min(1.0, sum(chances.get(tag, 0.0) for tag in tags_of_path(path)))


def items_of(features: Sequence[list[str]]) -> pycrfsuite.ItemSequence:
    """Return features as `decode` reads them, for more than one set of weights: each leaves out what it never saw."""
    return pycrfsuite.ItemSequence(features)


def decode(items: pycrfsuite.ItemSequence, weights: Path = WEIGHTS) -> Decoded:
    """Return the likeliest tags of a text's tokens. Safe to call from any thread: each has a tagger of its own."""
    if not len(items):
        return Decoded((), {})
    tagger, names = _tagger_of_thread(weights)
    tagger.set(items)
    tags = tuple(tagger.tag())
    marginal = tagger.marginal
    probabilities = {
        place: {name: marginal(name, place) for name in names}
        for place, tag in enumerate(tags)
        if tag != OUTSIDE or marginal(OUTSIDE, place) < _SURELY_NOTHING
    }
    return Decoded(tags, probabilities)


def _tagger_of_thread(weights: Path) -> tuple[pycrfsuite.Tagger, list[str]]:
    """The tagger of the calling thread by some weights, and the tags it gives beside the one for nothing."""
    opened: dict[Path, tuple[pycrfsuite.Tagger, list[str]]] = _of_thread.__dict__.setdefault("opened", {})
    if weights not in opened:
        tagger = pycrfsuite.Tagger()
        tagger.open(str(weights))
        opened[weights] = tagger, [name for name in tagger.labels() if name != OUTSIDE]
    return opened[weights]
