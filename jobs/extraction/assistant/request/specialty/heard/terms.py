"""What the places of names are compared by, to hear which of them is asked for: the words before and behind, near ones
also by how near; the name; where in the note it stands."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import pairwise

from jobs.extraction.assistant.request.specialty.heard.places import NamedPlace
from jobs.extraction.assistant.request.specialty.heard.rules import said_by_rules
from jobs.extraction.assistant.request.words_of_notes import stems_of, words_of

_BEFORE, _BEHIND, _NEAR, _MOST_NAMED = 8, 7, 3, 3


def terms_of(place: NamedPlace, *, named: Collection[str]) -> set[str]:
    """Return the names of what a place is compared by; `named` are the specialties that its note names."""
    before, behind = list(words_of(place.before)), list(words_of(place.behind))
    led = ["^", *before][-_BEFORE:]
    followed = [*behind, "$"][:_BEHIND]
    return {
        *terms_without_words(place, named=named),
        f"slug:{place.slug}",
        f"name:{place.words}",
        f"{led[-1]}<>{followed[0]}",
        *_around("<", led),
        *_around(">", followed),
        *(f"<{at}:{word}" for at, word in enumerate(reversed(led[-_NEAR:]))),
        *(f">{at}:{word}" for at, word in enumerate(followed[:_NEAR])),
        *(f"<{one} {two} {three}" for one, two, three in zip(led, led[1:], led[2:], strict=False)),
    }


def terms_without_words(place: NamedPlace, *, named: Collection[str]) -> set[str]:
    """Return what is known of a place whatever words stand around it."""
    return {
        f"rules:{said_by_rules(place)}",
        f"sure:{place.sure}",
        f"named:{min(_MOST_NAMED, len(named))}",
        *(kind for kind in ("first", "last", "begins", "ends", "head", "foot") if getattr(place, kind)),
        f"label:{place.label}",
        f"mark<{_mark(place.before.rstrip()[-1:])}",
        f"mark>{_mark(place.behind.lstrip()[:1])}",
    }


def _around(side: str, words: Sequence[str]) -> list[str]:
    """Words of one side, in whatever order, the beginnings of long ones, and pairs."""
    pairs = [f"{one} {two}" for one, two in pairwise(words)]
    return [f"{side}{term}" for term in (*words, *stems_of(words), *pairs)]


def _mark(character: str) -> str:
    return "word" if character.isalnum() else character
