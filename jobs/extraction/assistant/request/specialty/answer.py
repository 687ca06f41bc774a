"""Which specialty is asked for: by name, by the examination requested, else by what the document tells."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.labels.labelled import Label
from jobs.extraction.assistant.page.checkboxes import unmarked_at
from jobs.extraction.assistant.page.correspondence import salutations
from jobs.extraction.assistant.page.handed_on import is_handed_on
from jobs.extraction.assistant.request.specialty.body_systems import is_a_system
from jobs.extraction.assistant.request.specialty.choices import ticked_specialty
from jobs.extraction.assistant.request.specialty.cues import (
    ADDRESSED,
    OF_A_RECEIVER,
    SHORT_WORD,
    stands_alone,
)
from jobs.extraction.assistant.request.specialty.departments_above import department_above
from jobs.extraction.assistant.request.specialty.destinations import (
    heads_of_receivers,
    is_from_elsewhere,
    is_of_a_stay,
    places_of_destinations,
    short_name,
    titles,
    wanted_options,
)
from jobs.extraction.assistant.request.specialty.heard_in_notes import (
    asked_in_a_note,
    greeted_in_a_note,
    heard_specialty,
    is_heard_as_told,
    is_note,
    told_in_a_note,
)
from jobs.extraction.assistant.request.specialty.implied import (
    FOLLOWS_FROM_CONTENT,
    Scores,
    implied_specialty,
    scores_of_words,
)
from jobs.extraction.assistant.request.specialty.names import ALL_NAMES, proper_names
from jobs.extraction.assistant.request.specialty.nobody_asked import asks_nobody
from jobs.extraction.assistant.request.specialty.requests import examined_specialty, requested_specialty
from jobs.extraction.assistant.request.specialty.weighed import (
    CLEAR,
    UNCLEAR,
    Parties,
    is_of_the_sender,
    tells_of_others,
    weighed_specialty,
)
from jobs.extraction.assistant.vocabulary import Vocabulary
from jobs.extraction.found import Found
from jobs.extraction.text import Span

_LINES_OF_A_HEAD = 40

_NAMES = ALL_NAMES
_PROPER = Vocabulary(proper_names())
"""The names of specialties without those of their houses: "Blood & Cancer Center, Hematology" is hematology."""
_LISTS = frozenset(("medications", "allergies", "results", "family", "social", "problems", "past"))
_BY_LABEL = 0.9
_NEAR = 40
_HEAD_OF_A_FORM, _ADDRESS_LINES, _LONGEST_ADDRESS_LINE = 4, 18, 13


def specialty_of(
    document: Document, reason: Found | None, parties: Parties, *, asks: bool = True
) -> Found | None:
    """Return the slug of the specialty and the words that tell it; None when the document shows none
    clearly. One that asks for nothing (a laboratory's report) is only looked at for a label that names it.
    """
    if not asks:
        return _in_labels(document, only=("specialty",)) or _asked_in_a_summary(document)
    if document.once(asks_nobody):
        return None
    return (
        ticked_specialty(document)
        or greeted_in_a_note(document)
        or _but_of_the_writer(document, _in_labels(document) or _in_destinations(document, reason))
        or (_heard_in_a_note(document) if document.once(is_note) else None)
        or _but_told(document, _by_rules(document, reason, parties))
        or specialty_by_evidence(document, reason, parties)
    )


def _asked_in_a_summary(document: Document) -> Found | None:
    """Whom a note clearly asks that its words make a summary or a report."""
    return None if document.once(asks_nobody) else asked_in_a_note(document)


def _but_of_the_writer(document: Document, found: Found | None) -> Found | None:
    """What a label or a head names, but in a note none that is heard to be who writes it, or only told of."""
    if found is None or not document.once(is_note) or not is_heard_as_told(document, found):
        return found
    return None


def _heard_in_a_note(document: Document) -> Found | None:
    """Whom a short note asks for; where an emergency department hands on a story alone, it is its own care."""
    heard = heard_specialty(document)
    told_by_story = heard is not None and FOLLOWS_FROM_CONTENT in heard.reasons
    return (_in_an_emergency_department(document) if told_by_story else None) or heard


def _by_rules(document: Document, reason: Found | None, parties: Parties) -> Found | None:
    clear = weighed_specialty(document, parties, least=CLEAR)
    return (
        (department_above(document, clear) or clear if clear is not None else None)
        or _in_lines_of_receivers(document)
        or requested_specialty(document, reason)
        or _in_addresses(document)
        or _at_heads_of_receivers(document)
        or weighed_specialty(document, parties, least=UNCLEAR)
        or examined_specialty(document, reason)
    )


def _but_told(document: Document, found: Found | None) -> Found | None:
    """What rules find, but in a note none that it only tells of."""
    told = told_in_a_note(document) if found is not None and document.once(is_note) else ()
    return None if found is None or found.value in told else found


def _in_destinations(document: Document, reason: Found | None) -> Found | None:
    """A name where a document says where to: at a head, beside a ticked box, in its title, before its reason."""
    for span in places_of_destinations(document):
        named = _first(_NAMES, document, span, 0.9) or _for_short(document, span)
        if (
            named is not None
            and named.value != "general_practice"
            and not _is_in_another_section(document, named.start)
            and not tells_of_others(document, document.text.line_at(named.start).start, named.spans[0])
        ):
            return named
    for option in wanted_options(document):
        named = _first(_NAMES, document, option, 0.86)
        if named is not None and named.start <= option.start + 1 and named.value != "general_practice":
            return named
        if short := _for_short(document, option):
            return short
    for span in titles(document):
        named = _first(_NAMES, document, span, 0.84)
        if (
            named is not None
            and named.value != "pediatrics"
            and not is_from_elsewhere(document.text.content[span.start : named.start])
            and not _is_where_they_were(document, named, span.end)
        ):
            return named
    for span in reason.spans[:1] if reason else ():
        named = _first(_NAMES, document, Span(span.start, min(span.end, span.start + _NEAR)), 0.9)
        if named is not None and named.start == span.start:
            behind = document.text.content[named.spans[0].end : named.spans[0].end + 1]
            if behind in (":", "-", "\u2013"):
                return named
    return None


def _is_where_they_were(document: Document, named: Found, end: int) -> bool:
    """Whether a title names the emergency department whose paper it is: "Emergency Department Discharge Referral"."""
    return named.value == "emergency_medicine" and is_of_a_stay(document.text.content[named.start : end])


def _is_in_another_section(document: Document, offset: int) -> bool:
    section = document.outline.section_at(offset)
    return section is not None and section.key in _LISTS


def _for_short(document: Document, span: Span) -> Found | None:
    slug = short_name(document.text[span])
    return Found(slug, (span,), 0.86) if slug else None


def _at_heads_of_receivers(document: Document) -> Found | None:
    for span in heads_of_receivers(document):
        named = _first(_NAMES, document, span, 0.72)
        if named is not None and named.value != "general_practice":
            return named
    return None


def specialty_by_evidence(document: Document, reason: Found | None, parties: Parties) -> Found | None:
    """What neither a name nor a request tells: the sender's department, else what the text is about, which is "
    "not what
    the sender's own house sees."""
    if document.once(asks_nobody):
        return None
    scores = scores_of_words(document, reason)
    own = {slug for words in parties.sender for slug, _ in _PROPER.matches(words.lower())} - _SENT_ON
    return (
        _by_sender(document, scores)
        or _in_an_emergency_department(document)
        or implied_specialty(document, reason, scores, but=own | told_in_a_note(document))
    )


_SENT_ON = frozenset(("ophthalmology", "psychiatry", "psychology", "pediatrics", "obstetrics_gynecology"))
"""Who is often sent on to the same field: by optometrists to eye clinics, by counsellors to psychiatrists."""


def _in_labels(document: Document, *, only: tuple[str, ...] = ()) -> Found | None:
    for key, weight in (
        ("specialty", 0.96),
        ("recipient_organization", 0.93),
        ("recipient", 0.9),
        ("service", 0.85),
    ):
        for label, value in document.labelled(key) if not only or key in only else ():
            if key == "specialty" and is_of_the_sender(document, label):
                continue
            named = _first(_NAMES, document, value, weight) or _in_short(document, value, key)
            if named is not None and named.value == "general_practice":
                named = _first(
                    _NAMES, document, Span(value.start, document.text.line_at(value.start).end), weight
                )
            if named is not None and (key == "specialty" or named.value != "general_practice"):
                return named
    return None


def _in_lines_of_receivers(document: Document) -> Found | None:
    head = document.text.lines[:_LINES_OF_A_HEAD]
    blocks = [line for line in document.text.lines if document.outline.block_at(line.start) == "recipient"]
    for line in (*blocks, *(line for line in head if ADDRESSED.match(line.text))):
        span = Span(line.start, line.end)
        named = _first(_NAMES, document, span, 0.88)
        if named is None and line not in blocks:
            named = _in_short(document, span, "recipient")
        if named is not None and not tells_of_others(document, line.start, named.spans[0]):
            return named
    return None


def _in_short(document: Document, span: Span, key: str) -> Found | None:
    """A short name among the words that tell who receives a letter: "Las Palomas GI", "Dr Sello, ORTHO on call"."""
    if not key.startswith("recipient"):
        return None
    for word in SHORT_WORD.finditer(document.text.content, span.start, span.end):
        slug = short_name(word.group())
        if slug is not None:
            return Found(slug, (Span(word.start(), word.end()),), 0.84)
    return None


def _in_addresses(document: Document) -> Found | None:
    """A name in the head of a form, which is its receiver's, or in a short line above the salutation of a "
    "letter, below
    the sender's own first lines.
    """
    lines = document.text.lines[:_ADDRESS_LINES]
    greeting = min(document.text.once(salutations), default=_ADDRESS_LINES)
    if greeting >= _ADDRESS_LINES:
        lines = lines[:_HEAD_OF_A_FORM]
        if not any(OF_A_RECEIVER.search(line.text) for line in lines):
            return None
    else:
        lines = [line for line in lines if _HEAD_OF_A_FORM - 1 <= line.number < greeting]
    for line in lines:
        if len(line.text.split()) > _LONGEST_ADDRESS_LINE:
            continue
        named = _first(_NAMES, document, Span(line.start, line.end), 0.78)
        if named is None or tells_of_others(document, line.start, named.spans[0]):
            continue
        if _is_where_they_were(document, named, line.end):
            continue
        if document.outline.block_at(line.start) not in (
            "signature",
            "insurance",
            "copies",
        ):
            return named
    return None


def _by_sender(document: Document, scores: Scores) -> Found | None:
    """The department that a short note was written in, or that of whoever wrote it, when it names no other:
    "Location: Endoscopy Unit", "Staff: Rheumatology Pharmacist"."""
    for label, named in _departments(document, 0.75):
        if named.value in ("emergency_medicine", "general_practice"):
            continue
        handed_on = label.key == "organization" and document.text.once(is_handed_on)
        if handed_on or scores.get(str(named.value), (0.0, []))[0] >= 1:
            return named
    return None


def _in_an_emergency_department(document: Document) -> Found | None:
    """Its own care, where a note is handed on from there and asks for nobody else's."""
    if not document.text.once(is_handed_on):
        return None
    return next(
        (
            replace(named, reasons=(FOLLOWS_FROM_CONTENT,))
            for label, named in _departments(document, 0.62)
            if label.key == "organization" and named.value == "emergency_medicine"
        ),
        None,
    )


def _departments(document: Document, weight: float) -> Iterator[tuple[Label, Found]]:
    """The specialties that a note names for where it was written and for who wrote it."""
    for label, value in document.labelled("organization", "provider"):
        named = _first(_NAMES, document, value, weight) if label.wording.casefold() in _SIGNS_A_NOTE else None
        if named is not None:
            yield label, named


_SIGNS_A_NOTE = ("location", "staff")


def _first(vocabulary: Vocabulary, document: Document, span: Span, weight: float) -> Found | None:
    """The first name in a span; a children's branch of another specialty is that specialty."""
    found = [
        Found(slug, (Span(match.start(), match.end()),), weight)
        for slug, match in vocabulary.matches(document.text.folded, start=span.start, end=span.end)
        if not unmarked_at(document.text, match.start())
        and not is_a_system(document, Span(match.start(), match.end()))
    ]
    found = [one for one in found if not any(_lies_within(one.spans[0], other.spans[0]) for other in found)]
    special = [one for one in found if one.value not in ("pediatrics", "general_practice")]
    elsewhere = [one for one in special if one.value != "emergency_medicine"]
    special = elsewhere if elsewhere and _ends_with_a_door(document, span) else special
    if vocabulary is _NAMES and len({one.value for one in special}) > 1:
        proper = {m.start() for _, m in _PROPER.matches(document.text.folded, start=span.start, end=span.end)}
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
