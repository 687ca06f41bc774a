"""Check boxes put among the words of a page, in place of what readers took them for."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

import numpy as np

from referrals.reading.check_boxes import CheckBox
from referrals.reading.layout import RawWord

Lines = list[list[RawWord]]

COVERED = 0.5
LEAST_WORD = 3
"""Letters: a mark that is typed into a box is shorter."""
TAKEN_FOR_BOX = "[]()|{}'\"JjOoDdUQ04VXx/\\"


def not_upon_letters(boxes: Sequence[CheckBox], lines: Sequence[Sequence[RawWord]]) -> list[CheckBox]:
    """Return the boxes of a page whose words are known for certain that are not made of the letters of a word, as an
    underlined capital may be."""
    words = [word for line in lines for word in line if len(word.text) >= LEAST_WORD and word.text.isalpha()]
    return [box for box in boxes if not any(_stands_upon(box, word) for word in words)]


def _stands_upon(box: CheckBox, word: RawWord) -> bool:
    (left, top, right, bottom), (x0, y0, x1, y1) = box.edges, word.edges
    level = min(y1, bottom) - max(y0, top)
    return x0 <= (left + right) / 2 <= x1 and level >= COVERED * min(y1 - y0, bottom - top)


def put_among(lines: Sequence[Sequence[RawWord]], boxes: Sequence[CheckBox]) -> Lines:
    """Put boxes among the words of a page, in place of what readers took them for."""
    if not boxes:
        return [list(line) for line in lines]
    found = [[kept for word in line if (kept := _without_boxes(word, boxes)) is not None] for line in lines]
    read = [line for line in found if line]
    put: Lines = [list(line) for line in read]
    for box in boxes:
        number = _line_of(box, read)
        if number is None:
            put.append([box.word])
        else:
            put[number].append(box.word)
    return [sorted(line, key=lambda word: word.edges[0]) for line in put]


def _line_of(box: CheckBox, lines: Lines) -> int | None:
    """Return the number of the line whose words stand nearest beside a box, None when none is level with it."""
    left, top, right, bottom = box.edges
    near: list[tuple[float, int]] = []
    for number, line in enumerate(lines):
        for word in line:
            x0, y0, x1, y1 = word.edges
            if min(y1, bottom) - max(y0, top) >= COVERED * min(y1 - y0, bottom - top):
                near.append((max(x0 - right, left - x1), number))
    return min(near)[1] if near else None


def _without_boxes(word: RawWord, boxes: Sequence[CheckBox]) -> RawWord | None:
    """Return what of a word stands beside all boxes, None when nothing does."""
    for box in boxes:
        x0, y0, x1, y1 = word.edges
        left, top, right, bottom = box.edges
        level = min(y1, bottom) - max(y0, top)
        beside = min(x1, right) - max(x0, left)
        if level < COVERED * min(y1 - y0, bottom - top) or beside <= 0:
            continue
        if beside >= COVERED * (x1 - x0):
            return None
        if beside >= COVERED * (right - left):
            word = _cut(word, left, right)
    return word if word.text else None


def _cut(word: RawWord, left: float, right: float) -> RawWord:
    """Take from one end of a word the letters that a box beside it was taken for, as many as stand there."""
    x0, y0, x1, y1 = word.edges
    text, width = word.text, (x1 - x0) / len(word.text)
    if (left + right) / 2 > (x0 + x1) / 2:
        end = max(0, int((left - x0) / width))
        kept, edges = text[:end] + text[end:].rstrip(TAKEN_FOR_BOX), (x0, y0, min(x1, left), y1)
    else:
        start = min(len(text), int(np.ceil((right - x0) / width)))
        kept, edges = text[:start].lstrip(TAKEN_FOR_BOX) + text[start:], (max(x0, right), y0, x1, y1)
    return dataclasses.replace(word, text=kept, edges=edges)
