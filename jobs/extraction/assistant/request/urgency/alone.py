"""Urgencies that stand alone in running text: a sentence that says nothing else, a word in brackets in a request."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.page.sections import LISTS
from jobs.extraction.assistant.page.sentences import Sentence
from jobs.extraction.assistant.request.urgency.levels import Stated, stated_level
from jobs.extraction.assistant.request.urgency.words import LEVEL
from jobs.extraction.found import Found
from jobs.extraction.text import CELL, Span
from jobs.extraction.wordings.words_of_asking import ASKING, REFERRING

_LONGEST = 8
_FEWEST_OF_A_NEIGHBOUR = 3
_LOUD = re.compile(r"(?P<words>(?:VERY |SEMI-?)?[A-Z]{4,}) ?(?: [-\u2013\u2014]|[-\u2013\u2014:!]) ?\w")
_LABEL = re.compile(r"[A-Z][a-z]+(?: [a-z]+){0,2}: ?")
_ANSWERED_NO = re.compile(r"[:?] ?(?:no|non|nein|nee|não|nej|ei|nie|false)[ .]*$", re.IGNORECASE)
"""What stands behind a question that a form asks: "Spoed (zelfde dag): nee"."""
_IN_A_ROW = re.compile(r"(?:^|(?<=[|\t]))[ ]*(?P<words>[^|\t/:]{3,24}?)[ ]*(?=[|\t]|$)")
_MARKED = re.compile(r"(?:>+ ?|<<+ ?|\*+ ?|_+)(?P<words>[A-Za-z][A-Za-z -]{2,20}?)(?: ?<+| ?>>+| ?\*+|_+)")
_IN_BRACKETS = re.compile(r"\((?P<words>[^()\n]{3,40})\)")
_SECTIONS_OF_REQUESTS = frozenset(("letter", "reason", "complaint", "history"))
_PLANS = frozenset(("plan", "assessment"))
_TABLES = LISTS | {"results", "vitals", "examination", "function", "social"}
"""Sections whose rows say how high a value is, or how bad a reaction: "2.3 mg/dL *HIGH*", "Albumin | Normal"."""


def alone_in_a_sentence(document: Document) -> Iterator[Found]:
    """Yield the urgencies of sentences that say nothing else, beside another sentence of their paragraph: "Routine
    priority.", "URGENT. Thank you for seeing ..."; in a plan only right behind one that refers."""
    sentences = document.sentences
    for place, one in enumerate(sentences):
        if CELL in one.words:
            continue
        before = sentences[place - 1] if place else None
        behind = sentences[place + 1] if place + 1 < len(sentences) else None
        stated = _stated(one.words) if len(one.words.split()) <= _LONGEST else _is_loud(one.words)
        if (
            stated is None
            or _ANSWERED_NO.search(one.words)
            or not _stands_in_a_request(document, one, before, behind)
        ):
            continue
        start = one.span.start + stated.start
        yield Found(stated.level, (Span(start, one.span.start + stated.end),), 0.83)


def alone_in_brackets(document: Document) -> Iterator[Found]:
    """Yield the urgencies in brackets within sentences that ask: "Please book lung function (elective)."."""
    for sentence in document.sentences:
        if ASKING.search(sentence.words) is None and REFERRING.search(sentence.words) is None:
            continue
        words = document.text.flowing[sentence.span.start : sentence.span.end]
        for bracket in _IN_BRACKETS.finditer(words):
            stated = stated_level(bracket["words"])
            if stated is not None and stated.plain:
                start = sentence.span.start + bracket.start("words") + stated.start
                yield Found(stated.level, (Span(start, start + stated.end - stated.start),), 0.83)


def in_a_row(document: Document) -> Iterator[Found]:
    """Yield the urgencies that are all of a field between strokes ("# visits: 2 | expedite | Auth: none"), and the one
    that signs single out of several ("ROUTINE / >SOON< / URGENT")."""
    for line in document.text.lines:
        section = document.outline.section_at(line.start)
        if section is not None and section.key in _TABLES and section.heading.end <= line.start:
            continue
        fields = (
            [match["words"] for match in _IN_A_ROW.finditer(line.text)] if line.text.count("|") > 1 else []
        )
        stated = [(words, one) for words in fields if (one := stated_level(words)) is not None and one.plain]
        marked = list(_MARKED.finditer(line.text))
        if len(marked) == 1 and ("/" in line.text or len(list(LEVEL.finditer(line.text))) > 1):
            stated += [(marked[0]["words"], one)] if (one := stated_level(marked[0]["words"])) else []
        if len(stated) == 1:
            words, level = stated[0]
            start = line.start + line.text.index(words) + level.start
            yield Found(level.level, (Span(start, start + level.end - level.start),), 0.84)


def _stated(words: str) -> Stated | None:
    """The urgency of a sentence, behind a label of its own ("Priority code: R (Routine).") too."""
    bare = words.rstrip(" .!")
    label = _LABEL.match(bare)
    for start in (0, label.end()) if label else (0,):
        stated = stated_level(bare[start:])
        if stated is not None and (stated.plain or "please" in words.casefold()):
            return Stated(stated.level, start + stated.start, start + stated.end, plain=True)
    return _is_loud(words)


def _stands_in_a_request(
    document: Document, one: Sentence, before: Sentence | None, behind: Sentence | None
) -> bool:
    section = document.outline.section_at(one.span.start)
    near = [other for other in (before, behind) if _is_beside(one, other)]
    if section is not None and section.key in _PLANS:
        return before is not None and before in near and REFERRING.search(before.words) is not None
    return (section is None or section.key in _SECTIONS_OF_REQUESTS) and bool(near)


def _is_beside(one: Sentence, other: Sentence | None) -> bool:
    return (
        other is not None
        and other.paragraph == one.paragraph
        and len(other.words.split()) >= _FEWEST_OF_A_NEIGHBOUR
    )


def _is_loud(words: str) -> Stated | None:
    """The urgency in capitals at the begin of a sentence that goes on behind a dash: "EMERGENCY - ambulance
    called."."""
    loud = _LOUD.match(words)
    stated = stated_level(loud["words"]) if loud else None
    return stated if stated is not None and stated.plain else None
