"""Labels of the rows of a table that has a column for the patient and one for a relative ("Mother | Baby"): their
values are the patient's."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from jobs.extraction.assistant.labels.labelled import Label
from jobs.extraction.assistant.page.columns_of_relatives import tables_of_two
from jobs.extraction.text import Text


def with_columns_of_relatives(text: Text, labels: Sequence[Label]) -> list[Label]:
    """Return the labels, those of such a table with the value in the patient's column."""
    tables = text.once(tables_of_two)
    heads = {table.head for table in tables}
    theirs = {number: span for table in tables for number, span in table.theirs.items()}
    return [
        replace(label, value=theirs[label.line], role=label.role or "patient")
        if label.line in theirs and label.starts_line
        else label
        for label in labels
        if label.line not in heads
    ]
