"""Dictated notes that were typed into one field and lost their line breaks: a comma stands where each was, behind a
full stop or a colon ("PREOPERATIVE DIAGNOSIS: ,Gallstones.,POSTOPERATIVE DIAGNOSIS: , Same.,1.  Gout.,2.  Asthma.").

Read as they stand, such commas join a list to one entry, and a heading to the entry before it. So lines end where the
writer ended them, and the commas are left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from jobs.extraction.layout.pieces_of_words import piece_of
from referrals.data.pages import Page, Word

_MARK = re.compile(r"[.:;]\s*,(?=[A-Z\d])|:\s*,")
"""What no punctuation of a writer has: a comma behind a colon, or between a full stop and a capital without a space."""
_FEWEST_MARKS = 3
_GLUED = re.compile(r"(?:^|(?<=[.:;?!)])),(?=[A-Z\d(])")
"""A comma within a word as the page has it: "Gout.,2.", ",None"."""
_BEGINS_A_LINE = re.compile(r"\(?\d{1,2}[.)]|[A-Z][A-Z/&()-]{2,}[,:]?|[A-Z][a-z]+:")
"""A number, or a word of a heading."""


def has_lost_its_lines(pages: Sequence[Page]) -> bool:
    """Tell whether commas stand for line breaks in a document."""
    marks = 0
    for page in pages:
        marks += sum(1 for _ in _MARK.finditer(" ".join(word.text for word in page.words)))
        if marks >= _FEWEST_MARKS:
            return True
    return False


def lines_regained(words: Sequence[Word], below: str) -> Iterator[list[Word]]:
    """Yield the lines that the words of a printed line make; `below`: the first word of the next one."""
    pieces = [piece for word in words for piece in _parted(word)]
    line: list[Word] = []
    for number, (piece, glued) in enumerate(pieces):
        bare = piece.text.removesuffix(",")
        before = bare[-1:] or (line[-1].text[-1:] if line else "")
        following = pieces[number + 1][0].text if number + 1 < len(pieces) else below
        lost = glued or not bare or _BEGINS_A_LINE.fullmatch(following) is not None
        if bare == piece.text or not (before in ":;" or (before in ".?!)" and lost)):
            line.append(piece)
            continue
        if bare:
            line.append(piece_of(piece, 0, len(bare)))
        elif line:
            line[-1] = _with_the_place_of(line[-1], piece)
        if line and before not in ":;":
            yield line
            line = []
    if line:
        yield line


def _with_the_place_of(word: Word, comma: Word) -> Word:
    """A word that ends where the comma behind it does, for no gap between two cells is to be seen there."""
    x0, y0, _, y1 = word.box
    return replace(word, box=(x0, y0, comma.box[2], y1))


def _parted(word: Word) -> Iterator[tuple[Word, bool]]:
    """The pieces of a word, each up to a comma that stands for a line break, and whether that comma stands in it."""
    start = 0
    for comma in _GLUED.finditer(word.text):
        yield piece_of(word, start, comma.end()), True
        start = comma.end()
    yield (piece_of(word, start, len(word.text)) if start else word), False
