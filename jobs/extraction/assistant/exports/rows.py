"""Rows of values with commas, semicolons or tabs between them below a row of names; or names and values in pairs."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from jobs.extraction.assistant.exports.key_words import meaning_of
from jobs.extraction.assistant.exports.rows_of_three import threes_at
from jobs.extraction.assistant.exports.told import Entry
from jobs.extraction.text import CELL, Line, Span, Text

_NAME = re.compile(r"[\"\u201c]?[^\W\d][\w .()/#-]{0,30}[\"\u201d]?")
_FEWEST_NAMES, _FEWEST_KNOWN = 4, 3
_MOST_LINES = 12
"""Lines of a print that one row goes on over."""
_FEWEST_PAIRS = 6
_WHO = ("patient.name", "patient.given", "patient.family", "patient.birth_date")
_QUOTES = '"\u201c\u201d'
_BARE = f" \t\n{_QUOTES}"
_PROGRAMS_NAME = re.compile(r"[A-Z][A-Z0-9]*|[A-Za-z]\w*_\w+|[a-z]+(?:[A-Z][a-z0-9]+)+")
"""A name that no form prints as its label."""


def rows_in(text: Text) -> Iterator[tuple[Span, list[Entry]]]:
    """Yield each table whose values stand in the print as in its file, with the values of its first row."""
    behind = -1
    tried: dict[str, int] = {}
    threes: dict[str, int] = {}
    joined: dict[str, int] = {}
    for line in text.lines:
        if line.number <= behind:
            continue
        if pairs := _pairs(text, line, tried) or threes_at(text, line, _cells, threes):
            behind = text.line_at(pairs[-1].value.start).number
            yield Span(line.start, text.lines[behind].end), pairs
        elif (table := _table(text, line, joined)) is not None:
            span, entries = table
            behind = text.line_at(span.end - 1).number
            yield span, entries


def _table(text: Text, line: Line, joined: dict[str, int]) -> tuple[Span, list[Entry]] | None:
    """The table whose row of names begins on a line. `joined` keeps the line up to which rows of names were put
    together for each mark: what begins within them is no other row that goes on."""
    for mark in ",;|\t":
        last = line if line.number <= joined.get(mark, -1) else _last_of_names(text, line, mark)
        joined[mark] = max(last.number, joined.get(mark, -1))
        names = _cells(text, Span(line.start, last.end), mark)
        if not _are_names(text, names, tabbed=mark == "\t"):
            continue
        values, end = _row(text, last, len(names), mark)
        if values:
            entries = [
                Entry((_bare(text, name),), value, name)
                for name, value in zip(names, values, strict=False)
                if value.end > value.start
            ]
            behind = _end_of_others(text, names, values, text.line_at(end - 1), mark)
            return Span(line.start, max(end, behind)), entries
    return None


def _last_of_names(text: Text, line: Line, mark: str) -> Line:
    """The last line of a row of names that begins on a line: while one ends with the mark, the row goes on below,
    where no cell begins with a figure."""
    below = text.lines[line.number + 1 : line.number + 1 + _MOST_LINES]
    figures = _FIGURES_FIRST[mark]
    last = line
    for following in below:
        if not last.text.rstrip(_BARE).endswith(mark) or figures.search(following.text):
            break
        last = following
    return last


_FIGURES_FIRST = {mark: re.compile(rf"(?:^|{re.escape(mark)})[ \t{_QUOTES}]*\d") for mark in ",;|\t"}


def _end_of_others(text: Text, names: Sequence[Span], values: Sequence[Span], last: Line, mark: str) -> int:
    """Where the rows of other people end that follow the first, a line each: nothing in them is the patient's."""
    who = [number for number, name in enumerate(names) if meaning_of((_bare(text, name),)).path in _WHO]
    end = last.end
    for line in text.lines[last.number + 1 :]:
        cells = _cells(text, Span(line.start, line.end), mark)
        if len(cells) != len(names):
            break
        if all(_bare(text, cells[number]) == _bare(text, values[number]) for number in who):
            break
        end = line.end
    return end


def _are_names(text: Text, cells: Sequence[Span], *, tabbed: bool) -> bool:
    """Whether cells name what stands below: with words between marks, or as only programs do."""
    words = [_bare(text, cell) for cell in cells]
    if len(words) < _FEWEST_NAMES or not all(_NAME.fullmatch(word) for word in words if word):
        return False
    paths = [meaning_of((word,)).path for word in words]
    known = [path for path in paths if path not in ("", "other")]
    if tabbed:
        return len(known) >= _FEWEST_KNOWN and 2 * sum(map(_is_joined, words)) > len(words)
    if set(paths) == {"patient.address"} or any(
        CELL in text.content[cell.start : cell.end] for cell in cells
    ):
        return False  # the label of one box of a form: "Street address, city, state, ZIP"
    if any(text.content[cell.end : cell.end + 2] == " |" for cell in cells):
        return False  # a bar between the cells of a print
    if all(_PROGRAMS_NAME.fullmatch(word) for word in words if word):
        return bool(known)
    return len(known) >= _FEWEST_KNOWN and len(known) * 3 >= len(words)


def _is_joined(word: str) -> bool:
    return "_" in word or (_PROGRAMS_NAME.fullmatch(word) is not None and not word.isupper())


def _row(text: Text, names: Line, count: int, mark: str) -> tuple[list[Span], int]:
    """The values of the row below the names, which goes on over lines until it has as many values as there are names;
    and where it ends."""
    below = text.lines[names.number + 1 : names.number + 1 + _MOST_LINES]
    for line in below:
        values = _cells(text, Span(names.end + 1, line.end), mark)
        if len(values) > count:
            break
        if len(values) == count:
            written = text.content[names.end + 1 : line.end]
            if sum(written.count(quote) for quote in _QUOTES) % 2 == 0:
                return values, line.end
    return [], names.end


def _cells(text: Text, span: Span, mark: str) -> list[Span]:
    """The cells of a row; a mark between quotes divides nothing."""
    if text.content.find(mark, span.start, span.end) < 0:
        return [text.trimmed(span.start, span.end, strip=_BARE) or Span(span.end, span.end)]
    cells, start, quoted = [], span.start, False
    for offset in range(span.start, span.end):
        if text.content[offset] in _QUOTES:
            quoted = not quoted
        elif text.content[offset] == mark and not quoted:
            cells.append(text.trimmed(start, offset, strip=_BARE) or Span(offset, offset))
            start = offset + 1
    return [*cells, text.trimmed(start, span.end, strip=_BARE) or Span(span.end, span.end)]


def _pairs(text: Text, line: Line, tried: dict[str, int]) -> list[Entry]:
    """Name and value a line, both quoted or all of them divided by one mark ("pt_last","Quill"). `tried` keeps the line
    up to which each mark gave pairs of which too few are known: what begins within them has no more."""
    for mark in ",;|":
        if line.number <= tried.get(mark, -1):
            continue
        entries, last = [], line
        for below in text.lines[line.number :]:
            cells = _cells(text, Span(below.start, below.end), mark)
            if len(cells) != 2 or not _NAME.fullmatch(text.content[cells[0].start : cells[0].end]):
                break
            last = below
            if cells[1].end > cells[1].start:
                entries.append(Entry((_bare(text, cells[0]),), cells[1], cells[0]))
        known = [entry for entry in entries if meaning_of(entry.names).path]
        if last.number - line.number + 1 >= _FEWEST_PAIRS and len(known) >= _FEWEST_KNOWN:
            return entries
        tried[mark] = last.number
    return []


def _bare(text: Text, span: Span) -> str:
    return " ".join(text.content[span.start : span.end].strip(_BARE).split())
