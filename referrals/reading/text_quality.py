"""Whether a PDF's text layer says what a person sees on the page, or the page has to be read by its picture."""

from __future__ import annotations

import re

from referrals.reading.drawn import Drawn
from referrals.reading.text_layer import TextLayer

FEW_CHARACTERS = 25
STAMP_CHARACTERS = 250
"""A scan may carry a small text layer: the line that a fax machine or a filing system stamped on it."""
SMALL_PICTURE = 0.02
DRAWN_TEXT_PATHS = 60
BAD_CHARACTERS = 0.1
MIN_WORDS_TO_JUDGE = 25
PLAUSIBLE_WORDS = 0.5
_word = re.compile(r"[^\W\d_]{3,}")
_vowel = re.compile(r"[aeiouyàáâäæèéêëìíîïòóôöøœùúûü]", re.IGNORECASE)
_run_of_consonants = re.compile(r"[bcdfghjklmnpqrstvwxz]{6}", re.IGNORECASE)


def is_trustworthy(layer: TextLayer, drawn: Drawn) -> bool:
    """Tell whether a page's text layer is to be used as it is."""
    text = " ".join(word.text for fragment in layer.fragments for word in fragment)
    if len(text) < FEW_CHARACTERS:
        return drawn.covered < SMALL_PICTURE and drawn.paths < DRAWN_TEXT_PATHS
    if drawn.is_scan and len(text) < STAMP_CHARACTERS:
        return False
    return layer.bad_characters <= BAD_CHARACTERS and _reads_like_language(text)


def _reads_like_language(text: str) -> bool:
    """Tell whether most words could be words: an encoding gone wrong leaves letters without vowels, or none at all."""
    words = _word.findall(text)
    if len(words) < MIN_WORDS_TO_JUDGE:
        return True
    plausible = sum(bool(_vowel.search(word)) and not _run_of_consonants.search(word) for word in words)
    return plausible >= PLAUSIBLE_WORDS * len(words)
