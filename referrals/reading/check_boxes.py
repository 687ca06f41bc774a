"""Check boxes that are drawn on a page's picture, and whether somebody has marked them.

Readers of text take a drawn box for "[J", "O" or nothing at all, and a ticked one for anything.
"""

from __future__ import annotations

import statistics
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from referrals.reading.layout import Edges, RawWord
from referrals.reading.pictures import Gray, Picture

EMPTY, MARKED = "☐", "☒"
LEAST_SIDE, MOST_SIDE = 0.075, 0.3
"""Inches between a box's lines: below are letters, above are the fields of a form."""
LINE_SHARE = 0.75
"""A side is drawn when a straight run of ink is at least this much of the smallest side."""
MOST_OBLONG = 1.3
LEAST_FILLED = 0.85
"""The share of its own frame that the space in a box fills: what round letters enclose leaves its corners out."""
LEAST_OF_SIDE = 0.85
LEAST_ALIGNED, LEAST_ALONE = 0.75, 0.9
"""The share of each side that is inked where a box is looked for that a pen went across: give or take a pixel, and in
one straight line, in row or column with a known box or not."""
SIZE_ODDS = 4
"""Pixels by which a box that a pen filled differs from an empty one."""
LEAST_ALIKE = 3
"""So many frames of one size in a row or column are the boxes of a form, though none is empty."""
ROOM = 0.5
"""White space on both sides of a box, in shares of its width."""
NEAR = 4
"""Pixels by which the ends of two sides of a frame differ at most, or hardly more."""
ALIGNED = 0.25
CORNER = 0.09
MARGIN = 0.2
"""The rim of a box that is not looked at, in shares of its side: its lines are not always thin and straight."""
SOLID = 0.8
"""What is inked more than this is a blot or a bullet."""
INK = 200
"""Pencil is paler than print."""
SURELY_EMPTY, SURELY_MARKED = 0.03, 0.09
"""Shares of the looked-at space that dirt inks at most, and a tick, cross or dot inks at least."""
CLEAR, UNCLEAR = 0.95, 0.55
"""How sure a mark is to be seen rightly, and how sure when there is as much ink as dirt or a stray line leaves."""


@dataclass(frozen=True, slots=True)
class CheckBox:
    """A drawn box, its lines included, in pixels of its picture. `inked` is the share of the space in it."""

    edges: Edges
    inked: float

    @property
    def word(self) -> RawWord:
        """Return the box as a word of the page."""
        clear = self.inked < SURELY_EMPTY or self.inked > SURELY_MARKED
        marked = self.inked > (SURELY_EMPTY + SURELY_MARKED) / 2
        return RawWord(
            text=MARKED if marked else EMPTY, edges=self.edges, confidence=CLEAR if clear else UNCLEAR
        )

    def scaled(self, factor: float) -> CheckBox:
        """Return the box in other units."""
        x0, y0, x1, y1 = self.edges
        return CheckBox(edges=(x0 * factor, y0 * factor, x1 * factor, y1 * factor), inked=self.inked)


def find_check_boxes(picture: Picture) -> list[CheckBox]:
    """Find the small squares that stand by themselves on an upright, straight picture.

    Squares that touch others are the cells of a table or the comb for the digits of a number.
    """
    least, most = LEAST_SIDE * picture.dpi, MOST_SIDE * picture.dpi
    ink = np.asarray(cv2.threshold(picture.gray, INK, 1, cv2.THRESH_BINARY_INV)[1], np.uint8)
    drawn = _straight_lines(ink, max(5, round(least * LINE_SHARE)))
    outlines, family = cv2.findContours(drawn, cv2.RETR_CCOMP, cv2.CHAIN_APPROX_SIMPLE)
    if not outlines:
        return []
    found = []
    for index, (following, _, _, outer) in enumerate(family[0]):
        # A box is an outline with exactly one hole.
        if outer < 0 or following >= 0 or family[0][outer][2] != index:
            continue
        _, _, width, height = cv2.boundingRect(outlines[index])
        around = cv2.boundingRect(outlines[outer])
        if not _is_square(width, height, least, most) or not _is_frame(around, width, height):
            continue
        if cv2.contourArea(outlines[index]) < LEAST_FILLED * (width - 1) * (height - 1):
            continue
        x0, y0, across, down = around
        if _has_corners(ink[y0 : y0 + down, x0 : x0 + across]):
            found.append(_box(ink, x0, y0, across, down))
    if all(box.inked > SURELY_MARKED for box in found):
        found += [
            box for box in _all_marked(ink, least, most) if not any(_touch(box, other) for other in found)
        ]
    for size in _sizes(found):
        found += _struck_through(ink, size, found)
        found += _blackened(ink, size, found)
    return found


def _straight_lines(ink: Gray, length: int) -> NDArray[np.uint8]:
    """Return the runs of ink across and down that are at least this long, small gaps of a bad fax closed."""
    across = cv2.morphologyEx(ink, cv2.MORPH_OPEN, np.ones((1, length), np.uint8))
    down = cv2.morphologyEx(ink, cv2.MORPH_OPEN, np.ones((length, 1), np.uint8))
    both = cv2.bitwise_or(across, down)
    return np.asarray(cv2.morphologyEx(both, cv2.MORPH_CLOSE, np.ones((3, 3), np.uint8)), np.uint8)


def _is_square(width: int, height: int, least: float, most: float) -> bool:
    return least <= min(width, height) and max(width, height) <= min(most, MOST_OBLONG * min(width, height))


def _is_frame(around: Sequence[int], width: int, height: int) -> bool:
    """Tell whether an outline lies closely around the space in it: nothing else hangs on a box."""
    return around[2] <= 1.5 * width and around[3] <= 1.5 * height


def _has_corners(drawn: NDArray[np.uint8]) -> bool:
    """Tell whether there is ink at all four corners: the letters O and D and the figure 0 have none there."""
    size = max(2, round(min(drawn.shape) * CORNER))
    ends = (slice(0, size), slice(-size, None))
    return all(bool(drawn[rows, columns].any()) for rows in ends for columns in ends)


def _box(ink: Gray, x0: int, y0: int, across: int, down: int) -> CheckBox:
    rim_x, rim_y = round(across * MARGIN), round(down * MARGIN)
    inner = ink[y0 + rim_y : y0 + down - rim_y, x0 + rim_x : x0 + across - rim_x]
    edges = (float(x0), float(y0), float(x0 + across), float(y0 + down))
    return CheckBox(edges=edges, inked=float(inner.mean()))


def _all_marked(ink: Gray, least: float, most: float) -> list[CheckBox]:
    """Find the boxes of a form on which every one is marked: frames whose space is cut up by the pen, several of one
    size and in one row or column. Alone, such a frame could be anything."""
    seen = [
        max((_box(ink, *part) for part in _without_ends(frame)), key=lambda box: _straightness(ink, box))
        for frame in _framed(ink, least, most)
        if _has_room(ink, _box(ink, *frame))
    ]
    frames = [
        box
        for box in seen
        if SURELY_MARKED < box.inked < SOLID
        and _straightness(ink, box) >= LEAST_ALONE
        and _has_room(ink, box)
    ]
    alike = [
        box
        for box in frames
        if sum(_is_aligned(box, [other]) and _are_alike(box, other) for other in frames) >= LEAST_ALIKE
    ]
    return [
        box for number, box in enumerate(alike) if not any(_touch(box, other) for other in alike[:number])
    ]


def _without_ends(frame: Sequence[int]) -> Iterator[tuple[int, int, int, int]]:
    """Yield a frame, and the squares in it: a cross that goes beyond the corners makes the sides longer."""
    left, top, width, height = frame
    yield left, top, width, height
    for shift in range(width - height + 1):
        yield left + shift, top, height, height


def _framed(ink: Gray, least: float, most: float) -> Iterator[tuple[int, int, int, int]]:
    """Yield left, top, width and height of what lies between two level lines as long as they are apart."""
    across = cv2.morphologyEx(ink, cv2.MORPH_OPEN, np.ones((1, round(least)), np.uint8))
    outlines, _ = cv2.findContours(across, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_SIMPLE)
    lines = sorted(map(cv2.boundingRect, outlines), key=lambda line: line[1])
    level: dict[int, list[Sequence[int]]] = defaultdict(list)
    for left, top, width, height in lines:
        if width > most * MOST_OBLONG:
            continue
        for above in level[left // NEAR - 1] + level[left // NEAR] + level[left // NEAR + 1]:
            down = top + height - above[1]
            if abs(above[2] - width) <= SIZE_ODDS and _is_square(width, down, least, most):
                yield left, above[1], width, down
        level[left // NEAR].append((left, top, width, height))


def _has_room(ink: Gray, box: CheckBox) -> bool:
    """Tell whether the paper left and right of a box is free, its corners aside, where a cross may go beyond it: the
    letters of a word stand closer."""
    x0, y0, x1, y1 = map(round, box.edges)
    quarter, room = (y1 - y0) // 4, round(ROOM * (x1 - x0))
    rows = ink[y0 + quarter : y1 - quarter]
    sides = rows[:, max(0, x0 - room) : max(0, x0 - 2)], rows[:, x1 + 2 : x1 + room]
    return all(float(side.mean()) < SURELY_EMPTY for side in sides if side.size)


def _are_alike(one: CheckBox, other: CheckBox) -> bool:
    ax0, ay0, ax1, ay1 = one.edges
    bx0, by0, bx1, by1 = other.edges
    return max(abs((ax1 - ax0) - (bx1 - bx0)), abs((ay1 - ay0) - (by1 - by0))) <= SIZE_ODDS


def _sizes(boxes: Sequence[CheckBox]) -> list[int]:
    """Return the sizes of the boxes of a page, in pixels: those of one form are alike, give or take a pixel."""
    groups: list[list[int]] = []
    for side in sorted(round(box.edges[2] - box.edges[0]) for box in boxes):
        if groups and side - groups[-1][-1] <= 2:
            groups[-1].append(side)
        else:
            groups.append([side])
    return [statistics.median_low(group) for group in groups]


def _struck_through(ink: Gray, size: int, known: Sequence[CheckBox]) -> list[CheckBox]:
    """Find the marked boxes whose space is cut up by the pen: all four sides are inked as those of a known box are."""
    thick = np.asarray(cv2.dilate(ink, np.ones((3, 3), np.uint8)), np.uint8)
    across, down, side = _run(thick, (size, 1)), _run(thick, (1, size)), size - 1
    weakest = cv2.min(
        cv2.min(across[:-side, :-side], across[side:, :-side]),
        cv2.min(down[:-side, :-side], down[:-side, side:]),
    )
    framed = np.asarray(weakest >= LEAST_OF_SIDE * size, np.uint8)
    _, _, figures, _ = cv2.connectedComponentsWithStats(framed, connectivity=8)
    found: list[CheckBox] = []
    for left, top, width, height, _ in figures[1:].tolist():
        box = _box(ink, left + width // 2, top + height // 2, size, size)
        lonely = not any(_touch(box, other) for other in (*known, *found))
        marked = SURELY_MARKED < box.inked < SOLID and max(width, height) <= size // 2
        straight = LEAST_ALIGNED if _is_aligned(box, known) else LEAST_ALONE
        if lonely and marked and _straightness(ink, box) >= straight:
            found.append(box)
    return found


def _blackened(ink: Gray, size: int, known: Sequence[CheckBox]) -> list[CheckBox]:
    """Find the boxes that were filled in: solid squares as large as a known box, in one row or column with it. Other
    solid squares are the bullets of a list."""
    _, _, shapes, _ = cv2.connectedComponentsWithStats(ink, connectivity=8)
    found: list[CheckBox] = []
    for left, top, width, height, area in shapes[1:].tolist():
        if abs(width - size) > SIZE_ODDS or abs(height - size) > SIZE_ODDS or area < SOLID * width * height:
            continue
        box = _box(ink, left, top, width, height)
        if _is_aligned(box, known) and not any(_touch(box, other) for other in (*known, *found)):
            found.append(box)
    return found


def _straightness(ink: Gray, box: CheckBox) -> float:
    """Return how much of its worst side has ink in one straight row or column: a scribble's is soon off the line."""
    x0, y0, x1, y1 = map(round, box.edges)
    height, width = ink.shape
    rows = [ink[max(0, side - 2) : min(side + 3, height), x0:x1].mean(axis=1) for side in (y0, y1 - 1)]
    columns = [ink[y0:y1, max(0, side - 2) : min(side + 3, width)].mean(axis=0) for side in (x0, x1 - 1)]
    return min(float(shares.max()) for shares in (*rows, *columns))


def _is_aligned(box: CheckBox, known: Sequence[CheckBox]) -> bool:
    """Tell whether a box stands in one row or column with a known one: a scribble or a letter hardly does."""
    near = (box.edges[2] - box.edges[0]) * ALIGNED
    return any(
        abs(box.edges[0] - other.edges[0]) <= near or abs(box.edges[1] - other.edges[1]) <= near
        for other in known
    )


def _run(ink: Gray, size: tuple[int, int]) -> NDArray[np.uint8]:
    """Count the ink in the run that starts at each pixel and goes on to the right or down."""
    return np.asarray(
        cv2.boxFilter(ink, -1, size, anchor=(0, 0), normalize=False, borderType=cv2.BORDER_CONSTANT), np.uint8
    )


def _touch(one: CheckBox, other: CheckBox) -> bool:
    ax0, ay0, ax1, ay1 = one.edges
    bx0, by0, bx1, by1 = other.edges
    return bool(min(ax1, bx1) >= max(ax0, bx0) and min(ay1, by1) >= max(ay0, by0))
