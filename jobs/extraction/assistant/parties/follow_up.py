"""Whom the summary of a stay sends the patient on to: the line under "Follow-up" that names a service, and who is seen
where."""

from __future__ import annotations

import re

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.page.follow_ups import HEADS_A_FOLLOW_UP, LEADS_TO_A_SERVICE
from jobs.extraction.assistant.parties.dividing import PeopleAndPlaces, people_and_organizations
from jobs.extraction.assistant.parties.usual_doctors import calls_the_usual_doctor
from jobs.extraction.assistant.request.specialty.destinations import short_name
from jobs.extraction.assistant.request.specialty.names import ALL_NAMES
from jobs.extraction.assistant.values.credentials import IS_CREDENTIAL
from jobs.extraction.text import Span

_SERVICE = re.compile(r"(?P<what>[A-Z][A-Za-z&/ -]{2,40}): +(?=[A-Z])")
_HOW_SOON = re.compile(
    r",? (?:in|within|on|by|at|for|after) "
    r"(?=\d|the\b|an?\b|one\b|two\b|three\b|next\b|(?:mon|tues|wednes|thurs|fri)day)|"
    r"[.;] |,? \(?\d{3}[-.) ]",
    re.IGNORECASE,
)
_LINES_BELOW = 4
_SURENESS = 0.78


def followed_up_by(document: Document) -> PeopleAndPlaces:
    """Return the people and places of the first such line that names a place; none for the patient's usual doctor."""
    lines = document.text.lines
    for head in lines:
        if HEADS_A_FOLLOW_UP.fullmatch(head.text) is None:
            continue
        people, places = _in_the_first_row(document, head.number)
        if people or places:
            return people, places
        for line in lines[head.number + 1 : head.number + 1 + _LINES_BELOW]:
            lead = LEADS_TO_A_SERVICE.match(line.text)
            service = _SERVICE.match(line.text, lead.end() if lead else 0)
            if service is None or not _is_a_specialty(service["what"]):
                continue
            start = line.start + service.end()
            soon = _HOW_SOON.search(document.text.content, start, line.end)
            where = Span(start, soon.start() if soon else line.end)
            people, places = _people_and_places(document, where)
            if places:
                return people, places
    return [], []


def _in_the_first_row(document: Document, head: int) -> PeopleAndPlaces:
    """Those of the first row of a table that names who is seen, and when; none for the patient's usual doctor."""
    columns, row = (document.text.cells[at : at + 1] or ((),) for at in (head + 1, head + 2))
    names = [cell.words.strip(" :") for cell in columns[0]]
    if len(names) < 2 or not _WHO.fullmatch(names[0]) or not _WHEN.fullmatch(names[1]) or not row[0]:
        return [], []
    who = row[0][0]
    if calls_the_usual_doctor(who.words) or _OWN_DOCTOR.search(who.words):
        return [], []
    number = _NUMBER.search(who.words)
    end = who.span.start + number.start() if number else who.span.end
    return people_and_organizations(document, Span(who.span.start, end), _SURENESS)


_WHO = re.compile(r"who|with(?: whom)?|name|provider|doctor|clinic|appointment with|see", re.IGNORECASE)
_WHEN = re.compile(r"when|date(?: ?(?:/|and|&) ?time)?|in|how soon", re.IGNORECASE)
_OWN_DOCTOR = re.compile(r"\b(?:PCP|GP|your (?:own|regular|usual|family))\b")
_NUMBER = re.compile(r",? ?\(?\d{3}[-.) ]")


def _is_a_specialty(what: str) -> bool:
    """Whether words before a colon name a specialty, and not a pharmacy, an employer or who sees the patient anyway."""
    if calls_the_usual_doctor(what):
        return False
    named = [slug for slug, _ in ALL_NAMES.matches(what.lower())]
    return short_name(what) is not None or any(slug != "general_practice" for slug in named)


def _people_and_places(document: Document, where: Span) -> PeopleAndPlaces:
    """Those of words that name a place and behind a comma somebody with letters: "Elm Hand Center, Ida Moss, MD"."""
    person = _SOMEBODY.search(document.text.content, where.start, where.end)
    if person is None:
        return people_and_organizations(document, where, _SURENESS)
    _, places = people_and_organizations(document, Span(where.start, person.start()), _SURENESS)
    people, _ = people_and_organizations(document, Span(person.end(), where.end), _SURENESS)
    return people, places


_SOMEBODY = re.compile(
    rf",\s+(?=(?:[A-ZÀ-Þ][\w'\u2019.-]*\s){{1,3}}[A-ZÀ-Þ][\w'\u2019-]+,? (?:{IS_CREDENTIAL.pattern})(?![\w-]))"
)
