"""What passages are compared by to hear how soon a request is wanted: words, their stems, pairs and threes of words."""

from __future__ import annotations

from collections.abc import Iterable

from jobs.extraction.assistant.request.words_of_notes import stems_of, words_of


def terms_of(passage: str) -> set[str]:
    """Return the names of what a passage is compared by."""
    return terms_of_words(words_of(passage))


def terms_of_words(said: Iterable[str]) -> set[str]:
    """Return the same of a passage's words, as `words_of` gives them."""
    words = ["^", *said, "$"]
    terms = set(words[1:-1])
    terms |= set(stems_of(words))
    terms |= {" ".join(words[at : at + size]) for size in (2, 3) for at in range(len(words) - size + 1)}
    return terms
