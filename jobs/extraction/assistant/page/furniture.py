"""Page furniture: page numbers, running heads and footers, which belong to the paper and not to what it
says.
"""

from __future__ import annotations

import re
from collections import defaultdict

from jobs.extraction.text import Line, Text

_PAGE_NUMBER = re.compile(
    r"^\W*(?:page\s*)?\d{1,3}\s*(?:of|/)\s*\d{1,3}\W*$|^\W*page\s*\d{1,3}\W*$|^\W*continued\W*$",
    re.IGNORECASE,
)
FAX_STRIP = re.compile(
    r"(?=.*\b\d{1,2}:\d\d)(?=.*(?:\bp(?:age|g|\.)?\s*[.:#]?\s*\d{1,3}\s*(?:of|/)\s*\d{1,3}|"
    r"\s\d{1,3}/\d{1,3}\s*$|\bP\.\s?\d+|\bP\d{1,3}\s*$))"
    r"(?=.*(?:\b\d{7,}|\d{3}[- .]\d{3,4}|\bfrom\b|\bfax\b)).*$",
    re.IGNORECASE,
)
"""The line that a fax machine prints above a page: when, from whom, which page."""

_RUNNING_HEAD = re.compile(r"\bcontinued\b|^\s*re:", re.IGNORECASE)
_EDGE = 0.1
_FOOT = 0.9


def furniture_of(text: Text) -> frozenset[int]:
    """Return the numbers of the lines that are page numbers, running heads or footers."""
    found: set[int] = set()
    repeated: dict[str, set[int]] = defaultdict(set)
    edges: dict[int, str] = {}
    for line in text.lines:
        words = text.words[line.first_word : line.last_word]
        top, bottom = min(w.word.box[1] for w in words), max(w.word.box[3] for w in words)
        if _PAGE_NUMBER.match(line.text) or (top < _EDGE and FAX_STRIP.match(line.text)):
            found.add(line.number)
        if line.page > 0 and top < _EDGE and _RUNNING_HEAD.search(line.text):
            found.add(line.number)
        if top < _EDGE or bottom > _FOOT:
            key = re.sub(r"\d+", "#", line.text.casefold())
            repeated[key].add(line.page)
            edges[line.number] = key
        if bottom > _FOOT and _stands_apart(text, line):
            found.add(line.number)
    found.update(number for number, key in edges.items() if len(repeated[key]) > 1)
    return frozenset(found)


def _stands_apart(text: Text, line: Line) -> bool:
    """Whether a line at the foot of a page is the only one of its paragraph."""
    last = line.number + 1 >= len(text.lines) or text.lines[line.number + 1].page != line.page
    return last and line.number in text.paragraph_starts
