"""A PDF in a child process: open it, count and measure its pages, picture them."""

from __future__ import annotations

import contextlib
import ctypes
from collections.abc import Iterator

import numpy as np
import pypdfium2
import pypdfium2.raw as pdfium

from referrals.reading.layout import Edges
from referrals.reading.markup import strike_outs
from referrals.reading.pictures import PagePicture, Picture
from referrals.reading.sandbox.child import WorkFailed

POINTS_PER_INCH = 72.0
MAX_PICTURE_PIXELS = 12_000_000
"""A page is pictured at no more than this: A4 at 300 dpi is 8.7 million. A poster is pictured more coarsely."""


@contextlib.contextmanager
def opened(data: bytes) -> Iterator[pypdfium2.PdfDocument]:
    """Open a PDF, with the empty user password where it is encrypted.

    Raises:
        WorkFailed: `encrypted`, `no_pages` or `damaged`.
    """
    try:
        document = pypdfium2.PdfDocument(data)
    except pypdfium2.PdfiumError as error:
        raise WorkFailed(_opening_problem(error.err_code, data)) from None
    try:
        document.init_forms()
        yield document
    finally:
        document.close()


def _opening_problem(code: int | None, data: bytes) -> str:
    if code in (pdfium.FPDF_ERR_PASSWORD, pdfium.FPDF_ERR_SECURITY):
        return "encrypted"
    # pdfium opens a sound document without pages and then counts none; with damage it says so.
    return "no_pages" if code in (pdfium.FPDF_ERR_SUCCESS, None) and b"/Pages" in data else "damaged"


def page_sizes(document: pypdfium2.PdfDocument) -> list[tuple[float, float] | None]:
    """List the displayed width and height of each page in points, None where the page is damaged."""
    sizes: list[tuple[float, float] | None] = []
    size = pdfium.FS_SIZEF()
    for index in range(len(document)):
        found = pdfium.FPDF_GetPageSizeByIndexF(document.raw, index, ctypes.byref(size))
        sane = found and 0 < size.width < 1e6 and 0 < size.height < 1e6
        sizes.append((size.width, size.height) if sane else None)
    return sizes


def picture_page(page: pypdfium2.PdfPage, *, dpi: float) -> PagePicture:
    """Render a page in shades of gray at a resolution, or coarser where the page is huge."""
    width, height = page.get_size()
    scale = dpi / POINTS_PER_INCH
    scale = min(scale, (MAX_PICTURE_PIXELS / (width * height)) ** 0.5)
    scale = max(scale, 8 / width, 8 / height)
    bitmap = page.render(scale=scale, grayscale=True, limit_image_cache=True)
    gray = np.ascontiguousarray(bitmap.to_numpy()).reshape(bitmap.height, bitmap.width)
    return PagePicture(picture=Picture(gray=gray, dpi=scale * POINTS_PER_INCH), width=width, height=height)


def load_page(document: pypdfium2.PdfDocument, number: int) -> pypdfium2.PdfPage:
    """Load a page, filled-in form fields and stamps made part of it.

    Raises:
        WorkFailed: `page_not_found` or `page_damaged`.
    """
    return load_marked_page(document, number)[0]


def load_marked_page(
    document: pypdfium2.PdfDocument, number: int
) -> tuple[pypdfium2.PdfPage, tuple[Edges, ...]]:
    """Load a page as `load_page` does, and the left, bottom, right and top of what a program marked as struck out:
    that is told by the mark itself, which need not have a picture that could be made part of the page.

    Raises:
        WorkFailed: `page_not_found` or `page_damaged`.
    """
    if not 1 <= number <= len(document):
        raise WorkFailed("page_not_found")
    marks: tuple[Edges, ...] = ()
    try:
        page = document[number - 1]
        if pdfium.FPDFPage_GetAnnotCount(page.raw):
            marks = tuple(strike_outs(page))
            if _flattened(page):
                page.close()
                page = document[number - 1]
    except pypdfium2.PdfiumError:
        raise WorkFailed("page_damaged") from None
    return page, marks


def _flattened(page: pypdfium2.PdfPage) -> bool:
    return bool(pdfium.FPDFPage_Flatten(page.raw, pdfium.FLAT_NORMALDISPLAY) == pdfium.FLATTEN_SUCCESS)
