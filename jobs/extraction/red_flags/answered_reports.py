"""Whether a suspicion is what a report was asked for, and the report answers that there is nothing of the kind:
"Indication: r/o appendicitis ... Impression: No acute abnormality".
"""

from __future__ import annotations

import re

from jobs.extraction.text import Span, Text

_ASKED_FOR = re.compile(
    r"(?:^|[\n.:;|\t])\s*(?:(?:clinical|exam) )?(?:indications?|history|information|question|details|reason for "
    r"(?:exam\w*|study|request))\b[^.\n]*?(?:r/o|rule out|\?|query|exclude|evaluat\w+ for|assess for|concern for|"
    r"suspected)[^.\n?]*$",
    re.IGNORECASE,
)
_NOTHING_FOUND = re.compile(
    r"\b(?:impression|conclusion|opinion|summary)\s*:?\s*(?:\d[.)]\s*)?(?:\w+ ){0,3}?"
    r"(?:no (?:acute|evidence|significant|radiographic|sonographic)|normal|unremarkable|negative)\b",
    re.IGNORECASE,
)
_TOLD_OF = re.compile(
    r"(?:^|[\n.:;|\t])\s*clinical (?:history|information|details|indications?)\s*:[^.\n]*$", re.IGNORECASE
)
_ALL_NORMAL = re.compile(
    r"\b(?:impression|conclusion|opinion)\s*:?\s*(?:\d[.)]\s*)?(?:normal|unremarkable)(?: \w+){0,3}\s*(?:[.\n]|$)",
    re.IGNORECASE,
)
"""What a request told of the patient, and an impression that is nothing but normal."""
_LONGEST_QUESTION = 160


def is_answered_by_a_report(text: Text, span: Span) -> bool:
    """Tell whether words stand in the question of a report whose impression begins with that nothing was found, or in
    what it was told of the patient where all is normal."""
    flowing = text.flowing
    lead = flowing[max(0, span.start - _LONGEST_QUESTION) : span.end]
    if _ASKED_FOR.search(lead) is not None:
        return _NOTHING_FOUND.search(flowing, span.end) is not None
    return _TOLD_OF.search(lead) is not None and _ALL_NORMAL.search(flowing, span.end) is not None
