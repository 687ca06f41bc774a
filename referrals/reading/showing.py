"""A page as a picture for people, in a child process."""

from __future__ import annotations

import io

from PIL import Image

from referrals.reading import pdf, pictures
from referrals.reading.sandbox.child import WorkFailed

MAX_WIDTH = 4000
TURNS = {90: Image.Transpose.ROTATE_270, 180: Image.Transpose.ROTATE_180, 270: Image.Transpose.ROTATE_90}
"""Pillow turns counter-clockwise; a page's rotation is clockwise."""


def shown_page(data: bytes, media_type: str, number: int, *, rotation: int, max_width: int) -> bytes:
    """Picture a page in colour, turned clockwise by `rotation`, as PNG at most `max_width` wide."""
    width = max(1, min(max_width, MAX_WIDTH))
    if media_type == "application/pdf":
        picture = _pdf_page(data, number, rotation=rotation, width=width)
    else:
        picture = _image_frame(data, media_type, number, rotation=rotation, width=width)
    encoded = io.BytesIO()
    picture.save(encoded, "PNG", compress_level=3)
    return encoded.getvalue()


def _pdf_page(data: bytes, number: int, *, rotation: int, width: int) -> Image.Image:
    with pdf.opened(data) as document:
        page = pdf.load_page(document, number)
        across, down = page.get_size()
        if rotation in (90, 270):
            across, down = down, across
        scale = min(width / across, (pdf.MAX_PICTURE_PIXELS / (across * down)) ** 0.5)
        scale = max(scale, 1 / across, 1 / down)
        shown: Image.Image = page.render(scale=scale, rotation=rotation, limit_image_cache=True).to_pil()
        return shown


def _image_frame(data: bytes, media_type: str, number: int, *, rotation: int, width: int) -> Image.Image:
    with pictures.opened(data, media_type) as image:
        shown, _ = pictures.decoded_frame(image, number)
        across, down = pictures.resolution(image)
        if shown.size != image.size:
            across, down = down, across
        if rotation in TURNS:
            shown = shown.transpose(TURNS[rotation])
            across, down = (down, across) if rotation in (90, 270) else (across, down)
        # A fax has fewer lines down than dots across: equal steps both ways make it look like its page.
        inches = (shown.width / across, shown.height / down)
        wide = min(width, shown.width)
        high = max(1, round(wide * inches[1] / inches[0]))
        if wide * high > pdf.MAX_PICTURE_PIXELS:
            raise WorkFailed("page_damaged")
        return pictures.coloured(shown).resize((wide, high), Image.Resampling.LANCZOS, reducing_gap=2.0)
