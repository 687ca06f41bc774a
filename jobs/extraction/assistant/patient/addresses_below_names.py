"""An address in the column below the name of who lives there: both under one label, as summaries of records print it
("Patient Address", below it "Ada R. Quill", "12 Mill Rd (Home)", "Roseburg, OR 97499"), or above a letter to them."""

from __future__ import annotations

import re

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.patient.names_of_readers import reader_of_the_letter
from jobs.extraction.assistant.values.names import looks_like_person
from jobs.extraction.assistant.values.places import looks_like_address
from jobs.extraction.text import Span

USE_BEHIND = re.compile(r"\s*\((?:home|current|primary|mailing|legal|permanent)\)$", re.IGNORECASE)


def address_below_the_name(document: Document, value: Span) -> Span | None:
    """Return the first line of the address below a label's value that is a name; None where it is none."""
    text = document.text
    words = text[value]
    if looks_like_address(words) or not looks_like_person(words):
        return None
    below = text.column_below(value)
    cell = text.cell_at(below.start) if below is not None else None
    if below is None or cell is None or cell.span.start != below.start or not looks_like_address(cell.words):
        return None
    use = USE_BEHIND.search(text.content, cell.span.start, cell.span.end)
    return text.trimmed(cell.span.start, use.start() if use else cell.span.end)


def address_of_the_reader(document: Document) -> Span | None:
    """Return the first line of the address below the patient to whom the letter is written; None in other letters."""
    reader = document.once(reader_of_the_letter)
    below = document.text.column_below(reader) if reader is not None else None
    if below is None or looks_like_address(document.text[below]):
        return below
    town = document.text.column_below(below)
    return below if town is not None and TOWN_BEHIND_ITS_CODE.match(document.text[town]) else None


TOWN_BEHIND_ITS_CODE = re.compile(r"(?:[A-Z]{1,2}[- ])?\d{4,5}(?: ?[A-Z]{2})? [A-ZÀ-Þ][^\W\d_]+")
"""The line of the town on the continent: "9200 Dendermonde", "D-50674 Köln"."""
