"""Numbers of citizens that begin with the day of birth, known by the birth date beside them, whatever their check digit
is: "f. 28.09.1964 (280964 99917)", "Geboren 3.11.1951, 031151-9996".
"""

from __future__ import annotations

import re

_BEGINS_WITH_A_DAY = re.compile(
    r"(?P<first>\d\d)(?P<month>\d\d)(?P<last>\d\d)(?:[-+A-FU-Y]| ?)\d{3,5}[A-Y]?(?![\w-])"
)
_REACH = 90
"""How many letters before or behind the number the birth date stands."""


def number_of_birth_at(content: str, start: int, stop: int) -> int | None:
    """Return the end of a number at a place that begins with the date which stands near it, written day first as in the
    north of Europe or year first as in Sweden; None where there is none."""
    match = _BEGINS_WITH_A_DAY.match(content, start, stop)
    if match is None:
        return None
    first, month, last = match["first"], match["month"], match["last"]
    day_first = rf"0?{int(first)}[./ -]+0?{int(month)}[./ -]+(?:19|20)?{last}"
    days = (
        rf"{day_first}|0?{int(last)}[./ -]+0?{int(month)}[./ -]+(?:19|20)?{first}|(?:19|20)?{first}-{month}-{last}|"
        rf"(?:19|20){last}-{month}-{first}"
    )
    near = re.compile(rf"(?<!\d)(?:{days})(?!\d)")
    before = near.search(content, max(0, start - _REACH), start)
    behind = near.search(content, match.end(), match.end() + _REACH)
    return match.end() if before or behind else None
