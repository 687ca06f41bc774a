"""One page in a child process: its text layer where it can be trusted, else what the readers see on its picture."""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Iterator, Sequence
from typing import Any

import pypdfium2

from referrals.data.pages import Page, PageSource, Word
from referrals.reading import pdf, pictures
from referrals.reading.first_reader import FirstReader
from referrals.reading.layout import RawWord, arrange
from referrals.reading.pictures import PagePicture
from referrals.reading.sandbox.child import WorkFailed
from referrals.reading.text_layer import read_text_layer
from referrals.reading.text_quality import is_trustworthy

READING_DPI = 200.0


@functools.cache
def first_reader() -> FirstReader:
    """This function will return the process's first reader, loading it once."""
    return FirstReader()


def warm_readers() -> None:
    """This function will load the readers of pictures."""
    first_reader()


def text_layer_page(document: pypdfium2.PdfDocument, number: int) -> dict[str, Any]:
    """This function will read a page's text layer: `page` (None where it is damaged) and whether it can be trusted."""
    try:
        page = pdf.load_page(document, number)
    except WorkFailed:
        return {"page": None, "trusted": False}
    layer = read_text_layer(page)
    width, height = page.get_size()
    if layer.turn in (90, 270):
        width, height = height, width
    read = _page(number, "text_layer", (width, height), layer.fragments, (width, height), layer.turn)
    return {"page": read.to_json(), "trusted": is_trustworthy(page, layer)}


def recognised_page(data: bytes, media_type: str, number: int) -> Iterator[dict[str, Any]]:
    """This function will read a page's picture and yield its readings, each better than the one before."""
    with page_picture(data, media_type, number, dpi=READING_DPI) as seen:
        fragments = first_reader().read(seen.picture)
        size = (float(seen.picture.width), float(seen.picture.height))
        yield _page(number, "ocr", (seen.width, seen.height), fragments, size, 0).to_json()


@contextlib.contextmanager
def page_picture(data: bytes, media_type: str, number: int, *, dpi: float) -> Iterator[PagePicture]:
    """This function will picture one page of a document; `dpi` is for pages that have no pixels of their own."""
    if media_type == "application/pdf":
        with pdf.opened(data) as document:
            yield pdf.picture_page(pdf.load_page(document, number), dpi=dpi)
    else:
        with pictures.opened(data, media_type) as image:
            yield pictures.picture_frame(image, number)


def _page(
    number: int,
    source: PageSource,
    points: tuple[float, float],
    fragments: Sequence[Sequence[RawWord]],
    size: tuple[float, float],
    rotation: int,
) -> Page:
    words = tuple(
        Word(
            text=placed.word.text,
            box=_fractions(placed.word.edges, size),
            confidence=placed.word.confidence,
            line=placed.line,
            block=placed.block,
        )
        for placed in arrange(fragments)
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


def _fractions(
    edges: tuple[float, float, float, float], size: tuple[float, float]
) -> tuple[float, float, float, float]:
    x0, y0, x1, y1 = (edges[0] / size[0], edges[1] / size[1], edges[2] / size[0], edges[3] / size[1])
    return max(0.0, min(x0, 1.0)), max(0.0, min(y0, 1.0)), max(0.0, min(x1, 1.0)), max(0.0, min(y1, 1.0))
