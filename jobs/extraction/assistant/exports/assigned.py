"""Names as programs have them and values, one a line: "pt.last = Quill", "referrer_phone: 555 0133", "PAT.NAAM: Prins".

A line whose name is of plain words ("Patient name: Quill") is a form's, which other rules read.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from jobs.extraction.assistant.exports.key_words import meaning_of
from jobs.extraction.assistant.exports.told import Entry
from jobs.extraction.text import CELL, Line, Span, Text

_PROGRAMS_NAME = (
    r"[A-Za-z]\w{1,40}(?:(?:\[\d+\])?\.[A-Za-z]\w{1,40}){1,5}|[A-Za-z]+\d?(?:_\w{1,30}){1,5}|"
    r"[A-Za-z][a-z]{1,20}(?:[A-Z][a-z0-9]{1,20}){1,4}"
)
_ASSIGNED = re.compile(
    rf"\s*[\"']?(?:(?P<name>{_PROGRAMS_NAME})[\"']?[ .]*(?:[:=]+>?[ \t]*|\t[ \t]*)"
    r"|(?P<plain>[A-Za-z]\w{1,30}(?: \w{1,20}){0,3})[ .]*=>?[ \t]*)(?P<value>.*)"
)
_PLAIN = re.compile(r"\s*(?P<name>[A-Za-z]\w{1,20})[ .]*(?:[:=]+>?[ \t]*|\t[ \t]*)(?P<value>\S.*)")
_SECTION = re.compile(r"\s*[\[<]{1,2}\s*(?P<name>[A-Za-z][\w .-]{1,30}?)\s*[\]>]{1,2}\s*")
_SECTION_OF_YAML = re.compile(r"(?P<name>[a-z][a-z0-9]+(?:_[a-z]+)*):")
_INDENT = 0.004
_HEAD = re.compile(
    r"(?:field)?[ _]?(?:values?|content|answer|response|wert|valeur|valore?|waarde)", re.IGNORECASE
)
"""What stands over the values where names and values are a table."""
_SAYS_WHOSE = re.compile(r"[:=_]|patient|referr|provider|recipient|insur|payer|member", re.IGNORECASE)
_FEWEST, _FEWEST_KNOWN = 5, 3
_MOST_BETWEEN = 4
"""Lines that a value goes on over, or that stand between two names."""
_BARE = " \t\"'\u201c\u201d;,"


def assigned_in(text: Text) -> Iterator[tuple[Span, list[Entry]]]:
    """Yield the runs of names and values with their entries."""
    run: list[tuple[Line, Entry | None]] = []
    section, before = _NONE, -_MOST_BETWEEN
    for line in text.lines:
        if run and line.number - before > _MOST_BETWEEN:
            yield from _whole(run)
            run, section = [], _NONE
        if (opened := _section_at(text, line)) is not None:
            section, before = opened, line.number
            continue
        section = section.at(left_of_line(text, line))
        match = _ASSIGNED.fullmatch(line.text) if line.text.count(CELL) <= 1 else None
        if match is None and line.text.count(CELL) <= 1 and (run or section.name):
            match = _PLAIN.fullmatch(line.text)
        if match is None or (not run and not _begins(line)):
            continue
        before = line.number
        run.append(
            (line, None if _HEAD.fullmatch(match["value"]) else _entry(text, line, match, section.name))
        )
    yield from _whole(run)


def _begins(line: Line) -> bool:
    """Whether a line may be a run's first; that of a table whose columns a program named is none."""
    return CELL not in line.text or _SAYS_WHOSE.search(line.text.split(CELL)[0]) is not None


@dataclass(frozen=True, slots=True)
class _Section:
    """What the lines below a head are of, by its name; `left` is the head's edge, `within` whether lines below it stood
    further in, so that one at its edge is no more of it."""

    name: str
    left: float
    within: bool = False

    def at(self, left: float) -> _Section:
        deeper = left > self.left + _INDENT
        return _NONE if self.within and not deeper else replace(self, within=deeper)


_NONE = _Section("", 0.0)


def _section_at(text: Text, line: Line) -> _Section | None:
    """The section that a line opens: "[patient]", or "patient:" above a line that is one of names and values."""
    if (head := _SECTION.fullmatch(line.text)) is not None:
        return _Section(head["name"], left_of_line(text, line))
    head = _SECTION_OF_YAML.fullmatch(line.text)
    below = text.lines[line.number + 1 : line.number + 2]
    if (
        head is None
        or not below
        or not (_PLAIN.fullmatch(below[0].text) or _ASSIGNED.fullmatch(below[0].text))
    ):
        return None
    return _Section(head["name"], left_of_line(text, line))


def left_of_line(text: Text, line: Line) -> float:
    """Return how far to the right a line begins, as a share of the page's width."""
    return text.words[line.first_word].word.box[0]


def _entry(text: Text, line: Line, match: re.Match[str], section: str) -> Entry | None:
    group = "name" if match["name"] else "plain"
    key = Span(line.start + match.start(group), line.start + match.end(group))
    value = text.trimmed(line.start + match.start("value"), _end_of_value(text, line), strip=_BARE)
    names = tuple(re.split(r"\.(?=\w)", match[group]))
    return Entry((section, *names) if section else names, value, key) if value is not None else None


def _end_of_value(text: Text, line: Line) -> int:
    """Where a value ends: with its line, or with those that carry on what was full."""
    end = line.end
    for below in text.lines[line.number + 1 : line.number + _MOST_BETWEEN]:
        if text.flowing[end] != " " or below.page != line.page:
            break
        if _ASSIGNED.fullmatch(below.text) or _SECTION.fullmatch(below.text):
            break
        end = below.end
    return end


def _whole(run: Sequence[tuple[Line, Entry | None]]) -> Iterator[tuple[Span, list[Entry]]]:
    entries = [entry for _, entry in run if entry is not None]
    known = [entry for entry in entries if meaning_of(entry.names).path]
    if len(run) >= _FEWEST and len(known) >= _FEWEST_KNOWN:
        end = max(run[-1][0].end, entries[-1].value.end)
        yield Span(run[0][0].start, end), entries
