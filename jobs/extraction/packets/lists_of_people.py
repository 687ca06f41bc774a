"""Whether a page lists several patients, such as a clinic's list that was sent by mistake: nobody's referral."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date

from jobs.extraction.assistant.cells import cells_of
from jobs.extraction.assistant.document import Document
from jobs.extraction.packets.names import name_of
from jobs.extraction.text import Cell

LEAST_PEOPLE = 3
"""Two people are a patient and a parent, or twins."""
SAME_COLUMN = 0.03
"""By how much of the page's width cells of one column begin apart."""
_BIRTH_DATES = re.compile(
    r"\W*(?:d\W?o\W?b|date of birth|birth ?date|born|geburtsdatum|geb\.?(?: am)?|date de naissance|n[ée]e? le|"
    r"fecha de nacimiento|data di nascita|data de nascimento|geboortedatum)\W*",
    re.IGNORECASE,
)
_NAME = re.compile(r"[A-ZÀ-Þ][\w'’\-]+,? (?:[A-ZÀ-Þ][\w'’.\-]* ?){1,3}")


def lists_several_people(document: Document) -> bool:
    """Tell whether pages have a column headed as birth dates with at least three different ones,
    each beside a name."""
    cells = cells_of(document.text)
    heads = [cell for cell in cells if _BIRTH_DATES.fullmatch(cell.words)]
    return any(len(set(_born_below(document, cells, head))) >= LEAST_PEOPLE for head in heads)


def _born_below(document: Document, cells: list[Cell], head: Cell) -> Iterator[date]:
    """Yield the birth dates below a head whose rows name somebody."""
    for cell in cells:
        below = cell.page == head.page and cell.line > head.line and abs(cell.left - head.left) <= SAME_COLUMN
        if not below or not any(_names_somebody(other) for other in cells if other.line == cell.line):
            continue
        written = next(iter(document.dates_in(cell.span)), None)
        if written is not None and written.value <= document.today:
            yield written.value


def _names_somebody(cell: Cell) -> bool:
    return _NAME.fullmatch(cell.words) is not None and name_of(cell.words) is not None
