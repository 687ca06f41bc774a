"""The hospital at the head of the paper that tells of a stay there: it sends the paper, although the patient's own
doctor and that doctor's practice are named on it with labels."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.page.stays import LINES_OF_A_HEAD, tells_of_a_stay
from jobs.extraction.assistant.parties.departments import is_department
from jobs.extraction.assistant.parties.usual_doctors import is_of_the_usual_doctor
from jobs.extraction.assistant.parties.words_of_parties import HOSPITAL
from jobs.extraction.assistant.values.names import looks_like_organization
from jobs.extraction.assistant.values.places import looks_like_address
from jobs.extraction.assistant.values.titles import is_title
from jobs.extraction.found import Found
from jobs.extraction.text import Span

_PART = re.compile(r"[^\t|,:]+?(?=$|\s[-\u2013\u2014\u00b7\u2022]\s|[\t|,])")


def hospital_of_the_stay(document: Document) -> Found | None:
    """Return the hospital that one of the first lines names on a paper whose first lines are titled so: "DISCHARGE
    SUMMARY", "Castle Hospital - Acute Medical Unit"; None on any other, and where a label names it."""
    return document.once(_hospital_of_the_stay)


def _hospital_of_the_stay(document: Document) -> Found | None:
    if not tells_of_a_stay(document.text):
        return None
    for place in _places_in_the_head(document):
        words = document.text[place]
        if HOSPITAL.search(words) and not is_department(words):
            return Found(words, (place,), 0.86).because("It heads the paper about a stay there.")
    return None


def _places_in_the_head(document: Document) -> Iterator[Span]:
    """The parts of the first lines that name a place and hold no label."""
    for line in document.text.lines[:LINES_OF_A_HEAD]:
        if any(label.line == line.number for label in document.labels):
            continue
        for part in _PART.finditer(line.text):
            span = document.text.trimmed(line.start + part.start(), line.start + part.end(), strip=" \t,-")
            words = document.text[span] if span else ""
            if (
                span
                and looks_like_organization(words)
                and not is_title(words)
                and not looks_like_address(words)
            ):
                yield span


def is_on_the_line_of_that_hospital(document: Document, span: Span) -> bool:
    """Tell whether words stand on the line of the head that names the hospital of a stay: its ward sends with it."""
    hospital = hospital_of_the_stay(document)
    return hospital is not None and document.text.line_at(hospital.start) is document.text.line_at(span.start)


def works_where_the_patient_goes_home_to(document: Document, span: Span) -> bool:
    """Tell whether words name on the paper about a stay the practice of the patient's own doctor, behind the label that
    asks for them or on the line below."""
    if hospital_of_the_stay(document) is None:
        return False
    line = document.text.line_at(span.start).number
    return any(
        is_of_the_usual_doctor(document, label) and label.starts_line and line - label.line in (0, 1)
        for label, _ in document.labelled("provider")
    )
