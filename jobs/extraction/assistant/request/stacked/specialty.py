"""Which specialty a paper asks for, weighed: the likeliest of its candidates."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from math import exp
from pathlib import Path

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.request.specialty.implied import (
    FOLLOWS_FROM_CONTENT,
    scores_of_words,
    telling_places,
)
from jobs.extraction.assistant.request.stacked.candidates import Candidate, candidates_of
from jobs.extraction.assistant.request.stacked.model import Evident, StackedModel
from jobs.extraction.assistant.request.stacked.reading import Reading
from jobs.extraction.assistant.request.stacked.taken import Taken
from jobs.extraction.found import Found, field_of
from referrals.data.referral import Field, missing

WEIGHTS = Path(__file__).with_name("specialty.npz")
"""As `packed_weights.read_model` reads them; one outcome: this specialty is asked for."""
LIKELY_ENOUGH, TAKEN_IS_ENOUGH = 0.4, 0.02
"""How likely a specialty must be that is asked for, and how likely one that the rules or the tagger took, of which the
README tells."""


def candidates_in(reading: Reading) -> dict[str, Candidate]:
    """Return the specialties that a paper may ask for, with what speaks for each."""
    return candidates_of(reading.standing, taken=reading.taken("specialty"), paper=tuple(reading.signs()))


def weighed_specialty(reading: Reading) -> Field:
    """Return the specialty that is likeliest asked for, as sure as that is likely; a missing one where none is likely
    enough."""
    candidates = candidates_in(reading)
    evidents = {slug: candidate.evidents() for slug, candidate in candidates.items()}
    chances = chances_of(evidents, specialty_stack())
    taken = reading.taken("specialty").values()
    slug = likely_enough(chances, {one.value for one in taken})
    if slug is None:
        return missing()
    chance = round(chances[slug], 4)
    for one in taken:
        if one.value == slug and not _is_named_after_all(one, candidates[slug]):
            return one.as_likely(chance)
    found = _pointed_at(reading.standing, candidates[slug], evidents[slug], chance)
    return field_of(reading.document.text, found)


def _is_named_after_all(taken: Taken, candidate: Candidate) -> bool:
    """Whether what was taken by the story alone is named as well: the name is its place."""
    return bool(candidate.named) and FOLLOWS_FROM_CONTENT in taken.field.reasons


def likely_enough(chances: Mapping[str, float], taken: Collection[str]) -> str | None:
    """Return the likeliest candidate that is likely enough, else the likeliest of those that were taken before."""
    ranked = sorted(chances, key=lambda slug: -chances[slug])
    if ranked and chances[ranked[0]] >= LIKELY_ENOUGH:
        return ranked[0]
    return next((slug for slug in ranked if slug in taken and chances[slug] >= TAKEN_IS_ENOUGH), None)


def chances_of(candidates: Mapping[str, Sequence[Evident]], model: StackedModel) -> dict[str, float]:
    """Return how likely each candidate is asked for, by its slug and what speaks for it; together no more than
    certain."""
    chances = {
        slug: max(chance_by(model, evident) for evident in evidents)
        for slug, evidents in sorted(candidates.items())
    }
    whole = max(1.0, sum(chances.values()))
    return {slug: chance / whole for slug, chance in chances.items()}


def chance_by(model: StackedModel, evident: Evident) -> float:
    return 1.0 / (1.0 + exp(-float(model.logits(evident)[0])))


def _pointed_at(
    document: Document, candidate: Candidate, evidents: Sequence[Evident], chance: float
) -> Found | None:
    """The candidate with the name that speaks most for it, else with the words of the story that do; none where no
    listed word is among these, since the content's model alone is wrong of texts unlike those that it learnt from."""
    if candidate.named:
        chances = [chance_by(specialty_stack(), evident) for evident in evidents]
        best = candidate.named[chances.index(max(chances))]
        return Found(candidate.slug, (best.place.span,), chance)
    listed = scores_of_words(document, None).get(candidate.slug, (0.0, []))[1]
    spans = telling_places(listed, ())
    return Found(candidate.slug, spans, chance, (FOLLOWS_FROM_CONTENT,)) if spans else None


@cache
def specialty_stack() -> StackedModel:
    """Return the shipped model, read once in a process."""
    return StackedModel.load(WEIGHTS)
