"""Small marks above the letters of a word on a picture: the dots of an i, accents, dirt."""

from __future__ import annotations

import statistics
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import cv2
import numpy as np

from referrals.reading.layout import Edges
from referrals.reading.pictures import Gray

INK = 128
REACH = 0.45
"""How far above a word's box marks are looked for, in shares of its height."""
LETTER = 0.4
"""What is at least this high, in shares of a word's height, is a letter; what is lower may be a mark above one."""
LEAST_INK = 4
"""Pixels of a mark: a speck has fewer."""
NEAR = 0.35
"""White space between a letter and its mark at most, in shares of a word's height."""
LONG = 0.6
"""What is wider, in shares of a word's height, is a piece of a line above the word."""
USUAL_DOT, MOST_DOT = 0.11, 0.15
"""Where a page has no dots to be measured, and what a page's dots are at most: larger ones are no dots."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A mark's width and height in shares of its word's height."""

    width: float
    height: float

    @property
    def size(self) -> float:
        """Return the larger of both."""
        return max(self.width, self.height)


def marks_above(edges: Edges, gray: Gray) -> list[Mark]:
    """Return what stands closely above the letters of a word, `edges` in pixels of the picture."""
    x0, y0, x1, y1 = edges
    height = y1 - y0
    rows = slice(max(0, int(y0 - REACH * height)), int(y1) + 2)
    part = gray[rows, max(0, int(x0) - 2) : int(x1) + 3]
    ink = np.asarray(cv2.threshold(part, INK - 1, 1, cv2.THRESH_BINARY_INV)[1], np.uint8)
    _, _, shapes, _ = cv2.connectedComponentsWithStats(ink, connectivity=8)
    found = shapes[1:].tolist()
    letters = [shape for shape in found if shape[3] >= LETTER * height]
    return [
        Mark(wide / height, high / height)
        for left, top, wide, high, area in found
        if high < LETTER * height and wide < LONG * height and top > 0 and area >= LEAST_INK
        if any(_is_above(left, top + high, wide, letter, NEAR * height) for letter in letters)
    ]


def _is_above(left: int, bottom: int, wide: int, letter: Sequence[int], most: float) -> bool:
    """Tell whether a mark stands over a letter (left, top, width, ...), at most so far above it."""
    shared = min(letter[0] + letter[2], left + wide) - max(letter[0], left)
    return shared >= wide / 2 and -1 <= letter[1] - bottom < most


def usual_dot(dotted: Iterable[Sequence[Mark]]) -> float:
    """Return the usual size of the marks of words that have no others than dots."""
    sizes = [mark.size for marks in dotted for mark in marks]
    return min(statistics.median(sizes), MOST_DOT) if sizes else USUAL_DOT
