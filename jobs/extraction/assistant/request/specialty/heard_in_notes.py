"""Which specialty a short note is for, by names and content together: who is asked for among all that it names ("Endo
please", "Practice nurse >> podiatry", "could cardio bring forward his echo?"), and what the story is about.
"""

from __future__ import annotations

import re
from dataclasses import replace
from math import exp

from jobs.extraction.assistant import notes
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.modifiers import asserted_at
from jobs.extraction.assistant.page.checkboxes import unmarked_at
from jobs.extraction.assistant.page.correspondence import salutations
from jobs.extraction.assistant.page.handed_on import is_handed_on
from jobs.extraction.assistant.request.specialty.heard import name_model
from jobs.extraction.assistant.request.specialty.heard.cues import OF_THE_ASKED
from jobs.extraction.assistant.request.specialty.heard.joint import Said, heard_in, said_of_a_note
from jobs.extraction.assistant.request.specialty.heard.places import NamedPlace, places_in
from jobs.extraction.assistant.request.specialty.heard.rules import said_by_rules
from jobs.extraction.assistant.request.specialty.implied import (
    FOLLOWS_FROM_CONTENT,
    scores_of_words,
    telling_places,
)
from jobs.extraction.assistant.request.words_of_notes import words_of
from jobs.extraction.found import Found
from jobs.extraction.layout.spans import Spans
from jobs.extraction.specialty_model import Term, specialty_model, terms_of
from jobs.extraction.text import Span

_LEAST = 0.45
_ASKED, _CLEARLY_ASKED, _TOLD = 0.0, 1.0, -1.5
"""Odds (their logarithm) from which a name is shown as who is asked for, is taken where the content tells nothing, and
below which it is only told of."""
_ASKED_WHATEVER_RULES_SAY = 2.0
_TOLD_WHATEVER_RULES_SAY = -3.5
_SURELY_A_SURGERY = 0.9
_MOST_BEHIND_A_LABEL = 2
_SURE_DESPITE_A_REQUEST = 0.8
"""How likely a specialty must be that nobody asks for beside one that somebody does."""
_LONGEST_NAME = 11
_SURE_OF_THE_STORY = 0.6
"""How likely a specialty must be for which no listed word speaks."""
_ONLY_BY_NAME = ("general_practice", "other")
_NAMED, _IMPLIED, _IMPLIED_OF_A_NAME = 0.95, 0.9, 0.75
"""What the probability is worth: notes wander more than those that were learnt from."""


def heard_specialty(document: Document) -> Found | None:
    """Return the specialty that a short document is most likely for, with the name that asks for it or the words that
    tell; None of a longer one, and where none is likely enough."""
    said = document.once(_said)
    if said is None:
        return None
    slug, probability = said.likeliest(name_model().joint) or ("", 0.0)
    if probability < _LEAST:
        return _alone_asked(said)
    if slug == "general_practice" and slug not in said.names:
        return _at_the_surgery(said, probability)
    odds, place = said.names.get(slug, (_TOLD, None))
    if probability < _SURE_DESPITE_A_REQUEST and odds < _ASKED and (asked := _asked_by_its_words(said)):
        return asked
    if place is not None and odds >= _ASKED:
        return Found(slug, (place.span,), round(_NAMED * probability * _chance(odds + 1.0), 4))
    return _of_the_story(document, said, slug, probability)


def asked_in_a_note(document: Document) -> Found | None:
    """Return the name that a short note clearly asks for, whatever kind of paper its words make of it: a summary of a
    stay may end with "Neurology please". None of a longer document, and where the story alone speaks."""
    if not document.once(notes.is_note):
        return None
    heard = heard_specialty(document)
    said = document.once(_said)
    if heard is None or said is None or heard.value not in said.names:
        return None
    odds, place = said.names[str(heard.value)]
    return heard if heard.spans == (place.span,) and _is_clearly_asked(odds, place) else None


def _is_clearly_asked(odds: float, place: NamedPlace) -> bool:
    return odds >= (_CLEARLY_ASKED if said_by_rules(place) == "asked" else _ASKED_WHATEVER_RULES_SAY)


def is_heard_as_told(document: Document, found: Found) -> bool:
    """Tell whether a note is heard to name a specialty for another reason than to ask for it: as who writes, or who is
    known. One that may be either gives way to another that is clearly asked for."""
    span = found.spans[0]
    there = [(place, odds) for place, odds in document.once(_heard_names) if place.span.meets(span)]
    if any(_stands_behind_its_label(place) for place, _ in there):
        return False
    odds = [odds for _, odds in there]
    if odds and max(odds) < _TOLD:
        return True
    if not (max(odds) < _ASKED if odds else document.once(_people_in).meet(span)):
        return False
    asked = asked_in_a_note(document)
    return asked is not None and asked.value != found.value


def _stands_behind_its_label(place: NamedPlace) -> bool:
    """Whether a line names whom it asks right behind its label ("Refer to: sleep physician"), not further on ("made by
    dentist")."""
    between = place.before.rpartition(":")[2].split()
    return OF_THE_ASKED.fullmatch(place.label) is not None and len(between) <= _MOST_BEHIND_A_LABEL


def _heard_names(document: Document) -> tuple[tuple[NamedPlace, float], ...]:
    return tuple(heard_in(names_told(document), name_model()))


def is_note(document: Document) -> bool:
    """Tell whether a document is a short note that greets no specialty by its name: that one would be who is asked."""
    if not document.once(notes.is_note):
        return False
    return document.text.once(is_handed_on) or document.once(_greeted) is None


def greeted_in_a_note(document: Document) -> Found | None:
    """Return the specialty that the salutation of a short note greets ("Dear OT, home assessment for rails")."""
    place = document.once(_greeted) if document.once(notes.is_short) else None
    return Found(place.slug, (place.span,), 0.88) if place is not None else None


def _greeted(document: Document) -> NamedPlace | None:
    """The name in the words that greet: "Dear colleague in Anaesthesia", not "Hello from Radiation Oncology"."""
    for number in document.text.once(salutations):
        line = document.text.lines[number]
        greeting = _GREETING.match(line.text)
        if greeting is None or not greeting.group():
            continue
        for place in places_in(line.text, document.text.folded[line.start : line.end]):
            if place.span.end <= greeting.end() and said_by_rules(place) != "told":
                return replace(place, span=Span(line.start + place.span.start, line.start + place.span.end))
    return None


_GREETING = re.compile(
    r"\W*(?:dear|hi|hello|hey|good (?:morning|afternoon|evening))\b(?:[ (]{1,2}(?!(?:from|it|this|just)\b)"
    r"[\w&/'\u2019-]+\)?){0,7}|(?!\W*(?:dear|hi|hello|hey|good)\b).*",
    re.IGNORECASE,
)


def told_in_a_note(document: Document) -> frozenset[str]:
    """Return the specialties that a short note only tells of: they are not what its story is about."""
    said = document.once(_said)
    if said is None:
        return frozenset()
    return frozenset(
        slug for slug, (odds, place) in said.names.items() if place.sure and _is_told(odds, place)
    )


def _is_told(odds: float, place: NamedPlace) -> bool:
    """Whether a name is only told of: rules that hear it asked for, but not who writes at the head, count as well."""
    said = said_by_rules(place)
    if said == "asked" and not place.first:
        return odds < _TOLD_WHATEVER_RULES_SAY
    return odds < (_ASKED if said == "told" else _TOLD)


def _said(document: Document) -> Said | None:
    """What the names and the story of a short document say; None of a longer one, and in a language not learnt."""
    if not document.once(notes.is_short) or not name_model().knows(words_of(document.text.flowing)):
        return None
    return said_of_a_note(
        words_told(document), names_told(document), names=name_model(), content=specialty_model()
    )


def names_told(document: Document) -> list[NamedPlace]:
    """Return the names of specialties that a note tells, but for those of the people in its head and foot, and options
    that nobody ticked."""
    of_people, text = document.once(_people_in), document.text
    return [
        place
        for place in places_in(text.flowing, text.folded)
        if not of_people.meet(place.span) and not unmarked_at(text, place.span.start)
    ]


def words_told(document: Document) -> list[Term]:
    """Return the words of a note's story: none of the people in its head and foot, of relatives, or denied."""
    of_people = document.once(_people_in)
    return [
        term
        for term in terms_of(document.text.flowing)
        if not of_people.hold(term.start) and _is_of_now(document, term)
    ]


def _people_in(document: Document) -> Spans:
    """Where a note tells of people and houses beside labels: none that tells its story there ("Dentist: burning mouth,
    teeth fine, no better with rinses")."""
    spans = notes.places_of_people(document)
    return Spans(span for span in spans if len(document.text[span].split()) <= _LONGEST_NAME)


def _alone_asked(said: Said) -> Found | None:
    """The one name that is clearly asked for, where the story tells nothing."""
    asked = [(odds, place) for odds, place in said.names.values() if odds >= _ASKED]
    if len(asked) != 1 or asked[0][0] < _CLEARLY_ASKED:
        return None
    odds, place = asked[0]
    return Found(place.slug, (place.span,), round(_NAMED * _chance(odds), 4))


def _asked_by_its_words(said: Said) -> Found | None:
    """The one name that is clearly asked for, by rules too and not in a signature, where the story leaves it open."""
    asked = _alone_asked(said)
    place = said.names[str(asked.value)][1] if asked else None
    if place is None or not place.sure or place.foot or _OF_TWO.match(place.words):
        return None
    return asked if said_by_rules(place) == "asked" else None


_OF_TWO = re.compile(r"(?:hand|neuro|older)\b")
"""Names that two specialties share, of which the story tells which: hand surgeons, "neuro reg", older people."""


def _at_the_surgery(said: Said, probability: float) -> Found | None:
    """The house of a general practitioner, where the story is for one: "Surgery please see", of a pharmacist."""
    odds, place = said.names.get("general_surgery", (_TOLD, None))
    if place is None or place.words != "surgery" or odds < _CLEARLY_ASKED or probability < _SURELY_A_SURGERY:
        return None
    return Found("general_practice", (place.span,), round(_NAMED * probability * _chance(odds), 4))


def _chance(odds: float) -> float:
    return 1.0 / (1.0 + exp(-odds))


def _of_the_story(document: Document, said: Said, slug: str, probability: float) -> Found | None:
    """What the story is about, with the words that tell it most; no name is among them."""
    names = Spans(place.span for _, place in said.names.values() if place.sure)
    listed = [
        span for span in scores_of_words(document, None).get(slug, (0.0, []))[1] if not names.meet(span)
    ]
    terms = said.content[slug].terms if slug in said.content else ()
    spans = telling_places(listed, [term for term in terms if not names.meet(Span(term.start, term.end))])
    if slug in _ONLY_BY_NAME or not spans or not (listed or probability >= _SURE_OF_THE_STORY):
        return None
    worth = _IMPLIED_OF_A_NAME if slug in said.names else _IMPLIED
    return Found(slug, spans, round(worth * probability, 4), (FOLLOWS_FROM_CONTENT,))


def _is_of_now(document: Document, term: Term) -> bool:
    asserted = asserted_at(document.text, document.outline, Span(term.start, term.end))
    return asserted not in ("negated", "family")
