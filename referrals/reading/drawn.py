"""What a PDF page shows beside its text: pictures, filled shapes that may cover text, and what could be a check box."""

from __future__ import annotations

import ctypes
import itertools
from dataclasses import dataclass

import pypdfium2
import pypdfium2.raw as pdfium

from referrals.reading.layout import Edges
from referrals.reading.pdf import POINTS_PER_INCH
from referrals.reading.placement import Placement
from referrals.reading.rings import may_be_ring
from referrals.reading.strokes import Stroke, Strokes
from referrals.reading.wholeness import has_all_arrived

SCAN_COVERAGE = 0.5
LARGE = 0.05
"""The share of the page that an image covers whose missing end would be missed."""
OBJECTS_LOOKED_AT = 2000
FORM_DEPTH = 4
LEAST_FRAME, MOST_FRAME = 5.0, 24.0
MOST_OBLONG, LINE_WIDTH = 1.4, 2.0
"""Points: what is drawn as a check box."""
LEAST_STROKES = 9
"""Points of a path: a frame has five, a ring of curves thirteen."""
LEAST_COVER = (8.0, 4.0)
"""Points: a smaller shape does not cover a word."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """What a page shows beside its text: the share of it that images cover, at most 1, how many shapes it has, how many
    of them could be check boxes or their sides, how many could be rings that a pen drew, and where images, and what
    could cover text, lie in points of the page as it is displayed, its thin lines, and whether the end of a large image
    is missing."""

    covered: float
    paths: int
    small_frames: int = 0
    round_shapes: int = 0
    pictures: tuple[Edges, ...] = ()
    covers: tuple[Edges, ...] = ()
    strokes: tuple[Stroke, ...] = ()
    cut_off: bool = False

    @property
    def is_scan(self) -> bool:
        """Tell whether the page is mostly a picture."""
        return self.covered > SCAN_COVERAGE


def what_is_drawn(page: pypdfium2.PdfPage) -> Drawn:
    """Measure what a page shows beside its text."""
    placement = Placement(page)
    paths = small_frames = round_shapes = 0
    pictures: list[Edges] = []
    covers: list[Edges] = []
    strokes = Strokes(placement)
    cut_off = False
    whole = placement.width * placement.height
    kinds = [pdfium.FPDF_PAGEOBJ_IMAGE, pdfium.FPDF_PAGEOBJ_PATH]
    for item in itertools.islice(page.get_objects(filter=kinds, max_depth=FORM_DEPTH), OBJECTS_LOOKED_AT):
        edges = placement.edges(*_bounds(item))
        if item.type == pdfium.FPDF_PAGEOBJ_IMAGE:
            pictures.append(edges)
            cut_off = cut_off or (_area(edges) >= LARGE * whole and not has_all_arrived(item))
            continue
        paths += 1
        small_frames += _may_be_check_box(edges)
        round_shapes += _may_be_ring(item, edges)
        strokes.add(item, edges)
        if _can_cover(edges) and _is_filled(item):
            covers.append(edges)
    return Drawn(
        covered=min(sum(map(_area, pictures)) / whole, 1.0),
        paths=paths,
        small_frames=small_frames,
        round_shapes=round_shapes,
        pictures=tuple(pictures),
        covers=(*covers, *(edges for edges in pictures if _can_cover(edges))),
        strokes=tuple(strokes.found),
        cut_off=cut_off,
    )


def _area(edges: Edges) -> float:
    return (edges[2] - edges[0]) * (edges[3] - edges[1])


def _bounds(item: pypdfium2.PdfObject) -> Edges:
    """Return left, bottom, right and top of an object in the page's own space, whatever form it is part of."""
    bounds = item.get_bounds()
    while (item := item.container) is not None:
        bounds = item.get_matrix().on_rect(*bounds)
    left, bottom, right, top = bounds
    return left, bottom, right, top


def _may_be_check_box(edges: Edges) -> bool:
    """Tell whether a shape is a small square, or a line as long as the side of one."""
    width, height = edges[2] - edges[0], edges[3] - edges[1]
    longer, shorter = max(width, height), min(width, height)
    is_square_or_line = longer <= MOST_OBLONG * shorter or shorter <= LINE_WIDTH
    return LEAST_FRAME <= longer <= MOST_FRAME and is_square_or_line


def _may_be_ring(item: pypdfium2.PdfObject, edges: Edges) -> bool:
    """Tell whether a shape is as large as a ring around words and made of more strokes than a frame."""
    width, height = ((edges[end] - edges[end - 2]) / POINTS_PER_INCH for end in (2, 3))
    return may_be_ring(width, height) and pdfium.FPDFPath_CountSegments(item.raw) >= LEAST_STROKES


def _can_cover(edges: Edges) -> bool:
    return edges[2] - edges[0] >= LEAST_COVER[0] and edges[3] - edges[1] >= LEAST_COVER[1]


def _is_filled(item: pypdfium2.PdfObject) -> bool:
    mode, stroke = ctypes.c_int(), ctypes.c_int()
    drawn = pdfium.FPDFPath_GetDrawMode(item.raw, ctypes.byref(mode), ctypes.byref(stroke))
    return bool(drawn) and mode.value != pdfium.FPDF_FILLMODE_NONE
