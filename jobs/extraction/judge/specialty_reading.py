"""The judge's own reading of which specialty words speak of: by likeness to the names of the shipped list, whatever the
endings of their language, and by what the trained model has learnt of complaints.

It uses no pattern of the assistant's; the shipped list and the trained model are those that the assistant proposes
by, and where they are wrong, both are.
"""

from __future__ import annotations

import re
from functools import cache

from rapidfuzz import fuzz

from jobs.extraction.patterns.accents import without_accents
from jobs.extraction.specialty_model import specialty_model
from referrals.specialties import all_specialties

_LIKE = 78.0
_FEWEST_LETTERS = 5
_COMMON = frozenset(
    "medicine medical surgery surgical clinic clinical service services care therapy general specialist department "
    "health "
    "unit team hospital centre center and the of".split()
)


def names_likely(slug: str, quote: str) -> bool:
    """Return whether a word of the quote is, or is much like, a word that only names of this specialty have."""
    words = _words(quote)
    return any(
        word == name or (min(len(word), len(name)) >= _FEWEST_LETTERS and _like(word, name))
        for word in words
        for name in _telling_words().get(slug, ())
    )


def specialties_named(quote: str) -> list[str]:
    """Return the slugs of the shipped list that a quote likely names, in the order of the list."""
    return [slug for slug in all_specialties() if names_likely(slug, quote)]


def _like(word: str, name: str) -> bool:
    return word[:2] == name[:2] and fuzz.ratio(word, name) >= _LIKE


def speaks_of(slug: str, quote: str) -> bool:
    """Return whether the quote names the specialty, or holds words that the model has learnt to speak for it."""
    return names_likely(slug, quote) or specialty_model().speaks_for(slug, quote)


@cache
def _telling_words() -> dict[str, frozenset[str]]:
    """For each specialty the words of its names that not half a dozen others have too."""
    of = {
        slug: {word for name in (listed.title, *listed.also_called) for word in _words(name)} - _COMMON
        for slug, listed in all_specialties().items()
    }
    return {
        slug: frozenset(word for word in words if sum(word in other for other in of.values()) <= 2)
        for slug, words in of.items()
    }


def _words(text: str) -> list[str]:
    return re.findall(r"[^\W\d_]{2,}", without_accents(text.casefold()))
