"""What counts as one word: white space parts words, and characters are brought to one spelling."""

from __future__ import annotations

import unicodedata

LIGATURES = str.maketrans({"ﬀ": "ff", "ﬁ": "fi", "ﬂ": "fl", "ﬃ": "ffi", "ﬄ": "ffl", "ﬅ": "st", "ﬆ": "st"})
DROPPED = dict.fromkeys(map(ord, "\u00ad\u200b\u200c\u200d\u2060\ufeff\x00"))


def tidy(text: str) -> str:
    """Spell out ligatures, drop soft hyphens and zero-width characters, compose accents (NFC)."""
    return unicodedata.normalize("NFC", text.translate(DROPPED).translate(LIGATURES))
