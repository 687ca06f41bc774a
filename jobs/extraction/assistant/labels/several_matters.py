"""Labels of several matters that tell who a patient is, whose values stand one behind the other as they come:
"PESEL / data ur. / płeć   61051900000 19.05.1961 K"."""

from __future__ import annotations

import re

from jobs.extraction.assistant.values.dates import DATE
from jobs.extraction.text import Span, Text

OF_THE_PATIENT = frozenset({"birth_date", "sex", "nhs_number", "health_card", "mrn", "ssn", "other_id"})
_STROKE = re.compile(r"\s*[/,]\s*")
_NUMBER = re.compile(r"(?<![\w./-])[A-Z]{0,4}\d[\w/-]{5,}(?![\w/])")
_SEX = re.compile(r"(?<![\w.])(?:[A-ZŽ]|[^\W\d_]{3,12})\W*$")
_MOST, _LONGEST = 4, 60


def matters_of(wording: str) -> list[str]:
    """Return the matters that a label asks for between strokes or commas; none where there is but one."""
    matters = _STROKE.split(wording.strip(" :*"))
    return matters if 1 < len(matters) <= _MOST and len(wording) <= _LONGEST else []


def values_of(text: Text, value: Span, keys: list[str]) -> list[Span]:
    """Return the value of each of several different matters, one of them the date of birth; none where one of them is
    missing, or where all could be anything else."""
    if "birth_date" not in keys or len(set(keys)) < len(keys) or not set(keys) <= OF_THE_PATIENT:
        return []
    born = DATE.search(text.content, value.start, value.end)
    if born is None:
        return []
    found: list[Span] = []
    for key in keys:
        if key == "birth_date":
            match: re.Match[str] | None = born
        elif key == "sex":
            match = _SEX.search(text.content, value.start, value.end)
        else:
            numbers = _NUMBER.finditer(text.content, value.start, value.end)
            match = next(
                (each for each in numbers if each.end() <= born.start() or each.start() >= born.end()), None
            )
        if match is None:
            return []
        found.append(text.trimmed(match.start(), match.end()) or Span(match.start(), match.end()))
    return found
