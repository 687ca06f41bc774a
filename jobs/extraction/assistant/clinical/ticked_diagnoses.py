"""Conditions that are ticked in a form, wherever it asks: "RISK FACTORS  ☒ Hypertension  ☐ Diabetes"."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.clinical.conditions import is_condition_word
from jobs.extraction.assistant.clinical.told_diagnoses import is_diagnosis
from jobs.extraction.assistant.clinical.words import CONDITION
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.modifiers import asserted_at, asserted_in, is_of_family
from jobs.extraction.assistant.page.answers import answers_in
from jobs.extraction.assistant.page.answers_of_rows import Answered
from jobs.extraction.assistant.page.checkboxes import is_marked, options_on
from jobs.extraction.assistant.page.details_of_answers import details_behind
from jobs.extraction.assistant.page.what_is_asked import asks_for_something_else
from jobs.extraction.found import Found
from jobs.extraction.text import Span

_ABOUT_SOMETHING_ELSE = frozenset({"family", "plan", "attachments", "concerns", "immunizations", "allergies"})
_MOST_WORDS = 6
_SURE = 0.78
_FEWEST_ASKED = 2
"""How many conditions a form asks for at the least."""
_REMARK = re.compile(
    r"\s*(?:\([^()]*\)|(?:in |since )?(?:19|20)\d\d|\b(?:type|stage|grade|class) (?:\d[ab]?|[IV]{1,3}))\W*$"
)


def ticked_conditions(document: Document) -> Iterator[Found]:
    """Yield the marked options of a form that name a condition and no more, outside of the parts that are about
    somebody else or about what is planned."""
    for line in document.text.lines:
        if not is_marked(line.text):
            continue
        for marked, option in options_on(line):
            words = document.text[option]
            if not marked or not _is_a_condition_alone(words):
                continue
            if _is_of_something_else(document, option.start) or is_of_family(words, Span(0, len(words))):
                continue
            asserted = asserted_in(words, Span(0, len(words)))
            if asserted in ("present", "uncertain", "historical"):
                yield Found(words, (option,), _SURE, asserted=asserted)
    yield from _answered_yes(document)


def _answered_yes(document: Document) -> Iterator[Found]:
    """The same of questions that are answered by yes, where a form asks for several conditions: "Diabetes Y / N: Y"."""
    asked = [
        answer for answer in answers_in(document.text) if _is_a_condition_alone(document.text[answer.span])
    ]
    for answer in asked if len(asked) >= _FEWEST_ASKED else ():
        words = document.text[answer.span]
        if (
            answer.standing != "yes"
            or asks_for_something_else(words)
            or is_of_family(words, Span(0, len(words)))
        ):
            continue
        if _is_of_something_else(document, answer.span.start):
            continue
        asserted = asserted_at(document.text, document.outline, answer.span)
        if asserted in ("present", "uncertain", "historical"):
            yield from _named_by_its_details(document, answer)
            yield Found(words, (answer.span,), _SURE, asserted=asserted)


def _named_by_its_details(document: Document, answer: Answered) -> Iterator[Found]:
    """The condition that stands first behind a yes: "Bleeding disorder: [x] yes [ ] no  von Willebrand disease"."""
    details = details_behind(document.text, answer)
    if details is None:
        return
    cut = _ENDS_A_DETAIL.search(document.text.content, details.start, details.end)
    first = document.text.trimmed(details.start, cut.start() if cut else details.end)
    if first is not None and _is_a_condition_alone(document.text[first]):
        yield Found(document.text[first], (first,), _SURE, asserted="present")


_ENDS_A_DETAIL = re.compile(r"[,;(]|\. ")


def ticked_of_family(document: Document) -> Iterator[Found]:
    """Yield what a form asks of the family and is answered by yes: "FH IHD ☑", "Family history of glaucoma: Y"."""
    for answer in answers_in(document.text):
        words = document.text[answer.span]
        if answer.standing == "yes" and _OF_FAMILY.match(words) and _is_a_condition_alone(words):
            yield Found(words, (answer.span,), _SURE, asserted="family")


_OF_FAMILY = re.compile(r"(?:family history|fhx?|f/h)\b(?:\W*of)?\W+\w", re.IGNORECASE)


def _is_of_something_else(document: Document, offset: int) -> bool:
    """Whether an option stands where a form asks for relatives, papers, wishes, or what is to be done."""
    section = document.outline.section_at(offset)
    return section is not None and section.key in _ABOUT_SOMETHING_ELSE


def _is_a_condition_alone(words: str) -> bool:
    """Whether an option is the name of a condition, which is its last word, as it is not in "sleep apnea test"."""
    name = _REMARK.sub("", words)
    if len(name.split()) > _MOST_WORDS or ":" in name or not is_diagnosis(name):
        return False
    return is_condition_word(name.split()[-1]) or any(
        match.end() == len(name) for match in CONDITION.each(name.casefold())
    )
