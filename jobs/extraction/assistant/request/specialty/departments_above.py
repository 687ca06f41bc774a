"""The department on the line above a house whose own name holds another specialty: "Dept. of Neurosurgery" over
"Institute of Neurosciences"."""

from __future__ import annotations

import re
from dataclasses import replace

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.request.specialty.first_named import PROPER
from jobs.extraction.found import Found
from jobs.extraction.text import Span

_DEPARTMENT = re.compile(r"\W*(?:dep(?:artmen)?t\b\.?|division|service|section) of\b", re.IGNORECASE)
_LONGEST = 7
_GENERAL = ("general_practice", "pediatrics")


def department_above(document: Document, named: Found) -> Found | None:
    """Return the specialty of the department right above the words that name one; None where there is none."""
    number = document.text.line_at(named.start).number
    above = document.text.lines[number - 1] if number else None
    if above is None or _DEPARTMENT.match(above.text) is None or len(above.text.split()) > _LONGEST:
        return None
    for slug, match in PROPER.matches(document.text.folded, start=above.start, end=above.end):
        if slug not in _GENERAL:
            return replace(named, value=slug, spans=(Span(match.start(), match.end()),))
    return None
