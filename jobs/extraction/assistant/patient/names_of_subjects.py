"""The patient's name alone on the line of a letter's subject, who it is being told in the lines below: "re. Ada Quill",
and under it the address, and then the birth date."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.clinical.words import CONDITION, SYMPTOM
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.patient.names_cut_out import Named, name_in
from jobs.extraction.assistant.values.name_patterns import A_PERSON
from jobs.extraction.assistant.values.names import (
    could_name_patient,
    looks_like_organization,
    looks_like_person,
)
from jobs.extraction.text import Span

_SUBJECT = re.compile(rf"\W*(?i:re|ref|reg|betr)\.?:?\s+(?P<name>{A_PERSON})\W*")
_WHO = frozenset({"birth_date", "nhs_number", "mrn", "health_card", "age"})
_LINES_BELOW = 4
_WEIGHT = 0.88


def names_of_subjects(document: Document) -> Iterator[Named]:
    """Yield the names that are all of a subject and have the patient's birth date or number below them."""
    text = document.text
    told = {label.line for label in document.labels if label.key in _WHO and label.role == "patient"}
    for line in text.lines:
        subject = _SUBJECT.fullmatch(line.text)
        if subject is None or told.isdisjoint(range(line.number, line.number + _LINES_BELOW)):
            continue
        span = Span(line.start + subject.start("name"), line.start + subject.end("name"))
        if _names_somebody(text[span]) and (named := name_in(document, span, _WEIGHT)):
            yield named


def _names_somebody(words: str) -> bool:
    """Whether words are a person's name, and not what a letter is about ("Re. Chronic Cough")."""
    matter = SYMPTOM.found_in(words) or CONDITION.found_in(words)
    person = looks_like_person(words) and could_name_patient(words)
    return person and not matter and not looks_like_organization(words)
