"""Words of a text layer that nobody sees, over or under a scan, and what they are worth."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable

from referrals.data.pages import Page, Word

HIDDEN_CONFIDENCE = 0.9
"""Text that lies hidden with a scan comes from somebody's text recognition, not from the author's keyboard."""
UNSURE = 0.5
"""The confidence of hidden words that the picture does not bear out: they are shown, and nothing may rest on them."""


def is_hidden(word: Word) -> bool:
    """Tell whether a word of a text layer is seen by nobody."""
    return word.confidence == HIDDEN_CONFIDENCE


def unsure(layer: Page, *, which: Callable[[Word], bool] = is_hidden) -> Page:
    """Return a page of which some words are unsure: all that are hidden, where nobody could compare them with the
    picture."""
    words = tuple(
        dataclasses.replace(word, confidence=UNSURE) if which(word) else word for word in layer.words
    )
    mean = sum(word.confidence for word in words) / len(words) if words else 0.0
    return dataclasses.replace(layer, words=words, confidence=mean)
