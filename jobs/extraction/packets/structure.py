"""What the build of a page says of its kind, beside its words: a letter that greets somebody and asks for something, a
heading over the reason, a table of measurements with their normal ranges."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from jobs.extraction.assistant.page.headings import heading_key
from jobs.extraction.text import Line, Span, Text
from jobs.extraction.words_of_asking import ANOTHER_MATTER, ASKING

_GREETING = re.compile(
    r"\W{0,2}(?:my dear|dear|hi|hello|hallo|good (?:morning|afternoon|evening|day)|morning|respected|greetings|mon "
    r"cher|"
    r"ma chère|ch(?:er|ère)s?|gentil\w+|egregi\w+|illustr\w+|car[oaie]|estimad[oa]s?|distinguid[oa]s?|apreciad[oa]s?|"
    r"sehr geehrte\w*|liebe[rs]?|werte[rs]?|guten tag|geachte|beste|hooggeachte|kia ora|tena koe|"
    r"sirs?(?: ?/ ?mada?m)?|bonjour|buenos d[íi]as|buongiorno)\b[^?]{0,50}[,:!]?\s*$",
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
_OF_REPORTS = re.compile(r"indication|exam|procedure|visit|diagnos|dx|purpose|complaint", re.IGNORECASE)
_ASKED, _GREETED, _GREETED_AND_ASKED, _TABLE, _REASON = 3.0, 1.0, 5.0, 3.0, 4.0
_FEWEST_ROWS, _LONGEST_HEADING = 3, 50
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
    reason = next((line for line in lines if _heads_the_reason(line)), None)
    if reason is not None:
        yield "referral", _REASON, Span(reason.start, reason.end)
    rows = [line for line in lines if "\t" in line.text and _MEASURED.match(line.text)]
    if len(rows) >= _FEWEST_ROWS:
        yield "lab_result", _TABLE, Span(rows[0].start, rows[0].end)


def _heads_the_reason(line: Line) -> bool:
    """Whether a line heads what a request asks or why; what reports have too ("Indication") does not."""
    words = line.text.strip(" \t*#=_:|\u2013\u2014-.")
    return (
        len(words) <= _LONGEST_HEADING
        and heading_key(words) == "reason"
        and _OF_REPORTS.search(words) is None
    )


def _asked(text: Text, lines: Sequence[Line]) -> Span | None:
    """Where a page asks for somebody to be seen."""
    for match in text.phrases(ASKING, lines[0].start, lines[-1].end):
        around = text.flowing[max(lines[0].start, match.start() - _NEAR // 2) : match.end() + _NEAR]
        sentence = re.split(r"(?<=[.?!])\s", around)
        own = next((part for part in sentence if match.group() in part), around)
        if not ANOTHER_MATTER.search(own):
            return Span(match.start(), match.end())
    return None
