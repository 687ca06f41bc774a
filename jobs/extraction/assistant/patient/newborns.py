"""What a newborn is called that has no name of its own yet: by its mother's, as wards write it ("Baby of Teuila
Faleolo", "B/O Teuila Faleolo", "Baby Girl Faleolo")."""

from __future__ import annotations

import re

from jobs.extraction.assistant.values.name_parts import PersonName, parts_of_name
from jobs.extraction.text import Span, Text

_CHILD_OF_THE_MOTHER = re.compile(
    r"(?:(?:baby|newborn|infant)(?: (?:girl|boy))? of|[bsd] ?/ ?o)[.:]? +(?=(?-i:[A-ZÀ-Þ]))", re.IGNORECASE
)
_UNNAMED = re.compile(
    r"(?P<called>(?:baby|newborn) (?:girl|boy)) +(?P<family>(?-i:[A-ZÀ-Þ][\w'\u2019-]+))"
    r"(?: \((?P<given>(?-i:[A-ZÀ-Þ])[a-zà-ÿ'\u2019-]+)\))?",
    re.IGNORECASE,
)


_BEFORE_THE_MOTHER = re.compile(
    r"(?<![\w/])(?:(?:baby|newborn|infant)(?: (?:girl|boy))? of|b/o)[.:]? +$", re.IGNORECASE
)
_LONGEST_BEFORE = 24


def with_baby_of(text: Text, span: Span) -> Span:
    """Return the span of a mother's name with the words before it by which her child is called, if they stand there."""
    start = max(0, span.start - _LONGEST_BEFORE)
    called = _BEFORE_THE_MOTHER.search(text.content[start : span.start])
    return Span(start + called.start(), span.end) if called else span


def mother_named(text: Text, span: Span) -> Span | None:
    """Return the words of a name that are the mother's, by which her child is called; None where none is."""
    child = _CHILD_OF_THE_MOTHER.match(text.content, span.start, span.end)
    return Span(child.end(), span.end) if child else None


def newborn_named(text: Text, span: Span) -> PersonName | None:
    """Return the name of a newborn that goes by its mother's: her family's, and before it what it is called meanwhile
    ("Baby of Teuila"); None where words name nobody so."""
    if unnamed := _UNNAMED.fullmatch(text.content, span.start, span.end):
        called = Span(*unnamed.span("given" if unnamed["given"] else "called"))
        return PersonName((called,), (Span(*unnamed.span("family")),))
    mother = mother_named(text, span)
    name = parts_of_name(text, mother) if mother else None
    if name is None or "," in text[span]:
        return None
    given = (Span(span.start, name.given[-1].end),) if name.given else ()
    return PersonName(given, name.family)
