"""Hundreds of wordings of which one may be all of some words: only those are tried that can begin with their first
letters."""

from __future__ import annotations

import re
from collections.abc import Sequence

from jobs.extraction.beginnings import beginnings_of
from jobs.extraction.needed_words import LETTERS_LIKE_OTHERS

_LETTERS = 2


class WordingsByLetter:
    """Patterns in an order in which the first that fits is meant; large and small letters are the same."""

    def __init__(self, wordings: Sequence[str]) -> None:
        self._wordings = tuple(wordings)
        self._beginnings = [
            {
                begun.translate(LETTERS_LIKE_OTHERS).lower()[:_LETTERS]
                for begun in beginnings_of(wording, length=_LETTERS)
            }
            for wording in self._wordings
        ]
        self._tried: dict[str, re.Pattern[str]] = {}

    def number_of(self, words: str) -> int | None:
        """Return the number of the first wording that is all of the words, None when none is."""
        begun = words[:_LETTERS].lower()
        pattern = self._tried.get(begun) or self._beginning_with(_plain_part(begun))
        match = pattern.fullmatch(words)
        return int((match.lastgroup or "w0")[1:]) if match else None

    def _beginning_with(self, begun: str) -> re.Pattern[str]:
        """The pattern of all wordings that can begin with some letters, or go on with others behind them."""
        if begun in self._tried:
            return self._tried[begun]
        tried = [
            f"(?P<w{number}>{wording})"
            for number, (wording, beginnings) in enumerate(zip(self._wordings, self._beginnings, strict=True))
            if any(each.startswith(begun) or begun.startswith(each) for each in beginnings)
        ]
        pattern = self._tried[begun] = re.compile("|".join(tried) or r"(?!)", re.IGNORECASE)
        return pattern


def _plain_part(begun: str) -> str:
    """The letters up to the first that is not plain: which others are the same as that one is not known here."""
    return next((begun[:at] for at, letter in enumerate(begun) if not letter.isascii()), begun)
