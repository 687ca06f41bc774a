"""The statement that ends with a number: whose it is stands there, at its beginning or right before the number."""

from __future__ import annotations

import re

from jobs.extraction.assistant.document import Document
from jobs.extraction.text import CELL

NAMES_TOO = frozenset({"Mari", "Pai", "Nan", "Son", "Oma", "Opa"})
"""Words for relatives that people are called by as well: "Mari Laine, puh."."""
_ENDS = re.compile(
    r"\n|[;|]\s|(?<!\b[Tt]el)(?<!\b[Tt][ée]l)(?<!\b[Tt]fno)(?<!\b[A-ZÀ-Þ])[.!?]\s+(?=[A-ZÀ-Þ])"
)
_BROKEN_OFF = re.compile(r",\n(?=\W*$)")
"""Where the number begins the line below whose it is."""


def statement_before(document: Document, offset: int, *, reach: int) -> str:
    """Return the words of the statement before an offset, as far as they reach back, in the same cell; one that breaks
    off at a comma goes on below."""
    before = document.text.flowing[max(0, offset - reach) : offset].rpartition(CELL)[2]
    return _ENDS.split(_BROKEN_OFF.sub(", ", before))[-1]
