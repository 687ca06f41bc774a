"""What of a line is nobody's yet: no label, no value, no e-mail address, no telephone number."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.patient.numbers_by_labels import end_of_number
from jobs.extraction.assistant.values.phones import EMAIL, find_phones
from jobs.extraction.text import CELL, Line, Span

_COMMA = re.compile(r"[,;](?=\s)")
_NAME_BEFORE = re.compile(r"\s*[,(]?\s+(?=\d)|\s*\(|\t")
_LIVES = re.compile(
    r"\b(?:wohnhaft(?: in)?|demeurant(?: au| à)?|residente (?:in|en)|domicilio|woonachtig(?: te)?)\s+",
    re.IGNORECASE,
)
_IDENTIFIES = frozenset(
    {"nhs_number", "mrn", "health_card", "ssn", "other_id", "member_id", "npi", "birth_date"}
)


def free_parts(document: Document, line: Line, *, numbers: bool = False) -> Iterator[Span]:
    """Yield the parts of a line that are no label's, no e-mail address and, unless `numbers`, no telephone number."""
    text = document.text
    taken = [] if numbers else list(find_phones(text.content, start=line.start, end=line.end))
    taken += [Span(line.start + m.start(), line.start + m.end()) for m in EMAIL.finditer(line.text)]
    for label in document.labels:
        if label.line != line.number and label.key in _IDENTIFIES and label.value is not None:
            if line.start <= label.value.start < line.end:
                taken.append(label.value)
        elif label.line == line.number:
            value = label.value
            if value is not None and label.key == "birth_date":
                written = next(document.dates_in(value), None)
                value = Span(value.start, written.end) if written else value
            elif value is not None and label.key == "name":
                value = document.cut(value, _NAME_BEFORE)
            elif value is not None and label.key in ("nhs_number", "mrn", "health_card", "ssn", "other_id"):
                value = Span(value.start, end_of_number(text.content, label, value))
            elif value is not None and label.key not in ("address", "phone", "fax"):
                value = document.cut(value, _COMMA)
            beside = value is not None and line.start <= value.start < line.end
            taken.append(Span(label.span.start, value.end if value and beside else label.span.end))
    taken += [Span(line.start + m.start(), line.start + m.end()) for m in _LIVES.finditer(line.text)]
    start = line.start
    for span in sorted(taken, key=lambda span: span.start):
        yield from _parts_of_cells(document, start, span.start)
        start = max(start, span.end)
    yield from _parts_of_cells(document, start, line.end)


def _parts_of_cells(document: Document, start: int, end: int) -> Iterator[Span]:
    """The words from one place to another, cell by cell."""
    while start < end:
        stop = document.text.content.find(CELL, start, end)
        stop = stop if stop != -1 else end
        if (part := document.text.trimmed(start, stop, strip=" \t\n,;:.()|-")) is not None:
            yield part
        start = stop + 1
