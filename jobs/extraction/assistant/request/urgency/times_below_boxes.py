"""The classes of a priority that a form prints beside boxes, with the time that each means in the cell below: over
"[ ] A   [ ] B   [x] C" stands "24 h et moins   10 jours et moins   28 jours et moins" in the next row, or
beside each its own: "[x] D | within 72 hours"."""

from __future__ import annotations

import re
from collections.abc import Sequence

from jobs.extraction.assistant.page.boxes import BOX
from jobs.extraction.assistant.page.cells import below, cells_of
from jobs.extraction.assistant.request.urgency.levels import stated_level, time_level
from jobs.extraction.found import Found
from jobs.extraction.text import Cell, Text

_CLASS = re.compile(rf"(?:{BOX.pattern})\s*(?i:p|class|classe|priorit[yé]|cat\.?)?\s?[A-E1-5]\W*")
_FEWEST = 3


def class_with_its_time(text: Text) -> Found | None:
    """Return the urgency of the one class that is marked; None where fewer than three have a time below or beside
    them, or not one is marked."""
    cells = cells_of(text)
    timed = [
        (match, cell, time)
        for place, cell in enumerate(cells)
        if (match := _CLASS.fullmatch(cell.words)) is not None
        and (time := _time_of(cells, place)) is not None
    ]
    marked = [(cell, under) for match, cell, under in timed if match["marked"]]
    if len(timed) < _FEWEST or len(marked) != 1:
        return None
    return _found(*marked[0])


def _time_of(cells: Sequence[Cell], place: int) -> Cell | None:
    """The cell that says what time a class means: the next one of its row, else the one below."""
    near = [place + 1] if place + 1 < len(cells) and cells[place + 1].line == cells[place].line else []
    under = below(cells, place, head=True)
    near += [under] if under is not None else []
    return next((cells[at] for at in near if time_level(cells[at].words) is not None), None)


def _found(cell: Cell, under: Cell) -> Found | None:
    stated = stated_level(under.words)
    return Found(stated.level, (cell.span, under.span), 0.92) if stated is not None else None
