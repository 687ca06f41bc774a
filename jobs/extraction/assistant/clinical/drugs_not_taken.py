"""Drugs that the words around them say nobody takes: given up, planned, only asked about, denied, or another's."""

from __future__ import annotations

import re

from jobs.extraction.assistant.clinical.bulleted_allergies import bulleted_allergies
from jobs.extraction.assistant.clinical.drug_names import DRUG
from jobs.extraction.assistant.clinical.medicines_over import is_said_to_be_over, is_taken_after_all
from jobs.extraction.assistant.clinical.words_of_taking import (
    BEGUN_BEHIND,
    GIVEN_TO_THE_PATIENT,
    GIVEN_UP,
    GIVEN_UP_LIST,
    ONLY_ASKED_ABOUT,
    SOMEBODY_ELSE_TAKES,
    STILL_TRIED,
    STOPPED,
    TAKEN_INSTEAD,
    TO_BE_STARTED,
)
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.modifiers import asserted_at
from jobs.extraction.text import Span


def is_not_taken(document: Document, span: Span) -> bool:
    """Tell whether the words around a drug say that it was given up, is planned, or is not the patient's."""
    content = document.text.flowing
    before = max(0, span.start - 60)
    return (
        _KIND_ALONE.fullmatch(document.text[span]) is not None
        or _is_stopped(content, span)
        or TO_BE_STARTED.search(content, before, span.start) is not None
        or SOMEBODY_ELSE_TAKES.search(content, before, span.start) is not None
        or ONLY_ASKED_ABOUT.search(content, before, span.start) is not None
        or _is_given_up(content, span)
        or is_under_given_up(document, span.start)
        or any(span.meets(unborne) for unborne in document.once(bulleted_allergies))
        or is_said_to_be_over(document, span)
        or _is_not_the_patients(document, span)
    )


def is_under_given_up(document: Document, place: int) -> bool:
    """Tell whether what stands at a place is in a section of what was given up, or behind a head for it on its line:
    "Discontinued: metoprolol 25 mg BID"."""
    section = document.outline.section_at(place)
    if section is not None and section.key == "past_medications":
        return True
    line = document.text.line_at(place)
    return GIVEN_UP_LIST.search(document.text.content[line.start : place]) is not None


def _is_stopped(content: str, span: Span) -> bool:
    """Whether the words before a drug say that it was stopped or tried, and those behind it nothing else: "Naproxen
    was stopped and lansoprazole started", "she tried oxybutynin, which dries her mouth"."""
    stopped = STOPPED.search(content, max(0, span.start - 60), span.start)
    if stopped is None or BEGUN_BEHIND.match(content, span.end):
        return False
    if TAKEN_INSTEAD.search(content, stopped.start(), span.start):
        return False
    return not (_TRIED.match(stopped.group()) and STILL_TRIED.match(content, span.end))


_TRIED = re.compile(r"tried\b", re.IGNORECASE)


def _is_given_up(content: str, span: Span) -> bool:
    """Whether the words behind a drug say that it was given up, and not another that they name first."""
    given_up = GIVEN_UP.match(content, span.end)
    if given_up is None or is_taken_after_all(content, span):
        return False
    another = _ANOTHER.search(given_up.group())
    return another is None or not DRUG.found_in(another["name"].casefold())


_ANOTHER = re.compile(
    r"(?:,|\b(?:but|while)\b) (?:and |her |his |the )?(?P<name>[\w-]{4,}) (?:was|were|has|had)\b"
)


def _is_not_the_patients(document: Document, span: Span) -> bool:
    """Whether a drug is denied, only perhaps taken, or that of a relative who does not give it to the patient."""
    asserted = asserted_at(document.text, document.outline, span)
    if asserted == "family":
        content = document.text.flowing
        return GIVEN_TO_THE_PATIENT.search(content, max(0, span.start - 60), span.start) is None
    return asserted in ("negated", "hypothetical")


_KIND_ALONE = re.compile(r"(?:emollient|moisturi[sz]er)s?", re.IGNORECASE)
"""A kind of what is put on the skin, and no medicine by itself."""
