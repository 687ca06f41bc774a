"""Labels that stand alone on a line, below the value that fills the lines above, on a part of a page where labels stand
below: "locked left knee" over "Reason for referral"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from jobs.extraction.assistant.labels.votes_of_rows import key_of
from jobs.extraction.assistant.page.boxes import BOX
from jobs.extraction.assistant.page.correspondence import SALUTATION
from jobs.extraction.assistant.page.heading_sequence import is_question
from jobs.extraction.assistant.page.line_marks import BULLET, CLOSING, RULE
from jobs.extraction.assistant.page.sections import BLOCKS
from jobs.extraction.text import CELL, Line, Text

_SAME_EDGE = 0.03
_LONGEST_VALUE = 12


def captions_of_single_lines(
    text: Text, stretch: Sequence[Line], of_tables: dict[int, int]
) -> dict[int, int]:
    """The number of each label alone on its line, and that of the first line of what it names."""
    taken = {number for last, first in of_tables.items() for number in range(first, last + 1)}
    found: dict[int, int] = {}
    for run in _runs(text, stretch, taken):
        labels = [_is_a_label(text, line) for line in run]
        if not any(labels) or not _stand_below(text, run, labels):
            continue
        first = run[1 if labels[0] else 0].number
        for line, label in zip(run, labels, strict=True):
            if label and first <= line.number - 1 and line.number - first <= _LONGEST_VALUE:
                found[line.number] = first
            if label:
                first = line.number + 1
    return found


def _runs(text: Text, stretch: Sequence[Line], taken: set[int]) -> Iterator[list[Line]]:
    """Yield the lines with one cell each that follow one another, between what parts a form: tables, boxes, titles."""
    run: list[Line] = []
    for line in stretch:
        cell = text.cells[line.number][0]
        apart = bool(run) and abs(text.cells[run[-1].number][0].left - cell.left) > _SAME_EDGE
        if apart or line.number in taken or _parts(text, line):
            if len(run) > 1:
                yield run
            run = []
        if line.number not in taken and not _parts(text, line):
            run.append(line)
    if len(run) > 1:
        yield run


def _parts(text: Text, line: Line) -> bool:
    words = line.text.strip()
    return (
        CELL in line.text
        or BOX.search(words) is not None
        or RULE.match(words) is not None
        or (BULLET.match(words) is not None and words[:1].isalnum())
        or words.isupper()
        or (key_of(text, line, words) or "") in BLOCKS
    )


def _is_a_label(text: Text, line: Line) -> bool:
    words = line.text.strip()
    return not words.endswith(":") and (is_question(words) or key_of(text, line, words) is not None)


def _stand_below(text: Text, run: Sequence[Line], labels: Sequence[bool]) -> bool:
    """Whether the labels of a run name what is above them, as those of the tables around it do: it ends with one, under
    which nothing stands; or it begins with a value, and its labels stand no closer to what is below them. A letter has
    its headings above what they head."""
    if any(SALUTATION.match(line.text) or CLOSING.match(line.text) for line in run):
        return False
    if labels[-1]:
        return True
    if labels[0] or run[0].text.rstrip().endswith(":"):
        return False
    boxes = [text.cells[line.number][0] for line in run]
    above = [boxes[at].top - boxes[at - 1].bottom for at, label in enumerate(labels) if label]
    below = [boxes[at + 1].top - boxes[at].bottom for at, label in enumerate(labels) if label]
    height = boxes[0].bottom - boxes[0].top
    return sum(above) - sum(below) < _CLEARLY_CLOSER * height * len(above)


_CLEARLY_CLOSER = 0.2
