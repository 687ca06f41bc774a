"""Which specialty sentences ask for: by its name near words that ask, by the house that somebody is referred to, by the
examination that is wanted. One that is only told of (who treats, who was seen) never wins over one asked for."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.modifiers import asserted_at
from jobs.extraction.assistant.page.checkboxes import unmarked_at
from jobs.extraction.assistant.request.service.answer import service_of
from jobs.extraction.assistant.request.specialty.body_systems import is_a_system
from jobs.extraction.assistant.request.specialty.cues import (
    ASKING_NEAR,
    DONE_AFTER,
    DONE_BEFORE,
    NAMES_OTHERS,
    REFERRED_TO,
    SOMEBODY_ELSE,
)
from jobs.extraction.assistant.request.specialty.first_named import calls_a_person
from jobs.extraction.assistant.request.specialty.implied import tells
from jobs.extraction.assistant.request.specialty.names import ALL_NAMES, FIELDS_OF_HOUSES
from jobs.extraction.assistant.request.specialty.names_in_europe import ASKED_IN_EUROPE
from jobs.extraction.assistant.request.specialty.words import ASKED
from jobs.extraction.assistant.vocabulary import Vocabulary
from jobs.extraction.found import Found
from jobs.extraction.text import CELL, Span
from jobs.extraction.wordings.words_of_asking import ASKING

_ASKED = Vocabulary([*ASKED.items(), *ASKED_IN_EUROPE.items()])
_NEAR, _BEFORE, _REACH_OF_A_REQUEST = 40, 60, 160
"""How near a word tells of a name, and how far before it somebody asks."""
_FULL_STOP = re.compile(r"(?<!\bDr)(?<!\bMr)(?<!\bMrs)(?<!\bMs)(?<!\bSt)(?<!\bProf)[.?!] |\n\n")
_ANOTHER_CLAUSE = re.compile(r"\b(?:who|whose|which|because|since|after|although|but|while)\b", re.IGNORECASE)
_TOLD_BEFORE = re.compile(
    r"(?:\b(?:known (?:to|by)|under|follow(?:s|ed|ing)? (?:by|up|with)|sees|saw|(?<!be )(?:seen|reviewed|assessed|"
    r"managed|treated|referred) (?:by|in|at)|attends|attended|discharged (?:from|by)|ha[sd] had|had|previous\w*|last|"
    r"already|awaiting|as per|per)\b|(?<!input )(?<!opinion )(?<!review )(?<!advice )(?<!assessment )(?<!help )"
    r"(?<!guidance )(?<!evaluation )(?<!care )\bfrom (?:the|our|my|a|his|her|your)\b)[^.;,]{0,30}$",
    re.IGNORECASE,
)
"""Words before a name that tell of who has treated, or where somebody comes from."""
_TOLD_BEHIND = re.compile(
    r"\W{0,2}(?:[\w-]+ ){0,2}?(?:(?:in |on )?(?:19|20)\d\d\b|last (?:week|month|year|spring|summer|autumn|winter)\b|"
    r"(?:\w+ )?(?:weeks?|months?|years?) ago\b)|\W{0,2}(?:has|have|had|saw|agrees?|says?|said|told|advise[sd]|felt|"
    r"recommend(?:s|ed)|suggest(?:s|ed)|thinks?|wrote)\b",
    re.IGNORECASE,
)
_ASKED_BEHIND = re.compile(
    r"[^;]{0,70}?\b(?:i am|i['\u2019]m|we are|we['\u2019]re) (?:now |also )?asking (?:them|him|her) to (?:kindly )?"
    r"(?:see|evaluate|assess|review|accept|take (?:over|on)|examine|admit|consult)\b",
    re.IGNORECASE,
)
"""What is asked of those who are named before: "I spoke with the neurosurgery office and we are asking them to see
him"."""
_OWN = re.compile(r"\b(?:our|my|his|her|their)(?: \w+)? $", re.IGNORECASE)
_DOCTOR = re.compile(r"(?:ists?|ians?|eons?)$", re.IGNORECASE)
"""The doctor whom somebody has: "her rheumatologist agrees", "our next psychologist appointment"."""
_REFERRED_TO_A_HOUSE = re.compile(
    r"\b(?:refer\w*|consult\w*|sen[dt])(?: (?:him|her|them|patient|pt))? to\b(?:(?!\b(?:for|with|re|because|due)\b)"
    r"[^.;:]){1,70}$",
    re.IGNORECASE,
)


def requested_specialty(document: Document, reason: Found | None) -> Found | None:
    """Return the name that most clearly is asked for ("for cardiology review"): in the reason, else anywhere."""
    for span in reason.spans if reason else ():
        if found := _clearest(document, span, 0.92):
            return found
    return _clearest(document, Span(0, len(document.text.content)), 0.8)


def _clearest(document: Document, place: Span, weight: float) -> Found | None:
    candidates = [
        (clear, slug, span)
        for slug, span, full in _named(document, place)
        if (clear := _asks(document, span, in_the_reason=weight >= 0.9, full=full)) > 0
    ]
    best = max(candidates, key=lambda one: (one[0], -one[2].start), default=None)
    return Found(best[1], (best[2],), weight) if best is not None else None


def _named(document: Document, place: Span) -> Iterator[tuple[str, Span, bool]]:
    """The specialties named in a place, with whether in full, else by what a house with capitals sees."""
    for slug, match in ALL_NAMES.matches(document.text.folded, start=place.start, end=place.end):
        if slug != "general_practice" and not calls_a_person(document, match.start()):
            yield slug, Span(match.start(), match.end()), True
    for slug, match in FIELDS_OF_HOUSES.matches(document.text.folded, start=place.start, end=place.end):
        if document.text.content[match.start()].isupper():
            yield slug, Span(match.start(), match.end()), False


def _asks(document: Document, span: Span, *, in_the_reason: bool, full: bool) -> int:
    """How clearly words ask for a name: 2 right behind words that ask, 1 near some, 0 not at all."""
    content = document.text.flowing
    if unmarked_at(document.text, span.start) or is_a_system(document, span):
        return 0
    if not _may_ask(document, span, in_the_reason):
        return 0
    sentence = _sentence_around(content, span)
    before = content[max(sentence.start, span.start - _REACH_OF_A_REQUEST) : span.start]
    behind = content[span.end : min(sentence.end, span.end + _NEAR)]
    asking = next(reversed(list(ASKING.finditer(before))), None)
    clause = before[asking.end() :] if asking else before
    if _TOLD_BEFORE.search(clause) or _TOLD_BEHIND.match(behind):
        return 0
    if SOMEBODY_ELSE.search(before) or (
        _OWN.search(before) and _DOCTOR.search(content, span.start, span.end)
    ):
        return 0
    if not full:
        return 1 if _REFERRED_TO_A_HOUSE.search(before) else 0
    if _ASKED_BEHIND.match(content, span.end, sentence.end):
        return 2
    if asking is not None:
        return 1 if _ANOTHER_CLAUSE.search(clause) else 2
    return 1 if ASKING_NEAR.search(before[-_BEFORE:] + content[span.start : span.end] + behind) else 0


def _may_ask(document: Document, span: Span, in_the_reason: bool) -> bool:
    """Whether a name stands where a request may: not in a letterhead, nor in a section that tells of others."""
    block = document.outline.block_at(span.start)
    line = document.text.line_at(span.start)
    if _PRESCRIBES.fullmatch(document.text.content, line.start, span.start):
        return True
    in_a_table = CELL in document.text.line_at(span.start).text
    if block in ("letterhead", "referrer", "signature") and (in_a_table or not tells(document, span.start)):
        return False
    section = document.outline.section_at(span.start)
    if in_the_reason or section is None or section.key not in NAMES_OTHERS:
        return True
    before = document.text.flowing[max(0, span.start - _REACH_OF_A_REQUEST) : span.start]
    referred = (
        REFERRED_TO.search(before[-_NEAR:])
        or _REFERRED_TO_A_HOUSE.search(before)
        or _ASKED_BEHIND.match(document.text.flowing, span.end)
    )
    return referred is not None and section.key in ("plan", "assessment")


_PRESCRIBES = re.compile(
    r"\W*(?:verordnung|überweisung|zuweisung|anmeldung|rezept|ordonnance|prescription)(?: \w+)? (?:zur|zum|"
    r"für|de|pour) ",
    re.IGNORECASE,
)
"""How the title of a paper begins that sends for a treatment: "Verordnung zur Physiotherapie"."""


def examined_specialty(document: Document, reason: Found | None) -> Found | None:
    """Return the specialty of the examination that the reason, or the service, asks for ("echocardiogram")."""
    asked = (found for found in (reason, document.once(service_of)) if found is not None)
    for span in (span for found in asked for span in found.spans):
        for slug, match in _ASKED.matches(document.text.folded, start=span.start, end=span.end):
            place = Span(match.start(), match.end())
            if DONE_BEFORE.search(document.text.flowing[max(0, place.start - _NEAR) : place.start]):
                continue
            if DONE_AFTER.match(document.text.flowing, place.end):
                continue
            if asserted_at(document.text, document.outline, place) == "present":
                return Found(slug, (place,), 0.82)
    return None


def _sentence_around(content: str, span: Span) -> Span:
    first = max(0, span.start - 2 * _REACH_OF_A_REQUEST)
    starts = [stop.end() for stop in _FULL_STOP.finditer(content, first, span.start)]
    stop = _FULL_STOP.search(content, span.end)
    return Span(starts[-1] if starts else first, stop.start() if stop else len(content))
