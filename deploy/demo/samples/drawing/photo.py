"""A sheet on a desk, taken with a phone."""

from __future__ import annotations

import io

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageFilter

from deploy.demo.samples.drawing.printing import printed
from deploy.demo.samples.drawing.sheet import Sheet

Light = NDArray[np.float64]

WIDTH, HEIGHT = 1740, 2320
CORNERS = ((112, 92), (84, 2222), (1668, 2250), (1612, 120))
"""Where the paper's corners lie in the photo: top left, bottom left, bottom right, top right."""
PAPER_TINT = (1.0, 0.98, 0.92)
DESK_COLOUR = (104.0, 78.0, 58.0)
EXIF_ORIENTATION = 0x0112
TURN_CLOCKWISE_TO_VIEW = 6


def photographed(*, sheet: Sheet, seed: int) -> bytes:
    """Return a JPEG of the sheet as a phone takes it, quality 80.

    The paper is seen in perspective, a shadow lies across one corner, the focus is slightly off, and the
    sensor adds noise. The picture is stored on its side with the EXIF mark that says how to turn it, as
    phones do.
    """
    chance = np.random.default_rng(seed)
    paper = printed(sheets=[sheet], dpi=(200, 200))[0]
    ink = _in_perspective(paper, around=255).filter(ImageFilter.GaussianBlur(0.8))
    cover = _in_perspective(Image.new("L", paper.size, 255), around=0).filter(ImageFilter.GaussianBlur(1.2))
    lit = (36 + _light_of(ink) * 0.84) * np.array(PAPER_TINT)
    share = _light_of(cover) / 255
    scene = share * lit + (1 - share) * _desk(chance=chance)
    scene = scene * _lamp() + chance.normal(0, 1.5, (HEIGHT, WIDTH, 1))
    picture = Image.fromarray(np.clip(scene, 0, 255).astype(np.uint8))

    exif = Image.Exif()
    exif[EXIF_ORIENTATION] = TURN_CLOCKWISE_TO_VIEW
    target = io.BytesIO()
    picture.transpose(Image.Transpose.ROTATE_90).save(target, "JPEG", quality=80, optimize=True, exif=exif)
    return target.getvalue()


def _in_perspective(paper: Image.Image, *, around: int) -> Image.Image:
    return paper.transform(
        (WIDTH, HEIGHT),
        Image.Transform.PERSPECTIVE,
        _perspective(paper.size),
        Image.Resampling.BICUBIC,
        fillcolor=around,
    )


def _perspective(paper: tuple[int, int]) -> list[float]:
    """The eight numbers Pillow wants: they take a point of the photo back to its point on the paper."""
    width, height = paper
    rows, wanted = [], []
    for (x, y), (u, v) in zip(CORNERS, ((0, 0), (0, height), (width, height), (width, 0)), strict=True):
        rows.append([x, y, 1, 0, 0, 0, -u * x, -u * y])
        rows.append([0, 0, 0, x, y, 1, -v * x, -v * y])
        wanted += [u, v]
    return [float(number) for number in np.linalg.solve(np.array(rows, dtype=float), np.array(wanted))]


def _light_of(image: Image.Image) -> Light:
    return np.asarray(image, dtype=np.float64)[..., None]


def _desk(*, chance: np.random.Generator) -> Light:
    """Brown wood whose grain runs across the picture."""
    rows = np.cumsum(chance.normal(0, 1.0, HEIGHT))
    grain = 10 * np.sin(rows / 6)[:, None] + chance.normal(0, 1.5, (1, WIDTH))
    return np.array(DESK_COLOUR) + grain[..., None]


def _lamp() -> Light:
    """Brightness over the picture: a lamp at the upper right, the phone's soft shadow at the lower left."""
    down, across = np.mgrid[0 : 1 : HEIGHT * 1j, 0 : 1 : WIDTH * 1j]
    fall_off = 1.02 - 0.30 * np.hypot(across - 0.85, (down - 0.1) * 0.8)
    shadow = 0.22 / (1 + np.exp(-14 * ((down - across) - 0.48)))
    return np.asarray(fall_off - shadow, dtype=np.float64)[..., None]
