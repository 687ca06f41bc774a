"""Names of people who carry no family's name but their father's and grandfather's, each asked for in a box of its own:
"Name of patient | Name of father | Name of grandfather", as forms of Ethiopia, Eritrea, Somalia or Sudan have them."""

from __future__ import annotations

import re
from dataclasses import replace

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.page.cells import below, beside, cells_of
from jobs.extraction.assistant.values.names import could_name_patient
from jobs.extraction.found import Found
from jobs.extraction.text import Span

_OF = r"(?:name of (?:the )?|patient['\u2019]?s )?"
_NAME = r"(?:['\u2019]?s)?(?: name)?"
_GRANDFATHER = re.compile(rf"{_OF}(?:grand[ -]?|g[./ -]{{1,2}})father{_NAME}", re.IGNORECASE)
_FATHER = re.compile(rf"{_OF}father{_NAME}", re.IGNORECASE)
_WEIGHT = 0.93


def with_forefathers(
    document: Document, given: Found | None, family: Found | None
) -> tuple[Found | None, Found | None]:
    """Return the patient's names with those of father and grandfather for the family's, where the page asks for both
    beside the patient's own, which is one word. A father alone is a relative."""
    own = given or family
    both = given is not None and family is not None and given.value != family.value
    if own is None or both or " " in str(own.value):
        return given, family
    father, grandfather = _asked_for(document, _FATHER), _asked_for(document, _GRANDFATHER)
    if father is None or grandfather is None:
        return given, family
    names = " ".join(document.text[span] for span in (father, grandfather))
    return replace(own, confidence=_WEIGHT), Found(names, (father, grandfather), _WEIGHT)


def _asked_for(document: Document, asks: re.Pattern[str]) -> Span | None:
    """The name that stands behind the colon of a cell that asks for it, under it or beside it."""
    cells = cells_of(document.text)
    for place, cell in enumerate(cells):
        asked, colon, behind = cell.words.partition(":")
        if not asks.fullmatch(asked.strip(" *.")):
            continue
        if colon and behind.strip():
            return _named(document, Span(cell.span.start + len(asked) + 1, cell.span.end))
        for number in (below(cells, place, head=True), beside(cells, place)):
            if number is not None and (name := _named(document, cells[number].span)):
                return name
    return None


def _named(document: Document, span: Span) -> Span | None:
    """The words of a cell, if they can be a name and do not ask for one themselves."""
    place = document.text.trimmed(span.start, span.end, strip=" \t_.:")
    if place is None or "father" in document.text[place].casefold():
        return None
    words = document.text[place]
    return place if words[:1].isupper() and could_name_patient(f"Ada {words}") else None
