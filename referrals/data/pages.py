"""What a reader hands on: pages of words, each word with its place and how sure the reader is of it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Literal

Box = tuple[float, float, float, float]
"""x0, y0, x1, y1 as fractions of the upright page, origin top left."""


def around(boxes: Iterable[Box]) -> Box:
    """Return the smallest box that holds all of these, of which there is one at least."""
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


PageSource = Literal["text_layer", "ocr", "none"]


@dataclass(frozen=True, slots=True)
class Word:
    """One word as it stands on the page.

    `confidence` is 0.0-1.0 (1.0 for a text layer); `line` and `block` number the lines and blocks of the page
    in reading order, starting at 0. `handwritten` tells that a hand wrote it: its text is a guess.
    """

    text: str
    box: Box
    confidence: float = 1.0
    line: int = 0
    block: int = 0
    handwritten: bool = False


@dataclass(frozen=True, slots=True)
class Page:
    """One page of a document, upright, with its words in reading order.

    `number` counts from 1. `width` and `height` are points (1/72 inch) of the upright page. `rotation` is the
    clockwise turn in degrees (0, 90, 180, 270) that was needed to bring the stored page upright. `confidence`
    is the mean confidence of its words, 0.0 for a page without words. `problem` is a sentence for people when
    the page could not be read, else None; an unreadable page is kept, without words, or with those of
    the part of it that has arrived. `struck` are the places of
    words that somebody struck out: they are none of `words`, so that nothing rests on them.
    """

    document_id: str
    number: int
    width: float
    height: float
    source: PageSource
    words: tuple[Word, ...] = field(default=())
    rotation: int = 0
    confidence: float = 1.0
    problem: str | None = None
    struck: tuple[Box, ...] = ()

    def to_json(self) -> dict[str, Any]:
        """Return a compact JSON form: words as [text, x0, y0, x1, y1, confidence, line, block], and 1
        behind that where a word is handwritten. `struck` is there only where something is struck out."""
        return {
            "document_id": self.document_id,
            "number": self.number,
            "width": round(self.width, 2),
            "height": round(self.height, 2),
            "source": self.source,
            "rotation": self.rotation,
            "confidence": round(self.confidence, 4),
            "problem": self.problem,
            "words": [
                [
                    w.text,
                    *(round(edge, 5) for edge in w.box),
                    round(w.confidence, 3),
                    w.line,
                    w.block,
                    *([1] if w.handwritten else []),
                ]
                for w in self.words
            ],
            **({"struck": [[round(edge, 5) for edge in box] for box in self.struck]} if self.struck else {}),
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Page:
        """Return the Page that `to_json` wrote."""
        return cls(
            document_id=data["document_id"],
            number=data["number"],
            width=data["width"],
            height=data["height"],
            source=data["source"],
            rotation=data["rotation"],
            confidence=data["confidence"],
            problem=data["problem"],
            struck=tuple((x0, y0, x1, y1) for x0, y0, x1, y1 in data.get("struck", ())),
            words=tuple(
                Word(
                    text=w[0],
                    box=(w[1], w[2], w[3], w[4]),
                    confidence=w[5],
                    line=w[6],
                    block=w[7],
                    handwritten=len(w) > 8,
                )
                for w in data["words"]
            ),
        )
