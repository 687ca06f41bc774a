"""The boxes of the rows of a document, and which of its signs are boxes at all: bullets are drawn like them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from jobs.extraction.assistant.page.answers_of_rows import Row
from jobs.extraction.assistant.page.boxes import boxes_in
from jobs.extraction.text import Span

EMPTY, MARKED, CROSSED, REST = "\ue000", "\ue001", "\ue002", "\ue003"
"""The letters that a row is rewritten with: one where a box begins, and one for the rest of it."""
_HOLLOW, _FULL, _DRAWN = "□○◯◻❏❑", "●■◼◉⬛•", "☐"


@dataclass(frozen=True, slots=True)
class BoxesOfRow:
    """The places of the boxes within a row, and its words with these rewritten."""

    row: Row
    places: tuple[Span, ...]
    drawn: str

    def mark(self, place: Span) -> str:
        return self.drawn[place.start]

    def sign(self, place: Span) -> str:
        return self.row.words[place.start : place.end]


def boxes_of(row: Row) -> BoxesOfRow:
    """Return the boxes of a row, whatever its page has."""
    places: list[Span] = []
    drawn = list(row.words)
    for box in boxes_in(row.words):
        places.append(Span(box.start(), box.end()))
        begun = MARKED if box["marked"] else EMPTY
        drawn[box.start() : box.end()] = [begun] + [REST] * (box.end() - box.start() - 1)
    return BoxesOfRow(row, tuple(places), "".join(drawn))


@dataclass(frozen=True, slots=True)
class Marks:
    """Which signs of a document are boxes. `bullets`: those that bullets are drawn with, as empty and full ones stand
    in one row or others are ticked; `rules`: lines to write on, as one has a cross on it; `ticks`: there are ticks, so
    that a cross means no."""

    bullets: bool
    rules: bool
    ticks: bool

    @classmethod
    def of(cls, rows: Sequence[BoxesOfRow]) -> Marks:
        marked = [
            boxes.sign(place) for boxes in rows for place in boxes.places if boxes.mark(place) == MARKED
        ]
        in_one_row = any(
            {sign in _FULL for sign in map(boxes.sign, boxes.places) if sign in _HOLLOW + _FULL}
            == {True, False}
            for boxes in rows
        )
        ticked = any(sign not in _FULL and sign not in ("X", "x") for sign in marked)
        return cls(
            bullets=in_one_row or ticked,
            rules=any("_" in sign for sign in marked),
            ticks=any(sign in "✓✔" for sign in marked) and any(sign in "✗✘" for sign in marked),
        )

    def those_of(self, boxes: BoxesOfRow) -> BoxesOfRow:
        """The boxes of a row that are boxes in this document, crosses told apart from ticks."""
        drawn = list(boxes.drawn)
        kept: list[Span] = []
        for place in boxes.places:
            sign = boxes.sign(place)
            if not self._is_box(sign, alone=len(boxes.places) == 1):
                drawn[place.start : place.end] = " " * (place.end - place.start)
                continue
            if self.ticks and sign in "✗✘":
                drawn[place.start] = CROSSED
            kept.append(place)
        return BoxesOfRow(boxes.row, tuple(kept), "".join(drawn))

    def _is_box(self, sign: str, *, alone: bool) -> bool:
        if sign in _HOLLOW + _FULL or (alone and sign == _DRAWN):
            return self.bullets
        return self.rules if set(sign) <= {"_"} else True
