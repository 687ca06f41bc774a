"""Questions whose answer leads them, several on a line: "[Y] Diabetes  [N] Asthma", "Had: Y Gout, N Epilepsy"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from jobs.extraction.assistant.page.answers_of_rows import Answered, Row, rows_of
from jobs.extraction.assistant.page.what_is_asked import what_is_said
from jobs.extraction.text import Span, Text

_ANSWER = r"(?:Y|N|Yes|No|YES|NO)"
_BRACKETED = rf"[\[(] ?{_ANSWER} ?[\])]"
_ASKED = r"[A-Z][^\t\n;|,.:?\[()]{1,60}?"
_HEAD = r"(?:[^:\t\n\[(]{2,40}:\s*|\W{1,3}\s*)?"
_BRACKETS = re.compile(rf"{_HEAD}(?:{_BRACKETED}\s*{_ASKED}(?:\([^()\n]{{1,40}}\))?[\s,;|.]*)+")
_BARE = re.compile(rf"{_HEAD}{_ANSWER}[ \t]{_ASKED}(?:[,;|\t]\s*{_ANSWER}[ \t]{_ASKED})+[\s.]*")
_ONE = re.compile(
    rf"(?:[\[(] ?(?P<in>{_ANSWER}) ?[\])]\s*|(?<![^\s,;|:]){_ANSWER.replace('(?:', '(?P<bare>')}[ \t])"
    r"(?P<asked>[A-Z][^\t\n;|,.:?\[()]{1,60})"
)


def questions_led_in(text: Text, span: Span) -> tuple[Answered, ...]:
    """Return the questions within a span that their answers lead; none where there are fewer than two."""
    led = [each for each in text.once(_led) if span.start <= each.span.start < span.end]
    return tuple(led) if len(led) > 1 else ()


def _led(text: Text) -> tuple[Answered, ...]:
    return tuple(answers_led(rows_of(text)))


def answers_led(rows: Sequence[Row]) -> Iterator[Answered]:
    """Yield the questions of rows that hold nothing but these, each behind its answer: in brackets, or several."""
    for row in rows:
        bracketed = _BRACKETS.fullmatch(row.words) is not None
        if not bracketed and _BARE.fullmatch(row.words) is None:
            continue
        begins = row.span.start
        for match in _ONE.finditer(row.words):
            if (match["in"] is None) == bracketed:
                continue
            yes = (match["in"] or match["bare"])[0] == "Y"
            asked = Span(begins + match.start("asked"), begins + match.end("asked"))
            standing = what_is_said(match["asked"], yes=yes)
            yield Answered(asked, standing, Span(begins + match.start(), asked.end))
