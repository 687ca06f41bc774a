"""What rules found to be asked, weighed against what the tagger marked: how urgently, of which specialty, and why.

The marks say where it stands; what the words there mean is read by the same lists and patterns as the rules read it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.page.boxes import boxes_in
from jobs.extraction.assistant.page.checkboxes import unmarked_at
from jobs.extraction.assistant.request.reason.answer import says_there_is_none
from jobs.extraction.assistant.request.reason.came_with import is_a_letter
from jobs.extraction.assistant.request.reason.steps_of_operations import never_why
from jobs.extraction.assistant.request.reason.values import is_a_label, says_a_reason
from jobs.extraction.assistant.request.specialty.answer import specialty_by_evidence
from jobs.extraction.assistant.request.specialty.destinations import short_name
from jobs.extraction.assistant.request.specialty.first_named import calls_a_person
from jobs.extraction.assistant.request.specialty.heard_in_notes import (
    greeted_in_a_note,
    is_note,
    told_in_a_note,
)
from jobs.extraction.assistant.request.specialty.implied import is_implied
from jobs.extraction.assistant.request.specialty.letters_back import tells_itself_whom_it_asks
from jobs.extraction.assistant.request.specialty.names import ALL_NAMES
from jobs.extraction.assistant.request.specialty.nobody_asked import asks_nobody
from jobs.extraction.assistant.request.specialty.weighed import Parties, tells_of_others
from jobs.extraction.assistant.request.taken_back import as_it_stands, is_taken_back
from jobs.extraction.assistant.request.urgency.levels import LEVELS_OF_SOON, stated_level, time_level
from jobs.extraction.assistant.request.urgency.of_this_request import says_it_of_this_request
from jobs.extraction.assistant.request.urgency.own_triage import triaged_on_arrival
from jobs.extraction.assistant.request.urgency.raised import raises_itself
from jobs.extraction.assistant.request.urgency.something_else import is_arranged
from jobs.extraction.assistant.request.urgency.told_in_records import is_told_in_a_record
from jobs.extraction.assistant.request.urgency.words import LEVEL
from jobs.extraction.assistant.second.believing import Belief, meet, sureness_of
from jobs.extraction.assistant.second.marks import Believes
from jobs.extraction.assistant.second.values import BETWEEN_LINES, EDGES
from jobs.extraction.assistant.tagger.asked import (
    REASON,
    SOON,
    SPECIALTY,
    URGENCY,
    Asked,
    asked_in,
    asked_probability,
)
from jobs.extraction.found import Found, field_of
from jobs.extraction.text import CELL, Span
from jobs.extraction.wordings.words_of_asking import ASKING
from referrals.data.referral import Field, Referral, replace_fields, walk

_SHORTEST_REASON = 8
_FURTHEST, _FEW_WORDS = 300, 4
"""How many characters of a sentence before and behind a mark are looked at."""
_DENIED = re.compile(
    r"(?:\bnot\b|n['\u2019]t\b|\b(?:rather than|instead of|no longer)\b)[^.;:\n]{0,40}$|"
    r"\b(?:was|were|previously|originally|initially|formerly|upgraded? from|(?:sent|marked|triaged) as) (?:an? )?$",
    re.IGNORECASE,
)
_NO_WISH = re.compile(
    r"\s*(?:(?:attention|assistance|help|reply|response)\b(?! (?:is|of)\b)|(?:of|after|from|before)\b)",
    re.IGNORECASE,
)
"""What a letter asks for at its end, however long the patient may wait, and what something was soon after."""
_OF_TESTS = re.compile(
    r"\b(?:bloods?|tests?|labs?|investigations?|screening|check-?ups?|an[áa]lis[ei]s?|anal[íi]ticas?|bilans?|esami|"
    r"examens?|ex[áa]menes|labor\w*|bloedonderzoek|blutbild|immuni[sz]ations?|vaccin\w+|mammogra\w+)\b",
    re.IGNORECASE,
)
"""What is done by routine, and is no routine referral."""
_NEAR_A_TEST = 20
_GENERAL = ("general_practice", "pediatrics")
"""Who sends most letters, and whose patients any other specialty has too: taken where no other is named."""


@dataclass(frozen=True, slots=True)
class _Limits:
    """How likely a mark must be that fills a field, or replaces a value that is not believed."""

    fills: float
    replaces: float
    disbelieved: float


_LIMITS = {
    URGENCY: _Limits(0.6, 0.8, 0.3),
    SPECIALTY: _Limits(0.6, 0.8, 0.3),
    REASON: _Limits(0.7, 0.8, 0.2),
}


@dataclass(frozen=True, slots=True)
class AskedMarks:
    """The phrases that the tagger marked, in reading order, and what it believes of any other characters."""

    asked: tuple[Asked, ...]
    belief: Believes

    @classmethod
    def of(cls, document: Document) -> AskedMarks:
        return cls(asked_in(document), partial(asked_probability, document))


def read_again_what_is_asked(document: Document, referral: Referral, marks: AskedMarks) -> Referral:
    """Return the referral with its urgency, specialty and reason weighed against what the tagger marked; a specialty
    that none names follows from the reason that is kept."""
    fields = dict(walk(referral))
    belief = Belief(document, marks.belief)
    proposed = {path: asked_values(document, path, marks.asked) for path in _LIMITS}
    for path in (URGENCY, SPECIALTY):
        proposed[path] = [found for found in proposed[path] if not is_taken_back(document, found.spans)]
    if raises_itself(document, belief.places(fields[URGENCY])):
        proposed[URGENCY] = []
    if document.once(is_note) or document.once(greeted_in_a_note):
        proposed[SPECIALTY] = _but_for_notes(document, fields[SPECIALTY], proposed[SPECIALTY])
    if document.once(tells_itself_whom_it_asks):
        proposed[SPECIALTY] = []
    if _stands_at_its_head(document, belief.places(fields[REASON])):
        proposed[REASON] = []
    changed = {path: _weighed(path, fields[path], proposed[path], belief) for path in _LIMITS}
    reason = next((found for found in proposed[REASON] if changed[REASON].value == found.value), None)
    if reason is not None and changed[REASON] is not fields[REASON] and is_implied(changed[SPECIALTY]):
        parties = Parties.of(referral.recipient, referral.referrer)
        implied = specialty_by_evidence(as_it_stands(document), reason, parties)
        changed[SPECIALTY] = field_of(document.text, implied) if implied else changed[SPECIALTY]
    weighed: Referral = replace_fields(referral, changed)
    return weighed


def _stands_at_its_head(document: Document, places: Sequence[Span]) -> bool:
    """Whether a reason stands behind a head in capitals that asks for it within the paragraph of a dictated note."""
    return bool(places) and _HEADED.search(document.text.flowing[: places[0].start][-_FURTHEST:]) is not None


_HEADED = re.compile(
    r"\b(?:(?:CHIEF|PRESENTING|MAIN) COMPLAINT|REASON FOR (?:VISIT|CONSULTATION|CONSULT|REFERRAL|EVALUATION|ADMISSION))"
    r"\s*:\s*$"
)


def _but_for_notes(document: Document, field: Field, proposed: Sequence[Found]) -> list[Found]:
    """Whom a short note asks for is heard by another model, which has learnt from more of them than the tagger: that
    fills what it leaves open, but with none that it hears to be only told of."""
    if field.value or document.once(asks_nobody):
        return []
    told = told_in_a_note(document)
    return [found for found in proposed if found.value not in told]


def _weighed(path: str, field: Field, proposed: Sequence[Found], belief: Belief) -> Field:
    best = max(proposed, key=lambda found: found.confidence, default=None)
    if best is None:
        return field
    limits = _LIMITS[path]
    if field.value is None:
        return _filled(belief.document, best) if best.confidence >= limits.fills else field
    if best.confidence < limits.replaces or _agree(path, field, best, belief):
        return field
    believed = belief.in_value(path, field)
    if believed is None or believed > limits.disbelieved:
        return field
    return _filled(belief.document, best)


def _filled(document: Document, best: Found) -> Field:
    return field_of(document.text, replace(best, confidence=sureness_of(best.confidence)))


def _agree(path: str, field: Field, best: Found, belief: Belief) -> bool:
    """Whether a field's value means what the best one means, or stands where that stands."""
    if field.value == best.value or (
        path == URGENCY and field.value in LEVELS_OF_SOON and best.value in LEVELS_OF_SOON
    ):
        return True
    return meet(belief.places(field), best.spans)


def asked_values(document: Document, path: str, marks: Iterable[Asked]) -> list[Found]:
    """Return the values of the marks for a path, each as sure as its mark; one whose words mean nothing that the path
    wants, or stand beside an empty box, is left out."""
    found = []
    for mark in marks:
        span = document.text.trimmed(mark.span.start, mark.span.end, strip=EDGES)
        if span is None or mark.path != path or unmarked_at(document.text, span.start):
            continue
        value = _READERS[path](document, mark, span)
        if value:
            found.append(Found(value, (span,), mark.probability))
    return found


def _urgency(document: Document, mark: Asked, span: Span) -> str | None:
    """The level of the mark; which of two that are hardly told apart, by the words. Words that
    say much else too ("early") say it in a sentence only where that asks for something."""
    words = document.text[span]
    stated, named = stated_level(words), LEVEL.search(words)
    level = (stated and stated.level) or (named and named.lastgroup) or time_level(words)
    plain = (stated is not None and stated.plain) or time_level(words) is not None
    if is_told_in_a_record(document, span):
        return None
    if triaged_on_arrival(document.text, document.text.line_at(span.start)):
        return None
    if _is_one_of_a_choice(document, span) or (not plain and _is_told(document, span)):
        return None
    line = document.text.line_at(span.start)
    behind = document.text.content[span.end : line.end]
    if _DENIED.search(document.text.flowing, max(0, span.start - _FURTHEST), span.start) or _NO_WISH.match(
        behind
    ):
        return None
    if mark.tag == "routine" and (
        _OF_TESTS.search(document.text.flowing, max(0, span.start - _NEAR_A_TEST), span.end + _NEAR_A_TEST)
        or is_arranged(document.text.flowing[span.end : span.end + _FURTHEST])
    ):
        return None
    if _stands_in_a_sentence(document, span) and not says_it_of_this_request(
        document, span.start, span, calm=mark.tag == "routine"
    ):
        return None
    if mark.tag != SOON:
        return mark.tag
    return level if level in LEVELS_OF_SOON else "urgent"


def _is_one_of_a_choice(document: Document, span: Span) -> bool:
    """Whether a line offers several levels: which of them is marked, the rules see better."""
    line = document.text.line_at(span.start)
    return len({match.lastgroup for match in LEVEL.finditer(line.text)}) > 1 or bool(boxes_in(line.text))


def _is_told(document: Document, span: Span) -> bool:
    """Whether words stand in a sentence that asks for nothing: behind no label, in no cell."""
    flowing = document.text.flowing
    if not _stands_in_a_sentence(document, span):
        return False
    first = max(0, span.start - _FURTHEST, flowing.rfind(". ", 0, span.start) + 1)
    stop = flowing.find(". ", span.end, span.end + _FURTHEST)
    last = stop if stop != -1 else span.end + _FURTHEST
    return len(flowing[first:last].split()) > _FEW_WORDS and ASKING.search(flowing, first, last) is None


def _stands_in_a_sentence(document: Document, span: Span) -> bool:
    """Whether words stand behind no label and in no cell but the first of their line."""
    line = document.text.line_at(span.start)
    return not any(mark in document.text.content[line.start : span.start] for mark in (":", CELL))


def _specialty(document: Document, _mark: Asked, span: Span) -> str | None:
    """The specialty of the longest name in the marked words, or at their edges; none that is told of another's."""
    text = document.text
    line = text.line_at(span.start)
    if tells_of_others(document, line.start, span):
        return None
    named = [
        (slug not in _GENERAL, match.end() - match.start(), -match.start(), slug)
        for slug, match in ALL_NAMES.matches(text.folded, start=line.start, end=max(line.end, span.end))
        if match.start() < span.end and span.start < match.end() and slug != _GENERAL[0]
        if not _HAS_CARED.match(text.flowing, match.end()) and not calls_a_person(document, match.start())
    ]
    return max(named)[-1] if named else short_name(text[span])


_HAS_CARED = re.compile(
    r"\s+(?:group|team|practice|clinic|department|service)s?\s+(?:has|have)\s+(?:\w+\s+)?"
    r"(?:followed|seen|known|managed|treated|looked)\b",
    re.IGNORECASE,
)
"""Behind the name of those who care for somebody already: "whom your neurology group has followed"."""


def _reason(document: Document, _mark: Asked, span: Span) -> str | None:
    words = BETWEEN_LINES.sub(" ", document.text[span])
    too_short = len(words) < _SHORTEST_REASON
    line = document.text.line_at(span.start)
    stop = document.text.flowing.find(". ", span.end, span.end + _FURTHEST)
    behind = document.text.flowing[span.end : stop if stop != -1 else line.end]
    if says_there_is_none(document) or _CAN_WAIT.search(behind):
        return None
    before = document.text.flowing[max(0, span.start - _FURTHEST) : span.start]
    if not is_a_letter(document) and (never_why(words) or _NOT_HAD.search(before)):
        return None
    return None if too_short or not says_a_reason(words) or is_a_label(document.text, (span,)) else words


_NOT_HAD = re.compile(r"\b(?:not (?:had|have)|no|denies|without) (?:\w+ )?$", re.IGNORECASE)
_CAN_WAIT = re.compile(
    r"\b(?:no (?:\w+ )?(?:rush|hurry|urgency)|nothing urgent) (?:about|for|with|over) (?:that|those|these|the|it)\b",
    re.IGNORECASE,
)
"""What is said of a matter that the patient came with, where the letter is about another."""

_READERS: Mapping[str, Callable[[Document, Asked, Span], str | None]] = {
    URGENCY: _urgency,
    SPECIALTY: _specialty,
    REASON: _reason,
}
