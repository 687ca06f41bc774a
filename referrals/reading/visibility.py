"""Whether a person who looks at a PDF page sees a word of its text layer."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

import pypdfium2
import pypdfium2.raw as pdfium

from referrals.reading import pdf
from referrals.reading.clips import Clips
from referrals.reading.layout import Edges
from referrals.reading.pictures import Gray
from referrals.reading.placement import Placement
from referrals.reading.shades import is_faint

LOOKED_AT_DPI = 100.0
LEAST_CONTRAST = 24
"""Shades of gray between the darkest and the lightest spot of a word's box; a person sees no less."""
LEAST_SIDE = 0.001
"""Share of the page's longer side, on letter paper 0.8 points: a word that is lower or narrower shows no letters."""
INNER = (0.05, 0.3)
"""Shares of a word's box, across and down, that its letters may leave free: what lies beside a cover shows there."""


class Visibility:
    """Tells of the words of one page whether they are seen. The page is pictured when the first word is met that is
    pale, lies where a shape or an image could cover it, or is clipped by something else than a rectangle."""

    def __init__(self, page: pypdfium2.PdfPage, placement: Placement, covers: Sequence[Edges]) -> None:
        self._page = page
        self._clips = Clips(page, placement)
        self._covers = covers
        self._width, self._height = page.get_size()

    def is_seen(self, text_object: Any, edges: Edges) -> bool:
        """Tell whether a word, with its edges in points of the displayed page, lies on the page and stands out."""
        x0, y0, x1, y1 = edges
        if x1 <= 0 or y1 <= 0 or x0 >= self._width or y0 >= self._height:
            return False
        # Fonts with broken measures give boxes without extent to words that are seen.
        if 0 < min(x1 - x0, y1 - y0) < LEAST_SIDE * max(self._width, self._height):
            return False
        clip = self._clips.of(text_object)
        if clip is not None and not clip.shows(edges):
            return False
        if self._may_be_covered(edges) or (clip is not None and clip.is_vague):
            across, down = INNER[0] * (x1 - x0), INNER[1] * (y1 - y0)
            return self._stands_out((x0 + across, y0 + down, x1 - across, y1 - down))
        return not _is_pale(text_object) or self._stands_out(edges)

    def _may_be_covered(self, edges: Edges) -> bool:
        middle, centre = (edges[0] + edges[2]) / 2, (edges[1] + edges[3]) / 2
        return any(x0 < middle < x1 and y0 < centre < y1 for x0, y0, x1, y1 in self._covers)

    def _stands_out(self, edges: Edges) -> bool:
        across, down = self._picture.shape[1] / self._width, self._picture.shape[0] / self._height
        x0, y0, x1, y1 = edges
        box = self._picture[
            max(0, int(y0 * down)) : int(y1 * down) + 1, max(0, int(x0 * across)) : int(x1 * across) + 1
        ]
        return bool(box.size) and int(box.max()) - int(box.min()) >= LEAST_CONTRAST

    @functools.cached_property
    def _picture(self) -> Gray:
        return pdf.picture_page(self._page, dpi=LOOKED_AT_DPI).picture.gray


def _is_pale(text_object: Any) -> bool:
    """Tell whether text is filled with a pale colour or hardly at all. Text that is drawn in outline only is not."""
    return bool(text_object) and is_faint(pdfium.FPDFPageObj_GetFillColor, text_object)
