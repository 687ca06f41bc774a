"""Rings that a pen drew around one of several printed words: "Urgent / Routine", "M / F".

A ring is taken off the picture before it is read, since readers take its sides for brackets, and comes out as a
mark before the words in it.
"""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np

from referrals.reading.check_box import CheckBox
from referrals.reading.pictures import Gray, Picture

LOOKED_AT_DPI = 100.0
INK = 215
"""A pen's stroke is thin and pale once the picture is made smaller."""
LEAST_HIGH, MOST_HIGH = 0.17, 0.65
LEAST_WIDE, MOST_WIDE = 0.17, 3.0
"""Inches, of the space in a ring: below are letters and the circles of a form, above are emblems and stamps."""
LEAST_ROUND, MOST_ROUND = 0.6, 0.9
"""The share of its own frame that the space in a ring fills: 0.79 for an ellipse, more for the cell of a table."""
LEAST_FREE = 0.45
"""The share of that frame that the words in a ring leave free, where they touch its stroke."""
LEAST_INK, MOST_INK = 0.03, 0.5
"""The share of the space in a ring that the words in it ink."""
STROKE, ENDS = 0.05, 0.15
"""Inches from the space in a ring to the outer side of its stroke, and to where its ends reach at most."""
MOST_TAIL = 2.0
"""How much larger than the space in a ring its stroke is, to its farthest ends."""
MARKED = 1.0
MARK = 0.15
"""How wide the mark for a ring is, in shares of its height: it stands where the ring begins, beside the words."""


@dataclass(frozen=True, slots=True)
class Ringed:
    """A picture without its rings, and the marks that stand for them, in pixels."""

    picture: Picture
    marks: tuple[CheckBox, ...] = ()


def may_be_ring(width: float, height: float) -> bool:
    """Tell whether a shape of this size, in inches, can be a ring around words."""
    return LEAST_WIDE <= width <= MOST_TAIL * MOST_WIDE and LEAST_HIGH <= height <= MOST_TAIL * MOST_HIGH


def marks_of_rings(picture: Picture) -> tuple[CheckBox, ...]:
    """Return the marks that stand for the rings around words of an upright, straight picture."""
    ink, scale = _ink_of(picture)
    return tuple(_mark_for(space, scale) for space, _ in _rings_on(ink, picture.dpi * scale))


def without_rings(picture: Picture) -> Ringed:
    """Take the rings around words off an upright, straight picture."""
    ink, scale = _ink_of(picture)
    rings = _rings_on(ink, picture.dpi * scale)
    if not rings:
        return Ringed(picture)
    stroke = np.zeros(ink.shape, np.uint8)
    for space, pen in rings:
        stroke |= _stroke(space, pen, ink.shape, picture.dpi * scale)
    cleaned: Gray = picture.gray.copy()
    size = (picture.width, picture.height)
    cleaned[cv2.resize(stroke, size, interpolation=cv2.INTER_NEAREST) > 0] = 255
    marks = tuple(_mark_for(space, scale) for space, _ in rings)
    return Ringed(Picture(gray=cleaned, dpi=picture.dpi), marks)


def _ink_of(picture: Picture) -> tuple[Gray, float]:
    """Return a picture of 1 for ink, made smaller by a scale."""
    scale = min(1.0, LOOKED_AT_DPI / picture.dpi)
    small = cv2.resize(picture.gray, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    return np.asarray(small < INK, np.uint8), scale


def _rings_on(ink: Gray, dpi: float) -> list[tuple[cv2.typing.MatLike, cv2.typing.MatLike]]:
    """Return the outlines of the space in each ring and of its stroke."""
    outlines, family = cv2.findContours(ink, cv2.RETR_CCOMP, cv2.CHAIN_APPROX_SIMPLE)
    return [
        (outline, outlines[outer])
        for outline, (_, _, _, outer) in zip(outlines, family[0].tolist() if outlines else (), strict=True)
        if outer >= 0 and _is_ring(outline, ink, dpi) and _is_around(outlines[outer], outline)
    ]


def _is_around(outer: cv2.typing.MatLike, inner: cv2.typing.MatLike) -> bool:
    """Tell a stroke, with its tails, from a dark ground that has light letters on it."""
    _, _, width, height = cv2.boundingRect(outer)
    _, _, wide, high = cv2.boundingRect(inner)
    return width <= MOST_TAIL * wide and height <= MOST_TAIL * high


def _is_ring(outline: cv2.typing.MatLike, ink: Gray, dpi: float) -> bool:
    left, top, width, height = cv2.boundingRect(outline)
    if not LEAST_HIGH * dpi <= height <= MOST_HIGH * dpi or not LEAST_WIDE * dpi <= width <= MOST_WIDE * dpi:
        return False
    if not LEAST_ROUND <= cv2.contourArea(cv2.convexHull(outline)) / (width * height) <= MOST_ROUND:
        return False
    if cv2.contourArea(outline) < LEAST_FREE * width * height:
        return False
    return (
        LEAST_INK
        <= _ink_within(outline, ink[top : top + height, left : left + width], (left, top))
        <= MOST_INK
    )


def _ink_within(outline: cv2.typing.MatLike, part: Gray, corner: tuple[int, int]) -> float:
    """Return the share of ink in the space that an outline encloses, its rim left out."""
    space = np.zeros(part.shape, np.uint8)
    cv2.drawContours(space, [outline], -1, 1, cv2.FILLED, offset=(-corner[0], -corner[1]))
    space = np.asarray(cv2.erode(space, np.ones((3, 3), np.uint8), borderValue=(0.0,)), np.uint8)
    return float(part[space > 0].mean()) if space.any() else 0.0


def _stroke(outline: cv2.typing.MatLike, pen: cv2.typing.MatLike, shape: tuple[int, ...], dpi: float) -> Gray:
    """Return 1 on a ring's stroke and its ends: around the space in it, and not on the words there, some of which may
    touch it."""
    space = np.zeros(shape, np.uint8)
    cv2.drawContours(space, [cv2.convexHull(outline)], -1, 1, cv2.FILLED)
    # The outline of a space runs on the stroke's innermost pixels.
    space = np.asarray(cv2.erode(space, np.ones((3, 3), np.uint8)), np.uint8)
    drawn = np.zeros(shape, np.uint8)
    cv2.drawContours(drawn, [pen], -1, 1, cv2.FILLED)
    drawn = np.asarray(cv2.dilate(drawn, np.ones((3, 3), np.uint8)), np.uint8)
    ends = cv2.bitwise_and(drawn, _grown(space, ENDS * dpi))
    return np.asarray(cv2.subtract(cv2.bitwise_or(ends, _grown(space, STROKE * dpi)), space), np.uint8)


def _grown(space: Gray, by: float) -> Gray:
    size = 2 * max(2, round(by)) + 1
    return np.asarray(cv2.dilate(space, cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (size, size))), np.uint8)


def _mark_for(space: cv2.typing.MatLike, scale: float) -> CheckBox:
    left, top, _, height = cv2.boundingRect(space)
    third = height / 3
    edges = left / scale, (top + third) / scale, (left + MARK * height) / scale, (top + 2 * third) / scale
    return CheckBox(edges=edges, inked=MARKED)
