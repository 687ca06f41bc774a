"""Numbers that a form or a list of illnesses prints as a limit, and that nobody measured: "☐ FIT ≥ 10", "Obesity
(BMI 30-39.9)"."""

from __future__ import annotations

import re

from jobs.extraction.assistant.clinical.seen import SeenMeasure
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.page.checkboxes import unmarked_at

_ABOVE_OR_BELOW = re.compile(r"[<>\u2264\u2265]")
_OR_MORE = re.compile(
    r"\s?\S{0,12}\s?(?:or (?:more|above|over|higher|greater|less|below|under|lower)\b|"
    r"and (?:above|over|below|under)\b|\+)",
    re.IGNORECASE,
)
_BODY_MASS = re.compile(r"(?:bmi|body mass index)", re.IGNORECASE)
_UP_TO = re.compile(r"\s?[-\u2013]\s?\d\d")


def is_a_limit(document: Document, seen: SeenMeasure) -> bool:
    """Tell whether a number is the limit of an option that nobody ticked, or that of a class of body mass."""
    value = seen.value.spans[-1]
    content = document.text.content
    if _BODY_MASS.fullmatch(str(seen.name.value)) and _UP_TO.match(content, value.end):
        return True
    limits = _ABOVE_OR_BELOW.match(str(seen.value.value)) or _OR_MORE.match(content, value.end)
    return limits is not None and unmarked_at(document.text, seen.name.start)
