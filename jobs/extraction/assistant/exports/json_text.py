"""JSON as it is printed or pasted: members with their places. What is damaged or cut is read as far as it goes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from jobs.extraction.assistant.exports.told import Entry
from jobs.extraction.text import Span, Text

_QUOTE = '["\u201c\u201d\u201e\u2033]'
_TOKEN = re.compile(
    rf"{_QUOTE}(?P<string>(?:\\.|(?!{_QUOTE})[^\\])*){_QUOTE}|(?P<sign>[{{}}\[\]:,])|(?P<bare>[\w.+-]+)",
    re.DOTALL,
)
_MEMBER = re.compile(rf"(?<!\w)(?<!\w ){_QUOTE}[\w@$. -]{{1,40}}{_QUOTE}\s*:")
"""A name in quotes; one that stands behind a word is a quotation in prose (she said "yes": and left)."""
_TORN = re.compile(rf"\n\s*{_QUOTE}[\w@$.-]{{1,40}}{_QUOTE}\s*:")
"""What a string cannot go on over: the line of the next member. Its closing mark is lost."""
_LONGEST_NAME = 44
_FEWEST_MEMBERS = 4
_DEEPEST = 16
"""Levels below which names are no longer told apart; nothing that a program writes of a patient lies as deep."""
_FURTHEST_APART = 1500
"""Characters between two members, of which the longest string is no more."""


@dataclass
class _Level:
    """An object or list that is open: the names that lead to it, and the member or place that is next in it."""

    names: tuple[str, ...]
    is_list: bool
    place: int = 0
    key: Span | None = None


def json_in(text: Text) -> Iterator[tuple[Span, list[Entry]]]:
    """Yield the runs of JSON on the pages with their members."""
    for run in _runs(text.content):
        entries = list(_entries(text.content, run))
        if len(entries) >= _FEWEST_MEMBERS:
            yield run, entries


def _runs(content: str) -> Iterator[Span]:
    members = list(_MEMBER.finditer(content))
    first = 0
    while first < len(members):
        last = first
        while last + 1 < len(members) and members[last + 1].start() - members[last].end() < _FURTHEST_APART:
            last += 1
        if last - first + 1 >= _FEWEST_MEMBERS:
            before = content[: members[first].start()]
            yield Span(len(before.rstrip("{[ \t\n")), _closing(content, members[last].end()))
        first = last + 1


def _closing(content: str, last: int) -> int:
    """Where the last member's value ends, and the brackets behind it."""
    end, valued, depth = last, False, 0
    for token in _TOKEN.finditer(content, last):
        sign = token["sign"]
        if content[end : token.start()].strip() or (valued and depth <= 0 and sign not in ("}", "]")):
            break
        depth += (sign in ("{", "[")) - (sign in ("}", "]"))
        valued = valued or sign is None
        end = token.end()
    return end


def _entries(content: str, run: Span) -> Iterator[Entry]:
    levels = [_Level((), is_list=False)]
    position = run.start
    while (token := _TOKEN.search(content, position, run.end)) is not None:
        position, level, sign = token.end(), levels[-1], token["sign"]
        if sign is None:
            value = Span(*token.span(token.lastgroup or 0))
            torn = _TORN.search(content, value.start, token.end() + _LONGEST_NAME)
            torn = torn if torn is not None and torn.start() < token.end() else None
            if torn is not None:
                value, position = Span(value.start, torn.start()), torn.start()
            if torn is None and not level.is_list and content[position : position + 40].lstrip()[:1] == ":":
                level.key = value
            elif level.is_list or level.key is not None:
                yield Entry(_names(content, level), value, level.key)
        elif sign in "{[":
            levels.append(_Level(_names(content, level), is_list=sign == "["))
        elif sign in "}]":
            del levels[max(1, len(levels) - 1) :]
        elif sign == ",":
            level.place, level.key = level.place + level.is_list, None


def _names(content: str, level: _Level) -> tuple[str, ...]:
    """The names that lead to what stands next in an object or list."""
    if len(level.names) >= _DEEPEST:
        return level.names
    if level.is_list:
        return (*level.names, f"#{level.place}")
    return (
        (*level.names, " ".join(content[level.key.start : level.key.end].split()))
        if level.key
        else level.names
    )
