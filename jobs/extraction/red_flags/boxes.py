"""Whether words of danger stand on a form as a criterion that is not ticked, or a question that is answered by no."""

from __future__ import annotations

import re
from collections.abc import Sequence

from jobs.extraction.assistant.page.boxes import BOX, box_above
from jobs.extraction.text import CELL, Line, Span, Text

_YES = re.compile(r"(?:y|yes|ja|oui|s[íi])", re.IGNORECASE)
_NO = re.compile(r"\s*(?i:n|no|nein|non|nee|none|nil|never|absent)(?=\s*(?:$|[\t\n,;.(/]|[A-Z]))")
_NOTHING_BUT_NO = re.compile(
    r"\s*(?:(?:n|no|nein|non|nee|none|nil|never|absent)(?:[\s.,;/]+|$))+", re.IGNORECASE
)
_ANSWER = re.compile(r"\b(?:y|yes|ja|oui|s[íi]|n|no|nein|non|nee)\s*$", re.IGNORECASE)
_ANSWER_BEGINS = re.compile(rf"{CELL}|[:?]\s")
_EMPTY_BOX_BEFORE = 90
_LINES_OF_A_GRID = 12
_LINES_OF_A_BLOCK = 40


def is_answered_no(text: Text, span: Span) -> bool:
    """Whether the answer behind or beside a question, or the one marked box there, stands for no."""
    line = text.line_at(span.start)
    return (
        _is_no_in_the_next_cell(text, line, span)
        or _says_no(text.content[span.end : line.end])
        or _says_no(_beside(text, line))
        or _is_marked_under_no(text, line, span)
    )


def _says_no(behind: str) -> bool:
    boxes = list(BOX.finditer(behind))
    marked = next((number for number, box in enumerate(boxes) if box["marked"]), None)
    if len(boxes) < 2 or marked is None:
        return False
    if not _ANSWER_BEGINS.search(behind[: boxes[0].start() + 1]) and not _ANSWER.search(
        behind[: boxes[0].start()]
    ):
        return False
    edges = [*(box.start() for box in boxes), len(behind)]
    labels = [behind[box.end() : edge] for box, edge in zip(boxes, edges[1:], strict=True)]
    lead = _ANSWER_BEGINS.split(behind[: boxes[0].start()])[-1]
    if lead.strip():
        labels = [lead, *labels]
    return _NO.match(labels[marked]) is not None


def _is_no_in_the_next_cell(text: Text, line: Line, span: Span) -> bool:
    """Whether the cell behind that of the question holds nothing but a no, or one for each of its parts: "Stridor or
    noisy breathing | No", "Suicidal ideation, intent, plan | None. None. None"."""
    behind = next((cell for cell in text.cells[line.number] if cell.span.start >= span.end), None)
    return behind is not None and _NOTHING_BUT_NO.fullmatch(behind.words) is not None


def _beside(text: Text, line: Line) -> str:
    """The words at the same height that are read later, as a block of answers beside one of questions."""
    question = text.cells[line.number]
    right = max(cell.right for cell in question)
    later = text.lines[line.number + 1 : line.number + 1 + _LINES_OF_A_BLOCK]
    return "".join(
        CELL + other.text
        for other in later
        if other.page == line.page
        and (cell := text.cells[other.number][0]).left >= right
        and question[0].top < (cell.top + cell.bottom) / 2 < question[0].bottom
    )


def _is_marked_under_no(text: Text, line: Line, span: Span) -> bool:
    """Whether the mark in the row of a grid stands below the heading for no, not below that for yes."""
    mark = next(
        (cell for cell in text.cells[line.number] if cell.span.start >= span.end and _is_a_mark(cell.words)),
        None,
    )
    if mark is None:
        return False
    for above in reversed(text.lines[max(0, line.number - _LINES_OF_A_GRID) : line.number]):
        headings = text.cells[above.number]
        yes = next((cell for cell in headings if _YES.fullmatch(cell.words.strip())), None)
        no = next((cell for cell in headings if _NO.fullmatch(cell.words.rstrip())), None)
        if yes is not None and no is not None and above.page == line.page:
            return abs(mark.left - no.left) < abs(mark.left - yes.left)
    return False


def _is_a_mark(words: str) -> bool:
    box = BOX.fullmatch(words.strip())
    return box is not None and box["marked"] is not None


def is_unmarked(text: Text, span: Span) -> bool:
    """Whether an empty box stands before the words, or behind them where boxes follow what they are for: a criterion
    of a form that is not ticked.
    """
    line = text.line_at(span.start)
    if _begins(text, line, span) and (above := box_above(text, line)) is not None:
        return above["empty"] is not None
    boxes = list(BOX.finditer(text.content, line.start, line.end))
    if _follow_their_labels(text, line, boxes):
        behind = next((box for box in boxes if box.start() >= span.end), None)
        return behind is not None and behind["empty"] is not None
    before = [box for box in boxes if box.end() <= span.start]
    if not before or before[-1]["empty"] is None or span.start - before[-1].end() > _EMPTY_BOX_BEFORE:
        return False
    lead = text.content[line.start : before[-1].start()]
    return (
        not lead.strip()
        or lead.startswith("]")  # the row was broken within a box
        or lead.rstrip(" ").endswith(CELL)
        or len(before) > 1
        or any(box["marked"] for box in boxes[len(before) :])
    )


def _begins(text: Text, line: Line, span: Span) -> bool:
    """Whether words stand at the beginning of a line, behind none of its boxes."""
    lead = text.content[line.start : span.start]
    return len(lead) <= _LONGEST_LEAD and BOX.search(lead) is None


_LONGEST_LEAD = 20
"""Characters of what the box is for before the words of danger: "active suicidal ideation"."""


def _has_a_column_of_boxes(text: Text, line: Line) -> bool:
    """Whether the last cell of a line and of the line above or below holds nothing but a box, with words before."""
    near = text.lines[max(0, line.number - 1) : line.number + 2]
    return _ends_with_its_box(text, line) and sum(_ends_with_its_box(text, other) for other in near) > 1


def _ends_with_its_box(text: Text, line: Line) -> bool:
    cells = text.cells[line.number]
    return (
        len(cells) > 1
        and BOX.fullmatch(cells[-1].words.strip()) is not None
        and not any(BOX.search(cell.words) for cell in cells[:-1])
    )


def _follow_their_labels(text: Text, line: Line, boxes: Sequence[re.Match[str]]) -> bool:
    """Whether a line begins with words and ends with one of its boxes: "Cough [ ]  Fever [x]", or with its only box
    as a line beside it does, in a column of boxes. What the boxes of a row are for may lead it in: "Concerns: [x] sleep
    [ ]", and goes on in the next line.
    """
    if not boxes or text.content[boxes[-1].end() : line.end].strip(" .\t"):
        return False
    lead = text.content[line.start : boxes[0].start()].strip()
    between = text.content[boxes[0].end() : boxes[1].start()].strip() if len(boxes) > 1 else ""
    if lead.endswith(":") and between:
        return between.endswith(":")
    return bool(lead) and (len(boxes) > 1 or _has_a_column_of_boxes(text, line))
