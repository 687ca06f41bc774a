"""Wordings of other languages as they are typed: with their accents, and without them where a keyboard has none."""

from __future__ import annotations

import re

_BRACKETS = re.compile(r"(\[[^\]]*\])")
_TYPED = {
    "ä": "(?:ä|ae|a)", "ö": "(?:ö|oe|o)", "ü": "(?:ü|ue|u)", "ß": "(?:ß|ss)", "å": "(?:å|aa|a)", "ø": "(?:ø|oe|o)",
    "æ": "(?:æ|ae|e)", "œ": "(?:œ|oe)", "ł": "[łl]", "ő": "[őõöo]", "ű": "[űûüu]", "ı": "[ıi]", "đ": "(?:đ|dj|d)",
    **{
        accented: f"[{accented}{plain}]"
        for plain, letters in {
            "a": "áàâãąă", "c": "çćč", "d": "ďđ", "e": "éèêëěę", "i": "íìîï", "g": "ğ", "n": "ñńň", "o": "óòôõ",
            "r": "ř", "s": "šśșş", "t": "ťțţ", "u": "úùûů", "y": "ý", "z": "žźż",
        }.items()
        for accented in letters
    },
}  # fmt: skip


def typed(words: str) -> str:
    """Return a pattern that also matches what is typed without accents; within square brackets nothing is changed."""
    parts = _BRACKETS.split(words)
    return "".join(
        part if part.startswith("[") else "".join(_TYPED.get(letter, letter) for letter in part)
        for part in parts
    )
