"""Whom a paper names beside who sends and who receives: the patient's usual doctor, whoever answers at the desk."""

from __future__ import annotations

import re

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.parties.at_the_desk import is_at_the_desk
from jobs.extraction.assistant.parties.letterhead import organization_in_head
from jobs.extraction.assistant.parties.usual_doctors import (
    is_in_a_row_of_the_usual_doctor,
    is_of_a_usual_doctor_beside_the_sender,
    is_of_the_usual_doctor,
    is_signed_in_another_profession,
)
from jobs.extraction.text import Span


def is_the_usual_doctors(document: Document, span: Span) -> bool:
    """Whether words stand behind the label of the patient's usual doctor while somebody else is named as the sender, or
    signs as an optometrist or the like."""
    signed = document.once(is_signed_in_another_profession)
    return any(
        value.meets(span)
        and (
            is_of_a_usual_doctor_beside_the_sender(document, label)
            or (signed and is_of_the_usual_doctor(document, label))
        )
        for label, value in document.labelled("provider")
    )


def is_a_subject(document: Document, span: Span) -> bool:
    """Whether words are whom a letter is about, by how their line begins: "Betreft: mw. Ada Quill, 24-05-1990"."""
    line = document.text.line_at(span.start)
    return _SUBJECT.match(document.text.content[line.start : span.start]) is not None


_SUBJECT = re.compile(
    r"\W*(?:re|betreft|betr|betreff|betrifft|concerne|objet|oggetto|asunto|assunto|patient(?:in|e)?|paciente|paziente|"
    r"pati[ëe]nt)\s?[:.]\s?(?:(?:patient|mw|mevr?|dhr)\.? )?\W*$",
    re.IGNORECASE,
)


def is_asked_back(document: Document, span: Span) -> bool:
    """Whether words name who is asked back about a paper while somebody else is named as the sender."""
    named = list(document.labelled("provider"))
    within = any(value.meets(span) and is_at_the_desk(label) for label, value in named)
    return within and any(
        not is_at_the_desk(label) and document.role_of(label) == "referrer" for label, _ in named
    )


def is_where_the_usual_doctor_works(document: Document, span: Span) -> bool:
    """Whether a place stands in the row of the usual doctor, and the head of the page names another."""
    head = organization_in_head(document) if is_in_a_row_of_the_usual_doctor(document, span.start) else None
    return head is not None and head.start != span.start
