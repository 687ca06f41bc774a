"""A check box as a value: where it is, how much of it is inked, and which of two belong to one form."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import cv2

from referrals.reading.layout import Edges, RawWord
from referrals.reading.pictures import Gray

EMPTY, MARKED = "☐", "☒"
LEAST_SIDE, MOST_SIDE = 0.075, 0.3
"""Inches between a box's lines: below are letters, above are the fields of a form."""
MOST_OBLONG = 1.3
SIZE_ODDS = 4
"""Pixels by which a box that a pen filled differs from an empty one."""
ROOM, LITTLE_ROOM = 0.5, 0.25
"""White space on both sides of a box, in shares of its width: where nothing else tells it from letters, and between any
box and what stands beside it."""
ALIGNED = 0.25
UPON = 0.5
"""The share of a word's height, or of a box's if that is lower, that the other has in common with it at least."""
MARGIN = 0.2
"""The rim of a box that is not looked at, in shares of its side: its lines are not always thin and straight."""
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


def box_on(ink: Gray, x0: int, y0: int, across: int, down: int) -> CheckBox:
    """Measure a box on a picture of 1 for ink and 0 for paper."""
    rim_x, rim_y = round(across * MARGIN), round(down * MARGIN)
    inner = ink[y0 + rim_y : y0 + down - rim_y, x0 + rim_x : x0 + across - rim_x]
    edges = (float(x0), float(y0), float(x0 + across), float(y0 + down))
    return CheckBox(edges=edges, inked=float(inner.mean()))


def is_square(width: int, height: int, least: float, most: float) -> bool:
    """Tell whether something is as large as a box and as wide as it is high, or nearly."""
    return least <= min(width, height) and max(width, height) <= min(most, MOST_OBLONG * min(width, height))


def has_room(ink: Gray, box: CheckBox, *, room: float = ROOM) -> bool:
    """Tell whether the paper left and right of a box is free, its corners aside, where a cross may go beyond it: the
    letters of a word stand closer. `room` is in shares of the box's width."""
    x0, y0, x1, y1 = map(round, box.edges)
    quarter, beside = (y1 - y0) // 4, max(3, round(room * (x1 - x0)))
    rows = ink[y0 + quarter : y1 - quarter]
    sides = rows[:, max(0, x0 - beside) : max(0, x0 - 2)], rows[:, x1 + 2 : x1 + beside]
    return all(float(side.mean()) < SURELY_EMPTY for side in sides if side.size)


def are_alike(one: CheckBox, other: CheckBox) -> bool:
    """Tell whether two boxes are of one size."""
    ax0, ay0, ax1, ay1 = one.edges
    bx0, by0, bx1, by1 = other.edges
    return max(abs((ax1 - ax0) - (bx1 - bx0)), abs((ay1 - ay0) - (by1 - by0))) <= SIZE_ODDS


def is_aligned(box: CheckBox, known: Sequence[CheckBox]) -> bool:
    """Tell whether a box stands in one row or column with a known one: a scribble or a letter hardly does."""
    near = (box.edges[2] - box.edges[0]) * ALIGNED
    return any(
        abs(box.edges[0] - other.edges[0]) <= near or abs(box.edges[1] - other.edges[1]) <= near
        for other in known
    )


def touch(one: CheckBox, other: CheckBox) -> bool:
    """Tell whether two boxes overlap or touch."""
    ax0, ay0, ax1, ay1 = one.edges
    bx0, by0, bx1, by1 = other.edges
    return bool(min(ax1, bx1) >= max(ax0, bx0) and min(ay1, by1) >= max(ay0, by0))


def not_upon(boxes: Sequence[CheckBox], letters: Sequence[Edges]) -> list[CheckBox]:
    """Return the boxes whose middle does not lie on one of some words."""
    return [box for box in boxes if not any(_lies_on(box, word) for word in letters)]


def _lies_on(box: CheckBox, word: Edges) -> bool:
    (left, top, right, bottom), (x0, y0, x1, y1) = box.edges, word
    level = min(y1, bottom) - max(y0, top)
    return x0 <= (left + right) / 2 <= x1 and level >= UPON * min(y1 - y0, bottom - top)


def shapes_on(ink: Gray) -> list[tuple[int, int, int, int]]:
    """Return left, top, width and height of all that hangs together. On a page that is mostly white, following the
    outlines is many times as fast as labelling all pixels."""
    outlines, _ = cv2.findContours(ink, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_SIMPLE)
    return [(left, top, width, height) for left, top, width, height in map(cv2.boundingRect, outlines)]
