"""Exports of a value a row behind what it is of and its name: "patient","email","ada@example.org".

A row that numbers its value ("med","2","losartan 50 mg") or gives its code ("dx","E11.9","Type 2 diabetes") tells one
of a list, and what follows in it belongs to the same ("allergy","1","Bee venom","Swelling").
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence

from jobs.extraction.assistant.exports.key_words import meaning_of
from jobs.extraction.assistant.exports.told import Entry
from jobs.extraction.text import Line, Span, Text

_WHAT = re.compile(r"[A-Za-z][A-Za-z_ -]{1,24}")
_NAME = re.compile(r"[A-Za-z]\w{1,30}")
_NUMBERED = re.compile(r"\d{1,3}")
_CODE = re.compile(r"[A-TV-Z]\d[\dA-Z](?:\.[\dA-Z]{1,4})?")
_OF_LISTS = ("clinical.medications.name", "clinical.allergies.substance", "clinical.diagnoses.text")
_FEWEST, _FEWEST_KNOWN, _FEWEST_WHATS = 8, 5, 3


def threes_at(
    text: Text, line: Line, cells_of: Callable[[Text, Span, str], list[Span]], tried: dict[str, int]
) -> list[Entry]:
    """Return the entries of such rows from a line on; none where the rows below are none, or tell of one thing. `tried`
    keeps the line up to which rows with each mark were none: what begins within them is none either."""
    for mark in ",;|":
        if line.number <= tried.get(mark, -1):
            continue
        rows = _rows(text, line, mark, cells_of)
        tried[mark] = line.number + len(rows)
        whats = {text[row[0]].casefold() for row in rows if row[0].end > row[0].start}
        if len(rows) < _FEWEST or len(whats) < _FEWEST_WHATS:
            continue
        entries = [entry for row in rows for entry in _entries(text, row)]
        if sum(meaning_of(entry.names).path not in ("", "other") for entry in entries) >= _FEWEST_KNOWN:
            return entries
    return []


def _rows(
    text: Text, first: Line, mark: str, cells_of: Callable[[Text, Span, str], list[Span]]
) -> Sequence[Sequence[Span]]:
    rows = []
    for line in text.lines[first.number :]:
        cells = cells_of(text, Span(line.start, line.end), mark) if mark in line.text else []
        if len(cells) not in (3, 4) or not _WHAT.fullmatch(text[cells[0]]):
            break
        rows.append(cells)
    return rows


def _entries(text: Text, row: Sequence[Span]) -> Iterator[Entry]:
    what, name, value = row[:3]
    if value.end <= value.start:
        return
    of, called = text[what], text[name]
    listed = meaning_of((of,)).path in _OF_LISTS
    if listed and (_NUMBERED.fullmatch(called) or _CODE.fullmatch(called)):
        place = f"#{name.start}"
        yield Entry((of, place), value, what)
        if _CODE.fullmatch(called):
            yield Entry((of, place, "code"), name, what)
        if len(row) > 3 and row[3].end > row[3].start and "allerg" in of.casefold():
            yield Entry((of, place, "reaction"), row[3], what)
    elif len(row) == 3 and _NAME.fullmatch(called):
        yield Entry((of, called), value, name)
    else:
        yield Entry((), value)
