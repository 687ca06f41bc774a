"""What a fax line or a telephone's camera makes of paper. Chance is seeded, so that it repeats."""

from __future__ import annotations

import io
import time
import zlib

import numpy as np
import pypdfium2
from numpy.typing import NDArray
from PIL import Image, ImageFilter

_FINE = (204, 196)
_STANDARD = (204, 98)
_MADE_AT = time.struct_time((2026, 11, 1, 12, 0, 0, 6, 305, 0))
_LEVELS = {
    "fax1": (0.25, 12.0, 60),
    "fax2": (0.7, 30.0, 300),
    "fax3": (1.2, 48.0, 900),
    "low": (0.4, 20.0, 150),
}
"""Degrees askew, roughness of the threshold in grey levels, specks."""


def aged(*, pdf: bytes, medium: str, name: str) -> tuple[str, bytes]:
    """Return the ending of the file's name, and what the PDF has become on its way.

    `medium` is `photo`, or a level and a file type: `fax1.tif` (clean), `fax2.pdf`, `fax3.tif` (rough) at
    204 x 196 dots an inch, `low.tif` at 204 x 98.
    """
    chance = np.random.default_rng(zlib.crc32(f"{name} {medium}".encode()))
    document = pypdfium2.PdfDocument(pdf)
    pages = [page.render(scale=300 / 72, grayscale=True).to_pil() for page in document]
    if medium == "photo":
        return ".jpg", _photo(pages[0], chance)
    level, _, kind = medium.partition(".")
    dpi = _STANDARD if level == "low" else _FINE
    images = [_faxed(page, chance, dpi=dpi, level=level) for page in pages]
    target = io.BytesIO()
    if kind == "tif":
        images[0].save(target, "TIFF", compression="group4", dpi=dpi, save_all=True, append_images=images[1:])
    else:
        images[0].save(
            target,
            "PDF",
            save_all=True,
            append_images=images[1:],
            dpi=dpi,
            creationDate=_MADE_AT,
            modDate=_MADE_AT,
        )
    return f".{kind}", target.getvalue()


def _faxed(
    page: Image.Image, chance: np.random.Generator, *, dpi: tuple[int, int], level: str
) -> Image.Image:
    askew, rough, specks = _LEVELS[level]
    turned = page.rotate(
        float(chance.choice((-1, 1))) * askew * float(chance.uniform(0.6, 1.0)),
        resample=Image.Resampling.BICUBIC,
        fillcolor=255,
    )
    size = (round(page.width / 300 * dpi[0]), round(page.height / 300 * dpi[1]))
    small = turned.resize(size, Image.Resampling.BOX)
    grain = chance.normal(0, rough, (size[1] // 2 + 1, size[0] // 2 + 1)).repeat(2, 0).repeat(2, 1)
    grey = np.asarray(small, dtype=np.float64)
    edges = grey < 252
    dots: NDArray[np.bool_] = grey + grain[: size[1], : size[0]] * edges > 150
    rows = chance.integers(0, size[1] - 2, specks)
    columns = chance.integers(0, size[0] - 2, specks)
    dots[rows, columns] = False
    dots[rows + 1, columns] = False
    if level == "fax3":
        streak = int(chance.integers(size[0] // 8, size[0] - size[0] // 8))
        dots[:, streak] &= chance.random(size[1]) > 0.6
    return Image.fromarray(dots)


def _photo(page: Image.Image, chance: np.random.Generator) -> bytes:
    """Paper on a table, seen from a little aside, darker towards one corner, as a telephone takes it."""
    page = page.resize((1500, round(1500 * page.height / page.width)), Image.Resampling.LANCZOS)
    width, height = page.size
    table = Image.new("L", (width + 260, height + 260), 96)
    table.paste(page, (130, 130))
    lean = [float(x) for x in chance.uniform(10, 70, 8)]
    corners = (
        lean[0], lean[1], lean[2], table.height - lean[3],
        table.width - lean[4], table.height - lean[5], table.width - lean[6], lean[7],
    )  # fmt: skip
    seen = table.transform(table.size, Image.Transform.QUAD, corners, Image.Resampling.BICUBIC)
    light = np.linspace(1.0, 0.72, seen.width)[None, :] * np.linspace(1.0, 0.86, seen.height)[:, None]
    grain = chance.normal(0, 3.0, (seen.height, seen.width))
    lit = np.clip(np.asarray(seen, dtype=np.float64) * light + grain, 0, 255).astype(np.uint8)
    target = io.BytesIO()
    Image.fromarray(lit).filter(ImageFilter.GaussianBlur(0.7)).save(target, "JPEG", quality=62)
    return target.getvalue()
