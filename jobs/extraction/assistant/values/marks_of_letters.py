"""The marks of letters, which keyboards of other languages lack."""

from __future__ import annotations

import unicodedata


def without_marks(words: str) -> str:
    """Return words as a keyboard of English letters writes them: "dogum", "zinoma", "Lodz"."""
    bare = unicodedata.normalize("NFD", words.translate(_OF_NO_PARTS))
    return "".join(letter for letter in bare if not unicodedata.combining(letter))


_OF_NO_PARTS = str.maketrans("\u0131\u0142\u0141\u00f8\u00d8\u0111\u0110", "ilLoOdD")
