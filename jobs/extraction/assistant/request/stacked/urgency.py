"""How soon a paper wants what it asks, weighed: by the passage that likeliest says so."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np

from jobs.extraction.assistant.request.stacked.model import StackedModel
from jobs.extraction.assistant.request.stacked.passages import Passage, Stated, passages_of
from jobs.extraction.assistant.request.stacked.reading import Reading
from jobs.extraction.assistant.request.taken_back import as_it_stands
from jobs.extraction.assistant.request.urgency.heard import NOTHING
from jobs.extraction.assistant.second.believing import places_of
from jobs.extraction.found import Found, field_of
from referrals.data.referral import Field, missing

WEIGHTS = Path(__file__).with_name("urgency.npz")
"""As `packed_weights.read_model` reads them; an outcome for each level, NOTHING first."""
LIKELY_ENOUGH, TAKEN_IS_ENOUGH, LIKELY_ANYHOW = 0.35, 0.1, 0.7
"""How likely a passage must say how soon; how likely one in which the rules or the tagger found it; and how likely
another of a paper of a kind that asks nobody."""


@dataclass(frozen=True, slots=True)
class Said:
    """The passage that likeliest says how soon, the level, how likely it says anything (0-1), and how likely that."""

    passage: Passage
    level: str
    chance: float
    chance_of_level: float


def passages_in(reading: Reading) -> list[Passage]:
    """Return the passages of a paper, with what speaks for each one's saying how soon."""
    document = as_it_stands(reading.document)
    stated = {
        way: Stated(field, tuple(places_of(document.text, field.evidence)))
        for way, field in (
            ("rules", reading.by_rules.request.urgency),
            ("tagger", reading.by_tagger.request.urgency),
        )
        if field.value is not None
    }
    specialty = reading.by_tagger.request.specialty.value
    return passages_of(
        document,
        stated=stated,
        specialty=None if specialty is None else str(specialty),
        paper=tuple(reading.signs()),
    )


def weighed_urgency(reading: Reading) -> Field:
    """Return the urgency that is likeliest stated, as sure as that is likely; a missing one where none is likely
    enough."""
    said = likely_enough(passages_in(reading), urgency_stack(), asks=reading.asks_somebody)
    if said is None:
        return missing()
    chance = round(said.chance_of_level, 4)
    for way, field in (
        ("rules", reading.by_rules.request.urgency),
        ("tagger", reading.by_tagger.request.urgency),
    ):
        if said.passage.taken.get(way) == said.level:
            return field.model_copy(update={"confidence": chance, "confidence_raw": chance})
    return field_of(reading.document.text, Found(said.level, (said.passage.span,), chance))


def likely_enough(passages: Sequence[Passage], model: StackedModel, *, asks: bool) -> Said | None:
    """Return what the likeliest passage says if it is likely enough, else the likeliest in which something was found
    before; `asks` tells whether the kind of paper asks somebody."""
    said = likeliest(passages, model)
    if said is not None and said.chance >= (LIKELY_ENOUGH if asks else LIKELY_ANYHOW):
        return said
    found = likeliest([passage for passage in passages if passage.taken], model)
    return found if found is not None and found.chance >= TAKEN_IS_ENOUGH else None


def likeliest(passages: Sequence[Passage], model: StackedModel) -> Said | None:
    """Return what the passage says that likeliest says something; None of no passages."""
    best: Said | None = None
    for passage in passages:
        logits = model.logits(passage.evident)
        odds = np.exp(logits - logits.max())
        chances = dict(zip(model.outcomes, (odds / odds.sum()).tolist(), strict=True))
        chance = 1.0 - chances.pop(NOTHING)
        if best is None or chance > best.chance:
            level = max(chances, key=lambda each: chances[each])
            best = Said(passage, level, chance, chances[level])
    return best


@cache
def urgency_stack() -> StackedModel:
    """Return the shipped model, read once in a process."""
    return StackedModel.load(WEIGHTS)
