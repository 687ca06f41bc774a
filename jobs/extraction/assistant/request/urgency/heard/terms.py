"""What passages are compared by to hear how soon a request is wanted: words, their stems, pairs and threes of words."""

from __future__ import annotations

from jobs.extraction.assistant.request.words_of_notes import words_of

_STEM = 5


def terms_of(passage: str) -> set[str]:
    """Return the names of what a passage is compared by."""
    words = ["^", *words_of(passage), "$"]
    terms = set(words[1:-1])
    terms |= {f"{word[:_STEM]}*" for word in words if len(word) > _STEM and word.isalpha()}
    terms |= {" ".join(words[at : at + size]) for size in (2, 3) for at in range(len(words) - size + 1)}
    return terms
