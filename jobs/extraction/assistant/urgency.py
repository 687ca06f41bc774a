"""How urgent the document itself says it is, on the scale of FHIR's request priority."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.modifiers import asserted_at
from jobs.extraction.assistant.urgency_choices import chosen_urgency, headed_urgency
from jobs.extraction.assistant.urgency_levels import time_level
from jobs.extraction.assistant.urgency_prose import IN_PROSE, is_about_something_else
from jobs.extraction.assistant.urgency_words import LEVELS
from jobs.extraction.found import Found
from jobs.extraction.text import CELL, Line, Span
from jobs.extraction.words_of_asking import ASKING

_LEVEL = re.compile(
    r"(?<![\w-])(?:" + "|".join(f"(?P<{level}>{words})" for level, words in LEVELS) + r")(?![\w-])",
    re.IGNORECASE,
)
_STAMP = re.compile(
    r"[\s!*:.,-]*(?:[\w/&-]+\s+){0,3}(?:referral|fax|request|appointment|letter|please|attention)?[\s!*.:-]*"
)
_STAMPED_SENTENCE = re.compile(r"\s*[-\u2013\u2014:!]+\s+\S.*")
_WEAK_STAMPS = frozenset(("high", "low", "normal", "standard", "priority", "critical", "soon", "elective"))
_POLITE = re.compile(
    r"\b(?:grateful|obliged|appreciate\w*|glad|pleased|helpful|thankful|kind)\b[^.]{0,30}\bif (?:you|s?he|they|this|"
    r"it)\b",
    re.IGNORECASE,
)
"""A condition that is none: "I would be obliged if she could be seen soon"."""
_LONGEST_STAMP = 60
_STAMP_LINES = 25
_BLOCK_LINES = 6
_OTHER_SECTIONS = frozenset(
    (
        "plan",
        "family",
        "social",
        "encounters",
        "course",
        "systems",
        "past",
        "procedures",
        "results",
        "medications",
    )
)


def urgency_of(document: Document) -> Found | None:
    """Return the urgency that the document states, with the words that state it; None when it states none."""
    return (
        _labelled(document)
        or chosen_urgency(document.text, document.text.lines)
        or headed_urgency(document.text)
        or _stamped(document)
        or _in_prose(document)
    )


def _labelled(document: Document) -> Found | None:
    for label in document.labels:
        if label.key != "urgency" or label.wording.casefold() == "determination":
            continue
        lines = document.text.lines[label.line : label.line + _BLOCK_LINES]
        marked = chosen_urgency(document.text, lines, headed=True)
        if marked is not None:
            return marked
        if label.value is None or _offers(document.text.lines[label.line]):
            continue
        levels = list(_LEVEL.finditer(document.text.content, label.value.start, label.value.end))
        if len({match.lastgroup for match in levels}) == 1 or (levels and _explained(document, levels)):
            match = levels[0]
            return Found(match.lastgroup or "routine", (Span(match.start(), match.end()),), 0.96)
    return None


def _explained(document: Document, levels: list[re.Match[str]]) -> bool:
    """Whether the further words explain the first: "Urgent (within 2 weeks)", "P1 - emergency"."""
    between = document.text.content[levels[0].end() : levels[1].start()]
    return re.fullmatch(r"\s*[(\u2013\u2014-]\s*(?:see )?", between) is not None


def _stamped(document: Document) -> Found | None:
    """A line of the first page that says nothing but how urgent it is: "URGENT", "URGENT REFERRAL"."""
    for line in document.text.lines[:_STAMP_LINES]:
        for start, words in _cells(line):
            match = _LEVEL.match(words)
            if match is None or len(words) > _LONGEST_STAMP or match.group().casefold() in _WEAK_STAMPS:
                continue
            rest = words[match.end() :]
            loud = match.group().isupper() and len(match.group()) > 3
            if _STAMP.fullmatch(rest):
                if not (words.isupper() or re.search(r"referral|request", words, re.IGNORECASE)):
                    continue
            elif not (loud and _STAMPED_SENTENCE.fullmatch(rest)):
                continue
            if is_about_something_else(line.text):
                continue
            place = Span(start + match.start(), start + match.end())
            return Found(match.lastgroup or "urgent", (place,), 0.88)
    return None


def _cells(line: Line) -> Iterator[tuple[int, str]]:
    """Each cell of a line without the marks around it, and where it begins."""
    start = line.start
    for cell in line.text.split(CELL):
        bare = cell.lstrip(" *!-\u2013\u2014")
        yield start + len(cell) - len(bare), bare.rstrip(" *-\u2013\u2014")
        start += len(cell) + 1


def _offers(line: Line) -> bool:
    """Whether a line prints urgencies to choose from, none of which is said by standing there."""
    levels = {
        match.lastgroup
        for _, cell in _cells(line)
        if (match := _LEVEL.fullmatch(cell.split(":")[-1].strip()))
    }
    return len(levels) > 1


def _in_prose(document: Document) -> Found | None:
    found: list[Found] = []
    for level, confidence, pattern in IN_PROSE:
        for match in document.phrase(pattern):
            span = Span(match.start("words"), match.end("words"))
            if _says_it_of_this_request(document, match.start(), span, calm=level == "routine"):
                named = _LEVEL.match(document.text.flowing, span.start, span.end)
                stated = level or (named and named.lastgroup) or time_level(document.text[span]) or "urgent"
                found.append(Found(stated, (span,), confidence))
    return min(found, key=lambda one: (-one.confidence, one.start), default=None)


def _says_it_of_this_request(document: Document, start: int, span: Span, *, calm: bool) -> bool:
    line = document.text.line_at(span.start)
    section = document.outline.section_at(span.start)
    flowing = document.text.flowing
    if section is not None and section.key in _OTHER_SECTIONS:
        asks = section.key == "plan" and ASKING.search(
            flowing, max(section.body.start, start - 60), span.start
        )
        if not asks:
            return False
    sentence = max(flowing.rfind(mark, 0, start) for mark in (". ", "? ", "! ", "\n")) + 1
    if is_about_something_else(line.text) or is_about_something_else(flowing[sentence : span.end + 40]):
        return False
    if _offers(line) or is_about_something_else(flowing[sentence:start], before=True):
        return False
    if _POLITE.search(flowing[sentence : span.start]):
        return True
    return calm or asserted_at(document.text, document.outline, span) not in (
        "negated",
        "hypothetical",
        "family",
    )
