"""What is marked as a place or a payer and is named on the page as something else: a person, the receiver, what the
title of the paper or a label asks for."""

from __future__ import annotations

import re

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.labels.no_values import says_nothing
from jobs.extraction.assistant.labels.wordings import named_by_cell
from jobs.extraction.assistant.page.correspondence import SALUTATION
from jobs.extraction.assistant.parties.asked_at_once import asks_to_take_in
from jobs.extraction.assistant.parties.clinics_asked import holds_an_arrow, is_the_clinic_asked
from jobs.extraction.assistant.parties.departments import is_department, is_mere_specialty
from jobs.extraction.assistant.parties.letterhead import is_a_department_of_state
from jobs.extraction.assistant.parties.words_of_parties import INSURER, TITLED
from jobs.extraction.assistant.values.names import looks_like_person, names_what_is_enclosed
from jobs.extraction.assistant.values.titles import is_title
from jobs.extraction.text import Span


def is_somebody(document: Document, span: Span) -> bool:
    """Tell whether words are a doctor's name with the title, and no place of work: "Dr. P. Moss"."""
    words = document.text[span]
    return TITLED.match(words) is not None and looks_like_person(words)


def is_labelled_as_the_receivers(document: Document, span: Span) -> bool:
    """Tell whether words are the value of a label for a place among what tells of who receives."""
    return any(
        value.meets(span) and document.role_of(label) == "recipient"
        for label, value in document.labelled("organization", "recipient_organization")
    )


def is_asked_by_the_title(document: Document, span: Span) -> bool:
    """Tell whether words are the kind of place that the title of the paper refers to: "Wound Care Center Referral"."""
    if is_the_clinic_asked(document, span):
        return True
    cell = document.text.cell_at(span.start)
    if cell is None or cell.span.start != span.start or not is_department(document.text[span]):
        return False
    behind = document.text.content[span.end : cell.span.end].strip()
    return _REFERRAL.fullmatch(behind) is not None


_REFERRAL = re.compile(r"(?:new )?(?:patient )?referral(?: form| request| sheet)?", re.IGNORECASE)


def is_what_is_asked_for(document: Document, span: Span) -> bool:
    """Tell whether words are the value of a label for what is to be done: "Exam requested: MRI left shoulder"."""
    return any(value.meets(span) for _, value in document.labelled("service", "specialty", "reason"))


def names_no_place(document: Document, span: Span) -> bool:
    """Tell whether words are a paper's title, or stand in one, are a label, or say that there is none."""
    words = document.text[span]
    cell = document.text.cell_at(span.start)
    titled = cell is not None and cell.words.isupper() and ":" not in cell.words and is_title(cell.words)
    enclosed = cell is not None and names_what_is_enclosed(cell.words)
    greeted = SALUTATION.match(words) is not None
    return (
        titled
        or enclosed
        or greeted
        or is_title(words)
        or holds_an_arrow(words)
        or asks_to_take_in(words)
        or named_by_cell(words) is not None
        or says_nothing(words)
    )


def says_nothing_of_a_payer(document: Document, span: Span) -> bool:
    """Tell whether words say that there is no payer."""
    return says_nothing(document.text[span])


def is_no_sender(document: Document, span: Span) -> bool:
    """Tell whether words are an insurer's name, a department of state's, or only a specialty's: that of a request, not
    of who asks."""
    words = document.text[span]
    return INSURER.search(words) is not None or is_mere_specialty(words) or is_a_department_of_state(words)
