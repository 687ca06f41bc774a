"""The classes of a priority that a form prints beside boxes, with the time that each means in the cell below: over
"[ ] A   [ ] B   [x] C" stands "24 h et moins   10 jours et moins   28 jours et moins" in the next row."""

from __future__ import annotations

import re

from jobs.extraction.assistant.page.cells import below, cells_of
from jobs.extraction.assistant.page.checkboxes import BOX
from jobs.extraction.assistant.request.urgency.levels import stated_level, time_level
from jobs.extraction.found import Found
from jobs.extraction.text import Cell, Text

_CLASS = re.compile(
    rf"(?P<box>{BOX.pattern})\s*(?P<letter>(?i:p|class|classe|priorit[yé]|cat\.?)?\s?[A-E1-5])\W*"
)
_FEWEST = 3


def class_with_its_time(text: Text) -> Found | None:
    """Return the urgency of the one class that is marked; None where fewer than three have a time below, or not one is
    marked."""
    cells = cells_of(text)
    timed = [
        (match, cell, cells[under])
        for place, cell in enumerate(cells)
        if (match := _CLASS.fullmatch(cell.words)) is not None
        and (under := below(cells, place, head=True)) is not None
        and time_level(cells[under].words) is not None
    ]
    marked = [(cell, under) for match, cell, under in timed if match["marked"]]
    if len(timed) < _FEWEST or len(marked) != 1:
        return None
    return _found(*marked[0])


def _found(cell: Cell, under: Cell) -> Found | None:
    stated = stated_level(under.words)
    return Found(stated.level, (cell.span, under.span), 0.92) if stated is not None else None
