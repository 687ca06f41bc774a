"""Words without which nothing matches a pattern: a text that holds none of them need not be searched, and most texts
hold none of most. They are read from the pattern itself, so nobody has to keep them beside it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from re import _constants as op  # type: ignore[attr-defined]
from re import _parser  # type: ignore[attr-defined]
from typing import Any

_LEAST_LETTERS = 3
"""Shorter words stand in nearly every text."""
_MOST_WORDS = 60
"""Looking for more is no quicker than the pattern is."""
_STANDS_FOR_ITSELF = re.compile(r"[ -~]")

_REPEATS = (op.MAX_REPEAT, op.MIN_REPEAT, op.POSSESSIVE_REPEAT)
_OF_NO_WIDTH = (op.AT, op.ASSERT, op.ASSERT_NOT)
_LETTERS_LIKE_OTHERS = str.maketrans("\u017f\u0131\u0130", "sii")
"""Letters that a pattern without case takes for plain ones, and that lower case leaves as they are."""


def folded_for_needs(content: str) -> str:
    """Return a text as its words are compared with those that a pattern needs."""
    return content.lower() if content.isascii() else content.translate(_LETTERS_LIKE_OTHERS).lower()


def may_match(pattern: re.Pattern[str], folded: str) -> bool:
    """Tell whether a text, as `folded_for_needs` returns it, may hold a match of a pattern. For the patterns of the
    program only, which are kept: never for one that is made of a document's words."""
    needed = _needed_by(pattern.pattern, pattern.flags)
    return not needed or any(word in folded for word in needed)


@cache
def _needed_by(pattern: str, flags: int) -> tuple[str, ...]:
    """Words in lower case one of which stands in every match; none where that cannot be told."""
    return tuple(sorted(_needed(_parser.parse(pattern, flags)) or ()))


def _needed(parts: Iterable[Any]) -> frozenset[str] | None:
    choices: list[frozenset[str] | None] = []
    written = ""
    for kind, of in (*parts, (None, None)):
        if kind is op.LITERAL and _STANDS_FOR_ITSELF.match(chr(of)):
            written += chr(of).lower()
            continue
        if kind in _OF_NO_WIDTH:
            continue
        choices.append(frozenset({written}))
        written = ""
        if kind is op.BRANCH:
            choices.append(_of_any([_needed(branch) for branch in of[1]]))
        elif kind is op.SUBPATTERN:
            choices.append(_needed(of[3]))
        elif kind in _REPEATS and of[0] > 0:
            choices.append(_needed(of[2]))
    telling = [choice for choice in choices if choice and _shortest(choice) >= _LEAST_LETTERS]
    return max(telling, key=lambda choice: (min(_shortest(choice), 5), -len(choice)), default=None)


def _of_any(branches: list[frozenset[str] | None]) -> frozenset[str] | None:
    every = frozenset[str]().union(*(branch for branch in branches if branch is not None))
    return None if None in branches or len(every) > _MOST_WORDS else every


def _shortest(words: frozenset[str]) -> int:
    return min(map(len, words))
