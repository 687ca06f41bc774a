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
from jobs.extraction.assistant.request.stacked.candidates import Candidate, Taken, candidates_of
from jobs.extraction.assistant.request.stacked.model import Evident, StackedModel
from jobs.extraction.assistant.request.stacked.reading import Reading
from jobs.extraction.assistant.request.taken_back import as_it_stands
from jobs.extraction.assistant.second.believing import places_of
from jobs.extraction.found import Found, field_of
from referrals.data.referral import Field, missing

WEIGHTS = Path(__file__).with_name("specialty.npz")
"""As `packed_weights.read_model` reads them; one outcome: this specialty is asked for."""
LIKELY_ENOUGH, TAKEN_IS_ENOUGH = 0.4, 0.02
"""How likely a specialty must be that is asked for, and how likely one that the rules or the tagger took, of which the
README tells."""


def candidates_in(reading: Reading) -> dict[str, Candidate]:
    """Return the specialties that a paper may ask for, with what speaks for each."""
    document = as_it_stands(reading.document)
    taken = {
        way: one
        for way, request in reading.requests().items()
        if (one := _taken(document, request.specialty)) is not None
    }
    return candidates_of(document, taken=taken, paper=tuple(reading.signs()))


def weighed_specialty(reading: Reading) -> Field:
    """Return the specialty that is likeliest asked for, as sure as that is likely; a missing one where none is likely
    enough."""
    candidates = candidates_in(reading)
    chances = chances_of(
        {slug: candidate.evidents() for slug, candidate in candidates.items()}, specialty_stack()
    )
    fields = [request.specialty for request in reading.requests().values()]
    slug = likely_enough(chances, {str(field.value) for field in fields})
    if slug is None:
        return missing()
    chance = round(chances[slug], 4)
    for field in fields:
        if field.value == slug and not _is_named_after_all(field, candidates[slug]):
            return field.model_copy(update={"confidence": chance, "confidence_raw": chance})
    found = _pointed_at(as_it_stands(reading.document), candidates[slug], chance)
    return field_of(reading.document.text, found)


def _is_named_after_all(field: Field, candidate: Candidate) -> bool:
    """Whether what was taken by the story alone is named as well: the name is its place."""
    return bool(candidate.named) and FOLLOWS_FROM_CONTENT in field.reasons


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


def _taken(document: Document, field: Field) -> Taken | None:
    if field.value is None:
        return None
    spans = tuple(places_of(document.text, field.evidence))
    return Taken(str(field.value), spans, field.confidence, field.reasons)


def _pointed_at(document: Document, candidate: Candidate, chance: float) -> Found | None:
    """The candidate with the name that speaks most for it, else with the words of the story that do; none where no
    listed word is among these, since the content's model alone is wrong of texts unlike those that it learnt from."""
    if candidate.named:
        model = specialty_stack()
        chances = [chance_by(model, evident) for evident in candidate.evidents()]
        best = candidate.named[chances.index(max(chances))]
        return Found(candidate.slug, (best.place.span,), chance)
    listed = scores_of_words(document, None).get(candidate.slug, (0.0, []))[1]
    spans = telling_places(listed, ())
    return Found(candidate.slug, spans, chance, (FOLLOWS_FROM_CONTENT,)) if spans else None


@cache
def specialty_stack() -> StackedModel:
    """Return the shipped model, read once in a process."""
    return StackedModel.load(WEIGHTS)
