"""Those to whom only a copy goes, named beside who is asked: "cc Dr. Ada Quill, fax 705-555-0177", "Copy to GP: Dr N.
Hill". They neither send nor receive the referral."""

from __future__ import annotations

import re

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.labels.labelled import Label


def is_of_a_copy(document: Document, label: Label) -> bool:
    """Tell whether a label stands in its cell behind words that say that a copy goes to whom it names."""
    cell = document.text.cell_at(label.span.start)
    return (
        cell is not None
        and _COPY.search(document.text.content, cell.span.start, label.span.start) is not None
    )


_COPY = re.compile(
    r"(?<!\w)(?:c\.?c\.?(?: to)?|copy(?: to)?|copies(?: to)?)"
    r"(?:[: ](?:[^\n;|.?!]|(?<=Dr)\.|(?<=Mrs)\.|(?<=Mr)\.|(?<=\b[A-Z])\.){3,60}|[: ]{1,3})$",
    re.IGNORECASE,
)
