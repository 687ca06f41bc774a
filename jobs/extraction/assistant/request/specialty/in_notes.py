"""Which specialty a telegraphic note asks for: it has no verb of asking, only who is wanted ("Vascular foot clinic.",
"Paediatric rheumatology please.", "Needs ENT at bedside."), and the department that it was written in."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.page.handed_on import is_handed_on
from jobs.extraction.assistant.page.sentences import sentences_of
from jobs.extraction.assistant.request.specialty.names import ALL_NAMES, FIELDS_OF_HOUSES
from jobs.extraction.found import Found
from jobs.extraction.text import CELL, Span

_CLAUSE = re.compile(r"[^,;:.]+")
_LED = re.compile(
    r"\W*(?:(?:please|pls|for|needs?|wants?|requires?|requesting|requests?|refer(?:red|ral)?|to|an?|the|and|or|"
    r"urgent(?:ly)?|routine|emergency|immediate|early|soon|fast[- ]track|non[- ]urgent|same[- ]day|next|yearly|annual|"
    r"nurse|assessment|review|opinion|follow-?up|in|by|from|with|of|under|on[- ]call|query|\?|p(?:a)?ediatric|"
    r"children['\u2019]?s|msk|community|hospital|consultant)\W+)*$",
    re.IGNORECASE,
)
_BEHIND = re.compile(
    r"\W*$|(?: [\w-]+){0,2}? (?:clinic|team|opinion|review|assessment|nurses?|follow-?up|surveillance|registrar|"
    r"on[- ]call|outpatients?|input|referral|advice|admission|please|pls|asap|today|now|resus|check|service|unit|"
    r"theatre|appointment|slot|at|for|to|within|this|next)\b",
    re.IGNORECASE,
)
_TOLD = re.compile(
    r"\b(?:was|were|had|has|have|been|under|known|saw|seen by|attends?|attended|discharged|previous(?:ly)?|last|ago|"
    r"since|awaiting|declined|i|we|he|she|they|who|aware|informed|normal|clear|no|not)\b",
    re.IGNORECASE,
)
"""Who has treated or been told, and what was found, is not who is wanted."""
_MOST_WORDS = 16
_OF_ANYBODY = ("pediatrics", "general_practice")


def named_in_a_note(document: Document) -> Found | None:
    """Return the specialty that a clause of a note that hands a patient on names as who is wanted; the last one."""
    if not document.text.once(is_handed_on):
        return None
    wanted = list(_wanted(document))
    special = [found for found in wanted if found.value not in _OF_ANYBODY]
    return next(reversed(special or wanted), None)


def _wanted(document: Document) -> Iterator[Found]:
    folded = document.text.folded
    signed = [value for _, value in document.labelled("provider", "organization")]
    for sentence in sentences_of(document.text, document.outline):
        words = document.text.flowing[sentence.span.start : sentence.span.end]
        if (
            CELL in words
            or len(words.split()) > _MOST_WORDS
            or any(sentence.span.meets(one) for one in signed)
        ):
            continue
        for clause in _CLAUSE.finditer(words):
            if _TOLD.search(clause.group()):
                continue
            start, end = sentence.span.start + clause.start(), sentence.span.start + clause.end()
            named = sorted(
                (
                    (match.start(), -match.end(), slug)
                    for vocabulary in (ALL_NAMES, FIELDS_OF_HOUSES)
                    for slug, match in vocabulary.matches(folded, start=start, end=end)
                ),
            )
            for begins, ends, slug in named:
                if _LED.match(folded[start:begins]) and _BEHIND.match(folded, -ends, end):
                    yield Found(slug, (Span(begins, -ends),), 0.84)
                    if slug not in _OF_ANYBODY:
                        break
