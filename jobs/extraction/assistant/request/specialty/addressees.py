"""Whether a specialty stands behind the name of the person whom a letter is written to: "Dr Paul Hendry, Consultant
Cardiologist", "To: Dr Vera Lund, Cardiology". It is then the one that is asked, whatever the letter tells of below."""

from __future__ import annotations

import re

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.request.specialty.first_named import first_named
from jobs.extraction.assistant.request.specialty.names import ALL_NAMES
from jobs.extraction.assistant.request.specialty.weighed import tells_of_others
from jobs.extraction.found import Found
from jobs.extraction.text import Span

_NAMED_BEFORE = re.compile(
    r"\W*(?:(?:to|attn|attention|fao)\W+)?(?:Dr|Mr|Mrs|Ms|Miss|Prof|Professor)\.? "
    r"(?-i:[A-Z])[\w.'\u2019-]*(?: (?-i:[A-Z])[\w.'\u2019-]*){0,3}, "
    r"(?:(?:senior |lead )?consultants? (?:in )?|dep(?:artmen)?t\.? of |professor of )?",
    re.IGNORECASE,
)


def is_the_addressees(document: Document, found: Found) -> bool:
    """Tell whether a specialty is what the line of the receiver says of the person it names first."""
    line = document.text.line_at(found.start)
    if document.outline.block_at(line.start) != "recipient":
        return False
    return _NAMED_BEFORE.fullmatch(document.text.content, line.start, found.start) is not None


def addressees_specialty(document: Document) -> Found | None:
    """Return the specialty that the line of the receiver says of the person it names; None where it says none."""
    for line in document.text.lines:
        if document.outline.block_at(line.start) != "recipient":
            continue
        named = first_named(ALL_NAMES, document, Span(line.start, line.end), _SURE)
        if (
            named is not None
            and named.value != "general_practice"
            and is_the_addressees(document, named)
            and not tells_of_others(document, line.start, named.spans[0])
        ):
            return named
    return None


_SURE = 0.84
