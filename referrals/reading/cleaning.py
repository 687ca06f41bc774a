"""What a scanner, a fax line or a lamp put on a page is taken off its picture before it is read."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from referrals.reading.pictures import Gray

INK = 128
SPECK_PIXELS = 3
"""At 200 dpi a full stop has a dozen pixels; what has no more than these is a speck."""
MANY_SPECKS = 200
"""Pixels. A clean page has a few; only a page that is strewn with them is swept, so that thin print loses nothing."""
STREAK_SHARE = 0.08
STREAK_WIDTH = 3
"""A streak is a run down the page of at least this share of its height and at most this many pixels wide."""
LOOKED_AT_STEP = 8
"""Every so many rows are looked at for streaks first."""
TWO_TONED = 0.12
"""A picture with fewer pixels than this between black and white is a fax or a black-and-white scan."""
BLANK = 0.00005
"""A single word in print of ordinary size inks about this share of a letter page."""
SOFTENING = 1.0
LIGHT_SCALE = 8


def is_two_toned(gray: Gray) -> bool:
    """Tell a fax or black-and-white scan from a photo or a scan in shades of gray."""
    sample = gray[::3, ::3]
    return float(((sample > 48) & (sample < 207)).mean()) < TWO_TONED


def is_blank(gray: Gray) -> bool:
    """Tell whether a cleaned picture has less ink than a few letters would."""
    return cv2.countNonZero(_ink(gray)) < BLANK * gray.size


def clean(gray: Gray) -> Gray:
    """Take streaks and specks off a black-and-white picture, and shadows off any other."""
    if is_two_toned(gray):
        return without_specks(without_streaks(gray))
    return in_even_light(gray)


def without_streaks(gray: Gray) -> Gray:
    """Take out thin vertical lines, as a dirty scanner draws them, not the letters they cross."""
    length = max(8, int(gray.shape[0] * STREAK_SHARE))
    ink = _ink(gray)
    columns = _columns_near_runs(ink, length)
    if not len(columns):
        return gray
    ink = np.asarray(np.ascontiguousarray(ink[:, columns]), np.uint8)
    runs = cv2.morphologyEx(ink, cv2.MORPH_OPEN, np.ones((length, 1), np.uint8))
    solid = cv2.morphologyEx(runs, cv2.MORPH_OPEN, np.ones((1, STREAK_WIDTH + 1), np.uint8))
    runs = cv2.subtract(runs, solid)
    other = cv2.subtract(ink, runs)
    reach = np.zeros((1, 2 * STREAK_WIDTH + 1), np.uint8)
    reach[0, :STREAK_WIDTH] = 1
    # Ink on both sides means that a letter goes on through the streak.
    crossed = cv2.bitwise_and(cv2.dilate(other, reach), cv2.dilate(other, reach[:, ::-1].copy()))
    cleaned = gray.copy()
    cleaned[:, columns] = np.where((runs > 0) & (crossed == 0), 255, cleaned[:, columns])
    return cleaned


def _columns_near_runs(ink: Gray, length: int) -> NDArray[np.intp]:
    """Return the numbers of the columns that could hold a run of ink of a length, in pixels, and of those beside them.

    Such a run shows in many rows, one after another, of those that are looked at: that rules out most of a page.
    """
    step = max(1, min(LOOKED_AT_STEP, length // 4))
    glance = cv2.erode(ink[::step], np.ones((length // step, 1), np.uint8))
    beside = cv2.dilate(glance, np.ones((1, 4 * STREAK_WIDTH + 3), np.uint8))
    return np.flatnonzero(beside.any(axis=0))


def without_specks(gray: Gray) -> Gray:
    """Take out dots of a few pixels where the page is strewn with them.

    Any larger shape has more ink than a speck's within a speck's reach of each of its pixels, so that counting ink
    around each pixel tells specks as labelling all shapes would, in a tenth of the time. Specks that all but touch a
    letter stay.
    """
    ink = _ink(gray)
    reach = 2 * SPECK_PIXELS + 1
    around = cv2.boxFilter(ink, -1, (reach, reach), normalize=False, borderType=cv2.BORDER_CONSTANT)
    few = cv2.threshold(around, SPECK_PIXELS, 255, cv2.THRESH_BINARY_INV)[1]
    specks = cv2.bitwise_and(few, few, mask=ink)
    return np.asarray(cv2.max(gray, specks), np.uint8) if cv2.countNonZero(specks) >= MANY_SPECKS else gray


def _ink(gray: Gray) -> Gray:
    """Return 1 where there is ink, else 0."""
    return np.asarray(cv2.threshold(gray, INK - 1, 1, cv2.THRESH_BINARY_INV)[1], np.uint8)


def in_even_light(gray: Gray) -> Gray:
    """Divide a photo by the light that falls on its paper, so that shadows go and ink stays."""
    height, width = gray.shape
    small = cv2.resize(
        gray, (max(1, width // LIGHT_SCALE), max(1, height // LIGHT_SCALE)), interpolation=cv2.INTER_AREA
    )
    paper = cv2.morphologyEx(small, cv2.MORPH_CLOSE, np.ones((9, 9), np.uint8))
    paper = cv2.medianBlur(paper, 15) if min(paper.shape) > 15 else paper
    light = np.maximum(cv2.resize(paper, (width, height), interpolation=cv2.INTER_LINEAR), 32)
    return np.minimum(gray.astype(np.uint16) * 255 // light, 255).astype(np.uint8)


def softened(gray: Gray) -> Gray:
    """Blur the jagged edges of a black-and-white picture: Tesseract takes them for letter shapes."""
    return np.asarray(cv2.GaussianBlur(gray, (0, 0), SOFTENING), np.uint8) if is_two_toned(gray) else gray
