"""Crops of page pictures around a miss: what was taken, and where the wanted value stands."""

from __future__ import annotations

import base64
import io
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from html import escape
from pathlib import Path

from PIL import Image

from jobs.evaluation.cases import Case
from jobs.evaluation.locating import Place
from jobs.evaluation.measuring import Miss
from jobs.evaluation.running import document_id
from referrals.data.pages import Box
from referrals.reading import DocumentRefused, Limits, ReadingFailed, inspect_document, render_page

_WIDTH = 1000
_MARGIN = (0.04, 0.025)
_LEAST = (0.6, 0.09)
"""The smallest crop, as fractions of the page: a box alone says nothing of where it stands."""

_TALLEST = 0.5
_QUALITY = 55


@dataclass
class Pictures:
    """Pictures of a case's pages, each rendered once, when it is first asked for.

    `rotations` are the degrees that bring a page (document id, number) upright, as the reader found them.
    """

    case: Case
    rotations: Mapping[tuple[str, int], int]
    _rendered: dict[tuple[str, int], Image.Image | None] = field(default_factory=dict)

    def of(self, miss: Miss) -> str:
        """Return HTML of the places of a miss, a crop for each page they are on; "" when there is nothing to show."""
        places = {(place.document_id, place.page) for place in (*miss.taken, *miss.wanted_at)}
        return "".join(self._crop(miss, *place) for place in sorted(places))

    def _crop(self, miss: Miss, document: str, page: int) -> str:
        picture = self._page(document, page)
        if picture is None:
            return ""
        taken = _boxes(miss.taken, document, page)
        wanted = _boxes(miss.wanted_at, document, page)
        frame = _frame([*taken, *wanted])
        marks = "".join(
            _mark(box, frame, kind) for kind, boxes in (("taken", taken), ("wanted", wanted)) for box in boxes
        )
        alternative = escape(f"Page {page}, where the value of {miss.path} stands")
        return (
            f'<figure class="crop"><img alt="{alternative}" src="data:image/jpeg;base64,{_encoded(picture, frame)}">'
            f"{marks}</figure>"
        )

    def _page(self, document: str, page: int) -> Image.Image | None:
        key = (document, page)
        if key not in self._rendered:
            self._rendered[key] = self._render(document, page)
        return self._rendered[key]

    def _render(self, document: str, page: int) -> Image.Image | None:
        files: dict[str, Path] = {
            document_id(self.case, number): file for number, file in enumerate(self.case.files)
        }
        try:
            data = files[document].read_bytes()
            png = render_page(
                data=data,
                media_type=inspect_document(data=data, limits=Limits()).media_type,
                page_number=page,
                max_width=_WIDTH,
                rotation=self.rotations.get((document, page), 0),
            )
        except (KeyError, OSError, DocumentRefused, ReadingFailed):
            return None
        return Image.open(io.BytesIO(png)).convert("L")


def _boxes(places: Sequence[Place], document: str, page: int) -> list[Box]:
    return [
        box for place in places if (place.document_id, place.page) == (document, page) for box in place.boxes
    ]


def _frame(boxes: Sequence[Box]) -> Box:
    """The part of the page to show: all boxes with a margin, not too small and not too tall."""
    left, top = min(box[0] for box in boxes) - _MARGIN[0], min(box[1] for box in boxes) - _MARGIN[1]
    right, bottom = max(box[2] for box in boxes) + _MARGIN[0], max(box[3] for box in boxes) + _MARGIN[1]
    wider, taller = max(0.0, _LEAST[0] - (right - left)) / 2, max(0.0, _LEAST[1] - (bottom - top)) / 2
    left, right, top, bottom = left - wider, right + wider, top - taller, bottom + taller
    top, bottom = max(0.0, top), min(1.0, bottom)
    return (max(0.0, left), top, min(1.0, right), max(top + 0.01, min(bottom, top + _TALLEST)))


def _mark(box: Box, frame: Box, kind: str) -> str:
    wide, high = frame[2] - frame[0], frame[3] - frame[1]
    if box[1] >= frame[3] or box[3] <= frame[1]:
        return ""
    left, top = (box[0] - frame[0]) / wide, (box[1] - frame[1]) / high
    width, height = (box[2] - box[0]) / wide, (box[3] - box[1]) / high
    return (
        f'<span class="box {kind}" style="left:{left:.2%};top:{top:.2%};width:{width:.2%};height:{height:.2%}">'
        "</span>"
    )


def _encoded(picture: Image.Image, frame: Box) -> str:
    edges = (
        round(frame[0] * picture.width),
        round(frame[1] * picture.height),
        max(round(frame[0] * picture.width) + 1, round(frame[2] * picture.width)),
        max(round(frame[1] * picture.height) + 1, round(frame[3] * picture.height)),
    )
    buffer = io.BytesIO()
    picture.crop(edges).save(buffer, "JPEG", quality=_QUALITY)
    return base64.b64encode(buffer.getvalue()).decode()
