"""PP-OCR by way of rapidocr, the second reader: several times slower, and far better on a bad fax."""

from __future__ import annotations

from typing import Any

import cv2
import numpy as np
from rapidocr import RapidOCR

from referrals.reading.layout import RawWord
from referrals.reading.pictures import Gray, Picture
from referrals.reading.words import tidy

# The angle classifier turns good lines upside down, so it stays off: a page's orientation is found once, before.
# One thread: pages run in parallel, and threads do not survive the fork.
SETTINGS = {
    "Global.use_cls": False,
    "Global.log_level": "critical",
    "EngineConfig.onnxruntime.intra_op_num_threads": 1,
    "EngineConfig.onnxruntime.inter_op_num_threads": 1,
}


class SecondReader:
    """A warm PP-OCR. Not to be shared between threads."""

    def __init__(self) -> None:
        cv2.setNumThreads(0)
        self._engine: Any = RapidOCR(params=SETTINGS)
        # The models are loaded when they are first used, which must be before the fork.
        self._engine(np.full((48, 320, 3), 255, np.uint8), use_det=True, use_cls=False, use_rec=False)
        self._engine(np.full((48, 320, 3), 255, np.uint8), use_det=False, use_cls=False, use_rec=True)

    def read(self, picture: Picture) -> list[list[RawWord]]:
        """Return the words of an upright picture in lines, edges in pixels."""
        colour = cv2.cvtColor(picture.gray, cv2.COLOR_GRAY2BGR)
        seen = self._engine(colour, use_det=True, use_cls=False, use_rec=True, return_word_box=True)
        if seen.boxes is None or seen.txts is None:
            return []
        return [
            [
                RawWord(text=text, edges=_edges(corners), confidence=float(score))
                for found, score, corners in line
                if corners and (text := tidy(found.strip()))
            ]
            for line in seen.word_results
        ]

    def find_writing(self, gray: Gray) -> list[tuple[float, float]]:
        """Return how wide and how high each stretch of a picture is that looks written on, whether it
        could be read or not."""
        seen = self._engine(
            cv2.cvtColor(gray, cv2.COLOR_GRAY2BGR), use_det=True, use_cls=False, use_rec=False
        )
        if seen.boxes is None:
            return []
        sides = (np.ptp(corners, axis=0) for corners in seen.boxes)
        return [(float(width), float(height)) for width, height in sides]

    def read_word(self, gray: Gray) -> tuple[str, float]:
        """Return the one word, or what it takes for words, of a small picture, and its confidence."""
        seen = self._engine(
            cv2.cvtColor(gray, cv2.COLOR_GRAY2BGR), use_det=False, use_cls=False, use_rec=True
        )
        return (tidy(seen.txts[0].strip()), float(seen.scores[0])) if seen.txts else ("", 0.0)


def _edges(corners: list[list[float]]) -> tuple[float, float, float, float]:
    across, down = [float(x) for x, _ in corners], [float(y) for _, y in corners]
    return min(across), min(down), max(across), max(down)
