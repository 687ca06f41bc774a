"""A page that is only a picture is without words, and nothing is wrong with it; what may be writing that nobody could
read is for a person to look at.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
import sklearn.datasets
from PIL import Image, ImageDraw, ImageFilter

from referrals.reading.errors import PAGE_ILLEGIBLE
from tests.unit.reading.making import encoded, image_pdf, sheet
from tests.unit.reading.seeing import read

PAPER = (1654, 2339)
PHOTO = Path(sklearn.datasets.__file__).parent / "images" / "china.jpg"


def blank() -> Image.Image:
    return Image.new("L", PAPER, 255)


def figure() -> Image.Image:
    """A body as it is drawn on a form."""
    page = blank()
    pen = ImageDraw.Draw(page)
    pen.ellipse((600, 200, 1000, 600), outline=0, width=6)
    for line in ((800, 600, 800, 1400), (800, 800, 400, 1100), (800, 800, 1200, 1100)):
        pen.line(line, fill=0, width=6)
    for line in ((800, 1400, 500, 2000), (800, 1400, 1100, 2000)):
        pen.line(line, fill=0, width=6)
    return page


def logo() -> Image.Image:
    page = blank()
    pen = ImageDraw.Draw(page)
    pen.polygon([(500, 900), (827, 300), (1150, 900)], fill=40)
    pen.ellipse((600, 1000, 1050, 1450), fill=90)
    return page


def photo() -> Image.Image:
    page = blank()
    page.paste(Image.open(PHOTO).convert("L").resize((530, 354)), (560, 300))
    return page


def faxed_photo() -> Image.Image:
    page = blank()
    page.paste(Image.open(PHOTO).convert("L").resize((1320, 880)), (160, 300))
    return page.point(lambda shade: 255 if shade > 128 else 0)


def scribble() -> Image.Image:
    page = blank()
    pen = ImageDraw.Draw(page)
    for line in range(18):
        curve = [(150 + 8 * step, 200 + line * 95 + int(22 * math.sin(step * 1.4))) for step in range(160)]
        pen.line(curve, fill=10, width=4)
    return page


def lines_of_a_hand() -> Image.Image:
    page = blank()
    random = np.random.default_rng(1)
    for line in (400, 520):
        points = [(150 + 9 * step, line + random.normal(0, 20)) for step in range(150)]
        ImageDraw.Draw(page).line(points, fill=20, width=5, joint="curve")
    return page


def out_of_focus(blur: float) -> Callable[[], Image.Image]:
    """A letter that was photographed in bad light, so that nobody could read it."""

    def taken() -> Image.Image:
        shades = np.asarray(sheet().filter(ImageFilter.GaussianBlur(blur)), float)
        light = np.linspace(-30, 30, shades.shape[1])[None]
        return Image.fromarray((120 + shades / 255 * 60 + light).clip(0, 255).astype(np.uint8))

    return taken


@pytest.mark.parametrize("shown", [figure, logo, photo, faxed_photo])
def test_a_page_that_is_only_a_picture_is_without_words(shown: Callable[[], Image.Image]) -> None:
    page = read(image_pdf(shown()))[0]
    assert (page.source, page.words, page.problem) == ("none", (), None)


@pytest.mark.parametrize(
    "shown",
    [scribble, lines_of_a_hand, out_of_focus(4), out_of_focus(8)],
    ids=["pages", "lines", "dim", "blur"],
)
def test_what_may_be_writing_is_not_taken_for_a_picture(shown: Callable[[], Image.Image]) -> None:
    page = read(encoded(shown(), "PNG", dpi=(200, 200)))[0]
    assert page.words or page.problem == PAGE_ILLEGIBLE
