"""Those to whom only a copy goes, named beside who is asked: "cc Dr. Ada Quill, fax 705-555-0177", "Copy to GP: Dr N.
Hill". They neither send nor receive the referral."""

from __future__ import annotations

import re

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.labels.labelled import Label


def is_of_a_copy(document: Document, label: Label) -> bool:
    """Tell whether a label stands in its cell behind words that say that a copy goes to whom it names, or such words
    end its value: "GP: Dr N. Hill, Elm Surgery, copied."."""
    cell = document.text.cell_at(label.span.start)
    if cell is None:
        return False
    if _COPY.search(document.text.content, cell.span.start, label.span.start) is not None:
        return True
    return label.value is not None and _COPIED_BEHIND.search(document.text[label.value]) is not None


def is_within_a_copy(document: Document, offset: int) -> bool:
    """Tell whether what stands at a place is one of those to whom a sentence says that copies go, over the ends of its
    lines: "Copy: ENT booking; Elm Surgery"."""
    before = document.text.flowing[max(0, offset - _REACH) : offset]
    return _COPIES_GO_TO.search(before) is not None


_REACH = 160
_COPIES_GO_TO = re.compile(
    r"(?:^|[.\n\t] ?)(?:c\.?c\.?|cop(?:y|ies)(?: (?:to|sent to))?|copied to) ?:"
    r"(?:[^.\n\t]|(?<=Dr)\.|(?<=Mr)\.|(?<=Mrs)\.)*$",
    re.IGNORECASE,
)
_COPIED_BEHIND = re.compile(
    r"(?:,|\() ?(?:copied|copy|cc(?:['\u2019]?d)?|for (?:information|info)(?: only)?)\)?\.?$", re.I
)


_COPY = re.compile(
    r"(?<!\w)(?:c\.?c\.?(?: to)?|copy(?: to)?|copies(?: to)?)"
    r"(?:[: ](?:[^\n;|.?!]|(?<=Dr)\.|(?<=Mrs)\.|(?<=Mr)\.|(?<=\b[A-Z])\.){3,60}|[: ]{1,3})$",
    re.IGNORECASE,
)
