"""The patient's name below the number, or the birth date, that a box for the patient begins with: "Patient", and below
it "19520611-2384", "Hallgren, Inga-Lill", "Kvarngatan 8"."""

from __future__ import annotations

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.values.names import could_name_patient, looks_like_person
from jobs.extraction.text import Span

_SAME_EDGE = 0.02


def below_a_number(document: Document, value: Span) -> Span:
    """Return where a name stands in the same column on the next line, if what a label for it holds has no letters; else
    the value itself."""
    text = document.text
    line = text.line_at(value.start)
    if any(map(str.isalpha, text[value])) or line.number + 1 >= len(text.lines):
        return value
    left = next(text.words_in(value.start, value.end)).word.box[0]
    for cell in text.cells[line.number + 1]:
        named = looks_like_person(cell.words.replace(",", "")) and could_name_patient(cell.words)
        if cell.page == line.page and abs(cell.left - left) < _SAME_EDGE and named:
            return cell.span
    return value
