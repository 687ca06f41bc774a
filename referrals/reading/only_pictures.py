"""Whether a page that shows something and gave no words is only a picture: a photo, a drawing, a logo.

What nobody could read is for a person, so this is said only where it is sure: the page is sharp, and the second reader,
who finds where writing is even if nobody can read it, finds nothing that is as long and low as a line.
"""

from __future__ import annotations

import cv2
import numpy as np

from referrals.reading.cleaning import in_even_light
from referrals.reading.pictures import Gray, Picture
from referrals.reading.second_reader import SecondReader

SHARP, SHARPEST = 20.0, 99.9
"""Shades of gray from a pixel to the next but one: among the sharpest spots of a page, fewer are a blur."""
LINE = 2.5
"""How much wider than high what could be a line of writing is at least, or higher than wide where it runs up."""
DARKEST = 0.5
"""The percentile that counts for ink where contrast is stretched."""


def is_only_a_picture(picture: Picture, reader: SecondReader) -> bool:
    """Tell whether a page without words surely has none."""
    gray = picture.gray
    return _is_sharp(gray) and not any(
        max(width, height) >= LINE * min(width, height)
        for seen in (gray, _in_contrast(gray))
        for width, height in reader.find_writing(seen)
    )


def _is_sharp(gray: Gray) -> bool:
    steps = cv2.Sobel(gray, cv2.CV_32F, 1, 0, ksize=1)
    return float(np.percentile(np.abs(steps), SHARPEST)) >= SHARP


def _in_contrast(gray: Gray) -> Gray:
    """Return a page in even light, from the darkest that there is to white."""
    even = in_even_light(gray).astype(np.float32)
    darkest = float(np.percentile(even, DARKEST))
    stretched = (even - darkest) * (255 / max(1.0, 255 - darkest))
    return np.asarray(np.clip(stretched, 0, 255), np.uint8)
