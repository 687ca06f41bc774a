"""Check boxes that are drawn on a page's picture, and whether somebody has marked them.

Readers of text take a drawn box for "[J", "O" or nothing at all, and a ticked one for anything. `find_check_boxes` here
finds squares by their lines, and asks the others: `check_box` is one box and what is true of any, `filled_boxes` finds
squares that somebody has inked all over, `round_boxes` circles; `boxes_among_words` puts what was found into the text.
"""

from __future__ import annotations

import math
import statistics
from collections import defaultdict
from collections.abc import Iterator, Sequence

import cv2
import numpy as np
from numpy.typing import NDArray

from referrals.reading.check_box import (
    LEAST_SIDE,
    LITTLE_ROOM,
    MOST_OBLONG,
    MOST_SIDE,
    SIZE_ODDS,
    SURELY_MARKED,
    CheckBox,
    are_alike,
    box_on,
    has_room,
    is_aligned,
    is_square,
    not_upon,
    shapes_on,
    touch,
)
from referrals.reading.filled_boxes import all_blackened, blackened
from referrals.reading.layout import Edges
from referrals.reading.pictures import Gray, Picture
from referrals.reading.round_boxes import find_round_boxes

LINE_SHARE = 0.75
"""A side is drawn when a straight run of ink is at least this much of the smallest side."""
LEAST_FILLED = 0.85
"""The share of its own frame that the space in a box fills: what round letters enclose leaves its corners out."""
LEAST_OF_SIDE = 0.85
LEAST_ALIGNED, LEAST_ALONE = 0.75, 0.9
"""The share of each side that is inked where a box is looked for that a pen went across: give or take a pixel, and in
one straight line: in row or column with a known box, and with paper on both sides, or not."""
LEAST_ALIKE = 3
"""So many frames of one size in a row or column are the boxes of a form, though none is empty."""
NEAR = 4
"""Pixels by which the ends of two sides of a frame differ at most, or hardly more."""
GROUND, MOST_GROUND = 4, 0.5
"""Pixels around a box, and the share of these that lines and words beside it ink at most."""
CORNER = 0.09
STEM = 3
"""Pixels at the end of a box in which the stem of a letter is looked for."""
SOLID = 0.8
"""What is inked more than this is a blot or a bullet."""
INK = 200
"""Pencil is paler than print."""


def find_check_boxes(
    picture: Picture, *, letters: Sequence[Edges] = (), words: Sequence[Edges] = ()
) -> list[CheckBox]:
    """Find the small squares, and the circles of a form, that stand by themselves on an upright, straight picture.

    Squares that touch others are the cells of a table or the comb for the digits of a number. `letters` are the edges
    of what is surely a word: no box is made of the letters there, as a bold D may seem to be one. Boxes without an
    empty one beside them, and circles, are looked for where none of the `words` stands.
    """
    least, most = LEAST_SIDE * picture.dpi, MOST_SIDE * picture.dpi
    ink = np.asarray(cv2.threshold(picture.gray, INK, 1, cv2.THRESH_BINARY_INV)[1], np.uint8)
    drawn = _straight_lines(ink, max(5, round(least * LINE_SHARE)))
    outlines, family = cv2.findContours(drawn, cv2.RETR_CCOMP, cv2.CHAIN_APPROX_SIMPLE)
    if not outlines:
        return []
    found: list[CheckBox] = []
    kin: list[list[int]] = family[0].tolist()
    for index, (following, _, _, outer) in enumerate(kin):
        # A box is an outline with exactly one hole.
        if outer < 0 or following >= 0 or kin[outer][2] != index:
            continue
        _, _, width, height = cv2.boundingRect(outlines[index])
        around = cv2.boundingRect(outlines[outer])
        if not is_square(width, height, least, most) or not _is_frame(around, width, height):
            continue
        if cv2.contourArea(outlines[index]) < LEAST_FILLED * (width - 1) * (height - 1):
            continue
        x0, y0, across, down = around
        if _has_corners(ink[y0 : y0 + down, x0 : x0 + across]):
            found.append(box_on(ink, x0, y0, across, down))
    found = not_upon(found, letters)
    free = _without(ink, words)
    if all(box.inked > SURELY_MARKED for box in found):
        found += [
            box
            for box in not_upon(_all_marked(free, least, most), letters)
            if not any(touch(box, other) for other in found)
        ]
    found = found or all_blackened(ink, least, most)
    for size in _sizes(found):
        found += not_upon(_struck_through(ink, size, found), letters)
        found += blackened(ink, size, found)
    circles = not_upon(find_round_boxes(free, picture.dpi), letters)
    return found + [circle for circle in circles if not any(touch(circle, other) for other in found)]


def _without(ink: Gray, words: Sequence[Edges]) -> Gray:
    """Return a picture's ink without that of some words."""
    free = ink.copy()
    for edges in words:
        x0, y0, x1, y1 = (max(0, round(edge)) for edge in edges)
        free[y0:y1, x0:x1] = 0
    return free


def _straight_lines(ink: Gray, length: int) -> NDArray[np.uint8]:
    """Return the runs of ink across and down that are at least this long, small gaps of a bad fax closed."""
    across = cv2.morphologyEx(ink, cv2.MORPH_OPEN, np.ones((1, length), np.uint8))
    down = cv2.morphologyEx(ink, cv2.MORPH_OPEN, np.ones((length, 1), np.uint8))
    both = cv2.bitwise_or(across, down)
    return np.asarray(cv2.morphologyEx(both, cv2.MORPH_CLOSE, np.ones((3, 3), np.uint8)), np.uint8)


def _is_frame(around: Sequence[int], width: int, height: int) -> bool:
    """Tell whether an outline lies closely around the space in it: nothing else hangs on a box."""
    return around[2] <= 1.5 * width and around[3] <= 1.5 * height


def _has_corners(drawn: NDArray[np.uint8]) -> bool:
    """Tell whether there is ink at all four corners: the letters O and D and the figure 0 have none there."""
    size = max(2, round(min(drawn.shape) * CORNER))
    ends = (slice(0, size), slice(-size, None))
    return all(bool(drawn[rows, columns].any()) for rows in ends for columns in ends)


def _all_marked(ink: Gray, least: float, most: float) -> list[CheckBox]:
    """Find the boxes of a form on which every one is marked: frames whose space is cut up by the pen, several of one
    size and in one row or column. Alone, such a frame could be anything."""
    seen = [
        max((box_on(ink, *part) for part in _without_ends(frame)), key=lambda box: _straightness(ink, box))
        for frame in _framed(ink, least, most)
        if has_room(ink, box_on(ink, *frame))
    ]
    frames = [
        box
        for box in seen
        if SURELY_MARKED < box.inked < SOLID and _straightness(ink, box) >= LEAST_ALONE and has_room(ink, box)
    ]
    alike = [
        box
        for box in frames
        if sum(is_aligned(box, [other]) and are_alike(box, other) for other in frames) >= LEAST_ALIKE
    ]
    return [box for number, box in enumerate(alike) if not any(touch(box, other) for other in alike[:number])]


def _without_ends(frame: Sequence[int]) -> Iterator[tuple[int, int, int, int]]:
    """Yield a frame, and the squares in it: a cross that goes beyond the corners makes the sides longer."""
    left, top, width, height = frame
    yield left, top, width, height
    for shift in range(width - height + 1):
        yield left + shift, top, height, height


def _framed(ink: Gray, least: float, most: float) -> Iterator[tuple[int, int, int, int]]:
    """Yield left, top, width and height of what lies between two level lines as long as they are apart."""
    across = np.asarray(cv2.morphologyEx(ink, cv2.MORPH_OPEN, np.ones((1, round(least)), np.uint8)), np.uint8)
    lines = sorted(
        (line for line in shapes_on(across) if line[2] <= most * MOST_OBLONG), key=lambda line: line[1]
    )
    level: dict[int, list[Sequence[int]]] = defaultdict(list)
    for left, top, width, height in lines:
        for above in level[left // NEAR - 1] + level[left // NEAR] + level[left // NEAR + 1]:
            down = top + height - above[1]
            if abs(above[2] - width) <= SIZE_ODDS and is_square(width, down, least, most):
                yield left, above[1], width, down
        level[left // NEAR].append((left, top, width, height))


def _sizes(boxes: Sequence[CheckBox]) -> list[int]:
    """Return the sizes of the boxes of a page, in pixels: those of one form are alike, give or take a pixel. A size
    that is seen once only beside others is no size of a form."""
    groups: list[list[int]] = []
    for side in sorted(round(box.edges[2] - box.edges[0]) for box in boxes):
        if groups and side - groups[-1][-1] <= 2:
            groups[-1].append(side)
        else:
            groups.append([side])
    most = max(map(len, groups), default=0)
    return [statistics.median_low(group) for group in groups if len(group) > 1 or most == 1]


def _struck_through(ink: Gray, size: int, known: Sequence[CheckBox]) -> list[CheckBox]:
    """Find the marked boxes whose space is cut up by the pen: all four sides are inked as those of a known box are."""
    found: list[CheckBox] = []
    for left, top, width, height in _four_sides(ink, size):
        box = box_on(ink, left + width // 2, top + height // 2, size, size)
        lonely = not any(touch(box, other) for other in (*known, *found))
        marked = SURELY_MARKED < box.inked < SOLID and max(width, height) <= size // 2
        if not lonely or not marked or not _stands_on_paper(ink, box):
            continue
        straight = _straightness(ink, box)
        usual = is_aligned(box, known) and has_room(ink, box, room=LITTLE_ROOM)
        if (
            straight >= LEAST_ALIGNED
            if usual
            else straight >= LEAST_ALONE and not _is_part_of_letter(ink, box)
        ):
            found.append(box)
    return found


def _four_sides(ink: Gray, size: int) -> Iterator[tuple[int, int, int, int]]:
    """Yield the clusters of pixels at which the top left corner of a frame of a size may be, as left, top, width and
    height: where two level lines are as far apart as they are long, and the other two sides are there as well."""
    thick = np.asarray(cv2.dilate(ink, np.ones((3, 3), np.uint8)), np.uint8)
    side = size - 1
    across = _sides(thick, (size, 1))
    level = np.asarray(cv2.bitwise_and(across[:-side, :-side], across[side:, :-side]), np.uint8)
    for x, y, wide, high in shapes_on(level):
        down = _sides(thick[y : y + high + size, x : x + wide + size], (1, size))[:high]
        both = cv2.bitwise_and(down[:, :wide], down[:, side : side + wide])
        framed = cv2.bitwise_and(level[y : y + high, x : x + wide], both)
        for left, top, width, height in shapes_on(np.asarray(framed, np.uint8)):
            yield x + left, y + top, width, height


def _stands_on_paper(ink: Gray, box: CheckBox) -> bool:
    """Tell whether most of what is closely around a box is paper, and not a dark ground with light letters on it."""
    x0, y0, x1, y1 = map(round, box.edges)
    around = ink[max(0, y0 - GROUND) : y1 + GROUND, max(0, x0 - GROUND) : x1 + GROUND]
    within = ink[y0:y1, x0:x1]
    inked = int(around.sum(dtype=np.int64)) - int(within.sum(dtype=np.int64))
    return inked < MOST_GROUND * (around.size - within.size)


def _straightness(ink: Gray, box: CheckBox) -> float:
    """Return how much of its worst side has ink in one straight row or column: a scribble's is soon off the line."""
    x0, y0, x1, y1 = map(round, box.edges)
    height, width = ink.shape
    rows = [ink[max(0, side - 2) : min(side + 3, height), x0:x1].mean(axis=1) for side in (y0, y1 - 1)]
    columns = [ink[y0:y1, max(0, side - 2) : min(side + 3, width)].mean(axis=0) for side in (x0, x1 - 1)]
    return min(float(shares.max()) for shares in (*rows, *columns))


def _is_part_of_letter(ink: Gray, box: CheckBox) -> bool:
    """Tell whether an upright side of a box goes on above or below it, as the stem of a heading's B or p does: a cross
    leaves a box at its corners."""
    x0, y0, x1, y1 = map(round, box.edges)
    beyond = (y1 - y0) // 4
    above, below = ink[max(0, y0 - beyond) : y0], ink[y1 : y1 + beyond]
    columns = (slice(max(0, x0 - 1), x0 + STEM), slice(x1 - STEM, x1 + 1))
    parts = [part[:, across] for part in (above, below) for across in columns]
    return any(part.size and float(part.mean(axis=0).max()) == 1.0 for part in parts)


def _sides(ink: Gray, size: tuple[int, int]) -> Gray:
    """Return 1 where a run of pixels that goes on to the right or down is inked as a box's side is."""
    run = cv2.boxFilter(ink, -1, size, anchor=(0, 0), normalize=False, borderType=cv2.BORDER_CONSTANT)
    return np.asarray(
        cv2.threshold(run, math.ceil(LEAST_OF_SIDE * max(size)) - 1, 1, cv2.THRESH_BINARY)[1], np.uint8
    )
