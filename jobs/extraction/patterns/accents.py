"""Letters without the accents on them."""

from __future__ import annotations

import unicodedata


def without_accents(text: str) -> str:
    """Return a text with every letter's accents taken off and ligatures taken apart: "Müller" is "Muller", "ﬁt" "fit".
    Letters that are no accented ones stay ("ø", "ß")."""
    if text.isascii():
        return text
    return "".join(
        letter for letter in unicodedata.normalize("NFKD", text) if not unicodedata.combining(letter)
    )
