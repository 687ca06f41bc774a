"""What happens to paper on its way: a fax line, an office scanner. Chance is seeded, so that it repeats."""

from __future__ import annotations

import io
import time
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageFilter

from deploy.demo.samples.drawing.printing import printed
from deploy.demo.samples.drawing.sheet import Sheet
from deploy.demo.samples.drawing.typefaces import TYPEWRITER

Dots = NDArray[np.bool_]
"""Black and white dots of a page, rows first; True is white."""

FAX_DPI = (204, 196)
"""Dots an inch across and down of a fax in fine mode (ITU-T T.4)."""
SCAN_DPI = (300, 300)
MADE_AT = time.struct_time((2026, 11, 1, 12, 0, 0, 6, 305, 0))
"""A fixed date for files that must carry one."""


def faxed(*, sheets: Sequence[Sheet], header: str, seed: int) -> bytes:
    """Return an image-only PDF, 1 bit a dot, as the receiving fax machine would make it.

    `header` is the line that the sending machine prints on each page; `{page}` in it becomes the page's
    number. Pages lie a little askew, dots are lost and gained, and the sender's glass has a dirty spot that
    draws a streak.
    """
    chance = np.random.default_rng(seed)
    pages = []
    for number, image in enumerate(printed(sheets=sheets, dpi=FAX_DPI), start=1):
        askew = _turned(image, degrees=float(chance.uniform(0.5, 0.9)) * (-1) ** number)
        dots = _dots(askew, chance=chance, roughness=32, specks=200)
        _streak(dots, chance=chance)
        _overprint(dots, text=header.format(page=number), size=sheets[0].size)
        pages.append(Image.fromarray(dots))
    target = io.BytesIO()
    pages[0].save(
        target,
        "PDF",
        save_all=True,
        append_images=pages[1:],
        dpi=FAX_DPI,
        creationDate=MADE_AT,
        modDate=MADE_AT,
    )
    return target.getvalue()


def scanned(*, sheets: Sequence[Sheet], seed: int) -> bytes:
    """Return a multi-page TIFF as a scanner makes it: 300 dpi, 1 bit, CCITT group 4."""
    chance = np.random.default_rng(seed)
    pages = []
    for number, image in enumerate(printed(sheets=sheets, dpi=SCAN_DPI)):
        askew = _turned(image, degrees=(0.35, -0.25)[number % 2])
        pages.append(Image.fromarray(_dots(askew, chance=chance, roughness=20, specks=60)))
    target = io.BytesIO()
    pages[0].save(target, "TIFF", save_all=True, append_images=pages[1:], compression="group4", dpi=SCAN_DPI)
    return target.getvalue()


def _turned(image: Image.Image, *, degrees: float) -> Image.Image:
    return image.rotate(degrees, Image.Resampling.BICUBIC, fillcolor=255)


def _dots(image: Image.Image, *, chance: np.random.Generator, roughness: float, specks: int) -> Dots:
    """The image as dots, rough at the edges of letters, with specks of dust."""
    grey = np.asarray(image.filter(ImageFilter.GaussianBlur(0.5)), dtype=np.float64)
    dots = grey + chance.normal(0, roughness, grey.shape) > 140
    # A clean page must stay clean: the noise belongs to the edges of the ink, dust is added on purpose.
    dots |= np.asarray(image.filter(ImageFilter.MinFilter(3))) > 240
    height, width = dots.shape
    for row, column in zip(
        chance.integers(0, height, specks), chance.integers(0, width, specks), strict=True
    ):
        dots[row : row + chance.integers(1, 3), column : column + chance.integers(1, 3)] = False
    return dots


def _streak(dots: Dots, *, chance: np.random.Generator) -> None:
    """Draw the broken line that a dirty spot on the glass leaves down the page, near the right edge."""
    height, width = dots.shape
    column = round(width * 0.965)
    dots[chance.random(height) < 0.3, column] = False


def _overprint(dots: Dots, *, text: str, size: tuple[float, float]) -> None:
    """Print the sending machine's line across the top: straight, however the page lies."""
    sheet = Sheet(size=size, notice=False)
    sheet.text(text, x=36, y=16, font=TYPEWRITER.bold, size=9)
    line = printed(sheets=[sheet], dpi=FAX_DPI)[0]
    band = round(22 / 72 * FAX_DPI[1])
    dots[:band] = np.asarray(line)[:band, : dots.shape[1]] > 140
