"""Whom a paper names beside who sends and who receives: the patient's usual doctor, whoever answers at the desk."""

from __future__ import annotations

from collections.abc import Sequence

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.labels.labelled import Label
from jobs.extraction.assistant.parties.at_the_desk import is_at_the_desk
from jobs.extraction.assistant.parties.usual_doctors import is_of_the_usual_doctor
from jobs.extraction.text import Span


def is_the_usual_doctors(document: Document, span: Span) -> bool:
    """Whether words stand behind the label of the patient's usual doctor while somebody else is named as the sender."""
    usual = [label for label, _ in document.labelled("provider") if is_of_the_usual_doctor(document, label)]
    return _is_of_one_of(document, usual, span)


def is_asked_back(document: Document, span: Span) -> bool:
    """Whether words name who is asked back about a paper while somebody else is named as the sender."""
    return _is_of_one_of(
        document, [one for one, _ in document.labelled("provider") if is_at_the_desk(one)], span
    )


def _is_of_one_of(document: Document, labels: Sequence[Label], span: Span) -> bool:
    """Whether words are the value of one of these labels, and another one names who sends."""
    within = any(label.value and label.value.meets(span) for label in labels)
    return within and any(
        label not in labels and document.role_of(label) == "referrer"
        for label, _ in document.labelled("provider")
    )
