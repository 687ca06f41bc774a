"""How urgent the document itself says it is, on the scale of FHIR's request priority."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.page.sentences import with_i
from jobs.extraction.assistant.request.urgency.abroad import (
    IN_OTHER_LANGUAGES,
)
from jobs.extraction.assistant.request.urgency.abroad_further_off import IN_LANGUAGES_FURTHER_OFF
from jobs.extraction.assistant.request.urgency.abroad_idioms import BROUGHT_ABROAD
from jobs.extraction.assistant.request.urgency.abroad_wishes import WISHED_ABROAD
from jobs.extraction.assistant.request.urgency.alone import alone_in_a_sentence, alone_in_brackets, in_a_row
from jobs.extraction.assistant.request.urgency.asked import asked_haste, asked_leisure
from jobs.extraction.assistant.request.urgency.choices import chosen_urgency
from jobs.extraction.assistant.request.urgency.days_from_an_event import DAYS_FROM_AN_EVENT
from jobs.extraction.assistant.request.urgency.heads import headed_urgency
from jobs.extraction.assistant.request.urgency.heard_in_notes import heard_urgencies
from jobs.extraction.assistant.request.urgency.held import HELD
from jobs.extraction.assistant.request.urgency.idioms import IDIOMS
from jobs.extraction.assistant.request.urgency.in_notes import urgencies_in_notes
from jobs.extraction.assistant.request.urgency.in_prose import IN_PROSE
from jobs.extraction.assistant.request.urgency.keys import keyed_urgency
from jobs.extraction.assistant.request.urgency.labelled import alone_behind_a_colon, labelled_urgency
from jobs.extraction.assistant.request.urgency.levels import stated_level, time_level
from jobs.extraction.assistant.request.urgency.named_in_notes import urgencies_named_in_notes
from jobs.extraction.assistant.request.urgency.of_this_request import says_it_of_this_request
from jobs.extraction.assistant.request.urgency.offered import (
    heads_a_column,
)
from jobs.extraction.assistant.request.urgency.on_the_way import ON_THE_WAY
from jobs.extraction.assistant.request.urgency.raised import raised
from jobs.extraction.assistant.request.urgency.spans_wished import SPANS_WISHED
from jobs.extraction.assistant.request.urgency.struck_out import urgency_not_struck_out
from jobs.extraction.assistant.request.urgency.times_below_boxes import class_with_its_time
from jobs.extraction.assistant.request.urgency.times_in_notes import urgencies_of_times_in_notes
from jobs.extraction.assistant.request.urgency.titles import urgency_in_titles
from jobs.extraction.assistant.request.urgency.words import LEVEL
from jobs.extraction.assistant.request.urgency.yes_or_no import answered_urgency
from jobs.extraction.found import Found
from jobs.extraction.text import Span

_MOVES = frozenset(pattern for _, _, pattern in (*ON_THE_WAY, *BROUGHT_ABROAD))
_IN_SENTENCES = (
    *IN_PROSE,
    *IDIOMS,
    *HELD,
    *SPANS_WISHED,
    *DAYS_FROM_AN_EVENT,
    *ON_THE_WAY,
    *IN_OTHER_LANGUAGES,
    *IN_LANGUAGES_FURTHER_OFF,
    *BROUGHT_ABROAD,
    *WISHED_ABROAD,
)


def urgency_of(document: Document) -> Found | None:
    """Return the urgency that the document states, with the words that state it, the last of those to which it raises
    itself; None when it states none."""
    stated = _stated(document)
    if stated is not None and _names_a_clinic(document, stated):
        stated = _in_prose(document, clinics=False) or stated
    return raised(document, stated)


def _names_a_clinic(document: Document, found: Found) -> bool:
    """Whether a word of haste is part of what a clinic is called, which sees people within days, too: "Please review in
    emergency clinic in next 48h"."""
    return _CLINIC.match(document.text.flowing, found.start) is not None


_CLINIC = re.compile(r"(?:emergency|urgent|rapid|acute) (?:[\w-]+ )?clinics?\b", re.IGNORECASE)


def _stated(document: Document) -> Found | None:
    return (
        urgency_not_struck_out(document.text)
        or keyed_urgency(document.text)
        or next(in_a_row(document), None)
        or labelled_urgency(document)
        or class_with_its_time(document.text)
        or chosen_urgency(document.text, document.text.lines)
        or headed_urgency(document.text)
        or answered_urgency(document.text)
        or urgency_in_titles(document)
        or _in_prose(document)
        or alone_behind_a_colon(document)
        or _in_a_note(document)
    )


def urgency_of_a_paper(document: Document) -> Found | None:
    """Return the urgency in the sentences of a paper that asks for nothing; its stamps, heads and boxes are of a sample
    or of an answer, not of the patient."""
    return _in_prose(document)


def _in_a_note(document: Document) -> Found | None:
    """What a short note names or is heard to say, but where its words are known to be about something else."""
    for found in chain(
        urgencies_named_in_notes(document), urgencies_of_times_in_notes(document), heard_urgencies(document)
    ):
        if says_it_of_this_request(
            document, found.start, found.spans[0], calm=found.value == "routine", alone=True
        ):
            return found
    return None


def _in_prose(document: Document, *, clinics: bool = True) -> Found | None:
    """How soon sentences say it; without `clinics`, but by what a clinic is called."""
    found: list[Found] = []
    for level, confidence, pattern in _IN_SENTENCES:
        moves = pattern in _MOVES
        for match in document.phrase(pattern):
            span = Span(match.start("words"), match.end("words"))
            if not heads_a_column(document.text, span) and says_it_of_this_request(
                document, match.start(), span, calm=level == "routine", by_others=moves
            ):
                named = LEVEL.match(document.text.flowing, span.start, span.end)
                stated = level or (named and named.lastgroup) or _level_of(document.text[span])
                found.append(Found(stated, (span,), confidence))
    found += _in_requests(document)
    found += [
        one
        for one in (
            *alone_in_a_sentence(document),
            *alone_in_brackets(document),
            *urgencies_in_notes(document),
        )
        if says_it_of_this_request(document, one.start, one.spans[0], calm=one.value == "routine", alone=True)
    ]
    if not clinics:
        found = [one for one in found if not _names_a_clinic(document, one)]
    if any(one.value != "routine" for one in found):
        found = [one for one in found if not (one.value == "routine" and _is_of_one_matter(document, one))]
    return min(found, key=lambda one: (-one.confidence, one.start), default=None)


def _is_of_one_matter(document: Document, calm: Found) -> bool:
    """Whether words behind those that can wait name what can: "no rush about that, but ...". Where the letter asks for
    haste elsewhere, that is for what it was written."""
    return _ABOUT_ONE.match(document.text.flowing, calm.spans[-1].end) is not None


_ABOUT_ONE = re.compile(
    r"\W{0,2}(?:about|for|with|over|on|regarding) (?:that|those|these|the|either|his|her|their|any)\b",
    re.IGNORECASE,
)


def _level_of(words: str) -> str:
    """The level of words that hold no plain word of urgency: a time, a category of a country."""
    stated = stated_level(words)
    return time_level(words) or (stated.level if stated else "urgent")


def _in_requests(document: Document) -> Iterator[Found]:
    """How soon sentences that ask for something want it."""
    for sentence in document.sentences:
        words = with_i(document.text.flowing[sentence.span.start : sentence.span.end])
        for asked in (asked_leisure(words), asked_haste(words)):
            if asked is not None:
                span = Span(sentence.span.start + asked.start, sentence.span.start + asked.end)
                if says_it_of_this_request(document, span.start, span, calm=asked.level == "routine"):
                    yield Found(asked.level, (span,), asked.sureness)
                    break
