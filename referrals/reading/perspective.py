"""A sheet of paper that was photographed from an angle: where its corners are."""

from __future__ import annotations

import itertools

import cv2
import numpy as np
from numpy.typing import NDArray

from referrals.reading.pictures import Gray

LOOKED_AT = 600
LEAST_SHARE, MOST_SHARE = 0.3, 0.97
"""A sheet fills at least this much of the picture; one that fills it all was scanned, not photographed."""
LEAST_CONTRAST = 25.0
"""By how many shades the sheet is brighter than what it lies on."""
LEAST_SQUARENESS = 0.35
"""Cosine of a corner's angle: a sheet's corners stay near a right angle when the camera is held roughly above it."""


def paper_corners(gray: Gray) -> NDArray[np.float32] | None:
    """Find the corners of a bright sheet on a darker ground: top left, top right, bottom right,
    bottom left in pixels, shape (4, 2). None when no sheet stands out."""
    scale = LOOKED_AT / max(gray.shape)
    small = cv2.resize(gray, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    # Print is closed first, so that the sheet is one bright area.
    small = cv2.morphologyEx(small, cv2.MORPH_CLOSE, np.ones((9, 9), np.uint8))
    small = cv2.GaussianBlur(small, (5, 5), 0)
    _, bright = cv2.threshold(small, 0, 255, cv2.THRESH_BINARY + cv2.THRESH_OTSU)
    outlines, _ = cv2.findContours(bright, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_SIMPLE)
    if not outlines:
        return None
    largest = max(outlines, key=cv2.contourArea)
    corners = cv2.approxPolyDP(cv2.convexHull(largest), 0.03 * cv2.arcLength(largest, True), True).reshape(
        -1, 2
    )
    if len(corners) != 4 or not LEAST_SHARE <= cv2.contourArea(corners) / small.size <= MOST_SHARE:
        return None
    inside = np.zeros(small.shape, np.uint8)
    cv2.fillConvexPoly(inside, corners, 1)
    contrast = float(small[inside == 1].mean()) - float(small[inside == 0].mean())
    ordered = _in_order(corners.astype(np.float32))
    if contrast < LEAST_CONTRAST or not _is_nearly_square(ordered):
        return None
    return np.asarray(ordered / scale, np.float32)


def _in_order(corners: NDArray[np.float32]) -> NDArray[np.float32]:
    total, difference = corners.sum(axis=1), corners[:, 1] - corners[:, 0]
    chosen = (total.argmin(), difference.argmin(), total.argmax(), difference.argmax())
    return corners[list(chosen)]


def _is_nearly_square(corners: NDArray[np.float32]) -> bool:
    if len({tuple(corner) for corner in corners.tolist()}) != 4:
        return False
    around = [corners[index % 4] for index in range(-1, 5)]
    for before, corner, after in zip(around, around[1:], itertools.islice(around, 2, None), strict=False):
        one, other = before - corner, after - corner
        cosine = float(one @ other / (np.linalg.norm(one) * np.linalg.norm(other)))
        if abs(cosine) > LEAST_SQUARENESS:
            return False
    return True
