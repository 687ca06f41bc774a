"""Lists that stand side by side under a row of headings: "ALLERGIES / REACTIONS", "TOBACCO", "PRIOR CATH?"."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence

from jobs.extraction.assistant.page.boxes import BOX
from jobs.extraction.assistant.page.line_marks import CLOSING
from jobs.extraction.text import Cell, Line, Span, Text

_TALLEST = 20
"""Lines that a column is followed down at most."""
_FURTHEST = 2.6
"""The widest gap between two lines of a column, in heights of a line."""
_SAME_EDGE = 0.02


def columns_under(
    text: Text, line: Line, key_of: Callable[[str], str], lists: frozenset[str], headed: frozenset[int]
) -> Iterator[tuple[str, Span]]:
    """Yield (key, cell) for the cells under the headings of lists in a row of headings; nothing for any other row.
    `headed` are the lines that are headings themselves.
    """
    heads = text.cells[line.number]
    keys = [key_of(head.words.strip(" :*?")) for head in heads]
    if (
        len(heads) < 2
        or not any(key in lists for key in keys)
        or any(":" in head.words.rstrip(" :*") for head in heads)
    ):
        return
    sure = all(keys) or _is_upper(line.text) or line.number in text.captions
    if not sure or any(len(head.words.split()) > 5 for head in heads):
        return
    below = text.lines[line.number + 1 : line.number + 1 + _TALLEST]
    if not below or below[0].page != line.page or _is_upper(below[0].text) or key_of(_first(text, below[0])):
        return
    above = line
    for following in below:
        if (
            following.page != line.page
            or following.number in headed | text.captions
            or _gap(text, above, following) > _FURTHEST
        ):
            return
        if len(text.cells[following.number]) == 1 and CLOSING.match(following.text):
            return
        if (above is not line and BOX.search(following.text)) or following.text.rstrip().endswith("?"):
            return
        for cell in text.cells[following.number]:
            under = [number for number, head in enumerate(heads) if head.left <= cell.left + _SAME_EDGE]
            if not under:
                return
            if keys[under[-1]] in lists:
                yield keys[under[-1]], cell.span
        above = following


_IN_THE_RIGHT_COLUMN = 0.3
"""Left edges beyond this share of the page's width do not belong to the only column there is."""
_INDENTED = 0.06
_OVER = re.compile(
    r"(?P<over>past|previous|inactive|resolved|stopped|ended|discontinued)|active|current|ongoing",
    re.IGNORECASE,
)
_ONCE = {"problems": "past_problems", "medications": "past_medications"}
"""The list that a line such as "Past" begins within another."""
_STATUS = re.compile(r"(?:not )?taking", re.IGNORECASE)
_BULLETS = "\u2022\u25cf\u25aa\u25e6\u2023\u00b7*-\u2013\u2014"


def lists_beside(
    text: Text, line: Line, head: Cell, key_of: Callable[[str], str], lists: frozenset[str]
) -> Iterator[tuple[str, Span]]:
    """Yield (key, row) for what stands under a heading of a list in the right of two columns, whatever stands to the
    left of it on the same lines.
    """
    key = key_of(head.words.strip(" :*"))
    row = text.cells[line.number]
    if key not in lists or head.left < _IN_THE_RIGHT_COLUMN or head is not row[-1]:
        return
    if not head.words[0].isupper() or _STATUS.fullmatch(head.words) or any(key_of(c.words) for c in row[:-1]):
        return
    bottom, active = head.bottom, key
    for following in text.lines[line.number + 1 : line.number + 1 + 2 * _TALLEST]:
        if following.page != line.page:
            return
        cells = text.cells[following.number]
        column = [cell for cell in cells if cell.left >= head.left - _SAME_EDGE]
        if any(cell.left < head.left - _SAME_EDGE and cell.right > head.left + _SAME_EDGE for cell in cells):
            return
        if not column:
            continue
        first = column[0]
        height = max(first.bottom - first.top, 1e-6)
        if first.left > head.left + _INDENTED or first.top - bottom > _FURTHEST * height:
            return
        if key_of(first.words.strip(" :*")) or (
            len(column) == 1 and first.words.rstrip().endswith((":", "?"))
        ):
            return
        bottom = first.bottom
        if over := _OVER.fullmatch(first.words.strip(" :*")):
            key = _ONCE.get(key, key) if over["over"] else active
            continue
        if first.words.strip() not in _BULLETS or len(column) > 1:
            yield key, Span(first.span.start, column[-1].span.end)


def joined(text: Text, rows: Sequence[tuple[str, Span]]) -> list[tuple[str, Span]]:
    """The rows of a list, each with the lines that carry it on: that begin in lower case, below one that is full."""
    whole: list[tuple[str, Span]] = []
    for key, span in rows:
        carries_on = (
            whole
            and whole[-1][0] == key
            and text.content[span.start].islower()
            and whole[-1][1].end + 1 == span.start
            and text.content[whole[-1][1].end] == "\n"
        )
        if carries_on:
            whole[-1] = (key, Span(whole[-1][1].start, span.end))
        else:
            whole.append((key, span))
    return whole


def _first(text: Text, line: Line) -> str:
    return text.cells[line.number][0].words.strip(" :*")


def _is_upper(words: str) -> bool:
    letters = [c for c in words if c.isalpha()]
    return len(letters) > 3 and all(c.isupper() for c in letters)


def _gap(text: Text, above: Line, below: Line) -> float:
    """The room between two lines, in heights of the upper one."""
    over = [placed.word.box for placed in text.words[above.first_word : above.last_word]]
    under = [placed.word.box for placed in text.words[below.first_word : below.last_word]]
    height = max(box[3] for box in over) - min(box[1] for box in over)
    return (min(box[1] for box in under) - max(box[3] for box in over)) / max(height, 1e-6)
