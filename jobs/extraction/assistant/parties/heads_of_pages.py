"""Where the head of a page stands: that of the first one, and that of a letter behind its cover."""

from __future__ import annotations

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.parties.words_of_parties import LINES_OF_A_HEAD
from jobs.extraction.assistant.values.phones import find_phones
from jobs.extraction.text import Cell


def heads_a_page(document: Document, cell: Cell) -> bool:
    """Tell whether a cell stands in the letterhead on one of the first lines of its page."""
    line = document.text.lines[cell.line]
    first = document.text.lines_by_page[line.page][0].number
    return (
        line.number - first < LINES_OF_A_HEAD and document.outline.block_at(cell.span.start) == "letterhead"
    )


def goes_on_a_head(document: Document, offset: int) -> bool:
    """Tell whether what stands at a place goes on the sender's head, right below the number by which it is reached."""
    line = document.text.line_at(offset)
    above = document.text.lines[line.number - 1] if line.number else line
    if document.outline.block_at(offset) != "letterhead" or above is line or above.page != line.page:
        return False
    in_head = document.outline.block_at(above.start) == "letterhead"
    return in_head and any(find_phones(document.text.content, start=above.start, end=above.end))
