"""Whether a measurement rose or fell, by its numbers in a row: "88 -> 79 kg", "Jan 82.0, Apr 76.5", "60 kg, was 71"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from jobs.extraction.red_flags.rules.idea import Range
from jobs.extraction.red_flags.words import NUMBER_WORDS, Token, is_number

_UNITS = frozenset(
    "kg kgs kilo kilos lb lbs pounds pound st stone stones g l dl ml ng u mol umol mmol mcmol pg".split()
)
_EARLIER = frozenset("was from previous previously prev baseline before usual usually".split())
_TIMES = frozenset(
    """
    jan feb mar apr may jun jul aug sep sept oct nov dec january february march april june july august september
    october november december spring summer autumn winter christmas easter today yesterday now then ago last this
    week weeks wk wks month months mth mths day days hour hours hr hrs h min mins year yr morning admission presentation
    first second third repeat later after over within space clinic
    """.split()
)
_BETWEEN = (
    _UNITS
    | _EARLIER
    | _TIMES
    | frozenset(
        """
        to at in on of is = -> \u2192 > and the a about around only just down up dropped fallen fell drop went gone
        going rose risen rise rising falling weight wt weighs weighed weighing bmi level result by her his self
        reported history trend trends chart record readings serial
        t hs i
        """.split()
    )
    | NUMBER_WORDS.keys()
)
"""Words that may stand between the numbers of one row; "hs", "T" and "I" are of a troponin's name."""
_COUNTED = frozenset(
    "week weeks wk wks month months mth day days hour hours hr hrs h min mins year years yrs yo am pm % x bpm".split()
)
"""Behind a number that is none of the measurement."""
_MONTHS = frozenset(
    "jan feb mar apr may jun jul aug sep sept oct nov dec january february march april june july august september "
    "october november december".split()
)
_OF_OTHERS = frozenset("hr pulse hf fc rr resps sats spo2 temp height ht age aged".split())
"""Names of other measurements, before a number that is theirs: "HR 88 Wt 79"."""
_STONE = frozenset({"st", "stone"})
_LONGEST_ROW = 30


def changes(within: Sequence[Range], times: Range, tokens: Sequence[Token], first: int, last: int) -> bool:
    """Tell whether the latest number of the row of the words `first` to `last` is so many times the earliest. The row
    goes on behind a name and on both sides of a unit.
    """
    ahead = reversed(list(_row(tokens, first, -1))) if tokens[last].plain in _UNITS else ()
    row = [place for place in (*ahead, *_row(tokens, last, 1)) if _is_of_the_row(tokens, place, within)]
    if len(row) < 2:
        return False
    row = _in_order_of_time(row, tokens)
    before = [place for place in row if _is_told_as_earlier(tokens, place)]
    earliest = before[0] if before else row[0]
    latest = [place for place in row if place not in before][-1:]
    if not latest or latest[0] == earliest:
        return False
    return times[0] <= float(tokens[latest[0]].plain) / float(tokens[earliest].plain) <= times[1]


def _row(tokens: Sequence[Token], place: int, step: int) -> Iterator[int]:
    """The places of the numbers of a row, going on from a place in one direction to the first other word."""
    sentence = tokens[place].sentence
    for candidate in range(place + step, place + step * _LONGEST_ROW, step):
        if not 0 <= candidate < len(tokens) or tokens[candidate].sentence != sentence:
            return
        token = tokens[candidate]
        if is_number(token):
            yield candidate
        elif token.plain not in _BETWEEN:
            return


def _is_of_the_row(tokens: Sequence[Token], place: int, within: Sequence[Range]) -> bool:
    """Whether a number is one of the measurement: no day, no count of weeks, no pounds behind stones."""
    token = tokens[place]
    behind = tokens[place + 1] if place + 1 < len(tokens) else None
    before = tokens[place - 1].plain if place else ""
    if (
        "/" in token.written
        or "+" in token.written
        or _is_of_a_date(tokens, place)
        or _is_a_day(tokens, place)
    ):
        return False
    if behind is not None and behind.sentence == token.sentence and behind.plain in _COUNTED:
        return False
    if before in _OF_OTHERS or (before in _STONE and is_number(tokens[place - 2])):
        return False
    return any(low <= float(token.plain) <= high for low, high in within)


def _is_of_a_date(tokens: Sequence[Token], place: int) -> bool:
    """Whether only one sign parts a number from that before or behind: "28/09/26", "60-70"."""
    return any(
        tokens[other].plain[:1].isdigit()
        and tokens[other].start == tokens[other - 1].end + 1
        and tokens[other - 1].plain[:1].isdigit()
        for other in (place, place + 1)
        if 0 < other < len(tokens)
    )


def _is_a_day(tokens: Sequence[Token], place: int) -> bool:
    """Whether a number is the day of a month on which was measured: "0.8 on Nov 9", "1.1 on 9 Nov"."""
    before = [token.plain for token in tokens[max(0, place - 2) : place]]
    behind = tokens[place + 1].plain if place + 1 < len(tokens) else ""
    return (before[-1:] == ["on"] and behind in _MONTHS) or (before[:1] == ["on"] and before[-1] in _MONTHS)


def _in_order_of_time(row: list[int], tokens: Sequence[Token]) -> list[int]:
    """The places of a row, that of today last where it stands first and all behind have dates of their own:
    "52.1 kg (03/24 60.4, 11/23 63.0)".
    """
    if _is_of_today(tokens, row[0]) and not any(_is_of_today(tokens, place) for place in row[1:]):
        return [*row[1:], row[0]]
    dates = {place: date for place in row if (date := _date_before(tokens, place))}
    if row[0] in dates or len(dates) < len(row) - 1:
        return row
    return [*sorted(row[1:], key=lambda place: dates[place]), row[0]]


def _is_of_today(tokens: Sequence[Token], place: int) -> bool:
    """Whether the day of a number, behind it or its unit, is today: "49.2 kg today, 57 in spring"."""
    behind = [token.plain for token in tokens[place + 1 : place + 3]]
    return bool(behind) and (behind[0] == "today" or (behind[0] in _UNITS and behind[-1] == "today"))


def _date_before(tokens: Sequence[Token], place: int) -> tuple[int, int] | None:
    """Year and month of the date right before a number: "03/24", "2023"."""
    written = tokens[place - 1].written if place else ""
    if written.startswith("/") and place > 1 and tokens[place - 2].end == tokens[place - 1].start:
        written = tokens[place - 2].written + written
    month = _MONTH_AND_YEAR.fullmatch(written)
    if month is not None:
        return int(month["year"]), int(month["month"])
    return (int(written[2:]), 0) if _YEAR.fullmatch(written) else None


_MONTH_AND_YEAR = re.compile(r"(?P<month>0?[1-9]|1[0-2]) ?/ ?(?P<year>\d\d)")
_YEAR = re.compile(r"20[0-4]\d")


def _is_told_as_earlier(tokens: Sequence[Token], place: int) -> bool:
    return place > 0 and tokens[place - 1].plain in _EARLIER
