"""Addresses that the end of a line parts: the street ends the line above, or the town begins the one below."""

from __future__ import annotations

import re

from jobs.extraction.assistant.document import Document
from jobs.extraction.text import Span


def street_above(document: Document, value: Span) -> Span | None:
    """The house and street that end the full line above a town with its code: "... NHS 406 099 9628. 6 Mill Lane,", and
    below it "Hadley TR15 1AA"."""
    line = document.text.line_at(value.start)
    above = document.text.lines[line.number - 1] if line.number else line
    if (
        line.start != value.start
        or above.page != line.page
        or not _A_TOWN_AND_CODE.match(document.text[value])
    ):
        return None
    street = _ENDS_WITH_A_STREET.search(above.text)
    return Span(above.start + street.start("street"), above.start + street.end("street")) if street else None


_A_TOWN_AND_CODE = re.compile(r"[A-ZÀ-Þ][^\W\d_]+[^\d,]{0,30},? [A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\W*$")
_ENDS_WITH_A_STREET = re.compile(r"(?<=[.;:] )(?P<street>\d{1,4}[A-Za-z]? [A-ZÀ-Þ][^.;:\d\t]{3,40}),$")


def town_below(document: Document, value: Span) -> Span | None:
    """The town of an address whose line was full behind the code before it: "Goethestr. 19, 37073", and below it
    "Göttingen, die sich bei uns vorstellte"."""
    text = document.text
    line = text.line_at(value.start)
    if value.end != line.end or text.flowing[line.end : line.end + 1] != " ":
        return None
    if (
        _ENDS_WITH_A_CODE.search(text[value]) is None
        or (town := _TOWN.match(text.content, line.end + 1)) is None
    ):
        return None
    return Span(*town.span())


_ENDS_WITH_A_CODE = re.compile(r"\d[a-z]?, (?:[A-Z]{1,2}-)?\d{4,5}(?: [A-Z]{2})?$")
_TOWN = re.compile(r"[A-ZÀ-Þ][\w-]+(?: (?:am|an|im|bei|a\. ?d\.|[A-ZÀ-Þ][\w-]+)){0,3}(?=[,.;)]|\n|$)")
