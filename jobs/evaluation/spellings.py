"""One key for the ways in which a medical word is spelled: haematuria and hematuria, amoxycillin and amoxicilline."""

from __future__ import annotations

import re

_TURNED = (("ph", "f"), ("th", "t"), ("rh", "r"), ("ch", "c"), ("y", "i"), ("k", "c"), ("z", "s"))
_LIGATURE = re.compile(r"[ao]+e")
_ENDING = re.compile(r"(?<=\w{3})(?:e?s|en|[aeo]|um)$")


def spelling(word: str) -> str:
    """Return what the spellings of a folded word, its plural and its endings in other languages have in common."""
    word = _LIGATURE.sub("e", word)
    for written, key in _TURNED:
        word = word.replace(written, key)
    return re.sub(r"(.)\1+", r"\1", _ENDING.sub("", word))
