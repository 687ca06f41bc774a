"""A letter's own date taken for the patient's birth date: it stands by itself, and nothing says that it is one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, date, datetime

from jobs.extraction.judge.aligner import Aligned, Aligner, PageIndex
from jobs.extraction.judge.surroundings import surroundings
from referrals.data.referral import Field, Referral

_BORN = re.compile(
    r"\b(?:d\.?\s?o\.?\s?b\b|b\.?d\b|birth|born|newborn|neonat|infan|bab(?:y|ies)\b|age\b|geb|n[ée]e?s?\b|naiss|nac|nasc|"
    r"nat[oaie]\b|nascit|f[øö]d|f[øe]ð|syn(?:t|d)|urodz|naro[zd]|szül|n[ăa]s|ro[đd]|rojst|do[ğg]um|dzim|gim|lahir|"
    r"sinh|kuzaliwa|datëlind)",
    re.IGNORECASE,
)
_MOST_BESIDE = 2
"""Words that stand on the line of a letter's date beside it: "Date:", "Evanston,"."""
_RECENT_DAYS = 730
REASON = "Nothing beside it says that it is a birth date, and it is as recent as the letter."


def dates_of_letters(referral: Referral, aligner: Aligner) -> Iterator[tuple[str, str]]:
    """Yield the path of a birth date that stands where the date of a letter does, and what is doubtful of it: it is
    alone on its line, without a word of birth there or on the two lines above, and about as recent as the letter is, or
    as today where that is not known.
    """
    born = referral.patient.birth_date
    day, written = _day(born), _day(referral.request.date) or datetime.now(UTC).date()
    if day is None or abs((written - day).days) > _RECENT_DAYS:
        return
    for place in born.evidence[:1]:
        found = aligner.find(
            document_id=place.document_id, page=place.page, quote=place.quote, boxes=place.boxes
        )
        if found is not None and _stands_alone(aligner.indexes[(place.document_id, place.page)], found):
            yield "patient.birth_date", REASON


def _stands_alone(index: PageIndex, found: Aligned) -> bool:
    words = index.page.words
    around = surroundings(index, found, "")
    on_line = sum(word.line == words[around.first].line for word in words)
    beside = on_line - (around.last - around.first + 1)
    return beside <= _MOST_BESIDE and _BORN.search(around.before) is None


def _day(field: Field) -> date | None:
    try:
        return date.fromisoformat(str(field.value))
    except ValueError:
        return None
