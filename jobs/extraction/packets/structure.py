"""What the build of a page says of its kind, beside its words: a letter that greets somebody and asks for something, a
table of measurements with their normal ranges."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from jobs.extraction.text import Line, Span, Text
from jobs.extraction.words_of_asking import ANOTHER_MATTER, ASKING

_GREETING = re.compile(
    r"\W{0,2}(?:my dear|dear|hi|hello|hallo|good (?:morning|afternoon|evening|day)|morning|respected|greetings|mon "
    r"cher|"
    r"ma chère|ch(?:er|ère)s?|gentil\w+|egregi\w+|illustr\w+|car[oaie]|estimad[oa]s?|distinguid[oa]s?|apreciad[oa]s?|"
    r"sehr geehrte\w*|liebe[rs]?|werte[rs]?|guten tag|geachte|beste|hooggeachte|kia ora|tena koe|"
    r"bonjour|buenos d[íi]as|buongiorno)\b[^?]{0,50}[,:!]?\s*$",
    re.IGNORECASE,
)
_ANYBODY = re.compile(
    r"\b(?:whom|manager|customer|member|patient|parent|valued|sir or madam|friends?)\b", re.IGNORECASE
)
_MEASURED = re.compile(
    r"^(?=.*[^\W\d_]{3})(?=.*(?<![\d/.-])\d+(?:[.,]\d+)?(?![\d/]))"
    r".*(?:(?<![\d/.-])\d+(?:[.,]\d+)?\s?[-\u2013]\s?\d+(?:[.,]\d+)?(?![\d/-])|[<>\u2264\u2265]\s?=?\s?\d+(?:[.,]\d+)?)"
    r"(?:\W+(?:[A-Za-z%/\d.^*]{1,12}\s*){0,3})?$"
)
_ASKED, _GREETED, _GREETED_AND_ASKED, _TABLE = 3.0, 1.0, 5.0, 3.0
_FEWEST_ROWS = 3
_NEAR = 120


def signs_of_structure(text: Text, lines: Sequence[Line]) -> Iterator[tuple[str, float, Span]]:
    """Yield (kind, weight, where it stands) for what the build of a page speaks for."""
    greeting = next(
        (line for line in lines if _GREETING.match(line.text) and not _ANYBODY.search(line.text)), None
    )
    asked = _asked(text, lines)
    if asked is not None:
        yield "referral", _GREETED_AND_ASKED if greeting else _ASKED, asked
    elif greeting is not None:
        yield "referral", _GREETED, Span(greeting.start, greeting.end)
    rows = [line for line in lines if "\t" in line.text and _MEASURED.match(line.text)]
    if len(rows) >= _FEWEST_ROWS:
        yield "lab_result", _TABLE, Span(rows[0].start, rows[0].end)


def _asked(text: Text, lines: Sequence[Line]) -> Span | None:
    """Where a page asks for somebody to be seen."""
    for match in ASKING.finditer(text.flowing, lines[0].start, lines[-1].end):
        around = text.flowing[max(lines[0].start, match.start() - _NEAR // 2) : match.end() + _NEAR]
        sentence = re.split(r"(?<=[.?!])\s", around)
        own = next((part for part in sentence if match.group() in part), around)
        if not ANOTHER_MATTER.search(own):
            return Span(match.start(), match.end())
    return None
