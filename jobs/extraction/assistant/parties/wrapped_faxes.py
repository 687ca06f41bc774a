"""Faxes whose word, or the first figures behind it, end a full line while the number goes on in the line below: "T
(905) 555-0111 F", below it "(905) 555-0112"."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.values.phones import find_phones
from jobs.extraction.text import Span

_LONGEST_NUMBER = 24
_SENDERS = ("letterhead", "referrer", "signature")
SURENESS = 0.84
_ENDS_A_LINE = re.compile(
    r"(?:(?:^|(?<=[\s,;|/(]))(?:fax|telefax|facsimile|t[ée]l[ée]copie|faks)\b|"
    r"(?<=\d )[|,;/] ?(?-i:F)(?!\w)|(?<=\d )(?-i:F)(?!\w))"
    r"[.: ]*(?:\+?\d{0,3} ?\(?\d{2,4}\)?[ -]?(?:\d{3}-?)?)?$",
    re.IGNORECASE,
)


def wrapped_faxes(document: Document) -> Iterator[Span]:
    """Yield the numbers of faxes that a line's end parts from their word, or in two."""
    text = document.text
    for line in text.lines[:-1]:
        below = text.lines[line.number + 1]
        begins = _ENDS_A_LINE.search(line.text) if below.start == line.end + 1 else None
        if begins is None or not below.text.lstrip("+(")[:1].isdigit():
            continue
        both = f"{line.text} {below.text[:_LONGEST_NUMBER]}"
        for place in find_phones(both, start=begins.start(), end=len(both)):
            if place.end > len(line.text):
                yield Span(line.start + place.start, line.start + place.end)
                break


def is_of_a_sender(document: Document, place: Span) -> bool:
    """Tell whether such a number stands in a head, a signature or a block of who sends."""
    return document.outline.block_at(place.start) in _SENDERS
