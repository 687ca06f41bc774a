"""How somebody is reached whom a row names as the patient's relative, where that goes on in the lines below: "Guardian
Ada Quill, mother", and under her name "9 Mill Rd  Mobile: 505 555 0163"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from jobs.extraction.assistant.labels.labelled import Label
from jobs.extraction.text import Text

_REACHES = frozenset({"phone", "fax", "email", "address"})
_SAME_EDGE = 0.01
_MOST_LINES = 3


def with_rows_of_relatives(text: Text, labels: Sequence[Label]) -> list[Label]:
    """Return the labels, those in the lines under the value of a relative's label as the relative's."""
    under: set[int] = set()
    for label in labels:
        if (
            label.key != "relative"
            or label.value is None
            or text.line_at(label.value.start).number != label.line
        ):
            continue
        head, value = text.cell_at(label.span.start), text.cell_at(label.value.start)
        if head is None or value is None or head.span == value.span:
            continue
        for line in text.lines[label.line + 1 : label.line + 1 + _MOST_LINES]:
            cells = text.cells[line.number]
            if not cells or line.page != value.page or abs(cells[0].left - value.left) > _SAME_EDGE:
                break
            under.add(line.number)
    return [
        replace(label, role="relative") if label.line in under and label.key in _REACHES else label
        for label in labels
    ]
