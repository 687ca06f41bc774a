"""Where a birth date cannot be: after the letter, against an age that is told in words, or read both ways."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from datetime import UTC, date, datetime

from jobs.extraction.judge.aligner import PageIndex
from jobs.extraction.judge.contradictions import Contradiction, is_of_another
from referrals.data.referral import Referral

_TURNED = re.compile(
    r"\b(?:who|he|she|they|patient|(?-i:[A-Z][a-z]+))\s+(?:is|was|turned|turns|became|celebrated (?:his|her))\s+"
    r"(?P<age>\d{1,3})(?:th|st|nd|rd)?\s+(?:birthday\s+)?(?:yesterday|today|tomorrow|"
    r"(?:last|this|next) (?:week|month))\b",
    re.IGNORECASE,
)
_DECADES = {
    "octogenarian": (80, 89),
    "nonagenarian": (90, 99),
    "centenarian": (100, 115),
    "septuagenarian": (70, 79),
    "sexagenarian": (60, 69),
}
_DECADE = re.compile(rf"\b(?:this|our|a|an|the)\s+(?P<decade>{'|'.join(_DECADES)})\b", re.IGNORECASE)


def find_impossible_births(referral: Referral, said: Iterable[PageIndex]) -> Iterator[Contradiction]:
    """Yield what speaks against the day on which the patient is said to be born."""
    born, written = referral.patient.birth_date.value, referral.request.date.value
    if not isinstance(born, str):
        return
    birth = date.fromisoformat(born)
    on = date.fromisoformat(written) if isinstance(written, str) else datetime.now(UTC).date()
    if birth > on:
        yield Contradiction(
            "patient.birth_date",
            "It lies after the day of the letter.",
            certain=True,
            places=referral.request.date.evidence,
        )
        return
    years = on.year - birth.year - ((on.month, on.day) < (birth.month, birth.day))
    for page in said:
        for match, least, most in _ages_told(page):
            if not least - 1 <= years <= most + 1 and not is_of_another(page, match.start()):
                yield Contradiction(
                    "patient.birth_date",
                    f'The birth date does not fit what page {page.page.number} says: "{match[0]}".',
                    certain=False,
                    places=(page.evidence(*match.span()),),
                )
                return


def _ages_told(page: PageIndex) -> Iterator[tuple[re.Match[str], int, int]]:
    """The ages of somebody that are told in words, as from so many years to so many."""
    for match in _TURNED.finditer(page.plain.content):
        yield match, int(match["age"]), int(match["age"])
    for match in _DECADE.finditer(page.plain.content):
        yield match, *_DECADES[match["decade"].casefold()]
