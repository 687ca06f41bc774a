"""Hundreds of wordings of which one may be all of some words: only those are tried that can begin with their first
letters."""

from __future__ import annotations

import re
from collections.abc import Sequence

from jobs.extraction.patterns.beginnings import beginnings_of
from jobs.extraction.patterns.needed_words import LETTERS_LIKE_OTHERS

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
        self._tried: dict[str, tuple[int, ...]] = {}
        self._patterns: dict[int, re.Pattern[str]] = {}

    def number_of(self, words: str) -> int | None:
        """Return the number of the first wording that is all of the words, None when none is."""
        begun = words[:_LETTERS].lower()
        tried = self._tried.get(begun)
        for number in self._beginning_with(_plain_part(begun)) if tried is None else tried:
            if self._pattern(number).fullmatch(words) is not None:
                return number
        return None

    def _beginning_with(self, begun: str) -> tuple[int, ...]:
        """The numbers of all wordings that can begin with some letters, or go on with others behind them."""
        if begun not in self._tried:
            self._tried[begun] = tuple(
                number
                for number, beginnings in enumerate(self._beginnings)
                if any(each.startswith(begun) or begun.startswith(each) for each in beginnings)
            )
        return self._tried[begun]

    def _pattern(self, number: int) -> re.Pattern[str]:
        """The pattern of a wording, compiled when it is first tried. Each has its own: one for all that may begin alike
        would be compiled hundreds of times, for seconds of a process's first pages."""
        pattern = self._patterns.get(number)
        if pattern is None:
            pattern = self._patterns[number] = re.compile(self._wordings[number], re.IGNORECASE)
        return pattern


def _plain_part(begun: str) -> str:
    """The letters up to the first that is not plain: which others are the same as that one is not known here."""
    return next((begun[:at] for at, letter in enumerate(begun) if not letter.isascii()), begun)
