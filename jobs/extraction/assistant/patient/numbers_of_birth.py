"""Numbers of citizens that begin with the day of birth, known by the birth date beside them, whatever their check digit
is: "f. 28.09.1964 (280964 99917)", "Geboren 3.11.1951, 031151-9996".
"""

from __future__ import annotations

import re

_BEGINS_WITH_A_DAY = re.compile(
    r"(?P<first>\d\d)(?P<month>\d\d)(?P<last>\d\d)(?:[-+A-FU-Y]| ?)\d{3,5}[A-Y]?(?![\w-])"
)
_DATE = re.compile(
    r"(?<!\d)(?:(?P<day>\d{1,2})[./ -]+(?P<month>\d{1,2})[./ -]+(?:19|20)?(?P<year>\d\d)|"
    r"(?:19|20)?(?P<iso_year>\d\d)-(?P<iso_month>\d\d)-(?P<iso_day>\d\d))(?!\d)"
)
_REACH = 90
"""How many letters before or behind the number the birth date stands."""


def number_of_birth_at(content: str, start: int, stop: int) -> int | None:
    """Return the end of a number at a place that begins with the date which stands near it, written day first as in the
    north of Europe or year first as in Sweden; None where there is none."""
    match = _BEGINS_WITH_A_DAY.match(content, start, stop)
    if match is None:
        return None
    number = (int(match["first"]), int(match["month"]), int(match["last"]))
    near = (
        *_DATE.finditer(content, max(0, start - _REACH), start),
        *_DATE.finditer(content, match.end(), match.end() + _REACH),
    )
    return match.end() if any(number in _orders(date) for date in near) else None


def _orders(date: re.Match[str]) -> set[tuple[int, int, int]]:
    """Day, month and year of the century of a date as a number may begin with them: day first, or year first."""
    if date["day"] is not None:
        day, month, year = int(date["day"]), int(date["month"]), int(date["year"])
    else:
        day, month, year = int(date["iso_day"]), int(date["iso_month"]), int(date["iso_year"])
    return {(day, month, year), (year, month, day)}
