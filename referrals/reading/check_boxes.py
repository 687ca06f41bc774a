"""Check boxes that are drawn on a page's picture, and whether somebody has marked them.

Readers of text take a drawn box for "[J", "O" or nothing at all, and a ticked one for anything.
"""

from __future__ import annotations

import dataclasses
import statistics
from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from referrals.reading.layout import Edges, RawWord
from referrals.reading.pictures import Gray, Picture

Lines = list[list[RawWord]]

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
COVERED = 0.5
TAKEN_FOR_BOX = "[]()|{}'\"JjOoDdUQ04VXx/\\"


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
    """This function will find the small squares that stand by themselves on an upright, straight picture.

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
    for size in _sizes(found):
        found += _struck_through(ink, size, found)
        found += _blackened(ink, size, found)
    return found


def put_among(lines: Sequence[Sequence[RawWord]], boxes: Sequence[CheckBox]) -> Lines:
    """This function will put boxes among the words of a page, in place of what readers took them for."""
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
