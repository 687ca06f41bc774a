"""The name that a place of a document holds of a specialty: the first of several that is no part of another, in no
empty box, and no system of the body."""

from __future__ import annotations

import re
from collections.abc import Iterable

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.page.checkboxes import unmarked_at
from jobs.extraction.assistant.request.specialty.body_systems import is_a_system
from jobs.extraction.assistant.request.specialty.cues import SHORT_WORD, stands_alone
from jobs.extraction.assistant.request.specialty.destinations import short_name
from jobs.extraction.assistant.request.specialty.names import ALL_NAMES, proper_names
from jobs.extraction.assistant.vocabulary import Vocabulary
from jobs.extraction.found import Found
from jobs.extraction.text import Span

PROPER = Vocabulary(proper_names())
"""The names of specialties without those of their houses: "Blood & Cancer Center, Hematology" is hematology."""
_BY_LABEL = 0.9


_CALLS_A_PERSON = re.compile(
    r"(?i:senior |community )?(?i:midwife) [A-Z][\w'\u2019-]+ ?(?:[A-Z][\w'\u2019-]+|$)"
)
"""What somebody is called before the name: a midwife runs a health post, too, and may be asked to look after a child
in plaster. For whom a letter to one is meant, it tells itself."""


def calls_a_person(document: Document, start: int) -> bool:
    """Tell whether a name of a specialty is what somebody is called before the own name."""
    return _CALLS_A_PERSON.match(document.text.content, start) is not None


def first_named(vocabulary: Vocabulary, document: Document, span: Span, weight: float) -> Found | None:
    """The first name in a span; a children's branch of another specialty is that specialty."""
    found = [
        Found(slug, (Span(match.start(), match.end()),), weight)
        for slug, match in vocabulary.matches(document.text.folded, start=span.start, end=span.end)
        if not unmarked_at(document.text, match.start())
        and not is_a_system(document, Span(match.start(), match.end()))
        and not calls_a_person(document, match.start())
    ]
    found = [one for one in found if not any(_lies_within(one.spans[0], other.spans[0]) for other in found)]
    special = [one for one in found if one.value not in ("pediatrics", "general_practice")]
    elsewhere = [one for one in special if one.value != "emergency_medicine"]
    special = elsewhere if elsewhere and _ends_with_a_door(document, span) else special
    if vocabulary is ALL_NAMES and len({one.value for one in special}) > 1:
        proper = {m.start() for _, m in PROPER.matches(document.text.folded, start=span.start, end=span.end)}
        special = [one for one in special if one.start in proper] or special
        alone = [one for one in special if stands_alone(document.text.content, one.spans[0])]
        special = (alone if weight >= _BY_LABEL else []) or special
    known = [one for one in found if weight >= _BY_LABEL or one.value != "general_practice"]
    return next(iter(special or known), None)


def _ends_with_a_door(document: Document, span: Span) -> bool:
    """Whether words end with the department through which a patient comes in to somebody else's care: "Surgeon on
    call, Castle Hospital, Casualty"."""
    return _DOOR.search(document.text[span]) is not None


_DOOR = re.compile(
    r",[^,]+,\s*(?:casualty|a ?& ?e|ed|er|emergency(?: (?:department|dept|room))?)\W*$", re.IGNORECASE
)


def _lies_within(span: Span, other: Span) -> bool:
    """Whether a name is part of a longer one: "pain clinic" of "chest pain clinic"."""
    return span != other and other.start <= span.start and span.end <= other.end


def the_one_asked(named: Iterable[Found]) -> Found | None:
    """Return the first of several finds of one specialty; None where they are of several, or none."""
    found = list(named)
    return found[0] if len({one.value for one in found}) == 1 else None


def named_for_short(document: Document, span: Span) -> Found | None:
    slug = short_name(document.text[span])
    return Found(slug, (span,), 0.86) if slug else None


def in_short(document: Document, span: Span, key: str) -> Found | None:
    """A short name among the words that tell who receives a letter: "Las Palomas GI", "Dr Sello, ORTHO on call"."""
    if not key.startswith("recipient"):
        return None
    for word in SHORT_WORD.finditer(document.text.content, span.start, span.end):
        slug = short_name(word.group())
        if slug is not None:
            return Found(slug, (Span(word.start(), word.end()),), 0.84)
    return None
