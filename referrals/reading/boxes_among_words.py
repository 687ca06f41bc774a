"""Check boxes put among the words of a page, in place of what readers took them for."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

import numpy as np

from referrals.reading.check_box import CheckBox
from referrals.reading.layout import Edges, RawWord

Lines = list[list[RawWord]]

COVERED = 0.5
LEAST_SURE, LEAST_SURE_OF_ROUND = 2, 4
"""Letters of a word, or figures of a number, and of one that begins or ends with what a box is taken for: a mark that
is typed into a box is shorter."""
SURE, SURE_OF_ROUND, SURE_OF_KNOWN = 0.9, 0.94, 0.6
"""How sure a reader must be of a word: of most, of one that begins or ends with what a box is taken for, and of one in
its dictionary."""
AFTER_WORDS = ".,;:!?)"
TAKEN_FOR_BOX = "[]()|{}'\"JjOoDdUQ04VXx/\\"


def sure_letters(lines: Sequence[Sequence[RawWord]]) -> list[Edges]:
    """Return the edges of the words of a page that are surely made of letters and figures, and not in part of a box
    that their reader took for some. A reader may count a box to the word beside it without a letter for it: an end of a
    word is left out unless its letter is one that looks like a box."""
    return [_within(word) for line in lines for word in line if _is_sure(word)]


def sure_words(lines: Sequence[Sequence[RawWord]]) -> list[Edges]:
    """Return the edges of the same words as they were read, where boxes are looked for on what they leave free."""
    return [word.edges for line in lines for word in line if _is_sure(word)]


def _within(word: RawWord) -> Edges:
    x0, y0, x1, y1 = word.edges
    text, end = word.text.rstrip(AFTER_WORDS), y1 - y0
    return (
        x0 if text[0] in TAKEN_FOR_BOX else x0 + end,
        y0,
        x1 if text[-1] in TAKEN_FOR_BOX else x1 - end,
        y1,
    )


def _is_sure(word: RawWord) -> bool:
    text = word.text.rstrip(AFTER_WORDS)
    if len(text) < LEAST_SURE or not (text[0].isalnum() and text[-1].isalnum()):
        return False
    if text[0] not in TAKEN_FOR_BOX and text[-1] not in TAKEN_FOR_BOX:
        return word.confidence >= (SURE_OF_KNOWN if word.in_dictionary else SURE)
    # "OF" may be a box before an F.
    return len(text) >= LEAST_SURE_OF_ROUND and word.confidence >= (
        SURE_OF_KNOWN if word.in_dictionary else SURE_OF_ROUND
    )


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
