"""Headings known by their print: lines in capitals or of larger letters, as the headings known by their words are."""

from __future__ import annotations

import re

from jobs.extraction.assistant.page.correspondence import salutations
from jobs.extraction.assistant.page.line_marks import AROUND, BULLET
from jobs.extraction.assistant.page.sections import Heading
from jobs.extraction.text import CELL, Line, Span, Text


def alike(text: Text, known: list[Heading]) -> list[Heading]:
    """Return the lines that look as the headings that are known by their words: all in capitals, or of larger print,
    where what stands between them is neither ("WHAT WE TOLD THE PATIENT"). A scan's boxes fit the letters, so that
    their height tells nothing of the print.
    """
    lines = {
        text.line_at(heading.span.start).number for heading in known if heading.span.end > heading.span.start
    }
    alone = [
        text.lines[number]
        for number in sorted(lines)
        if CELL not in text.lines[number].text
        and not text.lines[number].text.partition(":")[2].strip()
        and number not in text.once(salutations)
    ]
    if len(alone) < _FEWEST_ALIKE:
        return []
    others = [line for line in text.lines if line.number not in lines and len(line.text.split()) > 1]
    capitals = all(_is_upper(line.text) for line in alone) and sum(
        _is_upper(line.text) for line in others
    ) * 4 < len(others)
    smallest = min(_print_of(text, line) for line in alone)
    sizes = sorted(_print_of(text, line) for line in others)
    printed = all(page.source == "text_layer" for page in text.pages)
    larger = printed and bool(sizes) and smallest > sizes[len(sizes) // 2] * _LARGER
    return [
        Heading("other", Span(line.start, line.end))
        for line in text.lines
        if line.number not in lines
        and _may_head(line)
        and ((capitals and _is_upper(line.text)) or (larger and _print_of(text, line) >= smallest * 0.99))
    ]


_FEWEST_ALIKE = 2
_LARGER = 1.06


def _is_upper(words: str) -> bool:
    letters = [c for c in words if c.isalpha()]
    return len(letters) > 2 and all(c.isupper() for c in letters)


def _may_head(line: Line) -> bool:
    words = line.text.strip(AROUND)
    return (
        0 < len(words.split()) <= 7
        and CELL not in line.text
        and not BULLET.match(line.text)
        and words[-1:] not in ".,;"
        and not re.search(r"\d{2}|@", words)
        and sum(c.isalpha() for c in words) > 2
    )


def _print_of(text: Text, line: Line) -> float:
    """The height of a line's words in the middle, as a fraction of the page."""
    heights = sorted(
        placed.word.box[3] - placed.word.box[1] for placed in text.words[line.first_word : line.last_word]
    )
    return heights[len(heights) // 2]
