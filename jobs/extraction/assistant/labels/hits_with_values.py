"""What the words of a label stand for once the value beside or below them is seen: which value is theirs, and which
matter that makes them."""

from __future__ import annotations

import re

from jobs.extraction.assistant.labels.captions import value_above
from jobs.extraction.assistant.labels.no_values import is_a_hint, is_a_label, is_row_of_labels
from jobs.extraction.assistant.labels.values import (
    belongs_to_another,
    could_follow,
    has_a_look,
    next_cell,
    value_below,
    value_beside,
)
from jobs.extraction.assistant.labels.wordings import Hit
from jobs.extraction.assistant.values.phones import find_phones
from jobs.extraction.assistant.values.places import looks_like_address
from jobs.extraction.text import CELL, Line, Span, Text

OTHER_OF_TWO = ("phone", "fax")
_A_NUMBER = re.compile(r"[+(]?\d[\d ()./-]{6,}")
"""What makes "Office: (208) 555-0142" a telephone number."""
_FAX_BEFORE = re.compile(r"\bfax (?:to|2) ?$", re.IGNORECASE)
"""What makes "Fax to e-mail: 086 555 0173" a fax number."""


def value_at(text: Text, line: Line, hits: list[Hit], index: int, *, grid: bool) -> Span | None:
    """Return what stands beside or below a label of a line, or above its caption; `grid`: the line heads columns."""
    key, _, start, end = hits[index]
    if key in OTHER_OF_TWO and (number := _number_before(text, start, end)) is not None:
        return number
    stop = hits[index + 1][2] if index + 1 < len(hits) else line.end
    below = value_below(text, line, start, end, hits, index)
    beside = value_beside(text, end, stop)
    if beside is not None and is_a_hint(text[beside]):
        beside = None
    if beside is not None and below is not None and _is_nothing(text, key, beside, below):
        beside = below
    value = below if grid and _ends_a_cell(text, end) else beside or below
    return value_above(text, start) or value


def _number_before(text: Text, start: int, end: int) -> Span | None:
    """Return the number that is all that stands in a cell but for the word behind it: "(207) 555-0124 phone"."""
    cell = text.cell_at(start)
    if cell is None or text.content[end : cell.span.end].strip(" .:)") or cell.span.start == start:
        return None
    number = next(find_phones(text.content, start=cell.span.start, end=start), None)
    around = text.content[cell.span.start : number.start] + text.content[number.end : start] if number else ""
    return Span(number.start, number.end) if number and not around.strip(" ()") else None


def _is_nothing(text: Text, key: str, beside: Span, below: Span) -> bool:
    """Whether what stands beside a label is dirt, a number where somebody is asked for, or the next label, and what
    stands below looks like its value."""
    words = text[beside]
    speck = key in _NAMES and _A_SPECK.fullmatch(words) is not None
    number = key in _PEOPLE and not _has_letters(words) and _has_letters(text[below])
    return (
        speck
        or number
        or (is_a_label(text, key, beside) and has_a_look(key) and could_follow(key, text[below]))
    )


def _has_letters(words: str) -> bool:
    return any(map(str.isalpha, words))


_PEOPLE = frozenset({"provider", "recipient"})
_NAMES = frozenset({"first_name", "last_name", "name", "full_name"})
_A_SPECK = re.compile(r"[a-z]|\W{1,2}")
"""What a reader makes of the top of a letter that a hand wrote below, or of dirt: no name."""


def is_a_mere_letter(text: Text, hit: Hit, value: Span | None) -> bool:
    """Tell whether a single letter for a number to call ("T", "F") has a value that is no number."""
    key, _, start, end = hit
    if key not in OTHER_OF_TWO or end - start != 1 or value is None:
        return False
    return not any(find_phones(text.content, start=value.start, end=value.end))


def own_value(text: Text, line: Line, hit: Hit, value: Span | None) -> Span | None:
    """Return the value if it is the label's own and no label itself, else what stands under the label."""
    key, _, start, end = hit
    if value is None or is_a_label(text, key, value) or is_row_of_labels(text, line, value):
        return None
    if text.content[end - 1] not in ":\uff1a" and belongs_to_another(text, key, start, end, value):
        return text.column_below(Span(start, end), right=next_cell(text, line, end)) or value
    return value


def key_by_value(text: Text, line: Line, hit: Hit, value: Span | None) -> str:
    """Return the key of a label by its value: a number makes one of a place or of mail a telephone's, an address one of
    a telephone an address's."""
    key, _, start, _ = hit
    if value is None:
        return key
    words = text[value]
    if key == "organization" and _A_NUMBER.match(words):
        key = "phone"
    if key == "phone" and looks_like_address(words):
        return "address"
    if key == "email" and _A_NUMBER.match(words):
        return "fax" if _FAX_BEFORE.search(line.text[: start - line.start]) else "phone"
    return key


def _ends_a_cell(text: Text, end: int) -> bool:
    return text.content[end - 1] not in ":\uff1a" and text.content[end] in (CELL, "\n")
