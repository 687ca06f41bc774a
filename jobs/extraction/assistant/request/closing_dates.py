"""The day on which a note was written where it is nothing but the last words of it, behind who wrote it or from where:
"Ref: Dr Ada Quill, Heron Surgery 13/11/26"."""

from __future__ import annotations

import re

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.parties.addressees import DOCTOR
from jobs.extraction.assistant.request.days_of_supply import is_of_a_supply
from jobs.extraction.found import Found
from jobs.extraction.text import Span

_LINES_OF_AN_END = 3
_RECENT_DAYS = 400
_REACH = 30
"""Letters before a date which say what day it is."""
_BEHIND_WHO = re.compile(r"(?:[A-Z\u00c0-\u00de][\w'\u2019.-]*,?|[.;)]) *[\u2013\u2014-]? *$")
_ANOTHER_DAY = re.compile(
    r"\b(?:d\.?o\.?b|birth|born|n[\u00e9e]+e?|geb\w*|nat[oa]|nac\w*|since|onset|last|next|until|due|seen|seit|depuis|"
    r"desde|dal|visit|review\w*|admi\w+|discharg\w*|surgery on|operat\w*|scan|x-?ray|mri|ct|bloods?|results?|lmp|edd|"
    r"app(?:oin)?t\w*|started|stopped|dated|vaccin\w*|exp\w*|valid\w*|from|to)\b",
    re.IGNORECASE,
)
_LISTS = frozenset(
    {"results", "vitals", "immunizations", "medications", "procedures", "encounters", "allergies"}
)


def closing_date(document: Document) -> Found | None:
    """Return the day that ends a page's last lines, None where what stands before it makes it another day."""
    lines = document.text.lines
    last = {line.page: line.number for line in lines}
    for line in reversed(lines):
        if last[line.page] - line.number >= _LINES_OF_AN_END:
            continue
        for written in document.dates_in(Span(line.start, line.end)):
            before = document.text.content[max(line.start, written.start - _REACH) : written.start]
            ends = not document.text.content[written.end : line.end].strip(" .,)")
            age = (document.today - written.value).days
            section = document.outline.section_at(line.start)
            listed = section is not None and section.key in _LISTS and not DOCTOR.search(line.text)
            fits = _BEHIND_WHO.search(before) is not None and not _ANOTHER_DAY.search(before)
            supplied = is_of_a_supply(document, Span(written.start, written.end))
            if ends and fits and not listed and not supplied and 0 <= age < _RECENT_DAYS:
                return document.date_found(written, 0.6)
    return None
