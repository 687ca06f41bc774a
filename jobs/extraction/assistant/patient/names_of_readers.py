"""The patient to whom a letter is written: "Mr. Stanley Wojcik, 2206 Tonawanda Creek Rd ... Dear Mr. Wojcik: Your
appointment is set as follows", in other languages too."""

from __future__ import annotations

import re

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.patient.words_to_readers_abroad import (
    ABOUT_ANOTHER_ABROAD,
    GREETED_ABROAD,
    THEIR_OWN_ABROAD,
    TITLES_ABROAD,
)
from jobs.extraction.text import Line, Span

_TITLED = rf"(?:(?:Mr|Mrs|Ms|Miss|Mx)\b\.?|{TITLES_ABROAD})"
_TITLE = re.compile(rf"^{_TITLED} ")
_GREETED = re.compile(
    rf"^\W*(?:Dear {_TITLED}|{GREETED_ABROAD}) (?:[A-ZÀ-Þ][\w.'\u2019-]* )*(?P<family>[A-ZÀ-Þ][\w'\u2019-]+)\W*$"
)
_GREETED_WITHOUT_NAME = re.compile(
    r"^\W*Gentile (?:signora|signore|sig\.(?:ra)?) ?(?:[,(]|\W*$)", re.IGNORECASE
)
"""As Italians greet whose name stands in the address alone: "Gentile Signora (nata il 12/10/1962),"."""
_THEIR_OWN = re.compile(
    r"\byour (?:(?:outpatient|hospital|clinic|next|first|follow-?up|new|upcoming|telephone|video|scheduled) )*"
    r"(?:appointment|procedure|operation|surgery|admission|scan|colonoscopy|endoscopy|test results?)\b|"
    rf"\bfor you to be seen\b|\byou (?:have been|are) (?:referred|booked|scheduled)\b|{THEIR_OWN_ABROAD}",
    re.IGNORECASE,
)
_ABOUT_ANOTHER = re.compile(
    r"\b(?:(?:your|this|the|our|my) (?:mutual )?(?:patient|client|son|daughter|child|mother|father)|"
    r"thank(?:s| you) for (?:seeing|referring|your (?:letter|referral))|(?:see|review|refer\w*) (?:him|her|this))\b|"
    rf"{ABOUT_ANOTHER_ABROAD}",
    re.IGNORECASE,
)
_HIGHEST_ABOVE = 9
"""How many lines above the greeting a letter's address begins at most."""


def reader_of_the_letter(document: Document) -> Span | None:
    """Return the name above the address of somebody to whom a letter tells of their own appointment; None in other
    letters."""
    text = document.text
    if not _THEIR_OWN.search(text.flowing) or _ABOUT_ANOTHER.search(text.flowing):
        return None
    for line in text.lines:
        if greeted := _GREETED.match(line.text):
            return _name_above(document, line, greeted["family"])
        if _GREETED_WITHOUT_NAME.match(line.text):
            return _name_above(document, line, "")
    return None


def is_reader_greeted(document: Document, words: str, family: str) -> bool:
    """Tell whether words are a title and the family name of the patient to whom the letter is written."""
    return document.once(reader_of_the_letter) is not None and _TITLE.sub("", words) == family != words


def _name_above(document: Document, greeting: Line, family: str) -> Span | None:
    lines = document.text.lines[max(0, greeting.number - _HIGHEST_ABOVE) : greeting.number]
    last = re.escape(family) if family else _ANY_NAME
    named = re.compile(rf"{_TITLED} (?:[A-ZÀ-Þ][\w.'\u2019-]* ){{1,3}}{last}(?=\s*(?:\t|$))")
    for line, above in zip(lines, [None, *lines], strict=False):
        if name := named.match(line.text):
            return Span(line.start + name.start(), line.start + name.end())
        titled_above = above is not None and _ONLY_A_TITLE.fullmatch(above.text.strip()) is not None
        if titled_above and (untitled := _untitled(line.text, last)):
            return Span(line.start, line.start + untitled.end())
    return None


_ONLY_A_TITLE = re.compile(_TITLED)


_ANY_NAME = r"[A-ZÀ-Þ][\w'\u2019-]+"


def _untitled(words: str, last: str) -> re.Match[str] | None:
    """The name of an address whose title stands on the line above, as in Germany and Italy."""
    return re.match(rf"(?:[A-ZÀ-Þ][\w.'\u2019-]* ){{1,3}}{last}(?=\s*(?:\t|$))", words)
