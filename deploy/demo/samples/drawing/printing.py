"""Print sheets: as grey images of clean paper, from which scans, faxes and photos are made."""

from __future__ import annotations

from collections.abc import Sequence

import pypdfium2
from PIL import Image

from deploy.demo.samples.drawing.pdf import pdf_of
from deploy.demo.samples.drawing.sheet import Sheet


def printed(*, sheets: Sequence[Sheet], dpi: tuple[int, int]) -> list[Image.Image]:
    """Return each sheet as a grey image with `dpi` dots an inch across and down.

    It is drawn at twice the resolution and reduced, so that edges are soft like ink.
    """
    document = pypdfium2.PdfDocument(pdf_of(sheets=sheets, title="Print"))
    images = []
    for sheet, page in zip(sheets, document, strict=True):
        drawn = page.render(scale=2 * max(dpi) / 72, grayscale=True).to_pil().convert("L")
        width, height = sheet.size
        dots = (round(width / 72 * dpi[0]), round(height / 72 * dpi[1]))
        images.append(drawn.resize(dots, Image.Resampling.BOX))
    document.close()
    return images
