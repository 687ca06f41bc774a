"""Words without which nothing matches a pattern: a text that holds none of them need not be searched, and most texts
hold none of most. They are read from the pattern itself, so nobody has to keep them beside it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Any

from jobs.extraction.patterns.parsed_patterns import OF_NO_WIDTH, REPEATS, op, parsed

_LEAST_LETTERS = 3
"""Shorter words stand in nearly every text."""
_MOST_WORDS = 60
"""Looking for more is no quicker than the pattern is."""
_LONG = 5
_MOST_GROUPS = 3
_STANDS_FOR_ITSELF = re.compile(r"[ -~]")

LETTERS_LIKE_OTHERS = str.maketrans("\u017f\u0131\u0130", "sii")
"""Letters that a pattern without case takes for plain ones, and that lower case leaves as they are."""


def folded_for_needs(content: str) -> str:
    """Return a text as its words are compared with those that a pattern needs."""
    return content.lower() if content.isascii() else content.translate(LETTERS_LIKE_OTHERS).lower()


class WordsHeld:
    """Which of the words that patterns need a text holds. Most of them do not even begin as anything in it does."""

    def __init__(self, folded: str) -> None:
        """`folded` is the text as `folded_for_needs` returns it."""
        self._folded = folded
        self._threes = {folded[at : at + _LEAST_LETTERS] for at in range(len(folded) - _LEAST_LETTERS + 1)}

    def allow(self, pattern: re.Pattern[str]) -> bool:
        """Tell whether the text may hold a match of a pattern. For the patterns of the program only, which are kept:
        never for one that is made of a document's words."""
        threes, folded = self._threes, self._folded
        for group in _needed_by(pattern.pattern, pattern.flags):
            for begun in group.keys() & threes:
                if any(word in folded for word in group[begun]):
                    break
            else:
                return False
        return True


@cache
def _needed_by(pattern: str, flags: int) -> tuple[dict[str, list[str]], ...]:
    """Groups of words in lower case, the most telling first: of each group one stands in every match. The words are
    arranged by their first three letters."""
    needed = sorted(_needed(parsed(pattern, flags)), key=_how_telling, reverse=True)
    return tuple(_by_beginning(words) for words in needed[:_MOST_GROUPS])


def _by_beginning(words: Iterable[str]) -> dict[str, list[str]]:
    begun: dict[str, list[str]] = {}
    for word in sorted(words):
        begun.setdefault(word[:_LEAST_LETTERS], []).append(word)
    return begun


def _needed(parts: Iterable[Any]) -> list[frozenset[str]]:
    needed: list[frozenset[str]] = []
    written = ""
    for kind, of in (*parts, (None, None)):
        if kind is op.LITERAL and _STANDS_FOR_ITSELF.match(chr(of)):
            written += chr(of).lower()
            continue
        if kind in OF_NO_WIDTH:
            continue
        needed.append(frozenset({written}))
        written = ""
        if kind is op.BRANCH:
            needed.append(_of_any([_needed(branch) for branch in of[1]]))
        elif kind is op.SUBPATTERN:
            needed += _needed(of[3])
        elif kind in REPEATS and of[0] > 0:
            needed += _needed(of[2])
    return [words for words in needed if words and _shortest(words) >= _LEAST_LETTERS]


def _of_any(branches: list[list[frozenset[str]]]) -> frozenset[str]:
    """The words of any branch; none where one needs no words."""
    if not all(branches):
        return frozenset()
    every = frozenset[str]().union(*(max(branch, key=_how_telling) for branch in branches))
    return every if len(every) <= _MOST_WORDS else frozenset()


def _how_telling(words: frozenset[str]) -> tuple[int, int]:
    return min(_shortest(words), _LONG), -len(words)


def _shortest(words: frozenset[str]) -> int:
    return min(map(len, words))
