"""Text as it is compared: letters and digits alone."""

from __future__ import annotations

import re
import unicodedata


def fold(text: str) -> str:
    """Return the letters and digits of a text in lower case, without accents."""
    decomposed = unicodedata.normalize("NFKD", text).casefold()
    return "".join(c for c in decomposed if c.isalnum())


def folded_words(text: str) -> list[str]:
    """Return the words of a text, folded."""
    return [word for word in map(fold, re.split(r"[\s,;:=/.()\-]+", text)) if word]
