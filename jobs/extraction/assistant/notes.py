"""Short notes in running words, as clinicians and wards dash them off, and who is named at their head and foot."""

from __future__ import annotations

from collections.abc import Iterator

from jobs.extraction.assistant.abroad.languages import languages_of
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.page.correspondence import salutations
from jobs.extraction.assistant.page.handed_on import is_handed_on
from jobs.extraction.layout.spans import Spans
from jobs.extraction.text import CELL, Span

_MOST_WORDS, _MOST_LABELS = 140, 5
_FEWEST_IN_A_LINE, _FEWEST_IN_A_LINE_GREETED = 4, 8
_MOST_WORDS_HANDED_ON = 400
"""Of one that hands a patient on; with more it lies among other papers."""
OF_PEOPLE = (
    "full_name", "family_name", "given_name", "birth_date", "age", "sex", "address", "phone", "email", "mrn",
    "nhs_number", "provider", "organization", "fax",
)  # fmt: skip
"""What stands behind these labels is not told of the request."""


def is_note(document: Document) -> bool:
    """Tell whether a short document is running words alone, greeted or not: no letter with heads, and no form. One in
    another language is none: whoever hears notes has learnt English."""
    text = document.text
    if languages_of(text):
        return False
    if text.once(is_handed_on):
        return is_short(document)
    least = _FEWEST_IN_A_LINE_GREETED if text.once(salutations) else _FEWEST_IN_A_LINE
    return is_short(document) and len(text.content.split()) >= least * len(text.lines)


def is_short(document: Document) -> bool:
    """Tell whether a document has no more words and labels than a note, and no cells."""
    words = len(document.text.content.split())
    if document.text.once(is_handed_on):
        return words <= _MOST_WORDS_HANDED_ON
    return words <= _MOST_WORDS and len(document.labels) <= _MOST_LABELS and CELL not in document.text.content


def people_in(document: Document) -> Spans:
    """Return where the head and foot of a note tell of people and houses, beside their labels."""
    return Spans(places_of_people(document))


def places_of_people(document: Document) -> Iterator[Span]:
    """Yield each of these places, from the label to the end of what stands behind it."""
    for label, value in document.labelled(*OF_PEOPLE):
        if label.starts_line:
            yield Span(label.span.start, value.end)
