"""Symptoms and history: what the letter tells in words, with how it is asserted."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.clinical.abroad.allergies import allergies_told_abroad
from jobs.extraction.assistant.clinical.abroad.told import history_told_abroad
from jobs.extraction.assistant.clinical.abroad.vocabularies import complaints_abroad
from jobs.extraction.assistant.clinical.answered import as_answered, not_denied
from jobs.extraction.assistant.clinical.complaints import complaints_in
from jobs.extraction.assistant.clinical.conditions import names_complaint
from jobs.extraction.assistant.clinical.diagnoses_of_the_past import year_of_what_is_had
from jobs.extraction.assistant.clinical.diagnosis_names import cleaned, parts_of
from jobs.extraction.assistant.clinical.entries import entries_of
from jobs.extraction.assistant.clinical.entry import Entry
from jobs.extraction.assistant.clinical.heard.complaining import is_lost_by_plan
from jobs.extraction.assistant.clinical.heard.conditions import history_weighed, symptoms_weighed
from jobs.extraction.assistant.clinical.heard.steps import is_a_step_of_a_report, tells_a_step
from jobs.extraction.assistant.clinical.listed_diagnoses import sentences_of
from jobs.extraction.assistant.clinical.meant import complaints_as_meant, history_as_meant
from jobs.extraction.assistant.clinical.no_conditions import is_no_complaint
from jobs.extraction.assistant.clinical.past_events import is_operation, is_over
from jobs.extraction.assistant.clinical.side_effects import is_a_reaction
from jobs.extraction.assistant.clinical.ticked_diagnoses import ticked_of_family
from jobs.extraction.assistant.clinical.told_diagnoses import IS_NO_NAME
from jobs.extraction.assistant.clinical.told_history import NOT_OF_THE_PATIENT, told_history
from jobs.extraction.assistant.clinical.words import SYMPTOM
from jobs.extraction.assistant.clinical.words_of_status import NEVER_SO
from jobs.extraction.assistant.clinical.words_of_telling import SAYS_NONE
from jobs.extraction.assistant.clinical.words_of_tests import names_only_what_is_called_after_it
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.modifiers import asserted_at, asserted_in
from jobs.extraction.assistant.negative_tests import names_a_negative
from jobs.extraction.assistant.page.checkboxes import unmarked_at
from jobs.extraction.assistant.vocabulary import all_in
from jobs.extraction.found import Found, field_of
from jobs.extraction.text import Span
from referrals.data.referral import Asserted, Finding

_NOT_SYMPTOMS = frozenset(
    (
        "family",
        "social",
        "medications",
        "allergies",
        "immunizations",
        "past",
        "procedures",
        "results",
        "plan",
        "attachments",
        "devices",
        "concerns",
        "course",
    )
)
_STRONGEST: tuple[Asserted, ...] = ("present", "uncertain", "historical", "negated", "hypothetical", "family")
_LONGEST = 240
_MOST_WORDS = 10
_NEGATIVE = re.compile(
    r"(?:no|nil|none|never|denies|not|without|kein\w*|pas|sin|senza|geen)\b", re.IGNORECASE
)
_NO_HISTORY = re.compile(
    r"^(?:nil|none|n/?a|no procedures?.*|not (?:applicable|recorded).*|non-?contributory|"
    r"unremarkable)\W*$",
    re.IGNORECASE,
)


_AMOUNT = re.compile(r"(?:milli|micro)grams?\b|(?:mg|mcg|ml|tablets?|capsules?|puffs?)\b", re.IGNORECASE)
"""What begins the rest of a prescription: "five milligrams in the morning" is no complaint of the morning."""


def symptoms_of(document: Document) -> tuple[Finding, ...]:
    """Return the symptoms that the text tells of, each once; one that is both affirmed and denied counts as
    affirmed.
    """
    found: dict[str, Found] = {}
    behind = 0
    reactions = [did for _, did in allergies_told_abroad(document) if did is not None]
    for span in _told(document):
        if any(span.meets(each) for did in reactions for each in did.spans):
            continue
        section = document.outline.section_at(span.start)
        if span.start < behind or (section is not None and section.key in _NOT_SYMPTOMS):
            continue
        if document.outline.block_at(span.start) in NOT_OF_THE_PATIENT or unmarked_at(
            document.text, span.start
        ):
            continue
        asserted = asserted_at(document.text, document.outline, span)
        if asserted == "family" or is_lost_by_plan(document, span):
            continue
        if names_only_what_is_called_after_it(document.text.flowing, span.end) or is_a_reaction(
            document, span
        ):
            continue
        if is_no_complaint(document, span):
            continue
        behind = span.end
        words = document.text[span]
        key = words.casefold()
        symptom = Found(words, (span,), 0.78, asserted=asserted)
        known = found.get(key)
        if known is None or _STRONGEST.index(asserted) < _STRONGEST.index(known.asserted or "present"):
            found[key] = symptom
    meant = complaints_as_meant(document, symptoms_weighed(document, list(found.values())))
    weighed = as_answered(document, meant)
    return tuple(
        Finding(text=field_of(document.text, symptom))
        for symptom in weighed
        if not _AMOUNT.match(str(symptom.value))
    )


def _told(document: Document) -> list[Span]:
    """The places of symptoms, the longest of those that begin at one place first."""
    text = document.text
    named = [Span(match.start(), match.end()) for match in text.once(all_in, SYMPTOM)]
    told = (*named, *text.once(complaints_in), *complaints_abroad(text))
    trimmed = [text.trimmed(span.start, span.end) for span in told]
    return sorted((span for span in trimmed if span is not None), key=lambda span: (span.start, -span.end))


def history_of(document: Document) -> tuple[Finding, ...]:
    """Return what is past: what lists of the past and sentences tell of operations, of illnesses that are over, and of
    the family.
    """
    past = sorted((*told_history(document), *history_told_abroad(document)), key=_place)
    told = (*_listed(document), *past, *_of_the_family(document), *ticked_of_family(document))
    found: list[Found] = []
    for entry in not_denied(document, history_as_meant(document, history_weighed(document, told))):
        if not names_a_negative(str(entry.value)) and not any(_same(entry, known) for known in found):
            found.append(entry)
    return tuple(Finding(text=field_of(document.text, entry)) for entry in found)


def _place(found: Found) -> int:
    return found.start


def _same(entry: Found, known: Found) -> bool:
    words, other = str(entry.value).casefold(), str(known.value).casefold()
    return words in other or other in words


def _listed(document: Document) -> Iterator[Found]:
    """The entries of lists that are over, by their list, their status or what is said of them."""
    for section in document.outline.of("problems", "assessment", "past", "past_problems", "procedures"):
        for entry in entries_of(document, section):
            past = entry.ended or section.key in ("past_problems", "procedures")
            for sentence in sentences_of(document, entry):
                yield from _past_of(
                    document,
                    sentence,
                    past=past,
                    listed=section.key == "past",
                    this_year=year_of_what_is_had(document, section),
                )


def _past_of(
    document: Document, entry: Entry, *, past: bool, listed: bool, this_year: int | None
) -> Iterator[Found]:
    name = entry.cells.get("name", entry.span)
    content = document.text.content
    whole = entry.bulleted or bool(entry.cells)
    for part in parts_of(document, name, listed=whole):
        text = cleaned(document, part)
        if text is None or len(document.text[text]) > _LONGEST or _NO_HISTORY.match(document.text[text]):
            continue
        words = document.text[text]
        behind = content[text.end : max(part.end, entry.span.end if whole else part.end)]
        named = names_complaint(words) or is_operation(words)
        if not (
            (past and (named or whole)) or is_over(words, behind, listed_as_past=listed, this_year=this_year)
        ):
            continue
        if entry.asserted is not None or NEVER_SO.search(words) or NEVER_SO.match(behind):
            continue
        said = content[part.start : part.end]
        if asserted_in(said, Span(text.start - part.start, text.end - part.start)) in ("negated", "family"):
            continue
        if tells_a_step(words) or is_a_step_of_a_report(document, text):
            continue
        if _NEGATIVE.match(said.strip()) or IS_NO_NAME.search(words) or len(words.split()) > _MOST_WORDS:
            continue
        yield Found(words, (text,), 0.84, asserted="historical")


_LIVES = re.compile(r"\b(?:lives?|living with|works?|school|speaking|married)\b", re.IGNORECASE)
"""What is told of a family's life and of no illness in it."""


def _of_the_family(document: Document) -> Iterator[Found]:
    for section in document.outline.of("family"):
        for entry in entries_of(document, section):
            span = entry.cells.get("name", entry.span)
            words = document.text[span]
            if len(words) > _LONGEST or _NO_HISTORY.match(words) or SAYS_NONE.match(words):
                continue
            if _LIVES.search(words) and not names_complaint(words):
                continue
            if any(c.isalpha() for c in words):
                yield Found(words, (span,), 0.85, asserted="family")
