"""Whom the summary of a stay asks to see the patient afterwards, where it says that this has yet to be arranged or that
it is the referral itself: a row "Respiratory | REFERRED | Category 1", an item "Cardiology within 7 days. Appointment
not yet made", "Stone clinic to review - referral sent by this letter", what stands under "Follow-up requested".

A summary names many who have seen the patient or have a day to do so: those are asked nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.page.follow_ups import HEADS_A_FOLLOW_UP
from jobs.extraction.assistant.request.specialty.first_named import first_named, named_for_short
from jobs.extraction.assistant.request.specialty.names import ALL_NAMES
from jobs.extraction.assistant.request.specialty.nobody_asked import asks_nobody
from jobs.extraction.assistant.request.urgency.levels import stated_level, time_level, time_pattern
from jobs.extraction.found import Found
from jobs.extraction.text import CELL, Line, Span

_BE = r"(?:to|must|should|will) be (?:made|booked|arranged|scheduled)\b(?! (?:by|with) gp)"
_SAYS_SO = re.compile(
    r"\b(?:by|in|with|via) (?:(?:a |the )?cop(?:y|ies) of )?this (?:letter|summary|discharge letter)\b|"
    r"\bthis (?:letter|summary|discharge letter|document) (?:is|serves|acts|stands)(?: as)? "
    r"(?:the|a|an|our|my|your)? ?referral\b|"
    r"\bas (?:a|the|our|an) (?:\w+ )?referral\b|\b(?:here)?with (?:a |the )?referral enclosed\b|"
    r"\breferral (?:letter )?(?:has been |is |was )?(?:made|sent|placed|pending|submitted|requested|enclosed|attached|"
    r"done|completed|faxed)\b(?! (?:in|by (?:the |his |her )?gp|last|\d))|"
    rf"\b(?:not yet|yet to be|not been) (?:been )?(?:made|booked|arranged|scheduled)\b|\b{_BE}|"
    r"\b(?:clinic|office|department|hospital|team|unit|they|booking|scheduler|secretary)s? (?:to|will|should) "
    r"(?:call|contact|phone|ring|write to|notify|send)(?: an appointment to)? "
    r"(?:the )?(?:patient|pt|you|him|her|them|family|parents?)\b|"
    r"\b(?:patient|pt|s?he) has not been given (?:a |an )?(?:date|appointment)\b",
    re.IGNORECASE,
)
"""Words of an entry by which it asks somebody who has not yet agreed."""
_ASKED = re.compile(
    r"\b(?:(?:we|i)(?: have|['\u2019]ve)?(?: also| now| therefore)? (?:asked|requested)|have asked|asked) "
    r"(?:the |our )?(?P<whom>[\w '&\u2019/-]{2,50}?) to (?:see|review|follow|assess|offer|arrange|contact|call)\b",
    re.IGNORECASE,
)
_REQUESTS_BELOW = re.compile(
    r"\W*(?:(?:specialist|specialty|outpatient|clinic|hospital|discharge|further|other|new)s?[ ,]+)*"
    r"(?:(?:follow[- ]?ups?|appointments?|clinics?|referrals?|reviews?|consultations?)(?:,| and| &|/)? ?)+"
    r"(?:(?:requested|needed|required|made|sent|placed|to be (?:made|booked|arranged|scheduled)|to (?:make|book|"
    r"arrange|"
    r"schedule)|outstanding|pending|ordered)\W*)",
    re.IGNORECASE,
)
"""What heads a list of those who are asked."""
_STATUS = re.compile(
    r"\W*(?:(?:new |now |to be |re)?referred|referral|refer|requested|not (?:yet )?(?:booked|made|arranged)|"
    r"to be (?:booked|made|arranged|scheduled)|awaiting (?:appointment|booking|triage))(?: today| sent| made)?\W*",
    re.IGNORECASE,
)
"""A cell of a table of clinics that asks the one whose row it is."""
_SETTLED = re.compile(
    r"\b(?:(?<!referral )(?:made|arranged|completed|done)|booked|scheduled|confirmed|seen|attend(?:s|ed|ing)|reviewed|"
    r"declined?|refused|cancelled|discharged|inpatient|on (?:the )?ward|not (?:needed|required|indicated|"
    r"necessary)|no (?:follow|further|need|referral)|none|if|as needed|prn|unless|consider(?:ing)? (?:a |"
    r"re)?refer\w*|previous(?:ly)?|known|already|"
    r"continues?|usual)\b",
    re.IGNORECASE,
)
"""What makes of an entry one of somebody who has been, has a day, or is for later."""
_WITHIN = re.compile(
    rf"\b(?P<words>(?=within |in (?:[1-3]|one|two|three|a) (?:days?|weeks?)|in \d\d? days)(?:{time_pattern()}))",
    re.IGNORECASE,
)
"""Not what is due in a month or more, as a check-up is."""
_LEVEL = re.compile(
    r"(?:^|(?<=[\t.;,:(\u2013-])) ?(?P<words>(?:category|cat\.?|priority|p) ?[1-4]|(?:semi-|non-)?urgent(?:ly)?|"
    r"routine|"
    r"soon|asap)(?=[ \t]*(?:[.,;:)\t]|$))",
    re.IGNORECASE,
)
_NO_PLANS = frozenset(
    ("past", "family", "social", "medications", "allergies", "results", "history", "course", "reason")
)
_LONGEST_LEAD, _LONGEST_HEAD, _MOST_ENTRIES = 70, 7, 8
_SURELY, _UNDER_A_HEAD = 0.84, 0.78


@dataclass(frozen=True, slots=True)
class Arranged:
    """Whom an entry asks, and how soon it says."""

    specialty: Found
    urgency: Found | None


def to_be_arranged(document: Document) -> Arranged | None:
    """Return the one specialty that entries of a summary ask, those before all that say so themselves; None where they
    ask several or none."""
    if document.once(asks_nobody):
        return None
    for asked in (_asked_outright(document), _asked_under_heads(document)):
        named = list(asked)
        if named:
            return named[0] if len({one.specialty.value for one in named}) == 1 else None
    return None


def _asked_outright(document: Document) -> Iterator[Arranged]:
    entries = list(_entries(document))
    for place, entry in enumerate(entries):
        above = entries[max(0, place - _MOST_ENTRIES) : place]
        if _tells_of_the_past(document, entry) and not any(_heads_a_plan(document, head) for head in above):
            continue
        named = _of_a_row(document, entry) or _of_its_words(document, entry)
        if named is not None:
            yield Arranged(named, _how_soon(document, entry))


def _asked_under_heads(document: Document) -> Iterator[Arranged]:
    entries = list(_entries(document))
    for place, head in enumerate(entries):
        words = document.text[head]
        if len(words.split()) > _LONGEST_HEAD or not _REQUESTS_BELOW.fullmatch(words):
            continue
        for entry in entries[place + 1 : place + 1 + _MOST_ENTRIES]:
            if _is_another_section(document, head, entry):
                break
            named = (
                None
                if _SETTLED.search(document.text.flowing, entry.start, entry.end)
                else _at_its_start(document, entry, _UNDER_A_HEAD)
            )
            if named is not None:
                yield Arranged(named, _how_soon(document, entry))


def _entries(document: Document) -> Iterator[Span]:
    """The lines, each with those that carry it on."""
    start, before = 0, None
    for line in document.text.lines:
        if before is not None and not _carries_on(document, before, line):
            yield Span(start, before.end)
            start = line.start
        before = line
    if before is not None:
        yield Span(start, before.end)


def _carries_on(document: Document, before: Line, line: Line) -> bool:
    if CELL in before.text or CELL in line.text:
        return False
    return document.text.goes_on(before) or line.text.lstrip()[:1].islower()


def _tells_of_the_past(document: Document, entry: Span) -> bool:
    section = document.outline.section_at(entry.start)
    return section is not None and section.key in _NO_PLANS


def _heads_a_plan(document: Document, head: Span) -> bool:
    return HEADS_A_FOLLOW_UP.fullmatch(document.text[head]) is not None


def _is_another_section(document: Document, head: Span, entry: Span) -> bool:
    section = document.outline.section_at(entry.start)
    return section is not None and section.heading.start > head.start


def _of_a_row(document: Document, entry: Span) -> Found | None:
    """The clinic of a row whose cell says that it is asked."""
    cells = document.text.cells[document.text.line_at(entry.start).number]
    if len(cells) < 2 or not any(_STATUS.fullmatch(cell.words) for cell in cells[1:]):
        return None
    return _named(document, cells[0].span, _SURELY)


def _of_its_words(document: Document, entry: Span) -> Found | None:
    words = document.text.flowing
    if asked := _ASKED.search(words, entry.start, entry.end):
        return _named(document, Span(*asked.span("whom")), _SURELY)
    says_so = _SAYS_SO.search(words, entry.start, entry.end)
    if says_so is None:
        return None
    rest = words[entry.start : says_so.start()] + words[says_so.end() : entry.end]
    if _SETTLED.search(_SAYS_SO.sub("", rest)):
        return None
    return _at_its_start(document, entry, _SURELY, until=says_so.end())


def _at_its_start(document: Document, entry: Span, weight: float, until: int | None = None) -> Found | None:
    """Whom an entry names within its first words, or before `until`."""
    end = min(entry.end, entry.start + _LONGEST_LEAD if until is None else until)
    return _named(document, Span(entry.start, end), weight)


def _named(document: Document, span: Span, weight: float) -> Found | None:
    found = first_named(ALL_NAMES, document, span, weight) or named_for_short(document, span)
    if found is None or found.value in ("general_practice", "emergency_medicine"):
        return None
    return Found(found.value, found.spans, weight)


def _how_soon(document: Document, entry: Span) -> Found | None:
    words = document.text.flowing
    if within := _WITHIN.search(words, entry.start, entry.end):
        level = time_level(within["words"])
        return Found(level, (Span(*within.span("words")),), _SURELY) if level else None
    named = _LEVEL.search(words, entry.start, entry.end)
    stated = stated_level(named["words"]) if named else None
    if named is None or stated is None:
        return None
    return Found(stated.level, (Span(*named.span("words")),), _SURELY)
