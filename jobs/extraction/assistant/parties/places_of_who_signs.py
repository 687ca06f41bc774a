"""Where whoever signs a letter works, by a head of its own beside the patient's particulars: "Dr I Moss" and below it
"Elm Surgery", in a letter that "I Moss" signs."""

from __future__ import annotations

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.parties.departments import is_mere_specialty
from jobs.extraction.assistant.parties.signatures import signed_by
from jobs.extraction.assistant.values.credentials import without_credentials
from jobs.extraction.assistant.values.names import looks_like_organization, looks_like_person
from jobs.extraction.found import Found
from jobs.extraction.text import Span

_SURENESS = 0.82


def places_below_who_signs(document: Document) -> tuple[Found, ...]:
    """Return the places whose cell stands right below one that is the name of who signs."""
    return document.once(_places_below_who_signs)


def _places_below_who_signs(document: Document) -> tuple[Found, ...]:
    signed = signed_by(document)[0]
    surname = _surname(str(signed.value)) if signed else ""
    if signed is None or not surname:
        return ()
    found: list[Found] = []
    ends = document.text.line_at(signed.start).number
    for cells in document.text.cells[:ends]:
        for cell in cells:
            if _surname(cell.words) != surname or not looks_like_person(without_credentials(cell.words)):
                continue
            below = document.text.column_below(cell.span)
            if below is not None and _is_a_place(document.text[below]):
                found.append(Found(document.text[below], (below,), _SURENESS))
    return tuple(found)


def _is_a_place(words: str) -> bool:
    """Whether words name where somebody works, and not what for: "Internal Medicine - Adult Diseases"."""
    first = words.partition(" - ")[0]
    return looks_like_organization(words) and not is_mere_specialty(first)


def is_below_who_signs(document: Document, span: Span) -> bool:
    """Tell whether words are such a place: it does not receive what is sent from there."""
    return any(place.meets(span) for found in places_below_who_signs(document) for place in found.spans)


def _surname(words: str) -> str:
    names = without_credentials(words).split()
    return names[-1].strip(".,").casefold() if len(names) > 1 else ""
