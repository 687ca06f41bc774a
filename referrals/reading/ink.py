"""Whether there is ink on a page's picture: what tells a page without words from a blank one."""

from __future__ import annotations

from referrals.reading.pictures import Picture

_EDGE = 0.06
"""Share of each side that is not looked at: shadows of the scanner and of holes lie there."""
_CELL = 4
"""Pixels of a cell: specks of dust do not darken one, strokes do."""
_DARK = 160
_LEAST = 0.004
"""Share of dark cells from which a page is not blank; a page of text has ten times as many."""


def has_ink(picture: Picture) -> bool:
    """Tell whether so much stands on a page that it is not blank."""
    height, width = picture.gray.shape
    top, left = int(height * _EDGE), int(width * _EDGE)
    inner = picture.gray[top : height - top, left : width - left]
    rows, columns = inner.shape[0] // _CELL, inner.shape[1] // _CELL
    if not rows or not columns:
        return False
    cells = inner[: rows * _CELL, : columns * _CELL].reshape(rows, _CELL, columns, _CELL).mean(axis=(1, 3))
    return float((cells < _DARK).mean()) > _LEAST
