"""Pages of words laid out from plain text: a line a line, a tab a jump to the next column, a form feed a new page."""

from __future__ import annotations

import textwrap

from referrals.data.pages import Page, Word

_LEFT, _TOP, _LINE, _HEIGHT, _CHARACTER, _COLUMN = 0.06, 0.04, 0.016, 0.011, 0.0075, 0.22
_FULL_LINE = 95


def paper(text: str, *, confidence: float = 1.0, document_id: str = "doc_test") -> tuple[Page, ...]:
    """Return pages as the reader would give them; an empty line leaves a gap."""
    return tuple(
        _page(sheet.strip("\n"), number, confidence, document_id)
        for number, sheet in enumerate(text.split("\f"), start=1)
    )


def note_on_paper(note: str) -> tuple[Page, ...]:
    """Return the pages of a note typed without line breaks: its lines are broken where they are full."""
    return paper("\n".join(cut for line in note.split("\n") for cut in textwrap.wrap(line, _FULL_LINE)))


def _page(sheet: str, number: int, confidence: float, document_id: str) -> Page:
    words: list[Word] = []
    for line_number, line in enumerate(sheet.split("\n")):
        top = _TOP + line_number * _LINE
        left = _LEFT
        for index, cell in enumerate(line.split("\t")):
            if index:
                left = max(left + 4 * _CHARACTER, _LEFT + index * _COLUMN)
            for word in cell.split():
                right = left + len(word) * _CHARACTER
                words.append(Word(word, (left, top, right, top + _HEIGHT), confidence, line_number, 0))
                left = right + _CHARACTER
    return Page(
        document_id=document_id,
        number=number,
        width=595.0,
        height=842.0,
        source="text_layer" if confidence == 1.0 else "ocr",
        words=tuple(words),
        confidence=confidence if words else 0.0,
    )
