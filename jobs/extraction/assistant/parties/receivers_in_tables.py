"""Whom a record's table of referrals names: the column of the provider beside that of the reason, or, in a row without
a head, the place between the specialty and how soon."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.parties.departments import is_department
from jobs.extraction.assistant.parties.dividing import PeopleAndPlaces, people_and_organizations
from jobs.extraction.assistant.request.specialty.names import without_specialties
from jobs.extraction.found import Found
from jobs.extraction.text import CELL, Line, Span

_COLUMNS = re.compile(rf"[{CELL}|]")
_OF_A_REFERRAL = re.compile(r"(?:reason for )?(?:referral|consultation|referred service)s?", re.IGNORECASE)
_WHO = re.compile(r"(?:provider|performer|referred to|consultant|specialist)(?: name)?", re.IGNORECASE)
_SURENESS = 0.82


def receivers_in_tables(document: Document) -> Iterator[PeopleAndPlaces]:
    """Yield the people and places of the rows right below such a head."""
    lines = document.text.lines
    for head, row in pairwise(lines):
        names = [name.strip() for name in _COLUMNS.split(head.text)]
        if len(names) < 2 or not any(map(_OF_A_REFERRAL.fullmatch, names)):
            continue
        column = next((at for at, name in enumerate(names) if _WHO.fullmatch(name)), None)
        cells = _cells_of(row)
        if column is None or len(cells) != len(names):
            continue
        where = document.text.trimmed(cells[column].start, cells[column].end)
        if where is not None:
            yield people_and_organizations(document, where, _SURENESS)


def places_between(document: Document) -> Iterator[Found]:
    """Yield the places of rows that say nothing but to which specialty, where and how soon: "Cardiology", "Elm Heart
    Centre, Rhythm OPD", "Routine"."""
    for cells in document.text.cells:
        if len(cells) != _PARTS or not _HOW_SOON.fullmatch(cells[-1].words):
            continue
        if without_specialties(cells[0].words).strip():
            continue
        places = people_and_organizations(document, cells[1].span, _SURENESS)[1]
        yield from (found for found in places[:1] if not is_department(str(found.value)))


_PARTS = 3
_HOW_SOON = re.compile(r"(?:routine|urgent|soon|non-urgent|2 ?ww|emergency|usc)", re.IGNORECASE)


def _cells_of(line: Line) -> list[Span]:
    ends = [*(line.start + bar.start() for bar in _COLUMNS.finditer(line.text)), line.end]
    starts = [line.start, *(end + 1 for end in ends[:-1])]
    return [Span(start, end) for start, end in zip(starts, ends, strict=True)]
