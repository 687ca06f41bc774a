"""What counts as one word: white space parts words, and characters are brought to one spelling."""

from __future__ import annotations

import unicodedata

LIGATURES = str.maketrans({"ﬀ": "ff", "ﬁ": "fi", "ﬂ": "fl", "ﬃ": "ffi", "ﬄ": "ffl", "ﬅ": "st", "ﬆ": "st"})
DROPPED = dict.fromkeys(
    [
        *map(ord, "\u00ad\u200b\u200c\u200d\u2060\ufeff\x00\u200e\u200f"),
        *range(0x202A, 0x202F),
        *range(0x2066, 0x206A),
    ]
)
"""Soft hyphens, what takes no room, and the marks that turn a line's direction: none is part of a value."""


def tidy(text: str) -> str:
    """Spell out ligatures, drop what is not seen, compose accents (NFC)."""
    return unicodedata.normalize("NFC", text.translate(DROPPED).translate(LIGATURES))
