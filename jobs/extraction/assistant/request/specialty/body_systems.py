"""Words that name a system of the body in a review of systems or an examination ("ENT: Denies any runny nose",
"Negative for head, neck, GI, GU, orthopedic, or skin") and no specialty."""

from __future__ import annotations

import re

from jobs.extraction.assistant.document import Document
from jobs.extraction.text import Span

_FOUND_WELL_OR_ILL = re.compile(
    r"\s*:\s*,?\s*(?:(?:he|she|the patient|patient|pt|has|there (?:is|are|was)) )?(?:denie[sd]|denying|no\b|"
    r"not\b|nil\b|"
    r"normal|negative|positive|clear|within normal|wnl|unremarkable|as (?:above|per)|non-?contributory|see hpi|"
    r"reports?|"
    r"intact|supple|soft)",
    re.IGNORECASE,
)
_COUNTED = re.compile(
    r"\b(?:negative|normal|unremarkable|noncontributory) (?:for|in) [^.;:]{0,90}$", re.IGNORECASE
)
_REACH = 110


def is_a_system(document: Document, span: Span) -> bool:
    """Tell whether a name stands for a system of the body that was asked about or looked at."""
    section = document.outline.section_at(span.start)
    if section is not None and section.key == "systems":
        return True
    flowing = document.text.flowing
    if _FOUND_WELL_OR_ILL.match(flowing, span.end) is not None:
        return True
    return _COUNTED.search(flowing[max(0, span.start - _REACH) : span.start]) is not None
