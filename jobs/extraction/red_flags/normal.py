"""What is told to be normal: a finding ("testicles are nontender"), a level ("sodium 141").

Likeness does not hear it: an examination names many places where a danger could sit, and says that none does. Rules
hear it, since what speaks against a picture is written into the picture.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from jobs.extraction.red_flags.words import Token, is_number

_CLAUSE_END = re.compile(
    r"[.;,](?=\s|$)|\n(?=\W|[A-Z])|\t|\b(?:but|however|although|though|except|apart from)\b", re.IGNORECASE
)
_NORMAL = re.compile(
    r"\b(?:is|are|was|were|appears?|appeared|looks?|looked|seems?|remains?|shows?|showed|of)\b[^.;,]{0,30}"
    r"\b(?:healthy|unremarkable|normal|non-?tender|(?:fair|good|even)\sconsistency|within normal limits|intact|wnl)\b"
    r"(?! (?:until|before|then|previously))|"
    r"\b(?:kick|move|eat|sleep|walk|talk|breathe|play)(?:s|ing)? (?:as usual|as always|normally)\b|"
    r"\bdescended\b|(?::|-) ?(?:normal|unremarkable|non-?tender|wnl|nad)\b",
    re.IGNORECASE,
)
_NOT_SO = re.compile(
    r"\b(?:not|n['\u2019]t|ab-?normal\w*|than|previously|usually|used to|no longer|yet|until|despite|even though|while|"
    r"if|never|pain\w*|bleed\w*|loss|lost)\b",
    re.IGNORECASE,
)
_LEVELS: dict[str, tuple[tuple[float, float], ...]] = {
    "sodium": ((133, 147),),
    "na": ((133, 147),),
    "potassium": ((3.5, 5.2),),
    "creatinine": ((0.4, 1.4), (45, 105)),
    "creat": ((0.4, 1.4), (45, 105)),
    "hb": ((11.5, 17.5), (115, 175)),
    "hgb": ((11.5, 17.5), (115, 175)),
    "hemoglobin": ((11.5, 17.5), (115, 175)),
    "hematocrit": ((35, 52), (0.35, 0.52)),
    "hct": ((35, 52), (0.35, 0.52)),
    "wcc": ((4.0, 11.0),),
    "wbc": ((4.0, 11.0),),
    "psa": ((0, 4.0),),
    "platelets": ((150, 400),),
    "plt": ((150, 400),),
}
"""What is normal in an adult, in the units of America and of elsewhere."""
_NEAR = 3
_JOINING = frozenset({"of", "is", "was", "at", "level", "serum", "="})
_CHANGING = frozenset(
    {"->", "\u2192", "\u2191", "\u2193", "to", "from", "up", "rising", "falling", "today", "now", "then"}
)


class Normal:
    """Answers for the words of one text whether they are told to be normal."""

    def __init__(self, content: str, tokens: Sequence[Token]) -> None:
        self._starts = {*_in_normal_clauses(content, tokens), *_normal_levels(tokens)}

    def has(self, token: Token) -> bool:
        """Tell whether a word is part of what is told to be normal."""
        return token.start in self._starts


def _in_normal_clauses(content: str, tokens: Sequence[Token]) -> list[int]:
    ends = [0, *(found.end() for found in _CLAUSE_END.finditer(content)), len(content)]
    normal = [
        (start, end)
        for start, end in pairwise(ends)
        if _NORMAL.search(content, start, end) and not _NOT_SO.search(content, start, end)
    ]
    starts, place = [], 0
    for token in tokens:
        while place < len(normal) and normal[place][1] <= token.start:
            place += 1
        if place < len(normal) and normal[place][0] <= token.start:
            starts.append(token.start)
    return starts


def _normal_levels(tokens: Sequence[Token]) -> list[int]:
    starts = []
    for place, token in enumerate(tokens):
        limits = _LEVELS.get(token.plain)
        if limits is None:
            continue
        behind = tokens[place + 1 : place + 1 + _NEAR]
        while behind and behind[0].plain in _JOINING:
            behind = behind[1:]
        if not behind or not is_number(behind[0]):
            continue
        number = float(behind[0].plain)
        if any(low <= number <= high for low, high in limits) and not _CHANGING & {
            word.plain for word in behind
        }:
            starts += [token.start, behind[0].start]
    return starts
