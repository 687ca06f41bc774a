"""The number that belongs to a measurement or an age, and whether it lies where it is a danger."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from jobs.extraction.assistant.values.months import ENGLISH_STEM
from jobs.extraction.red_flags.change import changes
from jobs.extraction.red_flags.no_values import is_no_value
from jobs.extraction.red_flags.other_names import is_of_another_name
from jobs.extraction.red_flags.rules.idea import Range, Words
from jobs.extraction.red_flags.words import NUMBER_WORDS, UNITS, Token, is_number

_BETWEEN_NAME_AND_NUMBER = frozenset(
    """
    of is was at now level levels count result results score scored scoring today up to came back has risen
    fallen dropped down only approx approximately about around a an the be reading readings value on in = >
    ~ + this morning last month repeat rose from ? over just still currently recorded measured with hs
    ultrasensitive serum blood total peak gone went jumped increased increasing climbed doubled steadily
    year rising rises fell falling drop drops dropping taken months weeks initial first second high low raised very
    category version v score home twice reads says said showed shows gave trend
    """.split()
)
"""Words that may stand between what was measured and its number."""
_LONGEST_BETWEEN = 6
_DOSES = frozenset("mg mcg g ml iu".split())
_BETWEEN_NUMBER_AND_COUNTED = _DOSES | frozenset(
    "x of her his my their the these those odd or so plus + more".split()
)
_LONGEST_BEFORE = 5
_FROM_TO = frozenset({"to", "now", "->", "\u2192", "then", "from", "was", "is", "and", "/"})


def with_number(words: Words, tokens: Sequence[Token], first: int, last: int) -> Iterator[tuple[int, int]]:
    """The words of a measurement with its number, nothing where the number does not fit; others as they are."""
    if not words.within:
        yield first, last
    elif is_of_another_name(tokens, first, last):
        return
    elif words.change is not None:
        if changes(words.within, words.change, tokens, first, last):
            yield first, last
    elif words.number_first:
        place = _number_before(words.within, tokens, first)
        if place is not None:
            yield place, last
    elif not _is_of_a_code(tokens, first):
        place = _number_within(words.within, tokens, last)
        if place is not None:
            yield first, place


def _number_before(ranges: Sequence[Range], tokens: Sequence[Token], first: int) -> int | None:
    """The token of a number before a place that lies in one of the ranges: right before it, or with a dose or a few
    small words between ("24 x 500 mg paracetamol", "thirty of her tablets").
    """
    for place in range(first - 1, max(-1, first - 1 - _LONGEST_BEFORE), -1):
        token = tokens[place]
        if token.sentence != tokens[first].sentence:
            return None
        number = _number(token)
        if number is None:
            if token.plain not in _BETWEEN_NUMBER_AND_COUNTED:
                return None
        elif tokens[place + 1].plain not in _DOSES:
            counts = _fits(number, ranges) and not _counts_nothing(tokens, place, first)
            return place if counts else None
    return None


def _counts_nothing(tokens: Sequence[Token], place: int, first: int) -> bool:
    """Whether a number is no value, or has a decimal and a letter behind, as a temperature has: "101.5 F"."""
    letter = len(tokens[first].plain) == 1 and "." in tokens[place].plain
    return letter or is_no_value(tokens, place)


def _number(token: Token) -> float | None:
    return float(token.plain) if is_number(token) else NUMBER_WORDS.get(token.plain)


def _fits(number: float, ranges: Iterable[Range]) -> bool:
    return any(low <= number <= high for low, high in ranges)


def _number_within(ranges: Sequence[Range], tokens: Sequence[Token], place: int) -> int | None:
    """The token of a number behind a place that lies in one of the ranges; None where there is none, or none does."""
    sentence, between, seen = tokens[place].sentence, 0, 0
    below = False
    for candidate in range(place + 1, len(tokens)):
        token = tokens[candidate]
        if token.sentence != sentence:
            return None
        number = _number(token)
        if number is not None:
            if _is_a_code(tokens[place], token) or _YEAR.fullmatch(token.plain):
                return None
            if is_no_value(tokens, candidate):
                return None
            if _ends_a_range_from_zero(tokens, candidate):
                continue
            if seen and _begins_a_date(tokens, candidate):
                return None
            if _fits(number, [span for span in ranges if not below or span[0] == 0]):
                return candidate
            seen, between, below = seen + 1, 0, False
            if seen > _NUMBERS_IN_A_ROW:
                return None
            continue
        below = token.plain == "<"
        between += 1
        if between > _LONGEST_BETWEEN or token.plain not in (
            _BETWEEN if not seen else _FROM_TO | _UNITS | {"score", "category"}
        ):
            return None
    return None


def _ends_a_range_from_zero(tokens: Sequence[Token], place: int) -> bool:
    """Whether a number is part of the range of what is normal: "Troponin [0.00-0.10 ng/mL]"."""
    return any(
        float(low.plain) == 0 and 0 < high.start - low.end <= _LONGEST_DASH
        for low, high in ((tokens[place - 1], tokens[place]), *pairwise(tokens[place : place + 2]))
        if is_number(low) and is_number(high)
    )


def _begins_a_date(tokens: Sequence[Token], place: int) -> bool:
    """Whether a number is the day of a date, as behind a result: "PSA 1.9 (10-Nov-2026)", "K 4.1 (6/11/26)"."""
    written = [tokens[place].written]
    while len(written) < _PARTS_OF_A_DATE and place + 1 < len(tokens):
        place += 1
        if tokens[place].start != tokens[place - 1].end + 1:
            break
        written.append(tokens[place].written)
    return _DATE.match("/".join(written)) is not None


_LONGEST_DASH = 3
_PARTS_OF_A_DATE = 3
_DATE = re.compile(
    r"(?:0?[1-9]|[12]\d|3[01])/(?:(?:0?[1-9]|1[0-2])/(?:20)?\d\d\b|"
    rf"{ENGLISH_STEM})",
    re.IGNORECASE,
)


def _is_of_a_code(tokens: Sequence[Token], place: int) -> bool:
    """Whether a letter stands right behind a number, as in the postal code "J0K 9Z9"."""
    return (
        place > 0
        and len(tokens[place].plain) == 1
        and _touches(tokens, place)
        and is_number(tokens[place - 1])
        and tokens[place].written.isupper()
    )


def _touches(tokens: Sequence[Token], place: int) -> bool:
    return tokens[place - 1].end == tokens[place].start


def _is_a_code(name: Token, number: Token) -> bool:
    """Whether a letter and a whole number are written as one: "K10" is a questionnaire, "K 6.8" is potassium."""
    return name.end == number.start and len(name.plain) == 1 and name.plain != "t" and "." not in number.plain


_YEAR = re.compile(r"19[3-9]\d|20[0-4]\d")
_BETWEEN = _BETWEEN_NAME_AND_NUMBER | _FROM_TO | {"<"}
_NUMBERS_IN_A_ROW = 2
_UNITS = UNITS | frozenset({"umol", "lbs"})
