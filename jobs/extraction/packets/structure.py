"""What the build of a page says of its kind, beside its words: a letter that greets somebody and asks for something, a
heading over the reason, a table of measurements with their normal ranges."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from jobs.extraction.assistant.page.headings import heading_key
from jobs.extraction.packets.letters import from_a_practice_to_a_specialist
from jobs.extraction.text import Line, Span, Text
from jobs.extraction.wordings.words_of_asking import ANOTHER_MATTER, ASKING

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
_BEGINS = re.compile(r"\W*re(?:garding)?\s*:", re.IGNORECASE)
_CLOSES = re.compile(
    r"\W*(?:yours|(?:with )?(?:kind|best|warm)(?:est)? (?:regards|wishes)|regards|sincerely|many thanks)\b.{0,30}$",
    re.IGNORECASE,
)
_OF_REPORTS = re.compile(r"indication|exam|procedure|visit|diagnos|dx|purpose|complaint", re.IGNORECASE)
_ASKED, _GREETED, _GREETED_AND_ASKED, _TABLE, _REASON, _ADDRESSED = 3.0, 1.0, 5.0, 3.0, 4.0, 4.0
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
    if (addressed := from_a_practice_to_a_specialist(text, lines)) is not None:
        yield "referral", _ADDRESSED, addressed
    reason = next((line for line in lines if _heads_the_reason(line)), None)
    if reason is not None:
        yield "referral", _REASON, Span(reason.start, reason.end)
    rows = [line for line in lines if "\t" in line.text and _MEASURED.match(line.text)]
    if len(rows) >= _FEWEST_ROWS:
        yield "lab_result", _TABLE, Span(rows[0].start, rows[0].end)


def heads_within_a_letter(text: Text, lines: Sequence[Line]) -> int:
    """Return the place among the lines of a page from which on a title is only a heading within a letter: one that
    names whom it is about or greets its reader, then asks, and closes as letters do. Past the last line if it is none.
    """
    begun = next((line for line in lines if _BEGINS.match(line.text) or _GREETING.match(line.text)), None)
    closed = next((line for line in reversed(lines) if _CLOSES.match(line.text)), None)
    asked = _asked(text, lines) if begun is not None and closed is not None else None
    if begun is None or closed is None or asked is None or not begun.start < asked.start < closed.start:
        return len(lines)
    return next(number for number, line in enumerate(lines) if line.end >= asked.end) + 1


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
