"""Numbers that measure and count nothing: of a telephone or a membership, and of a unit that is a power of ten."""

from __future__ import annotations

import re
from collections.abc import Sequence

from jobs.extraction.red_flags.words import Token, is_number

_LED_BY_ZERO = re.compile(r"0\d\d+")
_YEAR = re.compile(r"(?:19|20)\d\d")
_POWERS = frozenset({"3", "6", "9", "12"})
_AREA = 3
_PARTS_OF_A_NUMBER = 3
_LONGEST_PART = 4
_SHORTEST_TELEPHONE = 7


def is_no_value(tokens: Sequence[Token], place: int) -> bool:
    """Tell whether the number at a place belongs to a telephone ("P (360) 555-0188"), a membership
    ("PSA-118-40-772") or a unit ("123 10*9/L")."""
    token = tokens[place]
    if _LED_BY_ZERO.fullmatch(token.written):
        return True
    behind = _number_behind(tokens, place, gap=1)
    if token.plain == "10" and behind is not None and behind.plain in _POWERS:
        return True
    return _is_of_a_telephone(tokens, place) or (
        len(token.plain) == _AREA
        and _number_behind(tokens, place, gap=2) is not None
        and _is_of_a_telephone(tokens, place + 1)
    )


def _is_of_a_telephone(tokens: Sequence[Token], place: int) -> bool:
    first = place
    while first and _number_behind(tokens, first - 1, gap=1) is not None:
        first -= 1
    last = place
    while _number_behind(tokens, last, gap=1) is not None:
        last += 1
    parts = [token.written for token in tokens[first : last + 1]]
    return (
        len(parts) > 1
        and all(part.isdigit() for part in parts)
        and (
            any(len(part) >= _LONGEST_PART and not _YEAR.fullmatch(part) for part in parts)
            or (len(parts) >= _PARTS_OF_A_NUMBER and sum(len(part) == _AREA for part in parts) > 1)
        )
        and sum(len(part) for part in parts) >= _SHORTEST_TELEPHONE
    )


def _number_behind(tokens: Sequence[Token], place: int, *, gap: int) -> Token | None:
    """The number right behind that at a place, with no more than `gap` signs between."""
    if place + 1 >= len(tokens) or not is_number(tokens[place]) or not is_number(tokens[place + 1]):
        return None
    behind = tokens[place + 1]
    near = 0 < behind.start - tokens[place].end <= gap and behind.sentence == tokens[place].sentence
    return behind if near else None
