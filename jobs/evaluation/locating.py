"""Where on the pages a wanted value stands, looked for without the assistant and the judge."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

from rapidfuzz import fuzz

from jobs.evaluation.comparing import options_of
from jobs.evaluation.folding import fold
from referrals.data.pages import Box, Page, Word, around

_CLOSE = 88.0
_LONGEST = 160
"""Characters of a long value that are looked for; its beginning shows where it stands."""

_SHORTEST_FUZZY = 6


@dataclass(frozen=True, slots=True)
class Place:
    """Boxes on one page, fractions of it; one for each line."""

    document_id: str
    page: int
    boxes: tuple[Box, ...]


def find_places(pages: Sequence[Page], path: str, expected: Any) -> tuple[Place, ...]:
    """Return where a value stands that should have come back, in one of the ways it can be written; () if nowhere."""
    wordings = [wording for option in options_of(expected) for wording in _wordings(path, option)]
    for page in pages:
        stream, owners = _stream(page)
        for wording in wordings:
            at = stream.find(wording)
            if at >= 0:
                return (_place(page, owners[at : at + len(wording)]),)
    for page in pages:
        stream, owners = _stream(page)
        for wording in wordings:
            if len(wording) < _SHORTEST_FUZZY or not stream:
                continue
            found = fuzz.partial_ratio_alignment(wording, stream, score_cutoff=_CLOSE)
            if found is not None:
                return (_place(page, owners[found.dest_start : found.dest_end]),)
    return ()


def _wordings(path: str, value: Any) -> Iterator[str]:
    """The letters and digits of a value as a page may show them."""
    text = str(value)
    if value is None or not fold(text):
        return
    if path.endswith((".phone", ".fax")):
        digits = re.sub(r"\D", "", text)
        yield from (digits, digits[-10:], digits[-9:])
    elif path.endswith("date"):
        yield from _dates(text)
    else:
        yield fold(text)[:_LONGEST]
        if path.endswith(("name", "organization")):
            words = [fold(word) for word in re.split(r"[\s,]+", text) if fold(word)]
            yield "".join(reversed(words))
            yield from sorted((word for word in words if len(word) > 3), key=len, reverse=True)[:1]


def _dates(text: str) -> Iterator[str]:
    try:
        day = date.fromisoformat(text[:10])
    except ValueError:
        yield fold(text)
        return
    month = (day.strftime("%B").lower(), day.strftime("%b").lower())
    numbers = (
        ("%d%m%Y", "%m%d%Y", "%Y%m%d", "%d%m%y", "%m%d%y"),
        (day.day, day.month, day.year, day.year % 100),
    )
    yield from (day.strftime(pattern) for pattern in numbers[0])
    d, m, y, short = numbers[1]
    yield from (f"{d}{m}{y}", f"{m}{d}{y}", f"{d}{m}{short:02}", f"{m}{d}{short:02}")
    for name in month:
        for suffix in ("", "st", "nd", "rd", "th"):
            yield from (f"{d}{suffix}{name}{y}", f"{name}{d}{suffix}{y}", f"{d:02}{name}{y}")


def _stream(page: Page) -> tuple[str, list[Word]]:
    """The letters and digits of a page in reading order, and the word that each belongs to."""
    letters: list[str] = []
    owners: list[Word] = []
    for word in page.words:
        folded = fold(word.text)
        letters.append(folded)
        owners += [word] * len(folded)
    return "".join(letters), owners


def _place(page: Page, owners: Sequence[Word]) -> Place:
    lines: dict[int, list[Word]] = {}
    for word in dict.fromkeys(owners):
        lines.setdefault(word.line, []).append(word)
    boxes = tuple(around([word.box for word in words]) for words in lines.values())
    return Place(page.document_id, page.number, boxes)
