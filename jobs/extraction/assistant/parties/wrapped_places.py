"""The name of a place whose last words stand in the next line of its cell: "Elm District" above "Hospital"."""

from __future__ import annotations

import re

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.parties.departments import is_mere_specialty
from jobs.extraction.assistant.values.credentials import without_credentials
from jobs.extraction.assistant.values.forms_of_address import TITLE_BEFORE
from jobs.extraction.assistant.values.places import looks_like_address
from jobs.extraction.found import Found
from jobs.extraction.text import Cell, Span

_REST = re.compile(
    r"(?:(?:&|and|of) )?(?:[A-ZÀ-Þ][\w&'\u2019-]* ){0,2}(?:hospital|clinic|centre|center|medicine|practice|surgery|"
    r"associates|group|institute|team|health|healthcare|care|physicians|specialists|partners|infirmary|p(?:a)?ediatrics|"
    r"polyclinic|health (?:centre|center)|medical (?:centre|center|group|practice)|klinik|praxis|ziekenhuis|"
    r"hospitalier|sanitario)",
    re.IGNORECASE,
)
_COMPLETE = re.compile(rf"(?:.*\s)?{_REST.pattern}\W*", re.IGNORECASE)
_FEWEST_WORDS = 2
_SAME_EDGE, _LARGEST_GAP = 0.012, 0.9


def with_its_rest(document: Document, found: Found) -> Found | None:
    """Return a place with the words that end its name in the line below its cell; None where none do."""
    text = document.text
    cell = text.cell_at(found.spans[-1].start)
    words = text[found.spans[-1]]
    if cell is None or len(found.spans) > 1 or not _ends_its_value(document, cell, found.spans[-1].end):
        return None
    if len(words.split()) < _FEWEST_WORDS or _COMPLETE.fullmatch(words) or looks_like_address(words):
        return None
    if "," in words or TITLE_BEFORE.match(words) or without_credentials(words) != words:
        return None
    left = next((word.word.box[0] for word in text.words_in(found.start, found.spans[-1].end)), cell.left)
    below = _below(document, cell, left) or _below(document, cell, cell.left)
    if below is None or not _REST.fullmatch(below.words) or is_mere_specialty(below.words):
        return None
    rest = Span(below.span.start, below.span.start + len(below.words))
    return Found(f"{words} {below.words}", (*found.spans, rest), found.confidence)


def goes_on_the_receivers_line(document: Document, offset: int) -> bool:
    """Tell whether words stand on a line that goes on a full one whose last label names the receiver: "To: Mr A. Hill,
    Liverpool", below it "Heart & Chest"."""
    line = document.text.line_at(offset)
    goes_on = line.start > 0 and document.text.flowing[line.start - 1] == " "
    above = [label for label in document.labels if label.line == line.number - 1] if goes_on else []
    last = max(above, key=lambda label: label.span.start, default=None)
    if last is None or any(
        label.line == line.number and label.span.start <= offset for label in document.labels
    ):
        return False
    return last.key in ("recipient", "recipient_organization") or document.role_of(last) == "recipient"


def _ends_its_value(document: Document, cell: Cell, end: int) -> bool:
    """Whether nothing stands behind a place in its cell but the next label."""
    behind = document.text.content[end : cell.span.end].strip()
    return not behind or any(label.span.start - end in (1, 2) for label in document.labels)


def _below(document: Document, cell: Cell, left: float) -> Cell | None:
    """The cell of the next line that begins where words begin, right under them."""
    lines = document.text.lines
    if cell.line + 1 >= len(lines) or lines[cell.line + 1].page != lines[cell.line].page:
        return None
    for other in document.text.cells[cell.line + 1]:
        near = other.top - cell.bottom < _LARGEST_GAP * (cell.bottom - cell.top)
        if near and abs(other.left - left) < _SAME_EDGE:
            return other
    return None
