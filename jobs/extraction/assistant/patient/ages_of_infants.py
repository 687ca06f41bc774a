"""An age that is told in months or in half years: "a 16-month-old", "a 10-1/2-year-old"; and whose the age beside a
birth is, which may be the mother's.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from jobs.extraction.assistant.document import Document
from jobs.extraction.found import Found
from jobs.extraction.text import Span

_IN_PARTS = re.compile(
    r"(?<![\d./])(?P<months>(?P<number>\d{1,2})[\s-]+(?:months?|mths?|mos?))[\s-]+old\b|"
    r"(?<![\d./])(?P<years>\d{1,3})(?:[\s-]+(?:and a half|and one half|1/2)|\s?½|\.5)[\s-]+(?:years?|yrs?)[\s-]+old\b",
    re.IGNORECASE,
)
_BORN_TO = re.compile(
    r"\b(?:born|delivered)\b[^.;]{0,40}?\b(?:to|by|of|from) (?:(?:an?|the|his|her|this) )?(?:[a-z]+ ){0,2}$",
    re.IGNORECASE,
)
"""What leads to the age of the mother: "Born to a 21-year-old", "delivered at 39 weeks by a healthy 30-year-old".
"""
_BEFORE = 60
_MONTHS_OF_A_YEAR, _FEWEST_MONTHS, _MOST_MONTHS = 12, 12, 47
_OLDEST = 120


def age_in_parts(document: Document, tells_of_somebody_else: Callable[[Document, int], bool]) -> Found | None:
    """Return the years of an age that is told in months or with a half; None of a baby below one year, who has none."""
    for match in document.phrase(_IN_PARTS):
        if tells_of_somebody_else(document, match.start()):
            continue
        section = document.outline.section_at(match.start())
        if section is not None and section.key in ("family", "social"):
            continue
        group = "months" if match["months"] else "years"
        number = int(match["number"] or match["years"])
        place = (Span(match.start(group), match.end(group)),)
        if group == "years" and number <= _OLDEST:
            return Found(number, place, 0.9)
        if group == "months" and _FEWEST_MONTHS <= number <= _MOST_MONTHS:
            return Found(number // _MONTHS_OF_A_YEAR, place, 0.88)
    return None


def is_of_the_mother(document: Document, offset: int) -> bool:
    """Tell whether an age at an offset is that of the mother of whom somebody was born."""
    flowing = document.text.flowing
    return _BORN_TO.search(flowing[max(0, offset - _BEFORE) : offset]) is not None
