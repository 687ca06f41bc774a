"""A birth date that is written and cannot be one: no day of the calendar, to come, or before anybody who lives."""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import UTC, date, datetime

from jobs.extraction.judge.aligner import PageIndex
from jobs.extraction.judge.contradictions import is_of_another
from referrals.data.referral import Field, Referral

_BORN = re.compile(
    r"\b(?:D\.?O\.?B\.?|date of birth|birth ?date|born(?: on)?)\s*[:.]?\s*"
    r"(?P<date>(?P<first>\d{1,4})\s?[-/.]\s?(?P<second>\d{1,2})\s?[-/.]\s?(?P<last>\d{1,4}))(?![\d/-])",
    re.IGNORECASE,
)
_MOST_YEARS = 120
_DIGITS_OF_A_YEAR = 4
REASON = "What is written there as the birth date cannot be one."


def impossible_birth_dates(referral: Referral, said: Iterable[PageIndex]) -> dict[str, Field]:
    """Return the birth date as absent with its place and the reason, where one is written that nobody can have; none
    where a value was found, or a possible one is written too."""
    born = referral.patient.birth_date
    if born.value is not None or born.source == "human" or born.reasons:
        return {}
    written = [
        (page, match)
        for page in said
        for match in _BORN.finditer(page.plain.content)
        if not is_of_another(page, match.start())
    ]
    if not written or any(_can_be(match) for _, match in written):
        return {}
    page, match = written[0]
    place = page.evidence(*match.span("date"))
    return {"patient.birth_date": Field(absent="not_in_document", reasons=(REASON,), evidence=(place,))}


def _can_be(match: re.Match[str]) -> bool:
    """Whether the figures are the day of somebody's birth in one order or another; years of two figures may be."""
    first, second, last = match["first"], match["second"], match["last"]
    if len(first) != _DIGITS_OF_A_YEAR and len(last) != _DIGITS_OF_A_YEAR:
        return True
    year, rest = (int(first), int(last)) if len(first) == _DIGITS_OF_A_YEAR else (int(last), int(first))
    return _is_a_birth(year, int(second), rest) or _is_a_birth(year, rest, int(second))


def _is_a_birth(year: int, month: int, day: int) -> bool:
    today = datetime.now(UTC).date()
    try:
        return date(year, month, day) <= today and year >= today.year - _MOST_YEARS
    except ValueError:
        return False
