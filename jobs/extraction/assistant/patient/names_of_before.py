"""Names that the patient had before, or is known by elsewhere: "(prior name: Ada Quill)"."""

from __future__ import annotations

import re

from jobs.extraction.text import Text

_OF_BEFORE = re.compile(
    r"\b(?:(?:prior|former|previous|prev|old|maiden|birth|alias|alternate|alternative|legacy|dead)"
    r" (?:legal )?(?:last |family |sur ?)?names?|formerly(?: known as)?|previously known as)\b[ :]{0,3}"
    r"(?:[A-ZÀ-Þ][\w'\u2019-]+ ){0,2}$",
    re.IGNORECASE,
)


def is_a_name_of_before(text: Text, offset: int) -> bool:
    """Tell whether the words before a name on its line say that the patient has it no more."""
    line = text.line_at(offset)
    return _OF_BEFORE.search(text.content, line.start, offset) is not None
