"""A word as it is printed, and what of it is looked up: without stops, brackets and the article of French and
Italian, in lower case and without accents. Words of a letter and forms of a lexicon are cut by the same rules."""

from __future__ import annotations

import re
from functools import lru_cache

from jobs.extraction.patterns.accents import without_accents

_PARTS = re.compile(r"(?P<before>[^\w?+<>=°↑↓]*)(?P<core>.*?)(?P<behind>[^\w%+°↑↓]*)", re.DOTALL)
_ARTICLE = r"(?:[cdjlmnst]|qu|dell|nell|all|sull|dall)['\u2019]"
_ELIDED = re.compile(rf"^{_ARTICLE}(?=\w{{2}})", re.IGNORECASE)
"""The article of French and Italian that is written as one with its word: "l'acuité"."""
_ARTICLE_ALONE = re.compile(rf"{_ARTICLE}?", re.IGNORECASE)
_LETTERS = {
    "\u2019": "'", "\u00ad": "", "ß": "ss", "œ": "oe", "æ": "ae", "ø": "oe", "å": "aa", "ł": "l", "đ": "d",
}  # fmt: skip


def parts_of(word: str) -> tuple[str, str, str]:
    """Return what stands before a word, the word without an elided article, and what stands behind."""
    match = _PARTS.fullmatch(word)
    if match is None:
        return "", word, ""
    return match["before"], _ELIDED.sub("", match["core"]), match["behind"]


def is_article_alone(word: str) -> bool:
    """Tell whether a word of a form is no more than an article that a letter writes as one with its word: "pas d'"."""
    return _ARTICLE_ALONE.fullmatch(word) is not None


@lru_cache(maxsize=20_000)
def folded(word: str) -> str:
    """Return a word in lower case, without accents and the full stops of an abbreviation."""
    return without_accents("".join(_LETTERS.get(letter, letter) for letter in word.lower()).replace(".", ""))
