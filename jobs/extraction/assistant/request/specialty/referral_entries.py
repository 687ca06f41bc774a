"""The entry of a plan or of a table of further visits that says of itself that it is the referral: "[x] Referral: Heart
Failure Clinic, to be seen within 7 days", a row "Lakeland Vascular Institute | within 5 days | REFERRAL. New patient".

A summary of a stay names many who have seen the patient or will again; this entry alone asks somebody new.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.page.checkboxes import unmarked_at
from jobs.extraction.assistant.request.specialty.first_named import (
    first_named,
    named_for_short,
    the_one_asked,
)
from jobs.extraction.assistant.request.specialty.names import ALL_NAMES, FIELDS_OF_HOUSES
from jobs.extraction.found import Found
from jobs.extraction.text import Cell, Span

_KIND = r"(?:(?:new|outpatient|specialist|specialty|ambulatory|external) )?"
_ENTRY = re.compile(
    rf"\W*(?:x\]\s*|\d+[.)]\s*)?(?P<name>{_KIND}(?:referrals?|refer))(?: (?:to|placed|made|sent))?"
    r"\s*[:\u2013\u2014-]\s*(?=\S)",
    re.IGNORECASE,
)
_SENDS_TO = re.compile(rf"\W*(?P<name>(?i:{_KIND}referrals?)) to (?=(?:the )?[A-Z])")
"""Without a colon, as a hospital lists what it does itself: "Referral to Urology TWOC clinic, within 3 weeks"."""
_PLACED = re.compile(
    r"\W*(?P<whom>[^:\n]{4,60}): (?P<name>(?:new )?referral (?:placed|made|sent|requested|submitted))\b",
    re.IGNORECASE,
)
"""Whom it went to before the colon: "Advanced Heart Failure Clinic: referral placed"."""
_SAYS_SO = re.compile(rf"{_KIND}referral(?: (?:placed|made|sent|needed))?(?:[.:,;]|\s*$)", re.IGNORECASE)
_OTHER_MATTER = re.compile(
    r"(?:date|source|by|from|reason|id|no|number|status|type|form|made by|diagnos[ie]s|none|n/?a|not)\b",
    re.IGNORECASE,
)
_WEIGHT = 0.86


def referral_entry(document: Document) -> Found | None:
    """Return the one specialty that such entries name; None where they name several or none."""
    return the_one_asked(_named(document))


def _named(document: Document) -> Iterator[Found]:
    for line in document.text.lines:
        for asked, span in _places(document.text.cells[line.number]):
            if unmarked_at(document.text, asked) or _OTHER_MATTER.match(document.text[span]):
                continue
            found = (
                first_named(ALL_NAMES, document, span, _WEIGHT)
                or first_named(FIELDS_OF_HOUSES, document, span, _WEIGHT)
                or named_for_short(document, span)
            )
            if found is not None and found.value != "general_practice":
                yield found


def _places(cells: tuple[Cell, ...]) -> Iterator[tuple[int, Span]]:
    """Where "Referral" stands, and what is behind it, or the first cell of the row of which a later one begins so."""
    for number, cell in enumerate(cells):
        start = cell.span.start
        entry = _ENTRY.match(cell.words) or _SENDS_TO.match(cell.words)
        placed = _PLACED.match(cell.words)
        if entry is not None:
            yield start + entry.start("name"), Span(start + entry.end(), cell.span.end)
        elif placed is not None:
            yield start + placed.start("name"), Span(start + placed.start("whom"), start + placed.end("whom"))
        elif number and _SAYS_SO.match(cell.words):
            yield cell.span.start, cells[0].span
