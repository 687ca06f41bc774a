"""Where the head of a page stands: that of the first one, and that of a letter behind its cover."""

from __future__ import annotations

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.parties.named_parties import LINES_OF_A_HEAD
from jobs.extraction.text import Cell


def heads_a_page(document: Document, cell: Cell) -> bool:
    """Tell whether a cell stands in the letterhead on one of the first lines of its page."""
    line = document.text.lines[cell.line]
    first = document.text.lines_by_page[line.page][0].number
    return (
        line.number - first < LINES_OF_A_HEAD and document.outline.block_at(cell.span.start) == "letterhead"
    )
