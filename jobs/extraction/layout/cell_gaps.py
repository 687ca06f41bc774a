"""How far apart the words of a line must stand to be in two cells."""

from __future__ import annotations

from collections.abc import Sequence

from referrals.data.pages import Word

_IN_CHARACTERS = 2.4
_IN_LETTERS_BY_HAND = 3.5


def least_gap(words: Sequence[Word]) -> float:
    """Return the white space, as a share of the page's width, from which on words of this line are cells."""
    return _IN_CHARACTERS * character_width(words)


def are_cells(before: Word, word: Word, least: float) -> bool:
    """Tell whether two neighbours are parted widely enough; what a hand wrote, as widely as it writes."""
    if before.handwritten and word.handwritten:
        by_hand = _IN_LETTERS_BY_HAND * max(character_width([before]), character_width([word]))
        least = max(least, by_hand)
    return word.box[0] - before.box[2] > least


def character_width(words: Sequence[Word]) -> float:
    """Return how wide a character of these words is, as a share of the page's width."""
    widths = sorted((word.box[2] - word.box[0]) / max(1, len(word.text)) for word in words)
    return widths[len(widths) // 2]
