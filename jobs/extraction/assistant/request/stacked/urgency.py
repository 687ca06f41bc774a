"""How soon a paper wants what it asks, weighed: by the passage that likeliest says so."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.request.stacked.model import StackedModel
from jobs.extraction.assistant.request.stacked.passages import Passage, levels_in, passages_of
from jobs.extraction.assistant.request.stacked.reading import Reading
from jobs.extraction.assistant.request.urgency.heard import NOTHING
from jobs.extraction.assistant.request.urgency.levels import LEVELS_OF_SOON
from jobs.extraction.found import Found, field_of
from jobs.extraction.text import Span
from referrals.data.referral import Field, missing

WEIGHTS = Path(__file__).with_name("urgency.npz")
"""As `packed_weights.read_model` reads them; an outcome for each level, NOTHING first."""
LIKELY_ENOUGH, TAKEN_IS_ENOUGH, LIKELY_ANYHOW = 0.35, 0.1, 0.9
"""How likely a passage must say how soon; how likely one in which the rules or the tagger found it; and how likely one
that is doubtful."""
_AS_LIKELY = 0.1
"""A level that the rules or the tagger read in a passage stays if it is at least this share as likely as another."""


@dataclass(frozen=True, slots=True)
class Said:
    """A passage, and how likely it says each level (0-1), NOTHING left out."""

    passage: Passage
    chances: Mapping[str, float]

    @property
    def chance(self) -> float:
        """How likely the passage says how soon, whichever level."""
        return sum(self.chances.values())

    @property
    def level(self) -> str:
        """The level that was found in the passage before, unless another is much likelier."""
        likeliest = max(self.chances, key=lambda level: self.chances[level])
        for level in self.passage.taken.values():
            if level == likeliest or self.chance_of(level) >= _AS_LIKELY * self.chance_of(likeliest):
                return level
        return likeliest

    def chance_of(self, level: str) -> float:
        """How likely the passage says a level; those of soon count together."""
        levels = LEVELS_OF_SOON if level in LEVELS_OF_SOON else (level,)
        return sum(self.chances[each] for each in levels)


def passages_in(reading: Reading) -> list[Passage]:
    """Return the passages of a paper, with what speaks for each one's saying how soon."""
    specialty = reading.taken("specialty").get("tagger")
    return passages_of(
        reading.standing,
        stated=reading.taken("urgency"),
        specialty=specialty.value if specialty is not None else None,
        paper=tuple(reading.signs()),
    )


def weighed_urgency(reading: Reading) -> Field:
    """Return the urgency that is likeliest stated, as sure as that is likely; a missing one where none is likely
    enough."""
    said = likely_enough(passages_in(reading), urgency_stack())
    if said is None:
        return missing()
    chance = round(said.chance_of(said.level), 4)
    for way, one in reading.taken("urgency").items():
        if said.passage.taken.get(way) == said.level:
            return one.as_likely(chance)
    span = _words_of_the_level(reading.standing, said)
    return field_of(reading.document.text, Found(said.level, (span,), chance))


def _words_of_the_level(document: Document, said: Said) -> Span:
    """Where the passage names its level plainly, else all of it."""
    levels = LEVELS_OF_SOON if said.level in LEVELS_OF_SOON else (said.level,)
    return next(
        (
            Span(*match.span())
            for match in levels_in(document, said.passage.span)
            if match.lastgroup in levels
        ),
        said.passage.span,
    )


def likely_enough(passages: Sequence[Passage], model: StackedModel) -> Said | None:
    """Return what the likeliest passage says that is likely enough, else the likeliest in which something was found
    before."""
    ranked = sorted((said_in(passage, model) for passage in passages), key=lambda said: -said.chance)
    return next(
        (said for said in ranked if said.chance >= _least_of(said.passage)),
        next((said for said in ranked if said.passage.taken and said.chance >= TAKEN_IS_ENOUGH), None),
    )


def _least_of(passage: Passage) -> float:
    return LIKELY_ANYHOW if passage.is_doubtful and not passage.taken else LIKELY_ENOUGH


def said_in(passage: Passage, model: StackedModel) -> Said:
    """Return how likely a passage says each level."""
    logits = model.logits(passage.evident)
    odds = np.exp(logits - logits.max())
    chances = dict(zip(model.outcomes, (odds / odds.sum()).tolist(), strict=True))
    del chances[NOTHING]
    return Said(passage, chances)


@cache
def urgency_stack() -> StackedModel:
    """Return the shipped model, read once in a process."""
    return StackedModel.load(WEIGHTS)
