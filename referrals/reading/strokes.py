"""The thin lines that a PDF page draws: strokes and slender filled shapes, each by itself where one path draws many."""

from __future__ import annotations

import ctypes
import functools
from collections.abc import Iterator

import pypdfium2
import pypdfium2.raw as pdfium

from referrals.reading.layout import Edges
from referrals.reading.placement import Placement
from referrals.reading.shades import is_faint

MOST_THICK, LEAST_LONG = 6.0, 4.0
"""Points: what is thicker is a shape, what is shorter a dot."""
POINTS_OF_RECTANGLE = 5
POINTS_OF_PATH, POINTS_OF_PAGE = 400, 1200
"""What one path draws in more points is a drawing, and on a page that draws more, paths of many lines are let be."""


class Stroke:
    """A path that draws thin lines, and `edges`: roughly where one of them is, in points of the displayed page."""

    def __init__(self, path: pypdfium2.PdfObject, edges: Edges, measure: Placement | None = None) -> None:
        self.edges = edges
        self._path = path
        self._measure = measure

    @functools.cached_property
    def exact(self) -> Edges:
        """Where the line is: pdfium takes a path that is one line for longer and thicker than it is."""
        return next(_lines_of(self._path, self._measure)) if self._measure else self.edges

    @functools.cached_property
    def is_seen(self) -> bool:
        """Tell whether its colour stands out from paper."""
        is_filled, is_stroked = _painted(self._path)
        return (is_filled and not is_faint(pdfium.FPDFPageObj_GetFillColor, self._path.raw)) or (
            is_stroked and not is_faint(pdfium.FPDFPageObj_GetStrokeColor, self._path.raw)
        )


class Strokes:
    """Gathers the thin lines among the paths of one page."""

    def __init__(self, placement: Placement) -> None:
        self.found: list[Stroke] = []
        self._placement = placement
        self._points_left = POINTS_OF_PAGE

    def add(self, path: pypdfium2.PdfObject, edges: Edges) -> None:
        """Keep a path that is a thin line, or the thin lines that it is made of; `edges` are those of the whole."""
        longer, shorter = edges[2] - edges[0], edges[3] - edges[1]
        if longer < shorter:
            longer, shorter = shorter, longer
        if longer < LEAST_LONG:
            return
        points = pdfium.FPDFPath_CountSegments(path.raw)
        if points == POINTS_OF_RECTANGLE or points < POINTS_OF_RECTANGLE - 1:
            if shorter <= MOST_THICK:
                self.found.append(Stroke(path, edges, self._placement))
        elif points <= min(POINTS_OF_PATH, self._points_left):
            self._points_left -= points
            self.found += [
                Stroke(path, line)
                for line in _lines_of(path, self._placement)
                if min(line[2] - line[0], line[3] - line[1]) <= MOST_THICK
            ]


def _lines_of(path: pypdfium2.PdfObject, placement: Placement) -> Iterator[Edges]:
    """Yield the edges of each unbroken line of a path, in points of the displayed page."""
    matrix = path.get_matrix()
    container = path.container
    while container is not None:
        matrix = matrix.multiply(container.get_matrix())
        container = container.container
    beside = _width(path) / 2
    for points in _unbroken(path):
        across, up = [x for x, _ in points], [y for _, y in points]
        x0, y0, x1, y1 = placement.edges(*matrix.on_rect(min(across), min(up), max(across), max(up)))
        thick = beside * (abs(matrix.a * matrix.d - matrix.b * matrix.c) ** 0.5)
        yield (x0, y0 - thick, x1, y1 + thick) if x1 - x0 > y1 - y0 else (x0 - thick, y0, x1 + thick, y1)


def _width(path: pypdfium2.PdfObject) -> float:
    width = ctypes.c_float()
    is_known = _painted(path)[1] and pdfium.FPDFPageObj_GetStrokeWidth(path.raw, width)
    return width.value if is_known else 0.0


def _painted(path: pypdfium2.PdfObject) -> tuple[bool, bool]:
    """Tell whether a path is filled, and whether it is stroked."""
    mode, stroked = ctypes.c_int(), ctypes.c_int()
    if not pdfium.FPDFPath_GetDrawMode(path.raw, ctypes.byref(mode), ctypes.byref(stroked)):
        return False, False
    return mode.value != pdfium.FPDF_FILLMODE_NONE, bool(stroked.value)


def _unbroken(path: pypdfium2.PdfObject) -> Iterator[list[tuple[float, float]]]:
    x, y = ctypes.c_float(), ctypes.c_float()
    points: list[tuple[float, float]] = []
    for index in range(pdfium.FPDFPath_CountSegments(path.raw)):
        segment = pdfium.FPDFPath_GetPathSegment(path.raw, index)
        if points and pdfium.FPDFPathSegment_GetType(segment) == pdfium.FPDF_SEGMENT_MOVETO:
            yield points
            points = []
        pdfium.FPDFPathSegment_GetPoint(segment, x, y)
        points.append((x.value, y.value))
    if points:
        yield points
