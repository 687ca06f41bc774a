"""Round check boxes, as web forms print them: circles of which some are filled in or have a dot.

A lone circle may be a letter or the bullet of a list. What tells a form's from those is that, in one row or column and
of one size, some are filled and others are empty.
"""

from __future__ import annotations

import cv2
import numpy as np

from referrals.reading.check_box import (
    LEAST_SIDE,
    SURELY_MARKED,
    CheckBox,
    are_alike,
    has_room,
    is_aligned,
)
from referrals.reading.pictures import Gray

MOST_DIAMETER = 0.22
"""Inches."""
MOST_OBLONG = 1.12
LEAST_ROUND, MOST_ROUND = 0.70, 0.84
"""The share of its frame that a circle fills: 0.79, give or take what a fax line makes of it."""
WITHIN = 0.29
"""How far from its middle a circle is looked at, in shares of its diameter: its stroke is further away."""
RIM, LEAST_RIM = 0.05, 0.7
"""How wide the rim is, beside a pixel or two, and the share of it that a closed stroke inks."""
LEAST_DOT = 0.4
ROOM = 0.3


def find_round_boxes(ink: Gray, dpi: float) -> list[CheckBox]:
    """Find the circles of a form, on a picture of 1 for ink: those that stand in line with one alike that is marked
    where they are not, or the other way round."""
    outlines, _ = cv2.findContours(ink, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_SIMPLE)
    circles = [
        circle
        for outline in outlines
        if _is_circle(outline, dpi)
        and (circle := _circle(ink, outline)) is not None
        and has_room(ink, circle, room=ROOM)
    ]
    marks = [_is_marked(circle) for circle in circles]
    return [
        one
        for one, mark in zip(circles, marks, strict=True)
        if mark is not None
        and any(
            other_mark is not None
            and other_mark != mark
            and are_alike(one, other)
            and is_aligned(one, [other])
            for other, other_mark in zip(circles, marks, strict=True)
        )
    ]


def _is_circle(outline: cv2.typing.MatLike, dpi: float) -> bool:
    _, _, width, height = cv2.boundingRect(outline)
    if not LEAST_SIDE * dpi <= min(width, height) or max(width, height) > MOST_DIAMETER * dpi:
        return False
    if max(width, height) > MOST_OBLONG * min(width, height):
        return False
    # An outline runs through the middle of its outermost pixels.
    return LEAST_ROUND <= cv2.contourArea(outline) / ((width - 1) * (height - 1)) <= MOST_ROUND


def _circle(ink: Gray, outline: cv2.typing.MatLike) -> CheckBox | None:
    """Return a circle with the share of the space in it that is inked, None where its stroke is not closed."""
    left, top, width, height = cv2.boundingRect(outline)
    part = ink[top : top + height, left : left + width]
    rows, columns = np.ogrid[:height, :width]
    away = np.hypot((rows - (height - 1) / 2) / height, (columns - (width - 1) / 2) / width)
    rim = part[(away > 0.5 - 1.5 / min(width, height) - RIM) & (away <= 0.5)]
    if float(rim.mean()) < LEAST_RIM:
        return None
    within = part[away <= WITHIN]
    edges = (float(left), float(top), float(left + width), float(top + height))
    return CheckBox(edges=edges, inked=float(within.mean()))


def _is_marked(circle: CheckBox) -> bool | None:
    """Tell whether a circle is marked, None where a letter or something else stands in it."""
    if circle.inked > SURELY_MARKED:
        return True if circle.inked >= LEAST_DOT else None
    return False
