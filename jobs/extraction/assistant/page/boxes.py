"""The check boxes that are drawn in words, empty and marked: "☐", "[x]", "( )", a rule with a cross on it."""

from __future__ import annotations

import re
from itertools import pairwise

from jobs.extraction.text import Line, Text

_EMPTY = r"[☐□○◯◻❏❑]|\[\s{0,2}_?\s{0,2}\]|\(\s{1,3}\)|_{2,4}"
_ON_A_RULE = r"(?<!\w)(?:_{1,5} ?[xX\u2713\u2714](?: ?_{1,5})?|[xX]_{1,5})(?!\w)"
_MARKED = (
    r"[☒☑✓✔✗✘⊠■◼◉●⬛🗹🗷]|\[\s?[xXvV✓✔*]\s?\]|\(\s?[xXoO✓✔●•*]\s?\)|(?<![\w.])(?:X|x(?! ?\d))(?![\w.'\u2019-])"
)
BOX = re.compile(rf"(?P<marked>{_ON_A_RULE}|{_MARKED})|(?P<empty>{_EMPTY})")


def boxes_in(words: str) -> list[re.Match[str]]:
    """Return the boxes among some words; a bare "X" is none where a drawn box is marked, nor a rule to
    write on ("[ ] Other ____") where boxes are drawn."""
    boxes = list(BOX.finditer(words))
    if any(box.group()[0] not in "_Xx" for box in boxes):
        boxes = [box for box in boxes if box["marked"] or not box.group().startswith("_")]
    drawn = [box for box in boxes if box.group() not in ("X", "x")]
    return drawn if any(box["marked"] for box in drawn) else boxes


def box_left_open(row: str) -> re.Match[str] | None:
    """Return the box with which a row ends that is for the words of the next line: "Concerns: [x] sleep  [ ]". In such
    a row each box stands before what it is for: it begins with one, or with words that a colon ends, and words stand
    between them. None for boxes behind their labels, rules to write on and pairs for yes and no."""
    boxes = boxes_in(row)
    if len(boxes) < _FEWEST_OF_A_ROW or boxes[-1].group().startswith("_") or row[boxes[-1].end() :].strip():
        return None
    lead = row[: boxes[0].start()].strip()
    between = [row[box.end() : behind.start()].strip() for box, behind in pairwise(boxes)]
    if (lead and not lead.endswith(":")) or any(not words or words.endswith(":") for words in between):
        return None
    return boxes[-1]


_FEWEST_OF_A_ROW = 2


def box_above(text: Text, line: Line) -> re.Match[str] | None:
    """Return the box that the line above leaves open for the words that begin a line; None where it leaves none open or
    stands on another page."""
    above = text.lines[line.number - 1] if line.number else None
    return box_left_open(above.text) if above is not None and above.page == line.page else None
