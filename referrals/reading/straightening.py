"""A page's picture is set upright and straight to be read, and boxes are mapped back to the page as people see it."""

from __future__ import annotations

import math
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from referrals.reading import cleaning
from referrals.reading.layout import Edges
from referrals.reading.perspective import paper_corners
from referrals.reading.pictures import Gray, Picture

Matrix = NDArray[np.float64]
Ink = tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]
"""Rows, columns and darkness of the spots of a picture that are inked."""

READABLE_DPI = (150.0, 330.0)
TARGET_DPI = (200.0, 300.0)
"""A picture that is coarser or finer than what is readable is brought to the nearer of the targets."""
MOST_ENLARGEMENT = 3.0
"""There is nothing to be read in a thumbnail, however large it is blown up."""
MOST_SKEW, MOST_SLANT = 8.0, 30.0
LEAST_SKEW = 0.15
"""Degrees: more is no skew that a scanner makes, and no slant of a page that was laid on it carelessly; less is not
worth the loss of sharpness."""
LOOKED_AT = 800
FAINT = 60
LEAST_SPOTS = 50
"""Fewer inked spots of a small picture show no lines."""


@dataclass(frozen=True, slots=True)
class Straight:
    """A picture to be read and the way back: `to_page` maps its pixels to fractions of the upright page. Its lines were
    measured to fall by `skew` degrees."""

    picture: Picture
    to_page: Matrix
    skew: float = 0.0

    def edges_on_page(self, edges: Edges) -> Edges:
        """Return the box, in fractions of the upright page, around a box of this picture."""
        x0, y0, x1, y1 = edges
        (a, b, c), (d, e, f), (g, h, i) = self.to_page.tolist()
        # In plain numbers: for the four corners of every word, arrays take ten times as long.
        spots = [
            ((a * x + b * y + c) / (g * x + h * y + i), (d * x + e * y + f) / (g * x + h * y + i))
            for x in (x0, x1)
            for y in (y0, y1)
        ]
        across, down = [min(max(x, 0.0), 1.0) for x, _ in spots], [min(max(y, 0.0), 1.0) for _, y in spots]
        return min(across), min(down), max(across), max(down)


def straighten(picture: Picture, *, turn: int, most_skew: float = MOST_SKEW) -> Straight:
    """Turn a page's picture clockwise by a quarter turn or more, flatten a photographed sheet, clean
    it and level its lines, which may fall by `most_skew` degrees."""
    gray: Gray = np.ascontiguousarray(np.rot90(picture.gray, -(turn // 90)))
    height, width = gray.shape
    to_page: Matrix = np.diag([1 / width, 1 / height, 1.0])
    gray, dpi, scaling = _in_readable_size(gray, picture.dpi)
    to_page = to_page @ scaling
    if not cleaning.is_two_toned(gray) and (corners := paper_corners(gray)) is not None:
        gray, flattening = _flattened(gray, corners)
        to_page = to_page @ flattening
    gray = cleaning.clean(gray)
    skew = measured_skew(gray, most=most_skew)
    if LEAST_SKEW <= abs(skew) <= most_skew:
        gray, levelling = _levelled(gray, skew)
        to_page = to_page @ levelling
    return Straight(picture=Picture(gray=gray, dpi=dpi), to_page=to_page, skew=skew)


def measured_skew(gray: Gray, *, most: float = MOST_SKEW) -> float:
    """Measure by how many degrees, at most so many, the lines of a picture fall to the right."""
    small = _shrunk(gray)
    rough, exact = _ink(_halved(small, until=LOOKED_AT)), _ink(small)
    if len(rough[0]) < LEAST_SPOTS or len(exact[0]) < LEAST_SPOTS:
        return 0.0

    def sharpness(degrees: float, ink: Ink) -> float:
        rows, columns, weights = ink
        return _contrast(rows - columns * math.tan(math.radians(degrees)), weights)

    coarse = max(np.arange(-most, most + 0.01, 0.5), key=lambda degrees: sharpness(degrees, rough))
    fine = np.arange(coarse - 0.5, coarse + 0.51, 0.1)
    return float(max(fine, key=lambda degrees: sharpness(degrees, exact)))


def lies_on_its_side(gray: Gray) -> bool:
    """Guess whether lines of text run up or down the picture: a hint, to be checked by reading."""
    rows, columns, ink = _ink(_halved(gray, until=LOOKED_AT))
    return len(rows) >= LEAST_SPOTS and _contrast(columns, ink) * 0.8 > _contrast(rows, ink)


def _ink(gray: Gray) -> Ink:
    """Return where there is ink on a picture, and how much."""
    dark = 255 - gray
    rows, columns = np.nonzero(dark > FAINT)
    return rows.astype(np.float64), columns.astype(np.float64), dark[rows, columns].astype(np.float64)


def _shrunk(gray: Gray) -> Gray:
    """Return a picture at a size at which lines can be told and letters need not."""
    gray = _halved(gray, until=2 * LOOKED_AT)
    scale = LOOKED_AT / max(gray.shape)
    size = (max(1, round(gray.shape[1] * scale)), max(1, round(gray.shape[0] * scale)))
    return np.asarray(cv2.resize(gray, size, interpolation=cv2.INTER_AREA), np.uint8)


def _halved(gray: Gray, *, until: int) -> Gray:
    """Halve a picture until its longer side is below a number of pixels: that is ten times as fast as shrinking it by
    another factor."""
    while max(gray.shape) >= until and min(gray.shape) >= 2:
        height, width = gray.shape[0] // 2, gray.shape[1] // 2
        even = gray[: 2 * height, : 2 * width]
        gray = np.asarray(cv2.resize(even, (width, height), interpolation=cv2.INTER_AREA), np.uint8)
    return gray


def _contrast(positions: NDArray[np.float64], ink: NDArray[np.float64]) -> float:
    """Tell how sharply ink changes from line to line when it is summed up by position."""
    places = positions.astype(np.int64)
    profile = np.bincount(places - places.min(), weights=ink)
    return float((np.diff(profile) ** 2).sum())


def _in_readable_size(gray: Gray, dpi: float) -> tuple[Gray, float, Matrix]:
    low, high = READABLE_DPI
    if low <= dpi <= high:
        return gray, dpi, np.eye(3)
    wanted = min(TARGET_DPI[0], dpi * MOST_ENLARGEMENT) if dpi < low else TARGET_DPI[1]
    size = (max(1, round(gray.shape[1] * wanted / dpi)), max(1, round(gray.shape[0] * wanted / dpi)))
    method = cv2.INTER_CUBIC if dpi < low else cv2.INTER_AREA
    back = np.diag([gray.shape[1] / size[0], gray.shape[0] / size[1], 1.0])
    return np.asarray(cv2.resize(gray, size, interpolation=method), np.uint8), wanted, back


def _flattened(gray: Gray, corners: NDArray[np.float32]) -> tuple[Gray, Matrix]:
    across = (np.linalg.norm(corners[1] - corners[0]) + np.linalg.norm(corners[2] - corners[3])) / 2
    down = (np.linalg.norm(corners[3] - corners[0]) + np.linalg.norm(corners[2] - corners[1])) / 2
    size = (round(float(across)), round(float(down)))
    flat = np.array([(0, 0), (size[0], 0), size, (0, size[1])], dtype=np.float32)
    there = cv2.getPerspectiveTransform(corners, flat)
    warped = cv2.warpPerspective(gray, there, size, flags=cv2.INTER_LINEAR, borderValue=(255.0,))
    return np.asarray(warped, np.uint8), _inverse(there)


def _levelled(gray: Gray, skew: float) -> tuple[Gray, Matrix]:
    """Turn a picture by its skew, on more paper where its corners would be lost."""
    height, width = gray.shape
    there = np.vstack([cv2.getRotationMatrix2D((width / 2, height / 2), skew, 1.0), (0.0, 0.0, 1.0)])
    size = (width, height)
    if abs(skew) > MOST_SKEW:
        sine, cosine = abs(math.sin(math.radians(skew))), math.cos(math.radians(skew))
        size = (round(width * cosine + height * sine), round(height * cosine + width * sine))
        there[:2, 2] += ((size[0] - width) / 2, (size[1] - height) / 2)
    level = cv2.warpAffine(gray, there[:2], size, flags=cv2.INTER_LINEAR, borderValue=(255.0,))
    return np.asarray(level, np.uint8), _inverse(there)


def _inverse(matrix: cv2.typing.MatLike) -> Matrix:
    return np.linalg.inv(np.asarray(matrix, np.float64))
