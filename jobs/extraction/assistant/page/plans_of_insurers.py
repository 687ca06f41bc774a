"""A "Plan:" that is what somebody is insured by, and not what is to be done: "Plan: Peach State Advantage, PSA 771"."""

from __future__ import annotations

import re

from jobs.extraction.assistant.patient.insurance_words import ISSUER
from jobs.extraction.text import CELL

_OF_A_NAME = re.compile(r"[A-Z(#]|\d|(?:of|and|the|for|no|nr|id|member|group)\b")
_NUMBER = re.compile(r"(?:\d[ -]?){6,}|\b[A-Z]{2,5}[- ]?\d{4,}")
_MOST_WORDS = 9


def is_a_cover(behind: str) -> bool:
    """Tell whether the words behind a "Plan:" are an insurer's name, or a name with a member's number."""
    words = behind.partition(CELL)[0].strip(" *_.")
    parts = words.split()
    if not 1 <= len(parts) <= _MOST_WORDS or not all(_OF_A_NAME.match(part) for part in parts):
        return False
    return ISSUER.search(words) is not None or _NUMBER.search(words) is not None
