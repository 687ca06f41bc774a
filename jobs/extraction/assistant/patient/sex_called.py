"""Of which sex the patient is by what somebody calls them, "this lady", or asks to be called, "(she/her)"."""

from __future__ import annotations

import re

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.patient.ages_of_infants import is_of_the_mother
from jobs.extraction.assistant.patient.relatives import is_of_a_relative
from jobs.extraction.found import Found
from jobs.extraction.text import Span

_BELONGS_TO_THE_PATIENT = re.compile(r"\b(?:his|her|their|whose)\s+(?:\w+\s+){0,3}$", re.IGNORECASE)
_CALLED = re.compile(
    r"\b(?:this|a|an|the above)\s+(?:[\w-]+\s+){0,3}?(?:(?P<male>man|gentleman|boy|gent)|"
    r"(?P<female>woman|lady|girl))\b|"
    r"\b(?:baby|newborn|infant)\s+(?:(?P<son>boy)|(?P<daughter>girl))(?=\s+(?-i:[A-ZÀ-Þ]))|"
    r"\((?:(?P<he>he/him)|(?P<she>she/her))[^)]*\)",
    re.IGNORECASE,
)
_MALE = ("male", "son", "he")
_I_AM = re.compile(r"\bI(?: am|['\u2019]m) $", re.IGNORECASE)


def sex_called(document: Document, *, writes: bool) -> Found | None:
    """Return the sex that the first such words tell; where the patient `writes`, only what they say that they are."""
    for match in document.phrase(_CALLED):
        if writes and _I_AM.search(document.text.flowing, 0, match.start()) is None:
            continue
        if not tells_of_somebody_else(document, match.start()):
            group = next(name for name in (*_MALE, "female", "daughter", "she") if match[name])
            called = "male" if group in _MALE else "female"
            return Found(called, (Span(match.start(group), match.end(group)),), 0.85)
    return None


def tells_of_somebody_else(document: Document, offset: int) -> bool:
    """Tell whether what stands at an offset is told of a relative, or of something of the patient's ("his
    60-year-old")."""
    if is_of_the_mother(document, offset):
        return True
    before = document.text.flowing[max(0, offset - 50) : offset]
    return _BELONGS_TO_THE_PATIENT.search(before) is not None or is_of_a_relative(document.text, offset)
