"""Check boxes that somebody has filled in until they are solid squares, as the bullets of a list may be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import cv2
import numpy as np

from referrals.reading.check_box import (
    ALIGNED,
    LITTLE_ROOM,
    SIZE_ODDS,
    CheckBox,
    are_alike,
    box_on,
    has_room,
    is_aligned,
    is_square,
    shapes_on,
    touch,
)
from referrals.reading.pictures import Gray

STEP = 4
"""The picture is looked at first with so many pixels made one."""
SOLID = 0.8
"""The share of a filled box that is inked at least: a pen leaves flecks, and rounds the corners."""
LEAST_SOLID = 0.75
"""Shares of a box's side: a core that is inked throughout is at least so wide and high."""
LEAST_ALIKE = 3
FOLLOWED = 4.0
LEAST_INK = 0.02
"""Within so many widths beside a box there are words, which ink at least this share of the paper."""


def blackened(ink: Gray, size: int, known: Sequence[CheckBox]) -> list[CheckBox]:
    """Find the boxes that were filled in: solid squares as large as a known box, in one row or column with it. Other
    solid squares are the bullets of a list."""
    found: list[CheckBox] = []
    for left, top, width, height in _solid(ink, round(LEAST_SOLID * size)):
        if max(width, height) > size + SIZE_ODDS:
            continue
        box = box_on(ink, max(0, left + (width - size) // 2), max(0, top + (height - size) // 2), size, size)
        new = not any(touch(box, other) for other in (*known, *found))
        alone = has_room(ink, box, room=LITTLE_ROOM)
        if new and alone and _is_filled(ink, box) and is_aligned(box, known):
            found.append(box)
    return found


def all_blackened(ink: Gray, least: float, most: float) -> list[CheckBox]:
    """Find the boxes of a form on which every one is filled in: several solid squares of one size, of which some stand
    in one row, each before words. Bullets stand below each other only."""
    squares = [
        box
        for left, top, width, height in _solid(ink, round(least))
        if is_square(width, height, least, most)
        and _is_filled(ink, box := box_on(ink, left, top, width, height))
        and has_room(ink, box)
        and _is_followed(ink, box)
    ]
    alike = [[other for other in squares if are_alike(box, other)] for box in squares]
    return [
        box
        for box, others in zip(squares, alike, strict=True)
        if len(others) >= LEAST_ALIKE
        and any(_are_in_one_row(one, other) for one in others for other in others if one is not other)
    ]


def _solid(ink: Gray, side: int) -> Iterator[tuple[int, int, int, int]]:
    """Yield left, top, width and height of what is inked throughout and at least so wide and high, whatever thin
    strokes of a pen reach out of it."""
    glance = cv2.resize(ink, None, fx=1 / STEP, fy=1 / STEP, interpolation=cv2.INTER_AREA)
    core = max(1, (side - STEP + 1) // STEP)
    cores = cv2.morphologyEx(glance, cv2.MORPH_OPEN, np.ones((core, core), np.uint8))
    for x, y, wide, high in shapes_on(np.asarray(cores, np.uint8)):
        left, top = max(0, (x - 2) * STEP), max(0, (y - 2) * STEP)
        part = ink[top : (y + high + 2) * STEP, left : (x + wide + 2) * STEP]
        closed = cv2.morphologyEx(part, cv2.MORPH_CLOSE, np.ones((3, 3), np.uint8))
        kept = cv2.morphologyEx(closed, cv2.MORPH_OPEN, np.ones((side, side), np.uint8))
        for shape in shapes_on(np.asarray(kept, np.uint8)):
            yield left + shape[0], top + shape[1], shape[2], shape[3]


def _is_filled(ink: Gray, box: CheckBox) -> bool:
    x0, y0, x1, y1 = map(round, box.edges)
    return float(ink[y0:y1, x0:x1].mean()) >= SOLID


def _is_followed(ink: Gray, box: CheckBox) -> bool:
    """Tell whether there are words right of a box."""
    x0, y0, x1, y1 = map(round, box.edges)
    beside = ink[y0:y1, x1 : x1 + round(FOLLOWED * (x1 - x0))]
    return beside.size > 0 and float(beside.mean()) >= LEAST_INK


def _are_in_one_row(one: CheckBox, other: CheckBox) -> bool:
    return abs(one.edges[1] - other.edges[1]) <= ALIGNED * (one.edges[3] - one.edges[1])
