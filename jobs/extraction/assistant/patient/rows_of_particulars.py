"""Rows in nobody's block whose other labels only patients have: "Address  4 Elm Rd  Mobile  555 0133", where a print
goes on with the demographics."""

from __future__ import annotations

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.labels.labelled import Label

_OF_PATIENTS = frozenset({"phone", "birth_date", "sex", "mrn"})


def stands_with_particulars(document: Document, label: Label) -> bool:
    """Tell whether a label that is nobody's begins a row of which all others are the patient's."""
    row = [other for other in document.labels if other.line == label.line and other is not label]
    theirs = bool(row) and all(other.role == "patient" and other.key in _OF_PATIENTS for other in row)
    return theirs and label.starts_line and document.role_of(label) == "body"
