"""Notes that a nurse far off types like a telegram: to whom on one line, and "fr" with who writes and where below."""

from __future__ import annotations

import re

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.parties.dividing import people_and_organizations
from jobs.extraction.assistant.request.specialty.destinations import short_name
from jobs.extraction.assistant.request.specialty.names import ALL_NAMES
from jobs.extraction.assistant.values.credentials import IS_CREDENTIAL
from jobs.extraction.assistant.values.names import looks_like_organization
from jobs.extraction.found import Found
from jobs.extraction.text import CELL, Span

_FROM = re.compile(
    rf"(?:fr|frm|fm)\.?:? (?P<who>(?:[A-ZÀ-Þ][\w'\u2019-]+ ){{1,3}}{IS_CREDENTIAL.pattern})(?![\w-])"
    rf"(?:[,;/ -]+(?P<place>[A-ZÀ-Þ][^{CELL}\d]{{4,60}}))?"
)
# "Fr." with a capital is how German addresses a woman: only small letters say who writes.
_TO = re.compile(r"(?i:to\b:? *)?(?P<where>[A-ZÀ-Þ][^\d:]{4,50})")
_LINES_OF_A_HEAD = 8
_SURENESS = 0.88


def who_wires(document: Document) -> tuple[Found | None, Found | None]:
    """Return who writes such a note, and where they work."""
    sent = _sent(document)
    if sent is None:
        return None, None
    start, match = sent
    who = Span(start + match.start("who"), start + match.end("who"))
    if match["place"] is None:
        return Found(document.text[who], (who,), _SURENESS), None
    place = Span(start + match.start("place"), start + match.end("place"))
    places = people_and_organizations(document, place, _SURENESS)[1]
    return Found(document.text[who], (who,), _SURENESS), next(iter(places), None)


def to_whom_they_wire(document: Document) -> Found | None:
    """Return the place on the line right above that of who writes such a note."""
    sent = _sent(document)
    number = document.text.line_at(sent[0]).number if sent is not None else 0
    above = document.text.lines[number - 1] if number else None
    match = _TO.fullmatch(above.text.strip()) if above is not None else None
    if above is None or match is None or not _is_a_place(match["where"]):
        return None
    start = above.start + above.text.index(match["where"])
    span = Span(start, start + len(match["where"]))
    return Found(document.text[span], (span,), _SURENESS)


def _is_a_place(words: str) -> bool:
    """Whether words name a house or a specialty, and not the patient or the end of a letter."""
    named = next(iter(ALL_NAMES.matches(words.lower())), None)
    first = words.split()[0]
    return looks_like_organization(words) or named is not None or short_name(first) is not None


def is_of_who_wires(document: Document, span: Span) -> bool:
    """Tell whether words stand on the line that says who writes such a note."""
    sent = _sent(document)
    return sent is not None and document.text.line_at(span.start).start == sent[0]


def _sent(document: Document) -> tuple[int, re.Match[str]] | None:
    """Where the line of the head begins that says who writes, and what it says."""
    for line in document.text.lines[:_LINES_OF_A_HEAD]:
        if (match := _FROM.match(line.text)) is not None:
            return line.start, match
    return None
