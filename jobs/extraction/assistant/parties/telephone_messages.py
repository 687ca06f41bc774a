"""Who rang and for whom, as whoever took the call wrote it down: "FOR  Mr Quill", "Dr Ida Moss rang from Elm Surgery".

It is asked only where nobody signs and nobody is addressed: in a letter somebody who rang is a third.
"""

from __future__ import annotations

import re

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.parties.words_of_parties import LINES_OF_A_HEAD
from jobs.extraction.assistant.values.forms_of_address import TITLES
from jobs.extraction.assistant.values.names import PERSON, looks_like_organization
from jobs.extraction.found import Found
from jobs.extraction.text import Span

_TITLED = rf"(?:(?i:{TITLES})\.?\s+)(?-i:{PERSON.pattern})"
_CAPITAL = r"[A-ZÀ-Þ][\w'\u2019&.-]*"
_RANG = re.compile(
    rf"(?P<who>{_TITLED})\s+(?:(?:just|has|had)\s+)?(?:rang|rung|phoned|telephoned|called|calling|is calling)"
    rf"(?:\s+(?:in|us|again|back|today|this (?:morning|afternoon)))?"
    rf"\s+from\s+(?:the\s+)?(?P<place>{_CAPITAL}(?:\s+(?:{_CAPITAL}|&|of|and)){{0,6}})"
)
_FOR = re.compile(
    rf"^\W*(?:(?i:(?:message|call|msg) )?(?i:for|to))\b[ \t:]+(?P<who>{_TITLED})[ \t]*$", re.MULTILINE
)
_WHO_RANG, _FOR_WHOM, _WHERE = 0.8, 0.8, 0.78


def who_rang(document: Document) -> tuple[Found | None, Found | None]:
    """Return the person who rang, and the place they rang from where it is named as one."""
    match = next(document.phrase(_RANG), None)
    if match is None:
        return None, None
    who, place = Span(*match.span("who")), Span(*match.span("place"))
    where = document.text.trimmed(place.start, place.end, strip=" .,\n\t")
    named = where is not None and looks_like_organization(document.text[where])
    return (
        Found(" ".join(document.text[who].split()), (who,), _WHO_RANG),
        Found(" ".join(document.text[where].split()), (where,), _WHERE) if where and named else None,
    )


def for_whom_they_rang(document: Document) -> Found | None:
    """Return the person for whom a message was taken, at the head of the page on which a caller is named."""
    if who_rang(document)[0] is None:
        return None
    for line in document.text.lines[:LINES_OF_A_HEAD]:
        match = _FOR.match(line.text)
        if match is not None:
            start = line.start + match.start("who")
            return Found(match["who"], (Span(start, start + len(match["who"])),), _FOR_WHOM)
    return None
