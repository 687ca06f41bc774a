"""The border of a form's cell taken off the word beside it: "[Male", "{Hemoglobin", "‘Member" and "|Interpreter" are
words that stand close behind a line of their table."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Sequence

from referrals.reading.layout import RawWord

_BORDERED = re.compile(r"(?:[\[{‘]+(?![xX][A-Z])|\|(?=[A-Z\d]))(?=\w{2})")
"""Behind a stroke a small letter is the second of a name: the stroke is its I. Behind a bracket an X may be a mark."""
_CLOSING = re.compile(r"[\]}]|\w['’][.,;:?!)]*$")


def without_borders(lines: Sequence[Sequence[RawWord]]) -> list[list[RawWord]]:
    """Return lines of words without the borders that were read as brackets or quotes before them. One that another
    closes on its line is what it seems."""
    return [
        [_without_border(word, line[place:]) for place, word in enumerate(line)]
        if any(_BORDERED.match(word.text) for word in line)
        else list(line)
        for line in lines
    ]


def _without_border(word: RawWord, following: Sequence[RawWord]) -> RawWord:
    border = _BORDERED.match(word.text)
    if border is None or word.handwritten:
        return word
    if border.group() != "|" and any(_CLOSING.search(other.text) for other in following):
        return word
    x0, y0, x1, y1 = word.edges
    left = x0 + (x1 - x0) * border.end() / len(word.text)
    return dataclasses.replace(word, text=word.text[border.end() :], edges=(left, y0, x1, y1))
