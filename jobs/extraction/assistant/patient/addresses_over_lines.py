"""Addresses that the end of a line parts: the street ends the line above, or the town begins the one below."""

from __future__ import annotations

import re

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.values.places import ends_address
from jobs.extraction.text import Span


def street_above(document: Document, value: Span) -> Span | None:
    """The house and street that end the full line above what stands below of their address: "... NHS 406 099 9628.
    6 Mill Lane,", and below it "Hadley TR15 1AA"; "31 Loom" and "Street, Leigh WN7 9ZZ"."""
    line = document.text.line_at(value.start)
    above = document.text.lines[line.number - 1] if line.number else line
    words = document.text[value]
    if line.start != value.start or above.page != line.page or words[0].isdigit():
        return None
    street = (_STREET_AND_TOWN_CODE if _A_TOWN_AND_CODE.match(words) else _ENDS_WITH_A_HOUSE).search(
        above.text
    )
    if street is None or (street.re is _ENDS_WITH_A_HOUSE and not document.text.goes_on(above)):
        return None
    return Span(above.start + street.start("street"), above.start + street.end("street"))


_A_TOWN_AND_CODE = re.compile(r"[A-ZÀ-Þ][^\W\d_]+[^\d,]{0,30},? [A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\W*$")
_STREET_AND_TOWN_CODE = re.compile(r"(?<=[.;:\d] )(?P<street>\d{1,4}[A-Za-z]? [A-ZÀ-Þ][^.;:\d\t]{3,40}),$")
_ENDS_WITH_A_HOUSE = re.compile(
    r"(?<=[.;:,\d] )(?P<street>\d{1,4}[A-Za-z]?(?: [A-ZÀ-Þ][^.;:\d\t]{0,40})?),?$"
)


def town_below(document: Document, value: Span) -> Span | None:
    """The rest of an address whose line was full: the town behind the code, "Goethestr. 19, 37073", and below it
    "Göttingen, die sich bei uns vorstellte"; or all up to the code, "31 Loom Street, Leigh" and "WN7 9ZZ. Mobile"."""
    text = document.text
    line = text.line_at(value.start)
    if text.trimmed(value.end, line.end) is not None or not text.goes_on(line):
        return None
    if _ENDS_WITH_A_CODE.search(text[value]):
        town = _TOWN.match(text.content, line.end + 1)
        return Span(*town.span()) if town else None
    if ends_address(text[value]):
        return None
    rest = _UP_TO_A_CODE.match(text.content, line.end + 1)
    whole = rest and ends_address(f"{text[value]} {rest.group()}")
    return Span(*rest.span()) if rest and whole else None


_ENDS_WITH_A_CODE = re.compile(r"\d[a-z]?, (?:[A-Z]{1,2}-)?\d{4,5}(?: [A-Z]{2})?$")
_TOWN = re.compile(r"[A-ZÀ-Þ][\w-]+(?: (?:am|an|im|bei|a\. ?d\.|[A-ZÀ-Þ][\w-]+)){0,3}(?=[,.;)]|\n|$)")
_UP_TO_A_CODE = re.compile(
    r"(?:[A-ZÀ-Þ][^\W\d_]+,? ){0,4}"
    r"(?:(?:[A-Z]{1,2}\d[A-Z\d]? )?\d[A-Z]{2}|(?:[A-Z]{2,3},? )?\d{5}(?:-\d{4})?|(?:[A-Z]{2,3} )?\d{4})\b"
)
"""The last words of an address: of the town, and the code of Britain, of the United States or of Australia."""
