"""Whether a person who looks at a PDF page sees a word of its text layer."""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
import pypdfium2
import pypdfium2.raw as pdfium

from referrals.reading import pdf
from referrals.reading.clips import Clips
from referrals.reading.drawn import FORM_DEPTH, Drawn
from referrals.reading.layout import Edges
from referrals.reading.pictures import Gray
from referrals.reading.placement import Placement
from referrals.reading.shades import is_faint, is_see_through

LOOKED_AT_DPI = 100.0
LEAST_CONTRAST = 24
"""Shades of gray between the darkest and the lightest spot of a word's box; a person sees no less."""
LEAST_SIDE, LETTER_SIDE = 0.001, 792.0
"""Share of the page's longer side, and points of that side on letter paper: a word that is lower or narrower shows no
letters. On larger pages print is not larger."""
INNER = (0.05, 0.3)
"""Shares of a word's box, across and down, that its letters may leave free: what lies beside a cover shows there."""


class Visibility:
    """Tells of the words of one page whether they are seen. The page is pictured when the first word is met that is
    pale, lies where a shape or an image could cover it, or is clipped by something else than a rectangle; and without
    its text when the first such word is met where an image lies, which may show letters of its own."""

    def __init__(self, page: pypdfium2.PdfPage, placement: Placement, drawn: Drawn) -> None:
        self._page = page
        self._clips = Clips(page, placement)
        self._covers = drawn.covers
        self._images = drawn.pictures
        self._width, self._height = page.get_size()

    def is_in_sight(self, text_object: Any, edges: Edges) -> bool:
        """Tell whether a word, with its edges in points of the displayed page, lies on the page, is large enough, and
        not clipped away."""
        x0, y0, x1, y1 = edges
        if x1 <= 0 or y1 <= 0 or x0 >= self._width or y0 >= self._height:
            return False
        # Fonts with broken measures give boxes without extent to words that are seen.
        if 0 < min(x1 - x0, y1 - y0) < LEAST_SIDE * min(LETTER_SIDE, max(self._width, self._height)):
            return False
        clip = self._clips.of(text_object)
        return clip is None or clip.shows(edges)

    def stands_out(self, text_object: Any, edges: Edges) -> bool:
        """Tell whether a word that is in sight stands out from what it is painted on and nothing covers it."""
        if _is_painted(is_see_through, text_object):
            return False
        x0, y0, x1, y1 = edges
        clip = self._clips.of(text_object)
        if _lies_on_any(edges, self._covers) or (clip is not None and clip.is_vague):
            across, down = INNER[0] * (x1 - x0), INNER[1] * (y1 - y0)
            return self._shows((x0 + across, y0 + down, x1 - across, y1 - down))
        return not _is_painted(is_faint, text_object) or self._shows(edges)

    def _shows(self, edges: Edges) -> bool:
        """Tell whether there is ink in a box of the page, and where an image lies, ink that is not the image's."""
        box = self._part(self._picture, edges)
        if not box.size or int(box.max()) - int(box.min()) < LEAST_CONTRAST:
            return False
        if not _lies_on_any(edges, self._images):
            return True
        bare = self._part(self._without_text, edges)
        return int(np.abs(box.astype(np.int16) - bare).max()) >= LEAST_CONTRAST

    def _part(self, picture: Gray, edges: Edges) -> Gray:
        across, down = picture.shape[1] / self._width, picture.shape[0] / self._height
        x0, y0, x1, y1 = edges
        return picture[
            max(0, int(y0 * down)) : int(y1 * down) + 1, max(0, int(x0 * across)) : int(x1 * across) + 1
        ]

    @functools.cached_property
    def _picture(self) -> Gray:
        return pdf.picture_page(self._page, dpi=LOOKED_AT_DPI).picture.gray

    @functools.cached_property
    def _without_text(self) -> Gray:
        with _text_left_out(self._page):
            return pdf.picture_page(self._page, dpi=LOOKED_AT_DPI).picture.gray


@contextlib.contextmanager
def _text_left_out(page: pypdfium2.PdfPage) -> Iterator[None]:
    """Let a page be pictured as if it had no text."""
    written = list(page.get_objects(filter=[pdfium.FPDF_PAGEOBJ_TEXT], max_depth=FORM_DEPTH))
    for item in written:
        pdfium.FPDFPageObj_SetIsActive(item.raw, False)
    try:
        yield
    finally:
        for item in written:
            pdfium.FPDFPageObj_SetIsActive(item.raw, True)


def _lies_on_any(edges: Edges, places: Sequence[Edges]) -> bool:
    middle, centre = (edges[0] + edges[2]) / 2, (edges[1] + edges[3]) / 2
    return any(x0 < middle < x1 and y0 < centre < y1 for x0, y0, x1, y1 in places)


def _is_painted(how: Any, text_object: Any) -> bool:
    """Tell whether text is filled in such a way. Text that is drawn in outline only is not."""
    return bool(text_object) and how(pdfium.FPDFPageObj_GetFillColor, text_object)
