"""One page in a child process: its text layer, its picture, and the Page that a reading of either makes."""

from __future__ import annotations

import contextlib
import dataclasses
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np
import pypdfium2

from referrals.data.pages import Page, PageSource, Word
from referrals.reading import pdf, pictures
from referrals.reading.boxes_among_words import put_among, sure_letters, sure_words
from referrals.reading.check_box import CheckBox
from referrals.reading.check_boxes import find_check_boxes
from referrals.reading.drawn import Drawn, what_is_drawn
from referrals.reading.layout import Edges, RawWord, arrange
from referrals.reading.pictures import PagePicture, Picture
from referrals.reading.placement import turned
from referrals.reading.rings import marks_of_rings
from referrals.reading.sandbox.child import WorkFailed
from referrals.reading.text_layer import TextLayer, read_text_layer
from referrals.reading.text_quality import is_trustworthy
from referrals.reading.unread import has_large, scaled, unread_print

BOXES_DPI = 200.0
LOOKED_AT_DPI = 100.0


def text_layer_page(document: pypdfium2.PdfDocument, number: int) -> dict[str, Any]:
    """Read a page's text layer: `page` (None where it is damaged), whether it can be trusted,
    whether any of it is hidden, the boxes of `unread` print in pictures, as fractions of the page, and
    whether the end of a picture is missing."""
    try:
        page, marks = pdf.load_marked_page(document, number)
    except WorkFailed:
        return {"page": None, "trusted": False, "hidden": False, "unread": [], "cut_off": False}
    drawn = what_is_drawn(page)
    layer = read_text_layer(page, drawn, marks)
    width, height = page.get_size()
    if layer.turn in (90, 270):
        width, height = height, width

    def on_page(edges: Edges) -> Edges:
        x0, y0, x1, y1 = edges
        return _share(x0, width), _share(y0, height), _share(x1, width), _share(y1, height)

    boxes = _marks(page, layer, drawn)
    lines = put_among(layer.fragments, boxes)
    read = dataclasses.replace(
        made_page(number, "text_layer", (width, height), lines, on_page, layer.turn),
        struck=tuple(on_page(edges) for edges in layer.struck),
    )
    trusted = is_trustworthy(layer, drawn)
    unread = _unread(page, layer, drawn.pictures) if trusted else []
    return {
        "page": read.to_json(),
        "trusted": trusted,
        "hidden": layer.has_hidden,
        "unread": [on_page(edges) for edges in unread],
        "cut_off": drawn.cut_off,
    }


@contextlib.contextmanager
def page_picture(data: bytes, media_type: str, number: int, *, dpi: float) -> Iterator[PagePicture]:
    """Picture one page of a document; `dpi` is for pages that have no pixels of their own."""
    if media_type == "application/pdf":
        with pdf.opened(data) as document:
            yield pdf.picture_page(pdf.load_page(document, number), dpi=dpi)
    else:
        with pictures.opened(data, media_type) as image:
            yield pictures.picture_frame(image, number)


def made_page(
    number: int,
    source: PageSource,
    points: tuple[float, float],
    lines: Sequence[Sequence[RawWord]],
    on_page: Callable[[Edges], Edges],
    rotation: int,
) -> Page:
    """Make a Page of lines of words; `points` is its upright size, `on_page` maps the readers'
    boxes to fractions of it."""
    words = tuple(
        Word(
            text=placed.word.text,
            box=on_page(placed.word.edges),
            confidence=placed.word.confidence,
            line=placed.line,
            block=placed.block,
            handwritten=placed.word.handwritten,
        )
        for placed in arrange(lines)
    )
    return Page(
        document_id="",
        number=number,
        width=points[0],
        height=points[1],
        source=source if words else "none",
        words=words,
        rotation=rotation,
        confidence=sum(word.confidence for word in words) / len(words) if words else 0.0,
    )


def _unread(page: pypdfium2.PdfPage, layer: TextLayer, shown: Sequence[Edges]) -> list[Edges]:
    """Return where pictures on a page hold print that its text layer does not say, in points of the page turned
    upright."""
    if not has_large(shown, page.get_size()):
        return []
    width, height = page.get_size()
    picture = pdf.picture_page(page, dpi=LOOKED_AT_DPI).picture
    upright = Picture(gray=np.ascontiguousarray(np.rot90(picture.gray, -(layer.turn // 90))), dpi=picture.dpi)
    scale = picture.dpi / pdf.POINTS_PER_INCH
    pictured = [scaled(turned(edges, turn=layer.turn, width=width, height=height), scale) for edges in shown]
    said = [word.edges for fragment in layer.fragments for word in fragment]
    words = [scaled(edges, scale) for edges in (*said, *layer.struck)]
    return [scaled(edges, 1 / scale) for edges in unread_print(upright, pictured, words)]


def _marks(page: pypdfium2.PdfPage, layer: TextLayer, drawn: Drawn) -> list[CheckBox]:
    """Return the check boxes that a page draws as shapes, and marks for its rings around words, in points of the page
    turned upright."""
    if not drawn.small_frames and not drawn.round_shapes:
        return []
    picture = pdf.picture_page(page, dpi=BOXES_DPI if drawn.small_frames else LOOKED_AT_DPI).picture
    upright = Picture(gray=np.ascontiguousarray(np.rot90(picture.gray, -(layer.turn // 90))), dpi=picture.dpi)
    points = pdf.POINTS_PER_INCH / picture.dpi
    rings = marks_of_rings(upright) if drawn.round_shapes else ()
    boxes = _boxes_on(upright, layer, points) if drawn.small_frames else []
    return [*boxes, *(ring.scaled(points) for ring in rings)]


def _boxes_on(upright: Picture, layer: TextLayer, points: float) -> list[CheckBox]:
    letters = [scaled(edges, 1 / points) for edges in sure_letters(layer.fragments)]
    words = [scaled(edges, 1 / points) for edges in sure_words(layer.fragments)]
    return [box.scaled(points) for box in find_check_boxes(upright, letters=letters, words=words)]


def _share(position: float, whole: float) -> float:
    return max(0.0, min(position / whole, 1.0))
