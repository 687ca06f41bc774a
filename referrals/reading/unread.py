"""Print on a PDF page that is part of a picture and that no word of the text layer lies on."""

from __future__ import annotations

from collections.abc import Sequence

import cv2
import numpy as np

from referrals.reading.layout import Edges
from referrals.reading.pictures import Gray, Picture

LEAST_PICTURE = 0.01
"""The share of the page that a picture covers at least to be looked at: a line of print is as large."""
INK = 150
GROWN = 0.35
"""How far a word's box may be beside its letters, in shares of its height: text recognition measures roughly."""
LEAST_LETTER, MOST_LETTER = 0.04, 0.4
"""Inches from top to bottom of a letter of print."""
MOST_WIDE = 2.0
"""Inches: at a low resolution the letters of a word touch."""
WORD_SPACE = 0.15
LEAST_LETTERS = 4
"""So many shapes in a row are taken for a line of print; a logo or a face has fewer."""
LEAST_ROW = 3.0
"""How much longer than high a row of print is."""
RIM = 0.08


def unread_print(picture: Picture, pictures: Sequence[Edges], words: Sequence[Edges]) -> list[Edges]:
    """Find the rows of print in the pictures of a page on which no word lies; all in pixels of
    `picture`, which is the upright page."""
    looked_at = np.zeros(picture.gray.shape, np.uint8)
    for edges in pictures:
        if has_large([edges], (picture.width, picture.height)):
            _fill(looked_at, edges, 1)
    for x0, y0, x1, y1 in words:
        beside = GROWN * (y1 - y0)
        _fill(looked_at, (x0 - beside, y0 - beside, x1 + beside, y1 + beside), 0)
    letters = _letters(picture, looked_at)
    return _rows(letters, picture) if letters else []


def has_large(pictures: Sequence[Edges], size: tuple[float, float]) -> bool:
    """Tell whether a page of a width and height has a picture that may hold lines of print."""
    least = LEAST_PICTURE * size[0] * size[1]
    return any((x1 - x0) * (y1 - y0) >= least for x0, y0, x1, y1 in pictures)


def scaled(edges: Edges, factor: float) -> Edges:
    """Return a box in other units."""
    x0, y0, x1, y1 = edges
    return x0 * factor, y0 * factor, x1 * factor, y1 * factor


def _fill(mask: Gray, edges: Edges, value: int) -> None:
    x0, y0, x1, y1 = (max(0, round(edge)) for edge in edges)
    mask[y0:y1, x0:x1] = value


def _letters(picture: Picture, looked_at: Gray) -> list[tuple[int, int, int, int]]:
    """Return left, top, width and height of what is as large as letters."""
    ink = np.asarray((picture.gray < INK) & (looked_at > 0), np.uint8)
    least, most = LEAST_LETTER * picture.dpi, MOST_LETTER * picture.dpi
    _, _, shapes, _ = cv2.connectedComponentsWithStats(ink, connectivity=8)
    return [
        (left, top, width, height)
        for left, top, width, height, _ in shapes[1:].tolist()
        if least <= height <= most and width <= MOST_WIDE * picture.dpi
    ]


def _rows(letters: Sequence[tuple[int, int, int, int]], picture: Picture) -> list[Edges]:
    """Return the boxes around letters that stand side by side, a rim of paper included."""
    space, rim = WORD_SPACE * picture.dpi, RIM * picture.dpi
    joined = np.zeros(picture.gray.shape, np.uint8)
    for left, top, width, height in letters:
        _fill(joined, (left - space / 2, top, left + width + space / 2, top + height), 1)
    _, labels, shapes, _ = cv2.connectedComponentsWithStats(joined, connectivity=8)
    counts = np.bincount(
        [int(labels[top + height // 2, left + width // 2]) for left, top, width, height in letters]
    )
    return [
        (left - rim, top - rim, left + width + rim, top + height + rim)
        for number, (left, top, width, height, _) in enumerate(shapes.tolist())
        if 0 < number < len(counts) and (counts[number] >= LEAST_LETTERS or width >= LEAST_ROW * height)
    ]
