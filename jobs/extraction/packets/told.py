"""Whose page it is where no label says so: the patient whom a letter tells of, as the assistant reads it ("Thank you
for seeing Mrs Ada Quill, born 3 May 1951").

Only pages that come with others are looked at in this way: it costs what looking for the patient on a page costs.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.patient.birth_dates import birth_date_of
from jobs.extraction.assistant.patient.names import spelled, surest_name
from jobs.extraction.assistant.patient.names_cut_out import Named
from jobs.extraction.assistant.values.given_names import is_given_name
from jobs.extraction.capitals import reads_like_a_word
from jobs.extraction.packets.identity import Printed
from jobs.extraction.packets.names import Name, name_of
from jobs.extraction.packets.printed import stands_among_others

_SURE_ENOUGH, _SURE_WITH_A_TITLE = 0.75, 0.6
"""How often a name or a date must be right to be told for the patient's of a page; a name with "Mrs" is a person's."""


@dataclass(frozen=True, slots=True)
class _Somebody:
    name: Name
    named: Named


def with_patient_told(document: Document, printed: Printed) -> Printed:
    """Return what a page prints of its patient, with the name and the birth date that it tells where it prints none."""
    named_whole = any(name.is_full for name in printed.names)
    if named_whole and printed.birth_dates:
        return printed
    somebody = _somebody_told_of(document)
    names, dates, spans = printed.names, printed.birth_dates, []
    if somebody is not None and not named_whole:
        names = (*names, somebody.name)
        spans.append(somebody.named[1])
    if not dates:
        born = birth_date_of(document, somebody.named if somebody else None)
        if born is not None and born.confidence >= _SURE_ENOUGH:
            dates = (date.fromisoformat(str(born.value)),)
            spans += born.spans
    evidence = (*printed.evidence, *document.text.evidence(*spans))
    return replace(printed, names=names, birth_dates=dates, evidence=evidence)


def _somebody_told_of(document: Document) -> _Somebody | None:
    """Who surely is somebody, by given and family name: less would fit too many people, and on the later pages of a
    record other things stand before dates as names do ("Last Filed Vitals (3/16/2026)")."""
    named = document.once(surest_name)
    if named is None or not named[0].given or not named[0].family:
        return None
    if named[2] < (_SURE_WITH_A_TITLE if named[0].title else _SURE_ENOUGH):
        return None
    given, family = (spelled(document, part) for part in (named[0].given, named[0].family))
    words = (*given.split(), *family.split())
    if any(map(reads_like_a_word, words)) and not any(map(is_given_name, words)):
        return None
    if stands_among_others(document, document.text.line_at(named[1].start).number):
        return None
    name = name_of(f"{family}, {given}")
    return _Somebody(name, named) if name is not None and name.is_full else None
