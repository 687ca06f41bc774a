"""History that sentences tell of: "He had a deep vein thrombosis after a flight in 2003", "hysterectomy 2009"."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.clinical.diagnoses_of_the_past import year_of_what_is_had
from jobs.extraction.assistant.clinical.past_events import (
    LOOKED_INTO,
    OPERATION,
    PASSING,
    RESOLVED,
    is_called_off,
    is_dated,
    is_to_come,
    was_had,
)
from jobs.extraction.assistant.clinical.words import CONDITION, SYMPTOM
from jobs.extraction.assistant.clinical.words_of_telling import CLAUSE_ENDS
from jobs.extraction.assistant.clinical.words_of_tests import names_only_what_is_called_after_it
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.modifiers import asserted_at
from jobs.extraction.assistant.page.checkboxes import unmarked_at
from jobs.extraction.assistant.vocabulary import all_in
from jobs.extraction.found import Found
from jobs.extraction.text import Span
from jobs.extraction.wordings.words_of_past import EARLY_IN_LIFE, YEARS_AGO
from referrals.data.referral import NOT_OF_THE_PATIENT_NOW

_ELSEWHERE = frozenset({"family", "social", "allergies", "plan", "attachments", "immunizations", "results"})
NOT_OF_THE_PATIENT = frozenset({"letterhead", "referrer", "recipient", "signature", "insurance", "relative"})
"""Blocks of a page that tell nothing of the patient's health."""
_BEFORE = 70
_BEHIND = 70
_MOST_BEFORE_A_NAME = 3
_NO_PART_OF_A_NAME = frozenset(
    "a an the his her their my our your this that these with of in on at to for and or but from by after before "
    "since until "
    "no not never without previous previously prior past old recent recently was were is are be been has have "
    "had having whose "
    "underwent undergone suffered sustained developed got one two three he she they it who which we i also then "
    "following "
    "history hx h/o known status post s/p treated did as any some had first second last plus including includes "
    "une un le la les des du de di el los las "
    "uno una ein eine einen der die das il lo gli dem den op en et y e und".split()
)
_LONG_AGO = re.compile(rf" (?:in (?:19|20)\d\d\b|{EARLY_IN_LIFE}|{YEARS_AGO})", re.IGNORECASE)
_FURTHER_NAME = re.compile(
    r" of (?:the |his |her |an? )?(?:(?:left|right|both|distal|proximal) )?[a-z]+|(?: (?:repair|surgery|extraction))",
)


_REPLACED = re.compile(
    r"\b(?:(?:left|right|both) )?(?:(?:hip|knee|shoulder|ankle|lens)(?:s|es)?|(?:aortic|mitral|heart) valve) "
    r"(?:was|were|has been|have been|had been) replaced\b",
    re.IGNORECASE,
)
"""An operation told by its verb, which what was done to a joint is over with."""


def told_history(document: Document) -> Iterator[Found]:
    """Yield what running text says to have been: operations done, illnesses had, conditions resolved."""
    flowing = document.text.flowing
    for pattern in (OPERATION, PASSING):
        for match in document.phrase(pattern):
            if pattern is OPERATION and LOOKED_INTO.search(match.group()):
                continue
            before, behind = _clause(flowing, match.start(), match.end())
            this_year = year_of_what_is_had(document, document.outline.section_at(match.start()))
            past = is_dated(behind, but=this_year) or was_had(before) or RESOLVED.match(behind.lstrip(" ,(-"))
            if pattern is OPERATION and is_called_off(behind):
                continue
            if past and not is_to_come(before):
                yield from _found(document, match.start(), match.end())
    for match in document.phrase(_REPLACED):
        yield from _found(document, match.start(), match.end())
    for vocabulary in (CONDITION, SYMPTOM):
        for match in document.text.once(all_in, vocabulary):
            before, behind = _clause(flowing, match.start(), match.end())
            if RESOLVED.match(behind.lstrip(" ,(-")) or (was_had(before[-8:]) and _LONG_AGO.match(behind)):
                yield from _found(document, match.start(), match.end())


def _clause(flowing: str, start: int, end: int) -> tuple[str, str]:
    """What stands before and behind in the same sentence."""
    before = CLAUSE_ENDS.split(flowing[max(0, start - _BEFORE) : start])[-1]
    behind = CLAUSE_ENDS.split(flowing[end : end + _BEHIND], maxsplit=1)[0]
    return before, re.split(r",(?! (?:\w+,? )?(?:in|as|at|aged|healed|resolved|\(|\d))", behind, maxsplit=1)[
        0
    ]


def _is_a_label(document: Document, start: int) -> bool:
    """Whether a word is a label's: "MI: M" asks for an initial and tells of no infarction."""
    return any(label.span.start <= start < label.span.end for label in document.labels)


def _found(document: Document, start: int, end: int) -> Iterator[Found]:
    flowing = document.text.flowing
    section = document.outline.section_at(start)
    if section is not None and section.key in _ELSEWHERE:
        return
    if document.outline.block_at(start) in NOT_OF_THE_PATIENT or unmarked_at(document.text, start):
        return
    if names_only_what_is_called_after_it(flowing, end) or _is_a_label(document, start):
        return
    asserted = asserted_at(document.text, document.outline, Span(start, end))
    if asserted in NOT_OF_THE_PATIENT_NOW:
        return
    if further := _FURTHER_NAME.match(flowing, end):
        end = further.end()
    for _ in range(_MOST_BEFORE_A_NAME):
        word = re.search(r"(?<!\S)([A-Za-z][\w-]*|[LR]\.?) $", flowing[max(0, start - 25) : start])
        if word is None or word[1].casefold() in _NO_PART_OF_A_NAME or "\n" in word.group():
            break
        start -= len(word.group())
    span = document.text.trimmed(start, end)
    if span is not None:
        yield Found(document.text[span], (span,), 0.74, asserted="historical")
