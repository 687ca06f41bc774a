"""Conditions that are over: by the words behind them, or by the list and the head that they stand in."""

from __future__ import annotations

import re

from jobs.extraction.assistant.clinical.diagnosis_names import ICD10CM
from jobs.extraction.assistant.clinical.entries import entries_of
from jobs.extraction.assistant.clinical.entry import Entry
from jobs.extraction.assistant.clinical.past_events import is_over
from jobs.extraction.assistant.clinical.words_of_status import OVER_BEHIND
from jobs.extraction.assistant.clinical.words_of_telling import SENTENCE_ENDS
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.page.outline import Section
from jobs.extraction.found import Found

_OVER = re.compile(r"\b(?:resolved|inactive)\b", re.IGNORECASE)
_DIAGNOSES = re.compile(r"\bdiagnos[ei]s\b", re.IGNORECASE)
_SEVERAL = re.compile(r"[.;,]\s(?!(?:19|20)\d\d\b)")
"""Within an entry that tells of more than one thing: one of them is over, and nobody knows which."""

_CODE_BEHIND = re.compile(r"^\s*[\[(][^\[\]()\n]{1,30}[\])]")
"""The code of a condition in brackets behind its name."""


def is_past(document: Document, condition: Found) -> bool:
    """Tell whether a condition of a sentence is over by what stands behind it, or stands in an entry that is."""
    place = condition.spans[-1]
    section = document.outline.section_at(place.start)
    if is_in_an_entry_that_is_over(document, condition):
        return True
    following = document.text.content[place.end : place.end + 80]
    if section is not None and OVER_BEHIND.match(_CODE_BEHIND.sub("", following, count=1)):
        return True
    behind = re.split(r"[.;,](?=\s|$)", document.text.flowing[place.end : place.end + 60], maxsplit=1)[0]
    this_year = year_of_what_is_had(document, section)
    return is_over(str(condition.value), behind, listed_as_past=False, this_year=this_year)


def year_of_what_is_had(document: Document, section: Section | None) -> int | None:
    """Return this year, where a section is headed as what somebody has: what it dates in this year is not over."""
    if section is None or section.key not in ("problems", "assessment"):
        return None
    head = document.text.content[section.heading.start : section.heading.end]
    return document.today.year if _DIAGNOSES.search(head) else None


def is_in_an_entry_that_is_over(document: Document, condition: Found) -> bool:
    """Tell whether a condition stands in an entry of a list that is over, and nothing else is told of there."""
    place = condition.spans[-1]
    section = document.outline.section_at(place.start)
    headed_so = section is not None and is_headed_as_over(document, section)
    several = SENTENCE_ENDS if headed_so else _SEVERAL
    return any(
        entry.span.meets(place)
        and not several.search(document.text.content, entry.span.start, entry.span.end)
        for entry in document.once(_over)
    )


def codes_of_the_past(document: Document) -> set[str]:
    """Return the codes of entries that are over."""
    return {
        code
        for entry in document.once(_over)
        for code in ICD10CM.findall(document.text.content, entry.span.start, entry.span.end)
    }


def _over(document: Document) -> tuple[Entry, ...]:
    """The entries of lists that are over, by their own words or by their head."""
    return tuple(
        entry
        for section in document.outline.of("problems", "assessment", "past")
        for entry in entries_of(document, section)
        if entry.ended or is_headed_as_over(document, section)
    )


def is_headed_as_over(document: Document, section: Section) -> bool:
    """Tell whether a section is headed as what is over: "RESOLVED PROBLEMS"."""
    return _OVER.search(document.text.content[section.heading.start : section.heading.end]) is not None
