"""What names and content say of a short note, and how both are weighed together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import exp, log

from jobs.extraction.assistant.request.specialty.heard import Joint, NameModel
from jobs.extraction.assistant.request.specialty.heard.places import OFTEN_TOLD, NamedPlace
from jobs.extraction.assistant.request.specialty.heard.writers import written_by
from jobs.extraction.layout.spans import Spans
from jobs.extraction.specialty_model import Guess, SpecialtyModel, Term
from jobs.extraction.text import Span

_OF_THE_WRITER = -4.0
"""The most that the odds of a specialty are whose own people write."""
_CLEARLY = {"emergency_medicine": 1.5, "general_practice": 0.5}
"""The least odds of those whom most notes tell of."""
_UNKNOWN = 1e-3
"""How likely by content a named specialty is that the model has not learnt, or of a note without known words."""


@dataclass(frozen=True, slots=True)
class Said:
    """For each specialty what the content says, and its likeliest place with the logarithm of the odds that it is asked
    for.
    """

    content: Mapping[str, Guess]
    names: Mapping[str, tuple[float, NamedPlace]]

    def parts(self, slug: str) -> tuple[float, float, float]:
        """Return what is weighed: the logarithm of the content's probability, the odds, and whether there is a name."""
        guess = self.content.get(slug)
        content = log(max(guess.probability if guess else _UNKNOWN, 1e-6))
        return (content, self.names[slug][0], 1.0) if slug in self.names else (content, 0.0, 0.0)

    def likeliest(self, joint: Joint) -> tuple[str, float] | None:
        """Return the specialty that a note is most likely for, and how likely (0-1); None where nothing speaks."""
        scores = {
            slug: joint.score(self.parts(slug)) for slug in sorted(self.content.keys() | self.names.keys())
        }
        if not scores:
            return None
        best = max(scores, key=lambda slug: scores[slug])
        return best, 1.0 / sum(exp(score - scores[best]) for score in scores.values())


def heard_in(places: Sequence[NamedPlace], names: NameModel) -> list[tuple[NamedPlace, float]]:
    """Return the places with the logarithm of the odds that each is asked for: who writes the note is not."""
    writers = written_by(places)
    return [
        (place, min(odds, _OF_THE_WRITER) if place.slug in writers else odds)
        for place, odds in zip(places, names.odds(places), strict=True)
    ]


def said_of_a_note(
    terms: Iterable[Term], places: Sequence[NamedPlace], *, names: NameModel, content: SpecialtyModel
) -> Said:
    """Return what names and content say; `terms` are those of the content. Names are left out of it, so that each
    counts once, and none that is only told of counts as content."""
    found: dict[str, tuple[float, NamedPlace]] = {}
    for place, odds in heard_in(places, names):
        if place.slug in OFTEN_TOLD and odds < _CLEARLY[place.slug]:
            continue
        if place.slug not in found or odds > found[place.slug][0]:
            found[place.slug] = (odds, place)
    left_out = Spans(place.span for place in places if place.sure or place.slug in OFTEN_TOLD)
    kept = tuple(term for term in terms if not left_out.meet(Span(term.start, term.end)))
    guesses = content.guesses([(1.0, kept)], most=len(content.specialties))
    return Said({guess.specialty: guess for guess in guesses}, found)
