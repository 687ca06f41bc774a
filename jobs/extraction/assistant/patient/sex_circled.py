"""The sex that somebody drew a ring round, as typed copies of a form show it: "Sex: (M) F", "M / (F)"."""

from __future__ import annotations

import re

from jobs.extraction.found import Found
from jobs.extraction.text import Span, Text

_MALE, _FEMALE = r"(?:male|m)", r"(?:female|f)"
_STROKE = r"\s*[/|]\s*"
_CIRCLED = re.compile(
    rf"(?:\(\s?(?P<male>{_MALE})\s?\)(?:{_STROKE}|\s*){_FEMALE}|{_FEMALE}{_STROKE}\(\s?(?P<male_last>{_MALE})\s?\)|"
    rf"{_MALE}(?:{_STROKE}|\s+)\(\s?(?P<female>{_FEMALE})\s?\)|\(\s?(?P<female_first>{_FEMALE})\s?\){_STROKE}{_MALE})"
    rf"\W*",
    re.IGNORECASE,
)
"""Both options, one of them in brackets; "F (M)" in the order of no form may say something else."""


def sex_circled(text: Text, value: Span) -> Found | None:
    """Return the sex in brackets where the value of its label holds both options and nothing else."""
    match = _CIRCLED.fullmatch(text.content, value.start, value.end)
    if match is None:
        return None
    group = match.lastgroup or ""
    return Found(group.partition("_")[0], (Span(*match.span(group)),), 0.93)
