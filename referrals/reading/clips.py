"""Where a PDF page lets text show: the clip paths of text objects, and of the forms that they are part of."""

from __future__ import annotations

import ctypes
import functools
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import pypdfium2
import pypdfium2.raw as pdfium

from referrals.reading.layout import Edges
from referrals.reading.placement import Placement

PATHS_LOOKED_AT, POINTS_LOOKED_AT = 50, 200
"""What clips by more paths, or by one of more points, is not measured."""
LEAST_SHOWN = 0.3
"""Shares of a word, across and down, that show at least where a person can read it."""


@dataclass(frozen=True, slots=True)
class Clip:
    """What lies outside of `edges`, in points of the displayed page, does not show. Whether all inside does is not sure
    where it `is_vague`: the clip is no upright rectangle, or could not be measured.
    """

    edges: Edges
    is_vague: bool

    def shows(self, word: Edges) -> bool:
        """Tell whether enough of a word lies within the edges to be read."""
        return all(_shown(word, self.edges, side) >= LEAST_SHOWN for side in (0, 1))


class Clips:
    """The clips of the text objects of one page, each measured when it is first asked for."""

    def __init__(self, page: pypdfium2.PdfPage, placement: Placement) -> None:
        self._page = page
        self._placement = placement
        self._everywhere = Clip(placement.edges(-1e6, -1e6, 1e6, 1e6), is_vague=False)
        self._known: dict[int, Clip | None] = {}

    def of(self, text_object: Any) -> Clip | None:
        """Return what clips a text object, None where nothing does."""
        if not text_object:
            return None
        address = ctypes.addressof(text_object.contents)
        if address not in self._known:
            self._known[address] = self._measured(text_object, address)
        return self._known[address]

    def _measured(self, text_object: Any, address: int) -> Clip | None:
        if not self._has_forms:
            clips = list(_clips(text_object))
        elif address in self._containers:
            clips = list(_clips_within(text_object, self._containers[address]))
        else:
            return Clip(self._everywhere.edges, is_vague=True)
        if not clips:
            return None
        x0, y0, x1, y1 = self._everywhere.edges
        for clip in clips:
            left, top, right, bottom = self._placement.edges(*clip.edges)
            x0, y0, x1, y1 = max(x0, left), max(y0, top), min(x1, right), min(y1, bottom)
        return Clip((x0, y0, x1, y1), is_vague=any(clip.is_vague for clip in clips))

    @functools.cached_property
    def _has_forms(self) -> bool:
        raw = self._page.raw
        return any(
            pdfium.FPDFPageObj_GetType(pdfium.FPDFPage_GetObject(raw, index)) == pdfium.FPDF_PAGEOBJ_FORM
            for index in range(pdfium.FPDFPage_CountObjects(raw))
        )

    @functools.cached_property
    def _containers(self) -> Mapping[int, pypdfium2.PdfObject | None]:
        """The form that each text object is part of, if any, by the object's address."""
        return {
            ctypes.addressof(item.raw.contents): item.container
            for item in self._page.get_objects(filter=[pdfium.FPDF_PAGEOBJ_TEXT])
        }


def _clips_within(text_object: Any, container: pypdfium2.PdfObject | None) -> Iterator[Clip]:
    """Yield what clips an object and the forms around it, in the page's own space: each clip is measured in that of the
    form it stands in.
    """
    clips = list(_clips(text_object))
    while container is not None:
        matrix = container.get_matrix()
        is_turned = bool(matrix.b or matrix.c)
        clips = [Clip(matrix.on_rect(*clip.edges), clip.is_vague or is_turned) for clip in clips]
        clips += _clips(container.raw)
        container = container.container
    yield from clips


def _clips(item: Any) -> Iterator[Clip]:
    """Yield the clip paths of an object as left, bottom, right and top. A clip without a path is one by letters."""
    path = pdfium.FPDFPageObj_GetClipPath(item)
    count = pdfium.FPDFClipPath_CountPaths(path) if path else -1
    if count == 0 or count > PATHS_LOOKED_AT:
        yield Clip((-1e6, -1e6, 1e6, 1e6), is_vague=True)
    for index in range(min(count, PATHS_LOOKED_AT)):
        yield _clip(path, index)


def _clip(path: Any, index: int) -> Clip:
    count = pdfium.FPDFClipPath_CountPathSegments(path, index)
    if not 0 < count <= POINTS_LOOKED_AT:
        return Clip((-1e6, -1e6, 1e6, 1e6), is_vague=True)
    points = [_point(pdfium.FPDFClipPath_GetPathSegment(path, index, segment)) for segment in range(count)]
    left, right = min(x for x, _ in points), max(x for x, _ in points)
    bottom, top = min(y for _, y in points), max(y for _, y in points)
    is_rectangle = count in (4, 5) and all(x in (left, right) and y in (bottom, top) for x, y in points)
    return Clip((left, bottom, right, top), is_vague=not is_rectangle)


def _point(segment: Any) -> tuple[float, float]:
    x, y = ctypes.c_float(), ctypes.c_float()
    pdfium.FPDFPathSegment_GetPoint(segment, x, y)
    return x.value, y.value


def _shown(word: Edges, clip: Edges, side: int) -> float:
    """Return the share of a word that lies within the clip, across (0) or down (1)."""
    start, end = word[side], word[side + 2]
    if end <= start:
        return float(clip[side] <= start <= clip[side + 2])
    return max(0.0, min(end, clip[side + 2]) - max(start, clip[side])) / (end - start)
