"""Dates that can be read with the day or the month first, where nothing on the pages shows which: one of two days, and
nobody should rely on it before it has been confirmed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date

from jobs.extraction.assistant.values.dates import order_in
from jobs.extraction.text import Text
from referrals.data.referral import Field, Referral

_IN_FIGURES = re.compile(
    r"(?<![\d./-])(?P<first>\d{1,2})\s?(?:[-/.]\s?|\s)(?P<second>\d{1,2})\s?(?:[-/.]\s?|\s)(?:19|20)?\d\d(?!\d)"
)
_MONTHS = 12
_SHOWN = 0.6
"""So sure an order is, if anything on the pages shows it."""
REASON = "Day and month may be the other way round: nothing on the pages shows which comes first."


def unshown_orders(referral: Referral, text: Text) -> Iterator[tuple[str, str]]:
    """Yield the paths of the birth date and the letter's date that could be another day, and why."""
    for path, field in (
        ("patient.birth_date", referral.patient.birth_date),
        ("request.date", referral.request.date),
    ):
        if (
            field.value is not None
            and _can_be_read_both_ways(field)
            and order_in(text.searched).sureness < _SHOWN
        ):
            yield path, REASON


def _can_be_read_both_ways(field: Field) -> bool:
    day = date.fromisoformat(str(field.value))
    for place in field.evidence[:1]:
        written = _IN_FIGURES.search(place.quote)
        if written is not None:
            first, second = int(written["first"]), int(written["second"])
            return (
                first != second and max(first, second) <= _MONTHS and {first, second} == {day.day, day.month}
            )
    return False
