"""Tables that are typed with strokes around their cells: "| Patient | Ada Hill |" between lines of "+-----+"."""

from __future__ import annotations

import re
from collections.abc import Sequence

from jobs.extraction.layout.pieces_of_words import piece_of
from referrals.data.pages import Word

_STROKES = "|\u2502"
_DRAWN = re.compile(r"[-+=_|\u2500-\u257f]+")
_IN_FRAMES = re.compile(rf"[{_STROKES}]|[^{_STROKES}]+")
_FEWEST_ROWS = 3


def has_framed_rows(lines: Sequence[Sequence[Word]]) -> bool:
    """Tell whether lines of a page are rows of a table with typed strokes around its cells."""
    return sum(map(is_framed, lines)) >= _FEWEST_ROWS and any(map(is_frame, lines))


def is_framed(words: Sequence[Word]) -> bool:
    """Tell whether a line begins and ends with a stroke and has words between."""
    return (
        len(words) > 1
        and words[0].text[0] in _STROKES
        and words[-1].text[-1] in _STROKES
        and not is_frame(words)
    )


def is_frame(words: Sequence[Word]) -> bool:
    """Tell whether a line is drawn with characters and says nothing: "+------+------+"."""
    return all(_DRAWN.fullmatch(word.text) for word in words)


def cells_between_strokes(words: Sequence[Word]) -> list[list[Word]]:
    """Return the words between each two strokes of a framed line, without the strokes and without empty cells."""
    cells: list[list[Word]] = [[]]
    for word in words:
        for piece in _IN_FRAMES.finditer(word.text):
            if piece.group() in _STROKES:
                cells.append([])
            else:
                cells[-1].append(piece_of(word, *piece.span()))
    return [cell for cell in cells if cell]
