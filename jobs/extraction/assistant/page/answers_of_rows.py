"""The rows of a form, each with the lines that carry it on, and what is answered in one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

from jobs.extraction.assistant.page.boxes import BOX
from jobs.extraction.text import CELL, Line, Span, Text

Standing = Literal["yes", "no", "left", "open"]
"""`left`: nobody ticked the option or answered the question. `open`: the answer is about something else than whether
the patient has what the question names: "Diabetes controlled? No"."""


@dataclass(frozen=True, slots=True)
class Answered:
    """A question or an option, `whole` with its answer or its box; `head` is what stands before the options of a
    row."""

    span: Span
    standing: Standing
    whole: Span
    head: str = ""


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a form with those that carry it on."""

    first: int
    last: int
    page: int
    span: Span
    words: str


_ANOTHER_SENTENCE = re.compile(
    r"(?:he|she|they|we|i|the|this|these|it|patient|pt|please|there|has|had|is|was|on|with|if)\b"
)
_LONG = 60
"""A line of more characters may have been broken because it was full."""
_LABEL = re.compile(r"[^:\n]{2,40}[:?]|[^\n]{2,40}\s(?:Y|N|Yes|No)$")
_LEADS = re.compile(
    rf"(?:[^:\n]{{2,40}}:)?\s*(?:{BOX.pattern})".replace("?P<marked>", "?:").replace("?P<empty>", "?:")
)
"""A row of boxes that stand before their options."""
_DRAWN = re.compile(r"[\u2610-\u2612\u25a1\u25a0]|\[[ xX]?\]")


def rows_of(text: Text) -> tuple[Row, ...]:
    """Return the rows of a text in reading order."""
    return text.once(_rows)


def _rows(text: Text) -> tuple[Row, ...]:
    return tuple(_row(text, lines) for lines in _grouped(text))


def _grouped(text: Text) -> Iterator[list[Line]]:
    group = list(text.lines[:1])
    for line, following in pairwise(text.lines):
        if following.page == line.page and _goes_on(text, line, following):
            group.append(following)
            continue
        yield group
        group = [following]
    if group:
        yield group


def _row(text: Text, lines: list[Line]) -> Row:
    span = Span(lines[0].start, lines[-1].end)
    return Row(lines[0].number, lines[-1].number, lines[0].page, span, text.content[span.start : span.end])


def _goes_on(text: Text, line: Line, following: Line) -> bool:
    """Whether a line is carried on by the next: it is full, or the words of its last box run over in small letters."""
    if BOX.match(following.text) or CELL in following.text:
        return False
    boxes = list(BOX.finditer(line.text))
    if boxes and not line.text[boxes[-1].end() :].strip() and not _LEADS.match(line.text):
        return False
    if text.goes_on(line):
        begins_small = not following.text[:1].isupper()
        return begins_small or (len(line.text) > _LONG and _LABEL.match(following.text) is None)
    return (
        _DRAWN.search(line.text) is not None
        and CELL not in line.text
        and line.text[-1:] not in ".:;!?"
        and following.text[:1].islower()
        and BOX.search(following.text) is None
        and _ANOTHER_SENTENCE.match(following.text) is None
    )
