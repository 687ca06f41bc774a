"""Which numbers of a row are the newest, by the heading of their columns: "Test, Previous, Current", or days."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from jobs.extraction.red_flags.levels.readings import DATE, Day, Reading, Value, days_in
from jobs.extraction.text import Text

_COLUMN = re.compile(
    rf"(?P<date>{DATE.pattern})|(?P<earlier>\b(?:previous|prev|prior|last)\b)|"
    r"(?P<newest>\b(?:results?|values?|current|latest|today|now)\b)",
    re.IGNORECASE,
)
_ABOVE = 25


def by_columns(reading: Reading, text: Text) -> Reading:
    """Return a reading of several numbers with what the heading above says of each; as it is, where none fits."""
    values = reading.values
    if len(values) < 2 or not any(reading.is_a_danger(value) for value in values):
        return reading
    number = text.line_at(reading.start).number
    for line in reversed(text.lines[max(0, number - _ABOVE) : number]):
        columns = list(_COLUMN.finditer(line.text))
        if len(columns) == len(values):
            return replace(reading, values=_headed(values, columns), is_headed=True)
    return reading


def _headed(values: Sequence[Value], columns: Sequence[re.Match[str]]) -> tuple[Value, ...]:
    return tuple(
        replace(value, day=_day(column) or value.day, is_earlier=_is_earlier(column))
        for value, column in zip(values, columns, strict=True)
    )


def _day(column: re.Match[str]) -> Day | None:
    return next(iter(days_in(column.group())), None)


def _is_earlier(column: re.Match[str]) -> bool | None:
    if column["earlier"]:
        return True
    return False if column["newest"] else None
