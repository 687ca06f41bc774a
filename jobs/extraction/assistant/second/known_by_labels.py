"""What labels elsewhere on the paper tell of words that the tagger marked: that they name who sends, that a number is
the one by which a state counts its people."""

from __future__ import annotations

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.labels.labelled import is_generic
from jobs.extraction.assistant.parties.usual_doctors import is_of_the_usual_doctor
from jobs.extraction.text import Span


def is_labelled_as_the_senders(document: Document, span: Span) -> bool:
    """Whether somebody stands behind a label that says who sends: "Ref. clinician: Dr Ida Ormsby"."""
    return any(
        label.role == "referrer" and not is_generic(label) and value.meets(span)
        for label, value in document.labelled("provider")
        if not is_of_the_usual_doctor(document, label)
    )


def begins_with_a_birth(document: Document, span: Span) -> bool:
    """Whether a number is one by which a state counts its people: thirteen figures, of which the first six are the day
    of birth that the paper tells ("6704113303086" beside "1967/04/11")."""
    written = document.text[span].replace(" ", "")
    if len(written) != _FIGURES_OF_A_STATE or not written.isdigit():
        return False
    born = (born for _, value in document.labelled("birth_date") for born in document.dates_in(value))
    return any(f"{day.value:%y%m%d}" == written[:6] for day in born)


_FIGURES_OF_A_STATE = 13
