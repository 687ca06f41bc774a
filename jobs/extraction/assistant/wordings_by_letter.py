"""Hundreds of wordings of which one may be all of some words: only those are tried that can begin with their letter."""

from __future__ import annotations

import re
from collections.abc import Sequence

from jobs.extraction.beginnings import beginnings_of
from jobs.extraction.needed_words import LETTERS_LIKE_OTHERS


class WordingsByLetter:
    """Patterns in an order in which the first that fits is meant; large and small letters are the same."""

    def __init__(self, wordings: Sequence[str]) -> None:
        self._wordings = tuple(wordings)
        self._letters = [
            {begun.translate(LETTERS_LIKE_OTHERS).lower()[:1] for begun in beginnings_of(wording, length=1)}
            for wording in self._wordings
        ]
        self._tried: dict[str, re.Pattern[str]] = {}

    def number_of(self, words: str) -> int | None:
        """Return the number of the first wording that is all of the words, None when none is."""
        letter = words[:1].lower()
        pattern = self._tried.get(letter) or self._beginning_with(letter)
        match = pattern.fullmatch(words)
        return int((match.lastgroup or "w0")[1:]) if match else None

    def _beginning_with(self, letter: str) -> re.Pattern[str]:
        """The pattern of all wordings that can begin with a letter; for one that is not plain, of all wordings."""
        plain = letter if letter.isascii() else ""
        if not plain and "" in self._tried:
            return self._tried[""]
        tried = [
            f"(?P<w{number}>{wording})"
            for number, (wording, letters) in enumerate(zip(self._wordings, self._letters, strict=True))
            if not plain or plain in letters or "" in letters
        ]
        pattern = re.compile("|".join(tried) or r"(?!)", re.IGNORECASE)
        self._tried[plain] = pattern
        return pattern
